import { LANGUAGES, type LanguageId } from "./messages/languages.ts";
import { loadHomeTexts, loadTexts } from "./messages/load.ts";

const root = document.documentElement;

// Modules read texts as soon as they are evaluated, so the texts are loaded first.
void loadTexts(root.lang).then(async (lang) => {
  // The home page's code waits for these, but is requested only later.
  if (location.pathname === "/") void loadHomeTexts().catch(() => {});
  Object.assign(root, { lang, dir: LANGUAGES[lang as LanguageId]?.dir });
  (await import("./app/start.tsx")).startApp();
});
