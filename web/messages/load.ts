import { FILES, type LoadTexts } from "./language-files.ts";
import { addTexts, setLater } from "./loaded.ts";

const NONE: LoadTexts = async () => ({ texts: {} });

/** If loading fails, the next call tries again. */
function loadOnce(load = NONE): () => Promise<void> {
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
 * Loads the texts of every first visit. Resolves to their language: the wanted one or, if its file can't be
 * loaded, the first that can.
 */
export async function loadTexts(wanted: string): Promise<string> {
  let firstFault: unknown;
  for (const language of [wanted, ...Object.keys(FILES)]) {
    try {
      const { texts, home, rest } = await (FILES[language] ?? NONE)();
      addTexts(texts);
      setLater(loadOnce(home), loadOnce(rest));
      return language;
    } catch (fault) {
      firstFault ??= fault;
    }
  }
  throw firstFault;
}

/** Loads the texts of exported files, in a web worker. */
export const loadThreadTexts = (language: string): Promise<void> => loadOnce(FILES[language])();
