/* In builds (scripts/languages.ts), `#messages/shell.ts` and its siblings read from here. */

type Texts = Readonly<Record<string, unknown>>;

const loaded = new Map<string, Texts>();
let rest: () => Promise<unknown> = async () => {};

export function addTexts(texts: Readonly<Record<string, Texts>>): void {
  for (const [name, each] of Object.entries(texts)) loaded.set(name, each);
}

/** `load` loads the texts that a first visit doesn't show. */
export function setRest(load: () => Promise<unknown>): void {
  rest = load;
}

/** Rejects on failure; the next call tries again. */
export const loadAllTexts = (): Promise<unknown> => rest();

export function textsOf(name: string, otherwise?: Texts): Texts {
  const texts = loaded.get(name) ?? otherwise;
  if (!texts) throw new Error(`The texts of ${name} are not loaded`);
  return texts;
}
