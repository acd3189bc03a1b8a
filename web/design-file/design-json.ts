import { findCategory } from "../../shared/machine/questions.ts";
import type { Category, MachineModel } from "../../shared/machine/types.ts";
import type { Brand } from "../document/design.ts";
import type { FileRecipe } from "./file-recipes.ts";

export const FORMAT = "brewscreen-design";
/** Files of version 1 have no recipes. */
export const FILE_VERSION = 2;
export const JSON_NAME = "design.json";
export const LOGO_NAME = "images/brand.png";
export const variantName = (sha256: string) => `variants/${sha256}.png`;
/** Characters of a table of variants. */
const MAX_VARIANTS = 500_000;
/** Far over what the wizard takes; longer is no name that anybody typed. */
const MAX_TEXT = 200;

/** design.json. An image is the name of a file in the archive, or the path of a bundled image. */
export interface DesignJson {
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

/** What the bytes say as JSON; empty where that is no object. */
export function parseJson(bytes: Uint8Array): Record<string, unknown> {
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
export function isDesignJson(
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
