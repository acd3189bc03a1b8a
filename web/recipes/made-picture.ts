import type { Edit, EditStart } from "../fit/edit.ts";
import type { KeptOriginal } from "../fit/keep-original.ts";
import { mayShowThrough } from "../intake/png-alpha.ts";
import type { NewImage } from "../storage/design-store.ts";
import { sha256Of } from "../storage/pictures.ts";
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
}

/** What goes into the place: the PNG with its recipe, or the file itself where that was only placed. */
export async function madePicture({ file, fitted, edit, known, kept, place }: Made): Promise<NewImage> {
  const { name } = file;
  const bytes = await bytesOf(file);
  if (isOnlyPlaced(file, bytes, known ?? kept, edit))
    return known?.kind === "bundled" ? { path: known.path, name } : { bytes, name };
  const original = known ?? (kept && (await originalOf(kept)));
  const recipe: Recipe | undefined = original && {
    version: RECIPE_VERSION,
    ...place,
    original,
    placement: kept?.placement ?? edit.placement,
    background: edit.background,
    madeAt: Date.now(),
  };
  return {
    bytes: await bytesOf(fitted),
    name,
    // Given with it also where it is kept already: the picture that held it may be gone by then.
    ...(recipe && { recipe: { recipe, originals: filesFor(recipe.original, bytes, kept) } }),
  };
}

/** Whether nothing was changed of how it was made before. */
export const isUnchanged = (start: EditStart | undefined, edit: Edit): boolean =>
  start?.placement === edit.placement && start.background === edit.background && start.over === edit.over;

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

/** Whether an exact PNG lies as it is, and nothing is put behind it. */
function isOnlyPlaced(
  file: Blob,
  bytes: Uint8Array,
  original: { readonly width: number; readonly height: number } | undefined,
  { frame, placement, background }: Made["edit"],
): boolean {
  const { x, y, scale, quarters, angle, mirrored } = placement;
  return (
    file.type === "image/png" &&
    original?.width === frame.width &&
    original.height === frame.height &&
    [x, y, quarters, angle].every((value) => value === 0) &&
    scale === 1 &&
    !mirrored &&
    (background.kind === "clear" || !mayShowThrough(bytes))
  );
}
