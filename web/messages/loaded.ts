/* In builds (scripts/languages.ts), `#messages/shell.ts` and its siblings read from here. */

type Texts = Readonly<Record<string, unknown>>;

const loaded = new Map<string, Texts>();
let loadHome: () => Promise<unknown> = async () => {};
let loadRest = loadHome;

export function addTexts(texts: Readonly<Record<string, Texts>>): void {
  for (const [name, each] of Object.entries(texts)) loaded.set(name, each);
}

export function setLater(home: typeof loadHome, rest: typeof loadRest): void {
  loadHome = home;
  loadRest = rest;
}

/** Rejects on failure; the next call tries again. */
export const loadHomeTexts = (): Promise<unknown> => loadHome();

export const loadAllTexts = (): Promise<unknown> => Promise.all([loadHome(), loadRest()]);

export function textsOf(name: string, otherwise?: Texts): Texts {
  const texts = loaded.get(name) ?? otherwise;
  if (!texts) throw new Error(`The texts of ${name} are not loaded`);
  return texts;
}
