export type TextsLoader = () => Promise<{
  readonly texts: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly home?: TextsLoader;
  readonly rest?: TextsLoader;
}>;

/** By language; filled in by the app's build (scripts/languages.ts). */
export const LANGUAGE_FILES: Readonly<Record<string, TextsLoader>> = {};
