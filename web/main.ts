import { LANGUAGES, type LanguageId } from "./messages/languages.ts";
import { loadHomeTexts, loadTexts } from "./messages/load.ts";

const root = document.documentElement;

// Modules read texts as soon as they are evaluated, so the texts are loaded first.
void loadTexts(root.lang).then(async (lang) => {
  // Requested before the home page's code, which waits for these texts.
  if (location.pathname === "/") void loadHomeTexts().catch(() => {});
  Object.assign(root, { lang, dir: LANGUAGES[lang as LanguageId]?.dir });
  (await import("./app/start.tsx")).startApp();
});
