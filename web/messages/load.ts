import { LANGUAGE_FILES, type TextsLoader } from "./language-files.ts";

type Texts = Readonly<Record<string, unknown>>;

const NONE: TextsLoader = async () => ({ texts: {} });

const loaded = new Map<string, Texts>();
let loadHome: () => Promise<unknown> = async () => {};
let loadRest = loadHome;

function addTexts(texts: Readonly<Record<string, Texts>>): void {
  for (const [name, each] of Object.entries(texts)) loaded.set(name, each);
}

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
 * Loads the texts that every first visit needs. Resolves to their language: the wanted one or, if its file can't be
 * loaded, the first that can.
 */
export async function loadTexts(wanted: string): Promise<string> {
  let firstFault: unknown;
  for (const language of [wanted, ...Object.keys(LANGUAGE_FILES)]) {
    try {
      const { texts, home, rest } = await (LANGUAGE_FILES[language] ?? NONE)();
      addTexts(texts);
      loadHome = loadOnce(home);
      loadRest = loadOnce(rest);
      return language;
    } catch (fault) {
      firstFault ??= fault;
    }
  }
  throw firstFault;
}

export const loadHomeTexts = (): Promise<unknown> => loadHome();

export const loadAllTexts = (): Promise<unknown> => Promise.all([loadHome(), loadRest()]);

export const loadThreadTexts = (language: string): Promise<void> => loadOnce(LANGUAGE_FILES[language])();

/** In builds (scripts/languages.ts), `#messages/shell.ts` and its siblings read their texts from here. */
export function textsOf(name: string, otherwise?: Texts): Texts {
  const texts = loaded.get(name) ?? otherwise;
  if (!texts) throw new Error(`The texts of ${name} are not loaded`);
  return texts;
}
