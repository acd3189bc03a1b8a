import { defaultImage, findCategory } from "../../shared/machine/questions.ts";
import type { MachineModel } from "../../shared/machine/types.ts";
import { emptyDesign } from "../../shared/model/design.ts";
import { applyPlan, type LookMaterials, type PlannedImage } from "../../shared/model/screens.ts";
import { machineNameFor } from "../../shared/package/names.ts";
import type { NewDesign } from "../edit/editing.ts";
import { allBlobs, bundledImage, type NewImage, pngImage } from "../edit/new-image.ts";
import type { Pictures } from "../store/pictures.ts";
import { comesAlong } from "./comes-along.ts";
import type { Looked } from "./opened.ts";
import { packageNameOf } from "./save.ts";

interface Materials extends LookMaterials {
  readonly model: MachineModel;
  readonly bytesOf: Pictures["bytes"];
}

/**
 * Makes a design of a package: its name, counts, and pictures byte for byte. A picture that equals the bundled default
 * of its place becomes that default, and pictures over a design file's limit are left behind.
 */
export async function designOf(
  looked: Pick<Looked, "file" | "reading" | "placement" | "pictures">,
  { model, bytesOf, ...materials }: Materials,
): Promise<NewDesign> {
  const { counts } = looked.placement;
  const made: NewImage[] = [];
  const images: PlannedImage[] = [];
  for (const { category, slot, path } of comesAlong(looked).taken) {
    const picture = looked.pictures.get(path);
    if (!picture) continue;
    const bytes = new Uint8Array(await picture.arrayBuffer());
    const bundled = defaultAt(model, counts, { category, slot });
    const isDefault = bundled !== undefined && isSame(await bytesOf({ path: bundled }), bytes);
    const image = isDefault ? bundledImage(bundled) : await pngImage(bytes);
    made.push(image);
    images.push({ category, slot, image: image.image });
  }
  const name = machineNameFor(model, packageNameOf(looked));
  const design = applyPlan(model, emptyDesign(model, ""), { name, counts, images, names: {} }, materials);
  return { design, blobs: allBlobs(made) };
}

function defaultAt(
  model: MachineModel,
  counts: Readonly<Record<string, number>>,
  { category: id, slot }: { readonly category: string; readonly slot: string },
): string | undefined {
  const category = findCategory(model, id);
  if (category?.kind !== "slots") return undefined;
  return defaultImage(category, counts[id] ?? category.arrangements[0].count, slot);
}

const isSame = (one: Uint8Array | string, other: Uint8Array): boolean =>
  typeof one !== "string" && one.length === other.length && one.every((byte, at) => byte === other[at]);
