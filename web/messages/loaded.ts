/* The texts in the page's language. The build lets `#messages/shell.ts` and the like ask here (scripts/languages.ts). */

type Texts = Readonly<Record<string, unknown>>;

const loaded = new Map<string, Texts>();
let rest: () => Promise<unknown> = async () => {};

export function addTexts(texts: Readonly<Record<string, Texts>>): void {
  for (const [name, each] of Object.entries(texts)) loaded.set(name, each);
}

/** Tells how to load the texts that a first visit doesn't show. */
export function setRest(load: () => Promise<unknown>): void {
  rest = load;
}

/** Resolves when all texts are loaded. Rejects if they can't be; calling again then tries again. */
export const allTexts = (): Promise<unknown> => rest();

export function textsOf(name: string, otherwise?: Texts): Texts {
  const texts = loaded.get(name) ?? otherwise;
  if (!texts) throw new Error(`The texts of ${name} are not loaded`);
  return texts;
}
