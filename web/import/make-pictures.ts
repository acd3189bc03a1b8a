import { defaultImage } from "../../shared/machine/questions.ts";
import type { Category, Size } from "../../shared/machine/types.ts";
import { pictures } from "../edit/app.ts";

import { bundledImage, fittedImage, type NewImage, pngImage } from "../edit/new-image.ts";
import { DROP } from "../messages/en/drop.ts";
import { type TakenFile, takeFile } from "../picture/take-file.ts";

/** A picture at the exact size of a place, or why there is none. */
export type Made = Exclude<TakenFile, { kind: "refused" }>;

/** What a picture is made for. */
export interface MadeFor {
  readonly category: Category;
  readonly size: Size;
}

/** Makes pictures fit as they lie best, one after the other, each once for a size; those that were adjusted are known. */
export class Maker {
  readonly #made = new Map<string, Promise<Made>>();
  readonly #adjusted = new Set<string>();
  #last: Promise<unknown> = Promise.resolve();
  #isOver = false;

  make(file: File, place: MadeFor): Promise<Made> {
    const key = keyOf(file, place);
    const known = this.#made.get(key);
    if (known) return known;
    const made: Promise<Made> = this.#last.then(() => {
      if (this.#made.get(key) !== made) throw new Error("it is for no place any more");
      return this.#now(file, place);
    });
    this.#last = made.catch(() => {});
    this.#made.set(key, made);
    return made;
  }

  /** Forgets what was made for other places than these; what waits for its turn is not made any more. */
  keep(wanted: readonly { readonly file: File; readonly place: MadeFor }[]): void {
    const keys = new Set(wanted.map(({ file, place }) => keyOf(file, place)));
    for (const key of this.#made.keys())
      if (!keys.has(key) && !this.#adjusted.has(key)) this.#made.delete(key);
  }

  /** The visitor has adjusted it. */
  adjusted(file: File, place: MadeFor, made: Made): void {
    const key = keyOf(file, place);
    this.#adjusted.add(key);
    this.#made.set(key, Promise.resolve(made));
  }

  /** Nothing more is made. */
  close(): void {
    this.#isOver = true;
  }

  async #now(file: File, { category, size }: MadeFor): Promise<Made> {
    if (this.#isOver) throw new Error("nobody waits for it any more");
    const taken = await takeFile(file, { accepts: category.accepts, size }, true);
    return taken.kind === "refused" ? { kind: "failed", words: DROP.notRead(file.name) } : taken;
  }
}

/** Files have no identity of their own that can be written down. */
const numbers = new WeakMap<File, number>();
let lastNumber = 0;
function keyOf(file: File, { category: { accepts }, size }: MadeFor): string {
  const number = numbers.get(file) ?? ++lastNumber;
  numbers.set(file, number);
  return `${number} ${accepts} ${size.width}x${size.height}`;
}

/** What goes into a place: the picture with its recipe, or our own file where it is that. */
export async function imageOf(
  made: Exclude<Made, { kind: "failed" }>,
  file: File,
  category: Category,
  place: { readonly slot: string; readonly count: number },
): Promise<NewImage> {
  if (made.kind === "exact") {
    const path = category.kind === "slots" ? defaultImage(category, place.count, place.slot) : undefined;
    return path !== undefined && (await isFileOf(path, made.bytes))
      ? bundledImage(path)
      : pngImage(made.bytes);
  }
  const { fitted: finished, placed, original } = made;
  return fittedImage({ ...placed, file, finished, original });
}

/** Whether a picture is the file that the app has at a path, byte for byte. */
async function isFileOf(path: string, bytes: Uint8Array): Promise<boolean> {
  const ours = await pictures.bytes({ path });
  return typeof ours !== "string" && isSame(ours, bytes);
}

export const isSame = (one: Uint8Array, other: Uint8Array): boolean =>
  one.length === other.length && one.every((byte, at) => byte === other[at]);
