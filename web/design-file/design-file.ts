import { zipSync } from "fflate";
import type { ArchiveFault, EntryFault, ReadLimits } from "../../shared/archive/found.ts";
import { arrangementFor, findCategory } from "../../shared/machine/questions.ts";
import type { Category, MachineModel, Size } from "../../shared/machine/types.ts";
import { safeFileName } from "../../shared/package/file-name.ts";
import {
  type Brand,
  type Design,
  emptyDesign,
  imageOf,
  imagesOf,
  machineNameOf,
  putImage,
} from "../document/design.ts";
import { inspect } from "../intake/inspect.ts";
import type { DesignStore } from "../storage/design-store.ts";
import type { NewPicture } from "../storage/keep-recipes.ts";
import { parseImageValue, storedIn, storedPath } from "../storage/values.ts";
import { readFilesAway } from "../unpack/unpack.ts";
import { type FilePlace, type FileRecipe, packRecipes, unpackRecipe } from "./file-recipes.ts";
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

const FORMAT = "brewscreen-design";
/** Files of version 1 have no recipes. */
const FILE_VERSION = 2;
const JSON_NAME = "design.json";
const LOGO_NAME = "images/brand.png";
const variantName = (sha256: string) => `variants/${sha256}.png`;
/** Characters of a table of variants. */
const MAX_VARIANTS = 500_000;
/** Pixels of a logo's side at most. */
const MAX_LOGO = 4096;
/** Far over what the wizard takes; longer is no name that anybody typed. */
const MAX_TEXT = 200;

/** design.json. An image is the name of a file in the archive, or the path of a bundled image. */
interface DesignJson {
  format: typeof FORMAT;
  version: number;
  model: string;
  machineName: string;
  machineTimestamp: string;
  names: Record<string, Record<string, string>>;
  counts: Record<string, number>;
  /** Absent in files of an earlier release, as the brand is. */
  words?: Readonly<Record<string, string>>;
  /** The logo is the name of a file in the archive; empty for none. */
  brand?: Brand | null;
  lists: Record<string, string[]>;
  slots: Record<string, Record<string, string>>;
  /** The table of variants; the pictures that it names are files in the archive, by their SHA-256. */
  variants?: string;
  /** How pictures came about; one that does not hold counts as absent. */
  recipes?: readonly FileRecipe[];
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

/** The size of a place's image; undefined for a place that the model does not show with these counts. */
function sizeOf(
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
function recipeSlotOf(model: MachineModel, id: string, slot: string): string {
  const category = findCategory(model, id);
  return category?.kind === "list" ? (category.arrangements[0].places[0]?.slot ?? slot) : slot;
}

async function isPngOf(size: Size, bytes: Uint8Array<ArrayBuffer>): Promise<boolean> {
  const facts = await inspect(new Blob([bytes]));
  return facts.kind === "png" && facts.png.width === size.width && facts.png.height === size.height;
}

async function isLogo(bytes: Uint8Array<ArrayBuffer>): Promise<boolean> {
  const facts = await inspect(new Blob([bytes]));
  return facts.kind === "png" && Math.max(facts.png.width, facts.png.height) <= MAX_LOGO;
}

/** Whether a value is the path of a picture that the app serves, and cannot climb out of them. */
const isBundled = (value: string): boolean =>
  parseImageValue(value)?.kind === "path" && /^\/images\/[\w-]+(\/[\w-]+)*\.png$/.test(value);

function parseJson(bytes: Uint8Array): Record<string, unknown> {
  try {
    const parsed: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return isObject(parsed) ? parsed : {};
  } catch {
    return {};
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isText = (value: unknown): value is string => typeof value === "string" && value.length <= MAX_TEXT;

const isList = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText);

const isRecipes = (value: unknown): value is FileRecipe[] =>
  Array.isArray(value) && value.every((each) => isObject(each) && isText(each.category) && isText(each.slot));

const isRow = (value: unknown): value is Record<string, string> =>
  isObject(value) && Object.values(value).every(isText);

const isBrand = (value: unknown): boolean =>
  isObject(value) &&
  isText(value.logo) &&
  isText(value.style) &&
  isList(value.colours) &&
  value.colours.every((colour) => /^#[0-9a-f]{6}$/i.test(colour));

/** Whether every member is of its kind, and of a category that the model has. Images are checked apart. */
function isDesignJson(
  model: MachineModel,
  json: Record<string, unknown>,
): json is Record<string, unknown> & DesignJson {
  const { recipes, machineName, machineTimestamp, names, counts, words, brand, variants, lists, slots } =
    json;
  const every = (members: unknown, isRight: (category: Category, value: unknown) => boolean) =>
    isObject(members) &&
    Object.entries(members).every(([id, value]) => {
      const category = findCategory(model, id);
      return category !== undefined && isRight(category, value);
    });
  return (
    isText(machineName) &&
    isText(machineTimestamp) &&
    (words === undefined || isRow(words)) &&
    (variants === undefined || (typeof variants === "string" && variants.length <= MAX_VARIANTS)) &&
    (recipes === undefined || isRecipes(recipes)) &&
    (brand === undefined || brand === null || isBrand(brand)) &&
    every(lists, ({ kind }, value) => kind === "list" && isList(value)) &&
    every(slots, ({ kind }, value) => kind === "slots" && isRow(value)) &&
    every(names, (category, value) => "names" in category && isRow(value)) &&
    every(
      counts,
      (category, value) => "counts" in category && category.arrangements.some(({ count }) => count === value),
    )
  );
}
