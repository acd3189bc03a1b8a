import { FILES, type LanguageFile } from "./language-files.ts";
import { addTexts, setRest } from "./loaded.ts";

/** Adds the texts of a file. Each file is asked for once, and again after a failure. */
function loadFile(load: LanguageFile = async () => ({ texts: {} })): () => Promise<void> {
  let loading: Promise<void> | undefined;
  return () => {
    loading ??= load().then(({ texts }) => addTexts(texts));
    loading.catch(() => {
      loading = undefined;
    });
    return loading;
  };
}

/** Loads what a first visit shows, in a page; `language` is the page's `lang`. */
export async function loadTexts(language: string): Promise<void> {
  const files = FILES[language];
  setRest(loadFile(files?.rest));
  await loadFile(files?.first)();
}

/** Loads what the files of a design say, in a web worker. */
export const loadThreadTexts = (language: string): Promise<void> => loadFile(FILES[language]?.thread)();
