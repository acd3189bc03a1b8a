/** In localStorage: the language that the visitor chose. */
export const LANGUAGE_KEY = "brewscreen:language";

/** The first is the specification's language. */
export const LANGUAGES = {
  en: { name: "English", dir: "ltr" },
  de: { name: "Deutsch", dir: "ltr" },
  fr: { name: "Français", dir: "ltr" },
  es: { name: "Español", dir: "ltr" },
  it: { name: "Italiano", dir: "ltr" },
  "pt-BR": { name: "Português (Brasil)", dir: "ltr" },
  nl: { name: "Nederlands", dir: "ltr" },
  pl: { name: "Polski", dir: "ltr" },
  ja: { name: "日本語", dir: "ltr" },
  ar: { name: "العربية", dir: "rtl" },
} as const;

export type LanguageId = keyof typeof LANGUAGES;
