import { proxy } from "valtio/vanilla";
import type { MachineModel } from "../../shared/machine/types.ts";
import { evictedImages } from "../document/completeness.ts";
import { copyDesign, type Design, emptyDesign } from "../document/design.ts";
import type { Entries } from "./entries.ts";
import { OWN_KEYS, revisionIn } from "./keys.ts";
import type { Keeping, StoreFault } from "./outcome.ts";
import { identify, type Reading, readDesign } from "./read-design.ts";

/** Which design is shown: its id, null while it has none, and the revision that is shown of it. */
export interface Origin {
  readonly id: string | null;
  readonly revision: number;
  /** The design of that id and no other is meant. */
  readonly isExact?: boolean;
}

/** The design that the entries hold. */
export const originIn = (entries: Entries): Origin => ({
  id: entries.get(OWN_KEYS.design) ?? null,
  revision: revisionIn(entries),
});

/** Whether the entries hold the design of that origin still: its id may be another, as long as none was opened. */
export const isOf = (entries: Entries, origin: Origin): boolean =>
  (origin.id !== null && originIn(entries).id === origin.id) ||
  (!origin.isExact && !(Number(entries.get(OWN_KEYS.opened)) > origin.revision));

/** What is shown of a design: two proxies, and what they show as plain data. */
export interface Scene {
  readonly design: Design;
  readonly keeping: Keeping;
  /** What `design` shows, as plain data. */
  current(): Design;
  /** Reads entries as the design that follows on what is shown; `named` has the names of new images. */
  read(entries: Entries, missing: ReadonlySet<string>, named?: Design): Reading;
  /** Reads and shows them. `isOwnSwitch`: this tab opened another design. */
  show(entries: Entries, missing: ReadonlySet<string>, named?: Design, isOwnSwitch?: boolean): void;
  origin(): Origin;
  showKeeping(keeping: Partial<Keeping>): void;
  /** Storage was emptied behind the app's back: what it shows is then the only copy. */
  isEvicted(entries: Entries): boolean;
}

export function createScene(model: MachineModel, memoryFault: StoreFault | null): Scene {
  let shown = emptyDesign(model);
  let hasVersion = false;
  let origin: Origin = { id: null, revision: 0 };
  let isFirst = true;
  let lastId = 0;
  const nextId = () => `image-${++lastId}`;
  const design = proxy(copyDesign(shown));
  const keeping = proxy<Keeping>({
    state: memoryFault ? "notKept" : "saved",
    reason: memoryFault,
    inMemory: memoryFault !== null,
    setAside: [],
    undo: null,
    redo: null,
    design: "",
    switchedFrom: null,
    missing: 0,
    loss: null,
  });

  const read = (entries: Entries, missing: ReadonlySet<string>, named?: Design): Reading => {
    const reading = readDesign(model, entries);
    identify(reading.design, { previous: shown, named, missing, accepted: reading.accepted, nextId });
    return reading;
  };
  const showSetAside = (keys: ReadonlySet<string>) => {
    for (const key of keys)
      if (!keeping.setAside.includes(key))
        console.error(`The value of ${key} can't be used and is set aside.`);
    const isSame = keys.size === keeping.setAside.length && keeping.setAside.every((key) => keys.has(key));
    if (!isSame) keeping.setAside = [...keys];
  };
  return {
    design,
    keeping,
    current: () => shown,
    read,
    origin: () => origin,
    show(entries, missing, named, isOwnSwitch = false) {
      hasVersion = entries.has(OWN_KEYS.version);
      if (!isFirst && !isOwnSwitch && !isOf(entries, origin))
        keeping.switchedFrom = { name: shown.machineName };
      isFirst = false;
      origin = originIn(entries);
      keeping.design = origin.id ?? "";
      const reading = read(entries, missing, named);
      showDesign(design, shown, reading.design);
      shown = reading.design;
      keeping.missing = evictedImages(shown).length;
      showSetAside(reading.setAside);
    },
    showKeeping: (next) => void Object.assign(keeping, next),
    isEvicted: (entries) => hasVersion && !entries.has(OWN_KEYS.version),
  };
}

/**
 * Brings the proxy to `next`, where it showed `shown`, and touches only what differs, so that only those
 * who show it render again. Records of images are immutable: the same object is the same image.
 */
function showDesign(proxy: Design, shown: Design, next: Design): void {
  const { lists, slots, names, counts, words, brand, ...plain } = next;
  Object.assign(proxy, plain);
  if (!isAlike(words, shown.words)) proxy.words = words;
  if (!isAlike(brand, shown.brand)) proxy.brand = brand;
  Object.assign(proxy.counts, counts);
  for (const [id, list] of Object.entries(lists)) {
    const before = shown.lists[id] ?? [];
    const isSame = list.length === before.length && list.every((image, i) => image === before[i]);
    if (!isSame) proxy.lists[id] = [...list];
  }
  for (const [id, each] of Object.entries(slots)) showRecord(proxy.slots, id, shown.slots[id] ?? {}, each);
  for (const [id, each] of Object.entries(names)) showRecord(proxy.names, id, shown.names[id] ?? {}, each);
}

const isAlike = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

function showRecord<T>(
  proxy: Record<string, Record<string, T>>,
  id: string,
  shown: Record<string, T>,
  next: Record<string, T>,
): void {
  const target = proxy[id] ?? {};
  proxy[id] ??= target;
  for (const key of Object.keys(shown)) if (!(key in next)) delete target[key];
  for (const [key, value] of Object.entries(next)) if (shown[key] !== value) target[key] = value;
}
