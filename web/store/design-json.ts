import type { MachineModel } from "../../shared/machine/types.ts";
import { type BlobPicture, DESIGN_VERSION, type Design } from "../../shared/model/design.ts";
import {
  type JsonMembers,
  MAX_TEXT_LENGTH,
  readList,
  readMembers,
  readNumber,
  readRecord,
  tryRead,
} from "../../shared/model/read-data.ts";
import { parseDesign, parseRecipe } from "../../shared/model/read-design.ts";
import { recipeKey } from "../../shared/model/recipe.ts";

/*
 * Version 3 of design.json identifies pictures by the SHA-256 of a file. In versions 1 and 2, images are file
 * names or paths, recipes (version 2) are a separate list, and the table is a JSON string.
 */

const FORMAT = "brewscreen-design";
const FILE_VERSION = 3;

/** `foreign`: not a design file. `tooLarge`: compressed or decompressed. */
export type DesignFileFault = "foreign" | "damaged" | "tooLarge" | "laterVersion" | "otherModel";

/** Reading ignores the id, revision, time and confirmation. */
export const writeDesignJson = (design: Design): Uint8Array<ArrayBuffer> =>
  new TextEncoder().encode(
    JSON.stringify({ format: FORMAT, version: FILE_VERSION, model: design.machine, design }, null, 2),
  );

type NamedFiles = ReadonlyMap<string, BlobPicture>;

/** Doesn't check the pictures. */
export function readDesignJson(
  model: MachineModel,
  encoded: Uint8Array,
  files: NamedFiles,
): Design | DesignFileFault {
  const json = parseJsonMembers(encoded);
  if (json?.format !== FORMAT) return "foreign";
  const version = tryRead(() => readNumber(json.version, 1, Number.MAX_SAFE_INTEGER, true));
  if (version === undefined) return "damaged";
  if (version > FILE_VERSION) return "laterVersion";
  if (json.model !== model.id) return "otherModel";
  const given = tryRead(() =>
    version < FILE_VERSION ? converted(model, json, files) : readMembers(json.design),
  );
  if (typeof given?.version === "number" && given.version > DESIGN_VERSION) return "laterVersion";
  const own = { id: "", revision: 0, changedAt: 0, isConfirmed: false };
  const design = given && parseDesign(model, { ...given, ...own });
  const isEndless = (text: string | undefined) => text !== undefined && text.length > MAX_TEXT_LENGTH;
  return !design || textsOf(design).some(isEndless) ? "damaged" : design;
}

const textsOf = ({ name, customer, note, timestamp, names, texts, brand }: Design) => [
  name,
  customer,
  note,
  timestamp,
  ...Object.values(names).flatMap(Object.values<string>),
  ...Object.values(texts),
  brand?.style,
];

export const parseJsonMembers = (encoded: Uint8Array): JsonMembers | undefined =>
  tryRead(() => readMembers(JSON.parse(new TextDecoder().decode(encoded))));

const textOf = (value: unknown): string => (typeof value === "object" ? "" : String(value));

function converted(model: MachineModel, json: JsonMembers, files: NamedFiles): JsonMembers {
  const recipes = new Map(
    readList(json.recipes ?? []).map((each) => {
      const { category, slot, recipe } = readMembers(each);
      return [`${textOf(category)} ${textOf(slot)}`, recipe];
    }),
  );
  const imageOf = (entry: unknown, category: string, slot: string) => {
    const picture = files.get(textOf(entry)) ?? { path: entry };
    const recipe = parseRecipe(recipes.get(`${category} ${slot}`));
    return { name: "", picture, ...(recipe && { recipe, renderedFrom: recipeKey(recipe) }) };
  };
  const { machineName, machineTimestamp, names, counts, words = {} } = json;
  const brand = json.brand ? readMembers(json.brand) : undefined;
  return {
    version: DESIGN_VERSION,
    machine: model.id,
    name: typeof machineName === "string" ? machineName.trim() : undefined,
    timestamp: machineTimestamp,
    lists: readRecord(json.lists, (list, category) =>
      readList(list).map((entry, at) => ({ id: `0.${at}`, ...imageOf(entry, category, String(at)) })),
    ),
    slots: readRecord(json.slots, (row, category) =>
      readRecord(row, (entry, slot) => imageOf(entry, category, slot)),
    ),
    names,
    counts,
    texts: words,
    brand: brand ? { ...brand, logo: brand.logo === "" ? null : files.get(textOf(brand.logo)) } : null,
    table: convertedTable(json.variants, files),
  };
}

/** In old tables, pictures were URLs of stored images. */
function convertedTable(json: unknown, files: NamedFiles): unknown {
  const pictures = new Map(
    [...files.values()].map((picture) => [`/stored-images/${picture.blob}.png`, picture]),
  );
  try {
    return JSON.parse(textOf(json), (_, each) => {
      const picture = pictures.get(each?.url);
      return picture ? { ...each, ...picture } : each;
    });
  } catch {
    // Not JSON, or too deeply nested.
    return undefined;
  }
}
