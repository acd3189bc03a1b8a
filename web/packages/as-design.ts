import { defaultImage, findCategory } from "../../shared/machine/questions.ts";
import type { MachineModel } from "../../shared/machine/types.ts";
import { fileOfView } from "../adapter/file-of-view.ts";
import { type Design, emptyDesign, imageOf, putImage } from "../document/design.ts";
import type { ImageFault } from "../storage/image-sources.ts";
import { sha256Of } from "../store/sha256.ts";
import { comesAlong } from "./comes-along.ts";
import type { Looked } from "./opened.ts";
import { machineNameFor, packageNameOf } from "./package-name.ts";

/** The design store's door to bytes. */
type ReadImage = (path: string) => Promise<Uint8Array<ArrayBuffer> | ImageFault>;

/**
 * A package as a design file: its pictures in their places, byte for byte, its counts and its name. A picture that
 * is the bundled default of its place, by its SHA-256, is that default again. What a design has no
 * room for stays behind (`comes-along.ts`): the pictures and the file beside them are twice 128 MiB at most.
 */
export async function designFileOf(
  model: MachineModel,
  looked: Pick<Looked, "file" | "reading" | "placement" | "pictures">,
  readImage: ReadImage,
): Promise<Uint8Array<ArrayBuffer>> {
  const { counts } = looked.placement;
  const design: Design = emptyDesign(model);
  design.machineName = machineNameFor(model, packageNameOf(looked));
  design.machineTimestamp = String(Date.now());
  Object.assign(design.counts, counts);
  const bytesOf = new Map<string, Uint8Array<ArrayBuffer>>();
  for (const { category, slot, path } of comesAlong(looked).taken) {
    const blob = looked.pictures.get(path);
    if (!blob) continue;
    const bytes = new Uint8Array(await blob.arrayBuffer());
    bytesOf.set(path, bytes);
    const bundled = await defaultOf(model, design, { category, slot }, bytes, readImage);
    // A list has no gap where one of it stays behind.
    putImage(design, category, String(design.lists[category]?.length ?? slot), imageOf(bundled ?? path));
  }
  const readFile = async (path: string) => bytesOf.get(path) ?? ("missing" as const);
  return (await fileOfView(model, design, { readImage: readFile })).bytes;
}

/** The path of a place's bundled default where these are its bytes. */
async function defaultOf(
  model: MachineModel,
  { counts }: Design,
  { category: id, slot }: { readonly category: string; readonly slot: string },
  bytes: Uint8Array<ArrayBuffer>,
  readImage: ReadImage,
): Promise<string | undefined> {
  const category = findCategory(model, id);
  if (category?.kind !== "slots") return undefined;
  const path = defaultImage(category, counts[id] ?? category.arrangements[0].count, slot);
  const bundled = await readImage(path);
  if (typeof bundled === "string" || bundled.length !== bytes.length) return undefined;
  return (await sha256Of(bundled)) === (await sha256Of(bytes)) ? path : undefined;
}
