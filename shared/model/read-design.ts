import { findCategory } from "../machine/questions.ts";
import type { Category, MachineModel } from "../machine/types.ts";
import {
  type Brand,
  DESIGN_VERSION,
  type Design,
  emptyDesign,
  type Image,
  type ListImage,
  type Picture,
} from "./design.ts";
import * as read from "./read-data.ts";
import {
  type Background,
  LOGO_TYPES,
  MAX_ANGLE,
  ORIGINAL_TYPES,
  type Original,
  type Placement,
  RECIPE_VERSION,
  type Recipe,
  type RecipeLogo,
  type RecipeWords,
} from "./recipe.ts";
import {
  BROKEN_CODES,
  type BrokenLine,
  COLUMN_ID,
  type FittedPicture,
  MAX_ROWS,
  type TablePicture,
  type VariantRow,
  type VariantTable,
} from "./table.ts";

/**
 * Returns undefined if anything is invalid, since the next change would lose it. Only recipes, texts and
 * parts of the table are dropped instead.
 */
export const readDesign = (model: MachineModel, value: unknown): Design | undefined =>
  read.attempt(() => designFrom(model, read.members(value)));

function designFrom(model: MachineModel, given: read.Members): Design {
  read.check(given.version === DESIGN_VERSION && given.machine === model.id);
  const empty = emptyDesign(model, read.string(given.id));
  const byCategory = <Value>(value: unknown, from: (value: unknown, category: Category) => Value) =>
    read.record(value, (each, id) => {
      const category = findCategory(model, id);
      read.check(category !== undefined);
      return from(each, category);
    });
  return {
    ...empty,
    name: read.string(given.name),
    timestamp: read.string(given.timestamp),
    changedAt: read.count(given.changedAt),
    revision: read.count(given.revision),
    isConfirmed: read.flag(given.isConfirmed),
    ...(given.missingAtConfirm !== undefined && { missingAtConfirm: read.count(given.missingAtConfirm) }),
    lists: { ...empty.lists, ...byCategory(given.lists, listImagesFrom) },
    slots: { ...empty.slots, ...byCategory(given.slots, slotImagesFrom) },
    names: { ...empty.names, ...byCategory(given.names, namesFrom) },
    counts: { ...empty.counts, ...byCategory(given.counts, slotCountFrom) },
    texts: textsFrom(given.texts, (id) => read.attempt(() => read.id(id)) !== undefined),
    brand: given.brand === null ? null : brandFrom(read.members(given.brand)),
    table: readTable(given.table),
  };
}

function listImagesFrom(value: unknown, category: Category): readonly ListImage[] {
  const images = read.list(value).map((each) => ({
    ...imageFrom(read.members(each)),
    id: read.string(read.members(each).id),
  }));
  read.check(category.kind === "list" && images.length <= category.maxImages);
  read.check(new Set(images.map(({ id }) => id)).size === images.length);
  return images;
}

function slotImagesFrom(value: unknown, category: Category): Readonly<Record<string, Image>> {
  checkSlots(value, category);
  return read.record(value, (each) => imageFrom(read.members(each)));
}

function namesFrom(value: unknown, category: Category): Readonly<Record<string, string>> {
  checkSlots(value, category);
  read.check("names" in category);
  return textsFrom(value, () => true);
}

function checkSlots(value: unknown, category: Category): void {
  const slots = category.kind === "slots" ? category.slots.map(({ id }) => id) : undefined;
  read.check(slots !== undefined && Object.keys(read.members(value)).every((slot) => slots.includes(slot)));
}

const textsFrom = (value: unknown, isWanted: (id: string) => boolean): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(read.record(value, read.string)).filter(([id, text]) => text !== "" && isWanted(id)),
  );

function slotCountFrom(value: unknown, category: Category): number {
  const known = category.arrangements.find(({ count }) => count === value);
  read.check("counts" in category && known !== undefined);
  return known.count;
}

function imageFrom(given: read.Members): Image {
  const name = read.string(given.name);
  const picture = pictureFrom(read.members(given.picture));
  const recipe = readRecipe(given.recipe);
  if (!recipe || !("blob" in picture)) return { name, picture };
  const { renderedFrom } = given;
  return { name, picture, recipe, renderedFrom: typeof renderedFrom === "string" ? renderedFrom : null };
}

function pictureFrom({ blob, bytes, path, value }: read.Members): Picture {
  if (blob !== undefined) return { blob: read.hash(blob), bytes: read.count(bytes) };
  return path === undefined ? { value: read.string(value) } : { path: read.string(path) };
}

const brandFrom = ({ logo, colours, style }: read.Members): Brand => ({
  logo: logo === null ? null : pictureFrom(read.members(logo)),
  colours: read.list(colours).map(read.colour),
  style: read.string(style),
});

/* Version 1 recipes, in early design files, have `kind`, and `sha256` instead of `blob`. */

/** The maximum size of a stored original. */
export const MAX_ORIGINAL_PIXELS = 12_600_000;
/** The longest side of a JPEG. */
const MAX_SIDE = 65_535;
/** Far outside any frame. */
const FAR = 1_000_000;

/** Can't escape from the folder. */
const BUNDLED = /^\/images\/[\w-]+(\/[\w-]+)*\.(png|webp)$/;

export const isBundledPath = (text: string): boolean => BUNDLED.test(text);

export const readRecipe = (value: unknown): Recipe | undefined => read.attempt(() => recipeFrom(value));

function recipeFrom(value: unknown): Recipe {
  const given = read.members(value);
  const { version, words, logo, look } = given;
  read.check(version === 1 || version === RECIPE_VERSION);
  return {
    version: RECIPE_VERSION,
    original: originalFrom(read.members(given.original)),
    placement: placementFrom(read.members(given.placement)),
    background: backgroundFrom(read.members(given.background)),
    ...(words !== undefined && { words: wordsFrom(read.members(words)) }),
    ...(logo !== undefined && { logo: logoFrom(read.members(logo)) }),
    ...(look !== undefined && { look: read.id(look) }),
  };
}

function originalFrom(given: read.Members): Original {
  const size = {
    width: read.number(given.width, 1, MAX_SIDE, true),
    height: read.number(given.height, 1, MAX_SIDE, true),
  };
  read.check(size.width * size.height <= MAX_ORIGINAL_PIXELS);
  const { kind = "path" in given ? "bundled" : "kept" } = given;
  return read.oneOf(["kept", "bundled"], kind) === "kept"
    ? { blob: blobFrom(given), type: read.oneOf(ORIGINAL_TYPES, given.type), ...size }
    : { path: read.text(given.path, BUNDLED), ...size };
}

const placementFrom = (given: read.Members): Placement => ({
  x: read.number(given.x, -FAR, FAR),
  y: read.number(given.y, -FAR, FAR),
  scale: read.positive(given.scale, FAR),
  quarters: read.number(given.quarters, 0, 3, true),
  angle: read.number(given.angle, -MAX_ANGLE, MAX_ANGLE),
  mirrored: read.flag(given.mirrored),
  mode: read.oneOf(["fill", "fit", "free"], given.mode),
});

function backgroundFrom(given: read.Members): Background {
  const { kind, colour } = given;
  return { kind: read.id(kind), ...(colour !== undefined && { colour: read.colour(colour) }) };
}

function wordsFrom(given: read.Members): RecipeWords {
  const from = read.members(given.from);
  const kind = read.oneOf(["typed", "blend", "table"], from.kind);
  const { position, colour, size } = given;
  return {
    from: kind === "table" ? { kind, word: read.id(from.word) } : { kind },
    text: read.text(given.text),
    style: read.id(given.style),
    position: position === "auto" ? position : pointFrom(read.members(position)),
    colour: colour === "auto" ? colour : read.colour(colour),
    size: size === "auto" ? size : read.positive(size, FAR),
  };
}

const pointFrom = ({ x, y }: read.Members) => ({ x: read.number(x, 0, 1), y: read.number(y, 0, 1) });

const logoFrom = (given: read.Members): RecipeLogo => ({
  blob: blobFrom(given),
  type: read.oneOf(LOGO_TYPES, given.type),
  x: read.number(given.x, -FAR, FAR),
  y: read.number(given.y, -FAR, FAR),
  width: read.positive(given.width, FAR),
});

const blobFrom = ({ blob, sha256 }: read.Members): string => read.hash(blob ?? sha256);

const MAX_COLUMNS = 200;
const MAX_PICTURES = 2_000;

const SIZE = /^\d{1,5}x\d{1,5}$/;
const ROW_ID = /^\d{1,15}$/;

/** Drops invalid parts, because a design is worth more than its table. */
export function readTable(value: unknown): VariantTable | null {
  const given = read.attempt(() => read.members(value));
  if (!given) return null;
  return {
    columns: [...new Set(itemsOf(given.columns, columnFrom))].slice(0, MAX_COLUMNS),
    rows: rowsFrom(given.rows),
    pictures: Object.fromEntries(
      entriesOf(given.pictures, read.text, tablePictureFrom).slice(0, MAX_PICTURES),
    ),
    namesOn: Object.fromEntries(entriesOf(given.namesOn, columnFrom, read.flag)),
  };
}

function rowsFrom(value: unknown): VariantRow[] {
  const rows = new Map<string, VariantRow>();
  for (const row of itemsOf(value, rowFrom)) if (!rows.has(row.id)) rows.set(row.id, row);
  return [...rows.values()].slice(0, MAX_ROWS);
}

function rowFrom(value: unknown): VariantRow {
  const { id, cells, broken } = read.members(value);
  const fault = read.attempt(() => brokenFrom(broken));
  return {
    id: read.text(id, ROW_ID),
    cells: Object.fromEntries(entriesOf(cells, columnFrom, read.text).filter(([, text]) => text !== "")),
    ...(fault && { broken: fault }),
  };
}

function brokenFrom(value: unknown): BrokenLine {
  const { code, column, line } = read.members(value);
  return { code: read.oneOf(BROKEN_CODES, code), column: columnFrom(column), line: read.count(line) };
}

function tablePictureFrom(value: unknown): TablePicture {
  const { name, made } = read.members(value);
  const sizes = entriesOf(made, (size) => read.text(size, SIZE), madeFrom);
  read.check(sizes.length > 0);
  return { name: read.text(name), made: Object.fromEntries(sizes) };
}

function madeFrom(value: unknown): FittedPicture {
  const { blob, bytes, isFitted } = read.members(value);
  return { blob: read.hash(blob), bytes: read.count(bytes), isFitted: read.flag(isFitted) };
}

const columnFrom = (value: unknown): string => read.text(value, COLUMN_ID);

/** Skips invalid items. */
const itemsOf = <Value>(value: unknown, from: (value: unknown) => Value): Value[] =>
  (read.attempt(() => read.list(value)) ?? []).flatMap((each) => read.attempt(() => [from(each)]) ?? []);

/** Skips invalid members. */
const entriesOf = <Value>(
  value: unknown,
  key: (key: unknown) => string,
  from: (value: unknown) => Value,
): [string, Value][] =>
  Object.entries(read.attempt(() => read.members(value)) ?? {}).flatMap(
    ([name, each]) => read.attempt((): [string, Value][] => [[key(name), from(each)]]) ?? [],
  );
