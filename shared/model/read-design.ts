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
import { readRecipe } from "./read-recipe.ts";
import { readTable } from "./read-table.ts";

/** What can be done with a stored design; only a usable one can be read. */
export type DesignState = "usable" | "laterVersion" | "otherMachine" | "unreadable";

/** Says what can be done with a stored design, whatever it holds. */
export function designState(model: MachineModel, value: unknown): DesignState {
  const { version, machine } = read.attempt(() => read.members(value)) ?? {};
  if (typeof version === "number" && version > DESIGN_VERSION) return "laterVersion";
  if (typeof machine === "string" && machine !== model.id) return "otherMachine";
  return readDesign(model, value) ? "usable" : "unreadable";
}

/**
 * Reads a design of this version and machine from data that anybody may have written. Returns undefined if a member is
 * wrong, or if it has a category, slot, name or count that the machine does not have: without those, the next change
 * would lose a visitor's work. Three things are left out instead. A recipe that does not hold counts as absent, because
 * its picture is there; so does what does not hold of the table; and a text whose id can't be a word's is never shown.
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

/** The texts that are not empty, of the ids that are wanted. */
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
