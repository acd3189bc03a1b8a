import { zipSync } from "fflate";
import type { ArchiveFault, EntryFault, ReadLimits } from "../../shared/archive/found.ts";
import type { MachineModel } from "../../shared/machine/types.ts";
import { safeFileName } from "../../shared/package/file-name.ts";
import { type Design, emptyDesign, imageOf, imagesOf, machineNameOf, putImage } from "../document/design.ts";
import { inspect } from "../intake/inspect.ts";
import type { DesignStore } from "../storage/design-store.ts";
import type { NewPicture } from "../storage/keep-recipes.ts";
import { storedIn, storedPath } from "../storage/values.ts";
import { readFilesAway } from "../unpack/unpack.ts";
import {
  type DesignJson,
  FILE_VERSION,
  FORMAT,
  isDesignJson,
  JSON_NAME,
  LOGO_NAME,
  parseJson,
  variantName,
} from "./design-json.ts";
import { isBundled, isLogo, isPngOf, recipeSlotOf, sizeOf } from "./file-images.ts";
import { type FilePlace, packRecipes, unpackRecipe } from "./file-recipes.ts";
import { MAX_DESIGN_BYTES, OTHER_BYTES } from "./limit.ts";

/** Why a file is not opened. Nothing has changed then. */
export type DesignFileFault =
  /** Not a ZIP, or a ZIP without a design.json. */
  | "foreign"
  /** Truncated, a checksum or an image that does not hold, members missing or wrong. */
  | "damaged"
  /** Larger, or inflating to more, than a design can be. */
  | "tooLarge"
  | "laterVersion"
  | "otherModel";

/** A design as a file, and the places of images that could not go into it, or not with their originals. */
export interface DesignFile {
  readonly fileName: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly skipped: readonly FilePlace[];
  readonly withoutOriginal: readonly FilePlace[];
}

/** What a file holds: `design` makes a design of it, given the stored values of `images` in order. */
export interface OpenedFile {
  readonly images: readonly NewPicture[];
  design(values: readonly string[]): Design;
}

/**
 * The design as a file. An image that has no bytes, or that opening would refuse, is skipped; where all would be
 * too large, originals are left out first.
 */
export async function saveDesignFile(
  model: MachineModel,
  design: Design,
  store: Pick<DesignStore, "imageBytes" | "recipesOf">,
): Promise<DesignFile> {
  const files: Record<string, Uint8Array> = {};
  const lists: DesignJson["lists"] = {};
  const slots: DesignJson["slots"] = {};
  const skipped: FilePlace[] = [];
  const pictures: (FilePlace & { readonly url: string; readonly recipeSlot: string })[] = [];
  let room = MAX_DESIGN_BYTES - OTHER_BYTES;
  for (const { category, slot, image } of imagesOf(design)) {
    const size = sizeOf(model, design.counts, category, slot);
    if (!size) continue;
    let entry = image.url;
    if (!isBundled(entry)) {
      entry = `images/${category}_${slot}.png`;
      const bytes = await store.imageBytes(image.url);
      if (typeof bytes === "string" || bytes.length > room || !(await isPngOf(size, bytes))) {
        skipped.push({ category, slot });
        continue;
      }
      files[entry] = bytes;
      room -= bytes.length;
      pictures.push({ category, slot, url: image.url, recipeSlot: recipeSlotOf(model, category, slot) });
    }
    if (design.lists[category]) lists[category] = [...(lists[category] ?? []), entry];
    else slots[category] = { ...slots[category], [slot]: entry };
  }
  const logo = design.brand?.logo ? await store.imageBytes(design.brand.logo) : "";
  if (typeof logo !== "string") {
    files[LOGO_NAME] = logo;
    room -= logo.length;
  }
  for (const sha256 of new Set(storedIn(design.variants))) {
    const bytes = await store.imageBytes(storedPath(sha256));
    if (typeof bytes === "string" || bytes.length > room) continue;
    files[variantName(sha256)] = bytes;
    room -= bytes.length;
  }
  const packed = await packRecipes(pictures, store, room);
  const json: DesignJson = {
    format: FORMAT,
    version: FILE_VERSION,
    model: model.id,
    machineName: design.machineName,
    machineTimestamp: design.machineTimestamp,
    names: design.names,
    counts: design.counts,
    words: design.words,
    brand: design.brand && { ...design.brand, logo: typeof logo === "string" ? "" : LOGO_NAME },
    lists,
    slots,
    ...(design.variants && { variants: design.variants }),
    recipes: packed.recipes,
  };
  const encoded = new TextEncoder().encode(JSON.stringify(json, null, 2));
  return {
    fileName: `${safeFileName(machineNameOf(model, design), "design")}.brewscreen`,
    // PNGs are compressed already.
    bytes: zipSync(
      { [JSON_NAME]: encoded, ...files, ...Object.fromEntries(packed.files) },
      { level: 0 },
    ) as Uint8Array<ArrayBuffer>,
    skipped,
    withoutOriginal: packed.left,
  };
}

/** The entries are those of a file that someone has packed again, with their system's own among them. */
const LIMITS: ReadLimits = { entries: 1_000, entryBytes: MAX_DESIGN_BYTES, bytes: MAX_DESIGN_BYTES };

/** What an archive's faults mean of a design; the others are damage. */
const FAULTS: Readonly<Partial<Record<ArchiveFault | EntryFault, DesignFileFault>>> = {
  "not-zip": "foreign",
  "too-large": "tooLarge",
  "too-many-entries": "tooLarge",
};

/** Checks a file to its last image, by its content alone, and changes nothing. */
export async function openDesignFile(
  model: MachineModel,
  bytes: Uint8Array,
): Promise<OpenedFile | DesignFileFault> {
  if (bytes.length > MAX_DESIGN_BYTES) return "tooLarge";
  const files = await readFilesAway({ bytes, limits: LIMITS });
  if (typeof files === "string") return FAULTS[files] ?? "damaged";
  const encoded = files.get(JSON_NAME);
  if (!encoded) return "foreign";
  const json = parseJson(encoded);
  if (json.format !== FORMAT) return "foreign";
  if (!Number.isInteger(json.version) || Number(json.version) < 1) return "damaged";
  if (Number(json.version) > FILE_VERSION) return "laterVersion";
  if (json.model !== model.id) return "otherModel";
  if (!isDesignJson(model, json)) return "damaged";

  const counts = { ...emptyDesign(model).counts, ...json.counts };
  const images: NewPicture[] = [];
  const recipeOf = new Map(
    (json.recipes ?? []).map(({ category, slot, recipe }) => [`${category} ${slot}`, recipe]),
  );
  const sources: { category: string; slot: string; source: string | number }[] = [];
  for (const [category, row] of [...Object.entries(json.lists), ...Object.entries(json.slots)]) {
    for (const [slot, entry] of Object.entries(row)) {
      const size = sizeOf(model, counts, category, slot);
      const file = files.get(entry);
      if (!size || (file ? !(await isPngOf(size, file)) : !isBundled(entry))) return "damaged";
      const place = { category, slot: recipeSlotOf(model, category, slot) };
      const recipe = file && (await unpackRecipe(recipeOf.get(`${category} ${slot}`), place, files));
      sources.push({ category, slot, source: file ? images.push({ bytes: file, recipe }) - 1 : entry });
    }
  }
  const logo = json.brand?.logo ? files.get(json.brand.logo) : undefined;
  if (json.brand?.logo && !(logo && (await isLogo(logo)))) return "damaged";
  for (const sha256 of new Set(storedIn(json.variants ?? ""))) {
    const file = files.get(variantName(sha256));
    if (!file) continue;
    const facts = await inspect(new Blob([file]));
    if (facts.kind !== "png") return "damaged";
    images.push({ bytes: file, isApart: true });
  }
  const logoAt = logo ? images.push({ bytes: logo }) - 1 : -1;
  return {
    images,
    design(values) {
      const design: Design = {
        ...emptyDesign(model),
        machineName: json.machineName.trim(),
        machineTimestamp: json.machineTimestamp,
        counts,
        words: json.words ?? {},
        brand: json.brand ? { ...json.brand, logo: values[logoAt] ?? "" } : null,
        variants: json.variants ?? "",
      };
      Object.assign(design.names, json.names);
      for (const { category, slot, source } of sources) {
        const url = typeof source === "string" ? source : (values[source] ?? "");
        putImage(design, category, slot, imageOf(url));
      }
      return design;
    },
  };
}
