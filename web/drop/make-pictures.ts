import { defaultImage } from "../../shared/machine/questions.ts";
import type { Category, Size } from "../../shared/machine/types.ts";
import { plainImage } from "../../shared/model/design.ts";
import { readRecipe } from "../../shared/model/read-recipe.ts";
import { RECIPE_VERSION, recipeImage } from "../../shared/model/recipe.ts";
import { pictures } from "../edit/app.ts";
import { bundledImage, type NewImage, namedBytes, pngImage } from "../edit/new-image.ts";
import type { Edit } from "../fit/edit.ts";
import { fitAtOnce } from "../fit/fit-at-once.ts";
import type { KeptOriginal } from "../fit/keep-original.ts";
import { admit, canBeFitted } from "../intake/admit.ts";
import { mayShowThrough } from "../intake/png-alpha.ts";
import { DROP } from "../words/drop.ts";

/** A picture at the exact size of a place. */
export type Made =
  /** It had that size, and is as it came. */
  | { readonly kind: "exact"; readonly bytes: Uint8Array<ArrayBuffer> }
  | {
      readonly kind: "fitted";
      readonly fitted: File;
      readonly edit: Edit<undefined>;
      readonly original: KeptOriginal | undefined;
    }
  | { readonly kind: "failed"; readonly words: string };

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
    const admission = await admit(file, { accepts: category.accepts, size });
    if (admission.ok) return { kind: "exact", bytes: admission.bytes };
    if (!canBeFitted(admission.refusal)) return { kind: "failed", words: DROP.notRead(file.name) };
    const made = await fitAtOnce(file, size, true);
    if ("words" in made) return { kind: "failed", words: made.words };
    return { kind: "fitted", fitted: made.file, edit: made.edit, original: made.original };
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
  return fittedImage(file, made);
}

/** The picture that was fitted, with its recipe if its original is kept. A PNG that was only placed stays as it is. */
async function fittedImage(
  file: File,
  { fitted, edit, original }: Extract<Made, { kind: "fitted" }>,
): Promise<NewImage> {
  const { name } = file;
  const bytes = await bytesOf(file);
  const isHidden = edit.background.kind === "clear" || !mayShowThrough(bytes);
  if (file.type === "image/png" && isUntouched(original, edit) && isHidden) return pngImage(bytes, name);
  const finished = await namedBytes(await bytesOf(fitted));
  const kept = original && (await namedBytes(original.bytes));
  const recipe =
    kept &&
    readRecipe({
      version: RECIPE_VERSION,
      original: {
        blob: kept.picture.blob,
        type: original.type,
        width: original.width,
        height: original.height,
      },
      placement: original.placement,
      background: edit.background,
    });
  if (!recipe) return { image: plainImage(finished.picture, name), blobs: finished.blobs };
  return {
    image: recipeImage(recipe, { name, picture: finished.picture }),
    blobs: new Map([...finished.blobs, ...kept.blobs]),
  };
}

/** Whether an original has the frame's size and lies in it as it is. */
function isUntouched(original: Size | undefined, { frame, placement }: Edit<undefined>): boolean {
  const { x, y, scale, quarters, angle, mirrored } = placement;
  return (
    original?.width === frame.width &&
    original.height === frame.height &&
    [x, y, quarters, angle].every((value) => value === 0) &&
    scale === 1 &&
    !mirrored
  );
}

const bytesOf = async (file: Blob) => new Uint8Array(await file.arrayBuffer());

/** Whether a picture is the file that the app has at a path, byte for byte. */
async function isFileOf(path: string, bytes: Uint8Array): Promise<boolean> {
  const ours = await pictures.bytes({ path });
  return typeof ours !== "string" && isSame(ours, bytes);
}

export const isSame = (one: Uint8Array, other: Uint8Array): boolean =>
  one.length === other.length && one.every((byte, at) => byte === other[at]);
