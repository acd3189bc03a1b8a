import { ACTIVE } from "../../../shared/machines/index.ts";
import type { Blobs, Design, Image, RecipeImage } from "../../../shared/model/design.ts";
import { setPictures } from "../../../shared/model/pictures.ts";
import { type Original, plainWords, recipeImage, wholeRecipe } from "../../../shared/model/recipe.ts";
import { editing, pictures, store } from "../../edit/app.ts";
import { type NewImage, namedBytes } from "../../edit/new-image.ts";
import { isOwn, type NamesChoice, scenesFor } from "./grounds.ts";

/** By slot, images with the slots' names on, which are not rendered yet; and bytes that they need. */
export interface NamedImages {
  readonly images: Readonly<Record<string, RecipeImage>>;
  readonly blobs: Blobs;
}

/** Puts names on scenes of a style, and on pictures of the visitor's own. Rejects if one can't be had. */
export async function namedImages(choice: NamesChoice): Promise<NamedImages> {
  const { slots, size, library, style, colour, turn } = choice;
  const scenes = scenesFor(slots, library, style, size, turn);
  const blobs = new Map<string, Uint8Array<ArrayBuffer>>();
  const images: Record<string, RecipeImage> = {};
  for (const [at, named] of slots.entries()) {
    const words = plainWords({ from: { kind: "blend" }, text: named.name }, style, colour);
    const { image } = named;
    const scene = scenes[at];
    if (!image || !isOwn(named, library)) {
      if (!scene) throw new Error(`There is no scene of the style ${style}`);
      images[named.slot] = recipeImage(wholeRecipe({ path: scene.scene, ...scene.size }, { words }));
    } else if (image.recipe && (await isKept(image.recipe.original))) {
      images[named.slot] = recipeImage({ ...image.recipe, words });
    } else {
      // The original is gone, or there never was one: the finished picture takes its place.
      const finished = await storedPicture(image);
      for (const [blob, bytes] of finished.blobs) blobs.set(blob, bytes);
      images[named.slot] = recipeImage(
        wholeRecipe({ blob: finished.blob, type: "image/png", ...size }, { words }),
      );
    }
  }
  return { images, blobs };
}

const isKept = async (original: Original): Promise<boolean> =>
  !("blob" in original) || (await store.blob(original.blob)) !== undefined;

/** The SHA-256 of an image's picture, and its bytes if they are not stored under it. Rejects if they are gone. */
async function storedPicture({ picture }: Image): Promise<Pick<NewImage, "blobs"> & { blob: string }> {
  if (picture && "blob" in picture) return { blob: picture.blob, blobs: new Map() };
  const bytes = picture ? await pictures.bytes(picture) : "missing";
  if (typeof bytes === "string") throw new Error(`An image is ${bytes}`);
  const named = await namedBytes(bytes);
  return { blob: named.picture.blob, blobs: named.blobs };
}

/** The PNGs of a design's slots with these images among them, as they will be stored. Rejects if one can't be made. */
export async function renderNamed(
  given: Design,
  category: string,
  { images, blobs }: NamedImages,
  signal: AbortSignal,
): Promise<ReadonlyMap<string, Uint8Array<ArrayBuffer>>> {
  const edited = setPictures(ACTIVE.model, given, category, images);
  const { design, failures, ...rendered } = await editing.render({ design: edited, blobs }, { signal });
  if (failures.length > 0) throw new Error(`The image of ${failures[0]?.key} is ${failures[0]?.reason}`);
  return new Map(
    Object.keys(images).flatMap((slot) => {
      const picture = design.slots[category]?.[slot]?.picture;
      const png = picture && "blob" in picture ? rendered.blobs.get(picture.blob) : undefined;
      return png ? [[slot, png] as const] : [];
    }),
  );
}
