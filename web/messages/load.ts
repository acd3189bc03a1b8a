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

/**
 * Loads what a first visit shows, in a page. Resolves to the language: the one wanted, or if its file can't be
 * loaded, as without a network, the first one whose file can.
 */
export async function loadTexts(wanted: string): Promise<string> {
  let firstFault: unknown;
  for (const language of [wanted, ...Object.keys(FILES)]) {
    const files = FILES[language];
    try {
      await loadFile(files?.first)();
      setRest(loadFile(files?.rest));
      return language;
    } catch (fault) {
      firstFault ??= fault;
    }
  }
  throw firstFault;
}

/** Loads what the files of a design say, in a web worker. Rejects if they can't be loaded. */
export const loadThreadTexts = (language: string): Promise<void> => loadFile(FILES[language]?.thread)();
