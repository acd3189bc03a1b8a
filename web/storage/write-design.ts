import { fillWords } from "../../shared/machine/fill-words.ts";
import type { MachineModel } from "../../shared/machine/types.ts";
import { evictedImages } from "../document/completeness.ts";
import type { Design } from "../document/design.ts";
import type { Changes, Entries } from "./entries.ts";
import { imageKey, isUnder, keyPrefix, OWN_KEYS } from "./keys.ts";
import { KEYS } from "./local-storage.ts";
import type { Reading } from "./read-design.ts";

/**
 * What must be written so that storage holds `next` where it held what was read. Only keys that the
 * change is about: what was set aside stays as it is until its own place is filled. When the prefix
 * changes, whatever else stands under the old one moves along, or goes where a whole design goes.
 */
export function changesBetween(
  model: MachineModel,
  entries: Entries,
  { design, setAside }: Reading,
  next: Design,
  isReplaced: boolean,
): Changes {
  const prefix = keyPrefix(model, design);
  const nextPrefix = keyPrefix(model, next);
  const moved = (key: string) => (isUnder(prefix, key) ? nextPrefix + key.slice(prefix.length) : key);

  const before = writeDesign(model, design, setAside);
  const after = writeDesign(model, next, isReplaced ? new Set() : new Set([...setAside].map(moved)));
  const changes = new Map<string, string | null>();
  for (const key of before.keys()) if (!after.has(key)) changes.set(key, null);
  for (const [key, value] of after) if (before.get(key) !== value) changes.set(key, value);
  for (const [key, value] of entries) {
    if (!isUnder(prefix, key) || before.has(key) || after.has(key)) continue;
    if (isReplaced || moved(key) !== key) changes.set(key, null);
    if (!isReplaced && moved(key) !== key) changes.set(moved(key), value);
  }
  for (const key of droppedNames(model, design, next)) if (entries.has(key)) changes.set(key, null);
  return changes;
}

/** That a design is confirmed, with the images that were gone then: what is lost later is a change. */
const confirmedValue = (design: Design): string =>
  ["true", ...evictedImages(design).map(({ url }) => url)].join(" ");

/** The entries of a design. A list's images go round the keys of its own that are set aside. */
function writeDesign(model: MachineModel, design: Design, setAside: ReadonlySet<string>): Entries {
  const entries = new Map<string, string>();
  const put = (key: string, value: string | undefined) => value && entries.set(key, value);

  put(KEYS.machineTimestamp, design.machineTimestamp);
  put(KEYS.machineName, design.machineName);
  put(KEYS.machineData, design.machineName && JSON.stringify({ name: design.machineName }));
  put(KEYS.returnToStep, design.returnToStep);
  if (design.isConfirmed) put(OWN_KEYS.confirmed, confirmedValue(design));

  if (Object.keys(design.words).length > 0) put(OWN_KEYS.words, JSON.stringify(design.words));
  const { brand } = design;
  if (brand) put(OWN_KEYS.brand, JSON.stringify({ colours: brand.colours, style: brand.style }));
  put(OWN_KEYS.brandLogo, brand?.logo);
  put(OWN_KEYS.variants, design.variants);

  const prefix = keyPrefix(model, design);
  for (const category of model.categories) {
    const { id } = category;
    if (category.kind === "list") {
      let index = 0;
      for (const { url } of design.lists[id] ?? []) {
        while (setAside.has(imageKey(prefix, id, index))) index++;
        put(imageKey(prefix, id, index++), url);
      }
      continue;
    }
    if (category.counts) put(category.counts.storageKey, String(design.counts[id]));
    const names = design.names[id] ?? {};
    const named = category.slots.flatMap(({ id: slot }) => (names[slot] ? [[slot, names[slot]]] : []));
    if (category.names && named.length > 0)
      put(category.names.storageKey, JSON.stringify(Object.fromEntries(named)));
    for (const { id: slot } of category.slots) put(imageKey(prefix, id, slot), design.slots[id]?.[slot]?.url);
  }
  return entries;
}

/** Keys of single names that would stand in for a name which is no longer there. */
function* droppedNames(model: MachineModel, design: Design, next: Design): Generator<string> {
  for (const category of model.categories) {
    if (category.kind !== "slots" || !category.names) continue;
    for (const { id } of category.slots)
      if (design.names[category.id]?.[id] && !next.names[category.id]?.[id])
        yield fillWords(category.names.slotStorageKey, { slot: id });
  }
}
