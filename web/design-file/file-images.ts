import { arrangementFor, findCategory } from "../../shared/machine/questions.ts";
import type { MachineModel, Size } from "../../shared/machine/types.ts";
import { inspect } from "../intake/inspect.ts";
import { parseImageValue } from "../storage/values.ts";

/** Pixels of a logo's side at most. */
const MAX_LOGO = 4096;

/** The size of a place's image; undefined for a place that the model does not show with these counts. */
export function sizeOf(
  model: MachineModel,
  counts: Readonly<Record<string, number>>,
  id: string,
  slot: string,
): Size | undefined {
  const category = findCategory(model, id);
  if (!category) return undefined;
  const { places, size } = arrangementFor(category, counts[id]);
  const isShown =
    category.kind === "list"
      ? String(Number(slot)) === slot && Number(slot) < category.maxImages
      : places.some((place) => place.slot === slot);
  return isShown ? size : undefined;
}

/** The slot by which a recipe knows a place: a list's pictures stand in that of its arrangement. */
export function recipeSlotOf(model: MachineModel, id: string, slot: string): string {
  const category = findCategory(model, id);
  return category?.kind === "list" ? (category.arrangements[0].places[0]?.slot ?? slot) : slot;
}

/** Whether bytes are a PNG of that size. Its integrity is checked, too. */
export async function isPngOf(size: Size, bytes: Uint8Array<ArrayBuffer>): Promise<boolean> {
  const facts = await inspect(new Blob([bytes]));
  return facts.kind === "png" && facts.png.width === size.width && facts.png.height === size.height;
}

/** Whether bytes are a PNG that a logo may be. */
export async function isLogo(bytes: Uint8Array<ArrayBuffer>): Promise<boolean> {
  const facts = await inspect(new Blob([bytes]));
  return facts.kind === "png" && Math.max(facts.png.width, facts.png.height) <= MAX_LOGO;
}

/** Whether a value is the path of a picture that the app serves, and cannot climb out of them. */
export const isBundled = (value: string): boolean =>
  parseImageValue(value)?.kind === "path" && /^\/images\/[\w-]+(\/[\w-]+)*\.png$/.test(value);
