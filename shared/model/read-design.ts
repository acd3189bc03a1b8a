import { DEFAULT_LANGUAGE } from "../machine/machine.ts";
import { findCategory } from "../machine/questions.ts";
import type { Category, MachineModel } from "../machine/types.ts";
import {
  type Brand,
  createEmptyDesign,
  DESIGN_VERSION,
  type Design,
  type DesignImage,
  type ListImage,
  type Picture,
} from "./design.ts";
import { parseImageValue } from "./picture-value.ts";
import {
  assertValid,
  type JsonMembers,
  readBoolean,
  readColour,
  readHash,
  readId,
  readList,
  readMembers,
  readNonNegativeInteger,
  readNumber,
  readOneOf,
  readPositiveNumber,
  readRecord,
  readString,
  readText,
  tryRead,
} from "./read-data.ts";
import {
  type Background,
  LOGO_TYPES,
  MAX_PLACEMENT_ANGLE,
  ORIGINAL_TYPES,
  type OriginalPicture,
  type Placement,
  RECIPE_VERSION,
  type Recipe,
  type RecipeLogo,
  type RecipeWords,
} from "./recipe.ts";
import {
  COLUMN_ID_PATTERN,
  CSV_LINE_FAULT_CODES,
  type CsvLineFault,
  MAX_TABLE_ROWS,
  type SizedPicture,
  type TablePicture,
  type VariantRow,
  type VariantTable,
} from "./table.ts";

/**
 * Returns undefined if anything is invalid, except recipes, ids of texts, and parts of the table, which are left
 * out instead.
 */
export const parseDesign = (model: MachineModel, value: unknown): Design | undefined =>
  tryRead(() => designFrom(model, readMembers(value)));

function designFrom(model: MachineModel, given: JsonMembers): Design {
  assertValid(given.version === DESIGN_VERSION && given.machine === model.id);
  const empty = createEmptyDesign(model, readString(given.id));
  const byCategory = <Value>(value: unknown, from: (value: unknown, category: Category) => Value) =>
    readRecord(value, (each, id) => {
      const category = findCategory(model, id);
      assertValid(category !== undefined);
      return from(each, category);
    });
  const members: Omit<Design, "version" | "id" | "machine"> = {
    name: readString(given.name),
    customer: readString(given.customer ?? ""),
    note: readString(given.note ?? ""),
    timestamp: readString(given.timestamp),
    changedAt: readNonNegativeInteger(given.changedAt),
    revision: readNonNegativeInteger(given.revision),
    isConfirmed: readBoolean(given.isConfirmed),
    ...(given.missingAtConfirm !== undefined && {
      missingAtConfirm: readNonNegativeInteger(given.missingAtConfirm),
    }),
    lists: { ...empty.lists, ...byCategory(given.lists, listImagesFrom) },
    slots: { ...empty.slots, ...byCategory(given.slots, slotImagesFrom) },
    names: { ...empty.names, ...byCategory(given.names, namesFrom) },
    counts: { ...empty.counts, ...byCategory(given.counts, slotCountFrom) },
    language: readString(given.language ?? DEFAULT_LANGUAGE),
    texts: textsFrom(given.texts, (id) => tryRead(() => readId(id)) !== undefined),
    brand: given.brand === null ? null : brandFrom(readMembers(given.brand)),
    table: parseVariantTable(given.table),
  };
  return { ...empty, ...members };
}

function listImagesFrom(value: unknown, category: Category): readonly ListImage[] {
  const images = readList(value).map((each) => ({
    ...imageFrom(readMembers(each)),
    id: readString(readMembers(each).id),
  }));
  // Stryker disable next-line ConditionalExpression: slots have no `maxImages`.
  assertValid(category.kind === "list" && images.length <= category.maxImages);
  assertValid(new Set(images.map(({ id }) => id)).size === images.length);
  return images;
}

function slotImagesFrom(value: unknown, category: Category): Readonly<Record<string, DesignImage>> {
  checkSlots(value, category);
  return readRecord(value, (each) => imageFrom(readMembers(each)));
}

function namesFrom(value: unknown, category: Category): Readonly<Record<string, string>> {
  checkSlots(value, category);
  assertValid("names" in category);
  return textsFrom(value, () => true);
}

function checkSlots(value: unknown, category: Category): void {
  const slots = category.kind === "slots" ? category.slots.map(({ id }) => id) : undefined;
  assertValid(slots !== undefined && Object.keys(readMembers(value)).every((slot) => slots.includes(slot)));
}

const textsFrom = (value: unknown, isWanted: (id: string) => boolean): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(readRecord(value, readString)).filter(([id, text]) => text !== "" && isWanted(id)),
  );

function slotCountFrom(value: unknown, category: Category): number {
  const known = category.arrangements.find(({ count }) => count === value);
  assertValid("counts" in category && known !== undefined);
  return known.count;
}

function imageFrom(given: JsonMembers): DesignImage {
  const name = readString(given.name);
  const picture = pictureFrom(readMembers(given.picture));
  const recipe = parseRecipe(given.recipe);
  if (!recipe || !("blob" in picture)) return { name, picture };
  const { renderedFrom } = given;
  return { name, picture, recipe, renderedFrom: typeof renderedFrom === "string" ? renderedFrom : null };
}

function pictureFrom({ blob, bytes, path, value }: JsonMembers): Picture {
  if (blob !== undefined) return { blob: readHash(blob), bytes: readNonNegativeInteger(bytes) };
  if (path === undefined) return { value: readString(value) };
  assertValid(parseImageValue(readString(path))?.kind === "path");
  return { path: readString(path) };
}

const brandFrom = ({ logo, colours, style }: JsonMembers): Brand => ({
  logo: logo === null ? null : pictureFrom(readMembers(logo)),
  colours: readList(colours).map(readColour),
  style: readString(style),
});

/* In version 1 of recipes, originals have a `kind`, and blobs are called `sha256`. */

export const MAX_ORIGINAL_PIXELS = 12_600_000;
/** The longest side that a JPEG can have. */
const MAX_SIDE = 65_535;
/** A limit far outside any frame. */
const FAR = 1_000_000;

/** Matches no path that leads out of /images. */
const BUNDLED = /^\/images\/[\w-]+(\/[\w-]+)*\.(png|webp)$/;

export const isBundledPath = (text: string): boolean => BUNDLED.test(text);

export const parseRecipe = (value: unknown): Recipe | undefined => tryRead(() => recipeFrom(value));

function recipeFrom(value: unknown): Recipe {
  const given = readMembers(value);
  const { version, words, logo, look, isDefault } = given;
  assertValid(version === 1 || version === RECIPE_VERSION);
  return {
    version: RECIPE_VERSION,
    original: originalFrom(readMembers(given.original)),
    placement: placementFrom(readMembers(given.placement)),
    background: backgroundFrom(readMembers(given.background)),
    ...(words !== undefined && { words: wordsFrom(readMembers(words)) }),
    ...(logo !== undefined && { logo: logoFrom(readMembers(logo)) }),
    ...(look !== undefined && { look: readId(look) }),
    ...(isDefault === true && { isDefault }),
  };
}

function originalFrom(given: JsonMembers): OriginalPicture {
  const size = {
    width: readNumber(given.width, 1, MAX_SIDE, true),
    height: readNumber(given.height, 1, MAX_SIDE, true),
  };
  assertValid(size.width * size.height <= MAX_ORIGINAL_PIXELS);
  const { kind = "path" in given ? "bundled" : "kept" } = given;
  return readOneOf(["kept", "bundled"], kind) === "kept"
    ? { blob: blobFrom(given), type: readOneOf(ORIGINAL_TYPES, given.type), ...size }
    : { path: readText(given.path, BUNDLED), ...size };
}

const placementFrom = (given: JsonMembers): Placement => ({
  x: readNumber(given.x, -FAR, FAR),
  y: readNumber(given.y, -FAR, FAR),
  scale: readPositiveNumber(given.scale, FAR),
  quarters: readNumber(given.quarters, 0, 3, true),
  angle: readNumber(given.angle, -MAX_PLACEMENT_ANGLE, MAX_PLACEMENT_ANGLE),
  mirrored: readBoolean(given.mirrored),
  mode: readOneOf(["fill", "fit", "free"], given.mode),
});

function backgroundFrom(given: JsonMembers): Background {
  const { kind, colour } = given;
  return { kind: readId(kind), ...(colour !== undefined && { colour: readColour(colour) }) };
}

function wordsFrom(given: JsonMembers): RecipeWords {
  const from = readMembers(given.from);
  const kind = readOneOf(["typed", "blend", "table"], from.kind);
  const { position, colour, size } = given;
  return {
    from: kind === "table" ? { kind, word: readId(from.word) } : { kind },
    text: readText(given.text),
    style: readId(given.style),
    position: position === "auto" ? position : pointFrom(readMembers(position)),
    colour: colour === "auto" ? colour : readColour(colour),
    size: size === "auto" ? size : readPositiveNumber(size, FAR),
  };
}

const pointFrom = ({ x, y }: JsonMembers) => ({ x: readNumber(x, 0, 1), y: readNumber(y, 0, 1) });

const logoFrom = (given: JsonMembers): RecipeLogo => ({
  blob: blobFrom(given),
  type: readOneOf(LOGO_TYPES, given.type),
  x: readNumber(given.x, -FAR, FAR),
  y: readNumber(given.y, -FAR, FAR),
  width: readPositiveNumber(given.width, FAR),
});

const blobFrom = ({ blob, sha256 }: JsonMembers): string => readHash(blob ?? sha256);

const MAX_COLUMNS = 200;
const MAX_PICTURES = MAX_TABLE_ROWS * MAX_COLUMNS;

const SIZE = /^\d{1,5}x\d{1,5}$/;
const ROW_ID = /^\d{1,15}$/;

/** Leaves out invalid parts instead of rejecting the design. */
export function parseVariantTable(value: unknown): VariantTable | null {
  const given = tryRead(() => readMembers(value));
  if (!given) return null;
  return {
    columns: [...new Set(itemsOf(given.columns, columnFrom))].slice(0, MAX_COLUMNS),
    rows: rowsFrom(given.rows),
    pictures: Object.fromEntries(
      entriesOf(given.pictures, readText, tablePictureFrom).slice(0, MAX_PICTURES),
    ),
    namesOn: Object.fromEntries(entriesOf(given.namesOn, columnFrom, readBoolean)),
  };
}

function rowsFrom(value: unknown): VariantRow[] {
  const rows = new Map<string, VariantRow>();
  for (const row of itemsOf(value, rowFrom)) if (!rows.has(row.id)) rows.set(row.id, row);
  return [...rows.values()].slice(0, MAX_TABLE_ROWS);
}

function rowFrom(value: unknown): VariantRow {
  const { id, cells, broken } = readMembers(value);
  const fault = tryRead(() => brokenFrom(broken));
  return {
    id: readText(id, ROW_ID),
    cells: Object.fromEntries(entriesOf(cells, columnFrom, readText).filter(([, text]) => text !== "")),
    ...(fault && { broken: fault }),
  };
}

function brokenFrom(value: unknown): CsvLineFault {
  const { code, column, line } = readMembers(value);
  return {
    code: readOneOf(CSV_LINE_FAULT_CODES, code),
    column: columnFrom(column),
    line: readNonNegativeInteger(line),
  };
}

function tablePictureFrom(value: unknown): TablePicture {
  const { name, made } = readMembers(value);
  const sizes = entriesOf(made, (size) => readText(size, SIZE), madeFrom);
  assertValid(sizes.length > 0);
  return { name: readText(name), made: Object.fromEntries(sizes) };
}

function madeFrom(value: unknown): SizedPicture {
  const { blob, bytes, isFitted } = readMembers(value);
  return { blob: readHash(blob), bytes: readNonNegativeInteger(bytes), isFitted: readBoolean(isFitted) };
}

const columnFrom = (value: unknown): string => readText(value, COLUMN_ID_PATTERN);

const itemsOf = <Value>(value: unknown, from: (value: unknown) => Value): Value[] =>
  tryRead(() => readList(value).flatMap((each) => tryRead(() => [from(each)]) ?? [])) ?? [];

const entriesOf = <Value>(
  value: unknown,
  key: (key: unknown) => string,
  from: (value: unknown) => Value,
): [string, Value][] =>
  Object.entries(tryRead(() => readMembers(value)) ?? {}).flatMap(
    ([name, each]) => tryRead((): [string, Value][] => [[key(name), from(each)]]) ?? [],
  );
