import type { MachineModel } from "../../shared/machine/types.ts";
import { type BlobPicture, DESIGN_VERSION, type Design } from "../../shared/model/design.ts";
import * as read from "../../shared/model/read-data.ts";
import { readDesign, readRecipe } from "../../shared/model/read-design.ts";
import { recipeKey } from "../../shared/model/recipe.ts";

/*
 * design.json of a design file. Version 3 has the model's design: pictures are named by the SHA-256 of a file in the
 * archive, however that is called. Versions 1 and 2 are read as well: their images are names of files or paths, recipes
 * (since version 2) stand in a list beside them, and the table is a JSON string.
 */

export const JSON_NAME = "design.json";
const FORMAT = "brewscreen-design";
const FILE_VERSION = 3;

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

/** A design as design.json. Its id, revision and confirmation are not read again: who opens it has its own. */
export const writeDesignJson = (design: Design): Uint8Array<ArrayBuffer> =>
  new TextEncoder().encode(
    JSON.stringify({ format: FORMAT, version: FILE_VERSION, model: design.machine, design }, null, 2),
  );

/** The files of an archive by their names. */
type NamedFiles = ReadonlyMap<string, BlobPicture>;

/** Reads the design that design.json says, without an id. Its pictures are not checked yet. */
export function readDesignJson(
  model: MachineModel,
  encoded: Uint8Array,
  files: NamedFiles,
): Design | DesignFileFault {
  const json = parseMembers(encoded);
  if (json?.format !== FORMAT) return "foreign";
  const { version } = json;
  if (typeof version !== "number" || !Number.isInteger(version) || version < 1) return "damaged";
  if (version > FILE_VERSION) return "laterVersion";
  if (json.model !== model.id) return "otherModel";
  const given = read.attempt(() =>
    version < FILE_VERSION ? converted(model, json, files) : read.members(json.design),
  );
  const own = { id: "", revision: 0, changedAt: 0, isConfirmed: false };
  const design = given && readDesign(model, { ...given, ...own });
  return !design || textsOf(design).some(({ length }) => length > read.MAX_TEXT) ? "damaged" : design;
}

const textsOf = ({ name, timestamp, names, texts, brand }: Design): string[] => [
  name,
  timestamp,
  ...Object.values(names).flatMap(Object.values<string>),
  ...Object.values(texts),
  ...(brand ? [brand.style] : []),
];

/** What the bytes say as JSON, if that is an object. */
export const parseMembers = (encoded: Uint8Array): read.Members | undefined =>
  read.attempt(() => read.members(JSON.parse(new TextDecoder().decode(encoded))));

/** A design of version 1 or 2 with the members of version 3. */
function converted(model: MachineModel, json: read.Members, files: NamedFiles): read.Members {
  const recipes = new Map(
    read.list(json.recipes ?? []).map((each) => {
      const { category, slot, recipe } = read.members(each);
      return [`${category} ${slot}`, recipe];
    }),
  );
  const imageOf = (entry: unknown, category: string, slot: string) => {
    const picture = files.get(String(entry)) ?? { path: entry };
    const recipe = readRecipe(recipes.get(`${category} ${slot}`));
    return { name: "", picture, ...(recipe && { recipe, renderedFrom: recipeKey(recipe) }) };
  };
  const { machineName, machineTimestamp, names, counts, words = {} } = json;
  const brand = json.brand ? read.members(json.brand) : undefined;
  return {
    version: DESIGN_VERSION,
    machine: model.id,
    name: typeof machineName === "string" ? machineName.trim() : undefined,
    timestamp: machineTimestamp,
    lists: read.record(json.lists, (list, category) =>
      read.list(list).map((entry, at) => ({ id: `0.${at + 1}`, ...imageOf(entry, category, String(at)) })),
    ),
    slots: read.record(json.slots, (row, category) =>
      read.record(row, (entry, slot) => imageOf(entry, category, slot)),
    ),
    names,
    counts,
    texts: words,
    brand: brand ? { ...brand, logo: brand.logo === "" ? null : files.get(String(brand.logo)) } : null,
    table: convertedTable(json.variants, files),
  };
}

/** The table of its JSON, in which a picture was the URL of a stored one; undefined for none. */
function convertedTable(json: unknown, files: NamedFiles): unknown {
  const pictures = new Map(
    [...files.values()].map((picture) => [`/stored-images/${picture.blob}.png`, picture]),
  );
  return read.attempt(() =>
    JSON.parse(String(json), (_, each) => {
      const picture = pictures.get(each?.url);
      return picture ? { ...each, ...picture } : each;
    }),
  );
}
