export type LanguageFile = () => Promise<{
  readonly texts: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}>;

/** The text files, by language. The app's build fills this in (scripts/languages.ts). */
export const FILES: Readonly<
  Record<string, Readonly<Partial<Record<"first" | "rest" | "thread", LanguageFile>>>>
> = {};
