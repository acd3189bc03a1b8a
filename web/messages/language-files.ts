export type LoadTexts = () => Promise<{
  readonly texts: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly home?: LoadTexts;
  readonly rest?: LoadTexts;
}>;

/** By language; filled in by the app's build (scripts/languages.ts). */
export const FILES: Readonly<Record<string, LoadTexts>> = {};
