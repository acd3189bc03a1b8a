export type LanguageFile = () => Promise<{
  readonly texts: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}>;

/** By language; filled in by the app's build (scripts/languages.ts). */
export const FILES: Readonly<
  Record<string, Readonly<Partial<Record<"first" | "rest" | "thread", LanguageFile>>>>
> = {};
