import { sha256Of } from "./pictures.ts";
import { inlineBytes, inlineIn, storedIn } from "./values.ts";

/** What is kept in IndexedDB, and all that may refer to it. */
interface Kept {
  /** Every stored value that is in use, or a text that may hold some. */
  readonly texts: readonly string[];
  /** The SHA-256s that have bytes. */
  readonly pictures: readonly string[];
  /** Recipes as texts, with the SHA-256s of the pictures that they made. */
  readonly recipes: readonly { readonly picture: string; readonly text: string }[];
}

/** What nothing refers to: pictures, and pictures whose recipes are not needed any more. */
interface Unused {
  readonly pictures: readonly string[];
  readonly recipes: readonly string[];
  /** What recipes alone refer to. */
  readonly originals: readonly string[];
}

const SHA256 = /\b[0-9a-f]{64}\b/g;

/** Finds what nothing refers to. A recipe lives as long as its picture, inline or not, and its files with it. */
export async function findUnused({ texts, pictures, recipes }: Kept): Promise<Unused> {
  const used = new Set(texts.flatMap(storedIn));
  const originals = new Set<string>();
  const made = new Set(recipes.length > 0 ? [...used, ...(await inlineHashes(texts))] : []);
  for (const { picture, text } of recipes)
    if (made.has(picture)) for (const [sha256] of text.matchAll(SHA256)) originals.add(sha256);
  return {
    pictures: pictures.filter((sha256) => !used.has(sha256) && !originals.has(sha256)),
    recipes: [...new Set(recipes.map(({ picture }) => picture))].filter((picture) => !made.has(picture)),
    originals: [...originals].filter((sha256) => !used.has(sha256)),
  };
}

/** One after another, so that the page answers in between. */
async function inlineHashes(texts: readonly string[]): Promise<string[]> {
  const hashes: string[] = [];
  for (const value of new Set(texts.flatMap(inlineIn))) {
    const bytes = inlineBytes(value);
    if (bytes) hashes.push(await sha256Of(bytes));
  }
  return hashes;
}
