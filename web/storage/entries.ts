import { fillWords } from "../../shared/machine/fill-words.ts";
import type { MachineModel } from "../../shared/machine/types.ts";
import { isUnder, keyPrefix, OWN_KEYS } from "./keys.ts";
import { KEYS } from "./local-storage.ts";

/** Keys and values as localStorage has them. */
export type Entries = ReadonlyMap<string, string>;

/** New values of keys; null removes the key. */
export type Changes = ReadonlyMap<string, string | null>;

/** What the entries are once the changes are made. */
export function withChanges(entries: Entries, changes: Changes): Entries {
  const after = new Map(entries);
  for (const [key, value] of changes) {
    if (value === null) after.delete(key);
    else after.set(key, value);
  }
  return after;
}

/** Whether two hold the same. */
export const isSame = (one: Entries, other: Entries): boolean =>
  one.size === other.size && [...one].every(([key, value]) => other.get(key) === value);

/** What brings the first to the second. */
export function changesFrom(before: Entries, after: Entries): Changes {
  const changes = new Map<string, string | null>();
  for (const key of before.keys()) if (!after.has(key)) changes.set(key, null);
  for (const [key, value] of after) if (before.get(key) !== value) changes.set(key, value);
  return changes;
}

/**
 * What the entries hold of the design that they show, corrupt values included: the specification's keys
 * but returnToStep, its images, and whether it is confirmed. Its row holds exactly this.
 */
export function designEntries(model: MachineModel, entries: Entries): Entries {
  const prefix = prefixIn(model, entries);
  const named = namedKeys(model);
  return new Map([...entries].filter(([key]) => named.has(key) || isUnder(prefix, key)));
}

/** What every image key of the design that the entries hold starts with. */
function prefixIn(model: MachineModel, entries: Entries): string {
  const machineName = machineNameIn(entries);
  return keyPrefix(model, { machineName, machineTimestamp: entries.get(KEYS.machineTimestamp) ?? "" });
}

/** The machine's name in the entries; empty for none. `machineData` stands in for `machineName`. */
export function machineNameIn(entries: Entries): string {
  const name = entries.get(KEYS.machineName) ?? "";
  if (name.trim() !== "") return name;
  try {
    const data: unknown = JSON.parse(entries.get(KEYS.machineData) ?? "{}");
    const other = typeof data === "object" && data !== null && "name" in data ? data.name : "";
    return typeof other === "string" && other.trim() !== "" ? other : "";
  } catch {
    return "";
  }
}

function namedKeys(model: MachineModel): ReadonlySet<string> {
  const keys = new Set<string>([
    KEYS.machineName,
    KEYS.machineTimestamp,
    KEYS.machineData,
    OWN_KEYS.confirmed,
    OWN_KEYS.words,
    OWN_KEYS.brand,
    OWN_KEYS.brandLogo,
    OWN_KEYS.variants,
  ]);
  for (const category of model.categories) {
    if (category.kind !== "slots") continue;
    if (category.counts) keys.add(category.counts.storageKey);
    const { names } = category;
    if (!names) continue;
    keys.add(names.storageKey);
    for (const { id } of category.slots) keys.add(fillWords(names.slotStorageKey, { slot: id }));
  }
  return keys;
}
