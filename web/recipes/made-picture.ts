import type { Edit, EditStart } from "../fit/edit.ts";
import type { KeptOriginal } from "../fit/keep-original.ts";
import type { NewImage } from "../storage/design-store.ts";
import { sha256Of } from "../store/sha256.ts";
import { hidesBackground, isUntouched } from "./only-placed.ts";
import { type Original, RECIPE_VERSION, type Recipe } from "./recipe.ts";

/** A picture as the editor made it. */
interface Made {
  /** What it was made of, and the PNG. */
  readonly file: File;
  readonly fitted: File;
  readonly edit: Pick<Edit, "frame" | "placement" | "background">;
  /** Where the file is kept already, or comes from; else as it is to be kept, unless that can't be. */
  readonly known?: Original | undefined;
  readonly kept?: KeptOriginal | undefined;
  /** The place that it is for. */
  readonly place: Pick<Recipe, "category" | "slot">;
  /** The look that the original is from. */
  readonly look?: string | undefined;
  /** What stands on it, and the logo's file. */
  readonly standing: Pick<Recipe, "words" | "logo">;
  readonly logo: Uint8Array<ArrayBuffer> | undefined;
}

/** What goes into the place: the PNG with its recipe, or the file itself where that was only placed. */
export async function madePicture(made: Made): Promise<NewImage> {
  const { file, fitted, edit, known, kept, place, look, standing, logo } = made;
  const { name } = file;
  const bytes = await bytesOf(file);
  const isBare = !standing.words && !standing.logo;
  const isOnlyPlaced =
    file.type === "image/png" &&
    isUntouched(known ?? kept, edit.frame, edit.placement) &&
    hidesBackground(bytes, edit.background);
  if (isBare && isOnlyPlaced) return known?.kind === "bundled" ? { path: known.path, name } : { bytes, name };
  const original = known ?? (kept && (await originalOf(kept)));
  const recipe: Recipe | undefined = original && {
    version: RECIPE_VERSION,
    ...place,
    original,
    placement: kept?.placement ?? edit.placement,
    background: edit.background,
    ...standing,
    ...(look !== undefined && { look }),
    madeAt: Date.now(),
  };
  const files = recipe ? [...filesFor(recipe.original, bytes, kept), ...(logo ? [logo] : [])] : [];
  return {
    bytes: await bytesOf(fitted),
    name,
    // Given with it also where it is kept already: the picture that held it may be gone by then.
    ...(recipe && { recipe: { recipe, originals: files } }),
  };
}

/** Whether nothing was changed of how it was made before. */
export const isUnchanged = (
  start: Pick<EditStart, "placement" | "background">,
  edit: Pick<Edit, "placement" | "background">,
): boolean => start.placement === edit.placement && start.background === edit.background;

const bytesOf = async (file: Blob) => new Uint8Array(await file.arrayBuffer());

const originalOf = async ({ bytes, type, width, height }: KeptOriginal): Promise<Original> => ({
  kind: "kept",
  sha256: await sha256Of(bytes),
  type,
  width,
  height,
});

function filesFor(original: Original, bytes: Uint8Array<ArrayBuffer>, kept: KeptOriginal | undefined) {
  if (kept) return [kept.bytes];
  return original.kind === "kept" ? [bytes] : [];
}
