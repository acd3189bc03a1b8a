import { FILES, type LanguageFile } from "./language-files.ts";
import { addTexts, setRest } from "./loaded.ts";

/** If loading fails, the next call tries again. */
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
 * Loads the texts that a first visit shows. Resolves to their language: the wanted one or, if its file can't be
 * loaded, the first one whose file can.
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

/** In a web worker, loads the texts of exported files. Rejects on failure. */
export const loadThreadTexts = (language: string): Promise<void> => loadFile(FILES[language]?.thread)();
