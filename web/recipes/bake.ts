import type { Arrangement, Size } from "../../shared/machine/types.ts";
import { closePicture, openPicture } from "../fit/open-picture.ts";
import type { Letterer, LetteringOrder } from "../lettering/letterer.ts";
import { store } from "../storage/store.ts";
import { storedPath } from "../store/image-values.ts";
import type { LetteringData } from "./lettering-data.ts";
import { letteringOrder, setsOf } from "./lettering-order.ts";
import { hidesBackground, isUntouched } from "./only-placed.ts";
import type { Recipe } from "./recipe.ts";
import { originalOf } from "./recipe-for.ts";

/** A recipe, and the arrangement of the machine's screen in which its picture stands. */
export interface Bakable {
  readonly recipe: Recipe;
  readonly arrangement: Arrangement;
  /** The original, where it is not kept yet. */
  readonly file?: Blob | undefined;
}

/** What it is baked with. */
export interface Kitchen {
  readonly data: LetteringData;
  readonly letterer: Letterer;
}

/**
 * Makes the pictures of recipes that stand on one machine screen, as PNGs: places their originals, then puts
 * words and logos on, as one set. Rejects where an original is gone, the browser can't, or the signal ends it.
 */
export async function bakeScreen(
  screen: readonly Bakable[],
  { data, letterer }: Kitchen,
  signal?: AbortSignal,
): Promise<Uint8Array<ArrayBuffer>[]> {
  const orders = await Promise.all(screen.map((one) => orderFor(one, data)));
  signal?.throwIfAborted();
  const pictures: Uint8Array<ArrayBuffer>[] = [];
  for (const set of setsOf(screen)) {
    const lettered = await letterer.letter(
      set.map((at) => orders[at] as (typeof orders)[number]), // Of the screen.
      signal,
    );
    for (const [i, { png }] of lettered.entries()) pictures[set[i] as number] = png;
  }
  return pictures;
}

/** The order to letter a recipe's picture: its original placed, and what stands on it. Rejects as `bakeScreen` does. */
export async function orderFor(
  { recipe, arrangement, file }: Bakable,
  data: LetteringData,
): Promise<LetteringOrder> {
  const picture = await placedPicture(recipe, arrangement.size, file);
  const logo = recipe.logo && (await bytesOf(storedPath(recipe.logo.sha256)));
  return letteringOrder(data, recipe, arrangement, { picture, logo });
}

/** What a recipe's words are put on: its original in the frame. Rejects where it can't be made. */
async function placedPicture(recipe: Recipe, frame: Size, given?: Blob): Promise<Uint8Array<ArrayBuffer>> {
  const file = given ?? (await originalOf(recipe));
  if (!file) throw new Error("the original is not kept any more");
  const { original } = recipe;
  if (isUntouched(original, frame, recipe.placement)) {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const isPng = original.kind === "kept" && original.type === "image/png";
    if (!isPng || hidesBackground(bytes, recipe.background)) return bytes;
  }
  const picture = await openPicture(file, frame);
  if (!("studio" in picture)) throw new Error("the original can't be opened");
  try {
    const { placement, background } = recipe;
    const placed = await picture.studio.ask("render", { placement, frame, background });
    if (!placed) throw new Error("the original could not be placed");
    return placed;
  } finally {
    closePicture(picture);
  }
}

async function bytesOf(value: string): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = await store.imageBytes(value);
  if (typeof bytes === "string") throw new Error(`an image is ${bytes}`);
  return bytes;
}
