import { fillPlaceholders } from "../../shared/machine/questions.ts";
import type { MachineModel, Slot, SlotNameConfig } from "../../shared/machine/types.ts";
import {
  type BlobPicture,
  createEmptyDesign,
  DESIGN_VERSION,
  type Design,
  type DesignImage,
  findImage,
  hasSameContent,
  imagesOf,
  machineNameOf,
  type Picture,
} from "../../shared/model/design.ts";
import { pngDataUrlLength, storedImagePath } from "../../shared/model/picture-value.ts";
import { readMembers, tryRead } from "../../shared/model/read-data.ts";
import { parseDesign } from "../../shared/model/read-design.ts";
import { fingerprintOf, type Mirror, STORAGE_KEYS, stampedEntries } from "./mirror.ts";
import { SETTING_KEYS, type Transaction } from "./records.ts";
import type { ListedDesign, UnusableState } from "./types.ts";

export function parseStoredDesign(model: MachineModel, record: unknown): Design | UnusableState {
  const given = tryRead(() => readMembers(record));
  if (!given) return "unreadable";
  const { version, machine } = given;
  if (typeof version === "number" && version > DESIGN_VERSION) return "laterVersion";
  if (typeof machine === "string" && machine !== model.id) return "otherMachine";
  // Records of earlier releases may lack all but these members.
  // Stryker disable next-line StringLiteral: the id is left out.
  const { id: _, lists: __, slots: ___, ...empty } = createEmptyDesign(model, "");
  return parseDesign(model, { ...empty, ...given }) ?? "unreadable";
}

export function parseUsableDesign(model: MachineModel, record: unknown): Design | null {
  const design = parseStoredDesign(model, record);
  return typeof design === "string" ? null : design;
}

export const readStoredDesign = async (model: MachineModel, { get }: Transaction, id: unknown) =>
  typeof id === "string" ? parseUsableDesign(model, await get("designs", id)) : null;

export const isEmptyDesign = (model: MachineModel, design: Design): boolean =>
  hasSameContent(design, createEmptyDesign(model, design.id, design.language));

/** Limits of data URLs in UTF-16 units. */
const MAX_INLINE = 400_000;
const MAX_ALL_INLINE = 2_000_000;

type MirrorValues = ReadonlyMap<string, string | BlobPicture>;

/** Empty for an empty design. Large pictures are written as paths unless `isUnbounded`. */
export function createMirrorValues(
  model: MachineModel,
  design: Design | null,
  isUnbounded = false,
): MirrorValues {
  const values = new Map<string, string | BlobPicture>();
  if (!design || isEmptyDesign(model, design)) return values;
  let room = isUnbounded ? Number.POSITIVE_INFINITY : MAX_ALL_INLINE;
  const most = isUnbounded ? room : MAX_INLINE;
  const written = (picture: Picture): string | BlobPicture => {
    if ("path" in picture) return picture.path;
    const length = "value" in picture ? picture.value.length : pngDataUrlLength(picture.bytes);
    // Stryker disable next-line EqualityOperator: no PNG's has 400,000 characters.
    const isLarge = length > most;
    if ("blob" in picture && (isLarge || length > room)) return storedImagePath(picture.blob);
    room -= length;
    return "value" in picture ? picture.value : picture;
  };

  values.set(STORAGE_KEYS.timestamp, design.timestamp);
  if (design.name) {
    values.set(STORAGE_KEYS.name, design.name);
    values.set(STORAGE_KEYS.data, JSON.stringify({ name: design.name }));
  }
  const prefix = imageKeyPrefixOf(model, design);
  for (const category of model.categories) {
    const { id } = category;
    const set = (place: string | number, image: DesignImage | undefined) =>
      image?.picture && values.set(`${prefix}${id}_${place}`, written(image.picture));
    if (category.kind === "list") {
      // Stryker disable next-line ArrayDeclaration: a design has all lists.
      for (const [index, image] of (design.lists[id] ?? []).entries()) set(index, image);
      continue;
    }
    if (category.counts) values.set(category.counts.storageKey, String(design.counts[id]));
    const names = design.names[id] ?? {};
    if (category.names && Object.keys(names).length > 0)
      values.set(category.names.storageKey, JSON.stringify(names));
    for (const slot of category.slots) set(slot.id, findImage(design, { category: id, key: slot.id }));
  }
  return values;
}

export const imageKeyPrefixOf = (model: MachineModel, design: Pick<Design, "name" | "timestamp">): string =>
  `${machineNameOf(model, design)}_${design.timestamp}_`;

/** Returns an image key's prefix, "" for a design's other keys, and null for keys that aren't ours. */
export function parseImageKeyPrefix(model: MachineModel, key: string): string | null {
  if (isNamed(model, key)) return "";
  const parts = key.split("_");
  const place = parts.pop();
  const id = parts.pop();
  const category = model.categories.find((each) => each.id === id);
  const isPlace =
    category?.kind === "list"
      ? /_(0|[1-9]\d{0,5})$/.test(key)
      : category?.slots.some((slot) => slot.id === place);
  // The prefix has a name and a timestamp.
  return isPlace && parts.length > 1 ? `${parts.join("_")}_` : null;
}

/** The key of a single name, which the specification also allows. */
export const slotNameKeyOf = ({ slotStorageKey }: SlotNameConfig, slot: string): string =>
  fillPlaceholders(slotStorageKey, { slot });

export const nameKeysOf = (names: SlotNameConfig, slots: readonly Slot[]): string[] => [
  names.storageKey,
  ...slots.map(({ id }) => slotNameKeyOf(names, id)),
];

const isNamed = (model: MachineModel, key: string): boolean =>
  key === STORAGE_KEYS.name ||
  key === STORAGE_KEYS.timestamp ||
  key === STORAGE_KEYS.data ||
  model.categories.some(
    (each) =>
      // Stryker disable next-line ConditionalExpression: lists have neither.
      each.kind === "slots" &&
      (each.counts?.storageKey === key ||
        (each.names !== undefined && nameKeysOf(each.names, each.slots).includes(key))),
  );

/** Whether localStorage still holds `open` exactly as last written. */
export function isMirrorUntouched(mirror: Mirror, model: MachineModel, open: Design | null): boolean {
  const found = mirror.find();
  if (!found) return true;
  const { entries, stamp } = found;
  const given = stampedEntries(stamp);
  const held = [...entries].filter(([key]) => parseImageKeyPrefix(model, key) !== null);
  const isGiven = held.every(([key, value]) => fingerprintOf(value) === given.get(key));
  const isWhole = [...createMirrorValues(model, open).keys()].every((key) => entries.has(key));
  return mirror.isOf(open) && isGiven && isWhole;
}

export async function listDesigns(model: MachineModel, transaction: Transaction): Promise<ListedDesign[]> {
  const open = await transaction.get("settings", SETTING_KEYS.open);
  const list = async (id: string): Promise<ListedDesign | []> => {
    const record = await transaction.get("designs", id);
    const found = parseStoredDesign(model, record);
    const design = typeof found === "string" ? null : found;
    if (design && isEmptyDesign(model, design)) return [];
    const { machine, name, changedAt } = tryRead(() => readMembers(record)) ?? {};
    return {
      id,
      machine: typeof machine === "string" ? machine : "",
      name: typeof name === "string" ? name : "",
      customer: design?.customer ?? "",
      note: design?.note ?? "",
      slotNames: Object.values(design?.names ?? {}).flatMap((names) => Object.values(names)),
      changedAt: typeof changedAt === "number" ? changedAt : 0,
      bytes: [...pictureSizesOf([design]).values()].reduce((sum, bytes) => sum + bytes, 0),
      isOpen: id === open,
      state: typeof found === "string" ? found : "usable",
    };
  };
  const listed = await Promise.all((await transaction.keys("designs")).map(list));
  return listed.flat().sort((one, other) => other.changedAt - one.changedAt);
}

export function pictureSizesOf(designs: readonly (Design | null)[]): ReadonlyMap<string, number> {
  const images = designs.flatMap((design) => (design ? [...imagesOf(design)] : []));
  return new Map(
    images.flatMap(({ image: { picture } }) =>
      picture && "blob" in picture ? [[picture.blob, picture.bytes]] : [],
    ),
  );
}
