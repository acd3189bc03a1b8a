import { fillWords } from "../../shared/machine/fill-words.ts";
import { defaultImage } from "../../shared/machine/questions.ts";
import type { Category, MachineModel, NameChoice, SlotCategory } from "../../shared/machine/types.ts";
import {
  type Brand,
  type Design,
  emptyDesign,
  type ImageRecord,
  imageAt,
  imageOf,
  imagesOf,
  putImage,
} from "../document/design.ts";
import { type Entries, machineNameIn } from "./entries.ts";
import { imageKey, isUnder, keyPrefix, OWN_KEYS } from "./keys.ts";
import { KEYS } from "./local-storage.ts";
import { parseImageValue } from "./values.ts";

/** A design as read, and the keys whose values count as absent because they are corrupt or refused. */
export interface Reading {
  readonly design: Design;
  readonly setAside: ReadonlySet<string>;
  /** Images that were gone when the design was confirmed: see confirmedValue. */
  readonly accepted: ReadonlySet<string>;
}

/** An index of a list, as its key writes it. */
const INDEX = /^(0|[1-9]\d*)$/;

/** Reads the design that the entries hold. Never throws: what can't be read is set aside. */
export function readDesign(model: MachineModel, entries: Entries): Reading {
  const design = emptyDesign(model);
  const setAside = new Set<string>();

  design.machineName = machineNameIn(entries);
  readObject(KEYS.machineData, entries, setAside);
  design.machineTimestamp = entries.get(KEYS.machineTimestamp) ?? "";
  design.returnToStep = entries.get(KEYS.returnToStep) ?? "";
  design.isConfirmed = entries.has(OWN_KEYS.confirmed);
  design.words = textsOf(readObject(OWN_KEYS.words, entries, setAside));
  design.brand = readBrand(entries, setAside);
  design.variants = entries.get(OWN_KEYS.variants) ?? "";

  const prefix = keyPrefix(model, design);
  for (const category of model.categories) {
    if (category.kind === "list") {
      design.lists[category.id] = readList(category, prefix, entries, setAside);
      continue;
    }
    const count = readCount(category, entries, setAside);
    if (category.counts) design.counts[category.id] = count;
    if (category.names) design.names[category.id] = readNames(category, category.names, entries, setAside);
    const slots = design.slots[category.id] ?? {};
    for (const { id, label } of category.slots) {
      const key = imageKey(prefix, category.id, id);
      const url = readImage(key, entries, setAside);
      const isDefault = url === defaultImage(category, count, id);
      if (url !== null) slots[id] = { ...imageOf(url, label), isDefault };
    }
  }
  const accepted = new Set(entries.get(OWN_KEYS.confirmed)?.split(" "));
  return { design, setAside, accepted };
}

/** What a reading can't know of the images: see `identify`. */
export interface Identities {
  /** What was shown: an image that stands in the same category as before stays what it is. */
  readonly previous: Design;
  /** Names of new images, by their places. */
  readonly named?: Design | undefined;
  /** Urls whose bytes are gone. */
  readonly missing: ReadonlySet<string>;
  readonly accepted: ReadonlySet<string>;
  nextId(): string;
}

/**
 * Gives the images of a design that was read their ids and names, and marks those that are missing: one that
 * was there when the design was confirmed makes it a changed one.
 */
export function identify(read: Design, { previous, named, missing, accepted, nextId }: Identities): void {
  const known = new Map<string, ImageRecord[]>();
  for (const { category, image } of imagesOf(previous)) {
    const key = `${category} ${image.url}`;
    known.set(key, [...(known.get(key) ?? []), image]);
  }
  for (const { category, slot, image } of [...imagesOf(read)]) {
    const before = known.get(`${category} ${image.url}`)?.shift();
    const isMissing = missing.has(image.url);
    if (isMissing && !accepted.has(image.url)) read.isConfirmed = false;
    const isSame = before?.isMissing === isMissing && before.isDefault === image.isDefault;
    const name = before?.name ?? (named && imageAt(named, category, slot)?.name) ?? "";
    const identified = { ...image, id: before?.id ?? nextId(), name: name || image.name, isMissing };
    putImage(read, category, slot, isSame ? before : identified);
  }
}

const textsOf = (given: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(given).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );

function readBrand(entries: Entries, setAside: Set<string>): Brand | null {
  const { colours, style } = readObject(OWN_KEYS.brand, entries, setAside);
  const logo = readImage(OWN_KEYS.brandLogo, entries, setAside) ?? "";
  if (!logo && !entries.has(OWN_KEYS.brand)) return null;
  return {
    logo,
    colours: Array.isArray(colours) ? colours.filter((each) => /^#[0-9a-f]{6}$/i.test(each)) : [],
    style: typeof style === "string" ? style : "",
  };
}

function readImage(key: string, entries: Entries, setAside: Set<string>): string | null {
  const value = entries.get(key);
  if (value === undefined) return null;
  if (parseImageValue(value)) return value;
  setAside.add(key);
  return null;
}

function readList(
  category: Category & { kind: "list" },
  prefix: string,
  entries: Entries,
  setAside: Set<string>,
): ImageRecord[] {
  const start = imageKey(prefix, category.id, "");
  const indices = [...entries.keys()]
    .filter((key) => isUnder(prefix, key) && key.startsWith(start))
    .map((key) => key.slice(start.length))
    .filter((slot) => INDEX.test(slot))
    .sort((a, b) => Number(a) - Number(b));
  const images: ImageRecord[] = [];
  for (const index of indices) {
    const key = imageKey(prefix, category.id, index);
    const url = readImage(key, entries, setAside);
    if (url === null) continue;
    if (images.length === category.maxImages) setAside.add(key);
    else images.push(imageOf(url, category.label));
  }
  return images;
}

function readCount(category: SlotCategory, entries: Entries, setAside: Set<string>): number {
  const [first] = category.arrangements;
  if (!category.counts) return first.count;
  const { storageKey, initial } = category.counts;
  const value = entries.get(storageKey);
  if (value === undefined) return initial;
  const chosen = category.arrangements.find(({ count }) => String(count) === value);
  if (!chosen) setAside.add(storageKey);
  return chosen?.count ?? initial;
}

function readNames(
  category: SlotCategory,
  { storageKey, slotStorageKey }: NameChoice,
  entries: Entries,
  setAside: Set<string>,
): Record<string, string> {
  const stored = readObject(storageKey, entries, setAside);
  const names: Record<string, string> = {};
  for (const { id } of category.slots) {
    const name = stored[id] ?? entries.get(fillWords(slotStorageKey, { slot: id }));
    if (typeof name === "string" && name !== "") names[id] = name;
  }
  return names;
}

/** A JSON object; empty where there is none, which sets a present value aside. */
function readObject(key: string, entries: Entries, setAside: Set<string>): Record<string, unknown> {
  const value = entries.get(key);
  if (value === undefined) return {};
  try {
    const parsed: unknown = JSON.parse(value);
    if (typeof parsed === "object" && parsed !== null && !Array.isArray(parsed)) return { ...parsed };
  } catch {
    // Not JSON: set aside below.
  }
  setAside.add(key);
  return {};
}
