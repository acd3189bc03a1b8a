import { proxy } from "valtio/vanilla";
import type { MachineModel } from "../../shared/machine/types.ts";
import { copyDesign, type Design, emptyDesign, imagesOf } from "../document/design.ts";
import type { DesignStore } from "./design-store.ts";
import type { Door } from "./door.ts";
import type { Changes, Entries } from "./entries.ts";
import type { Environment } from "./environment.ts";
import { createImageSources, type ImageSources } from "./image-sources.ts";
import { OWN_KEYS } from "./keys.ts";
import { KEYS } from "./local-storage.ts";
import { openDoor } from "./open-door.ts";
import type { Keeping, Outcome, StoreFault, UndoOffer } from "./outcome.ts";
import { identify, type Reading, readDesign } from "./read-design.ts";
import { createSaver } from "./saver.ts";
import { showDesign } from "./show-design.ts";
import { NO_TABS } from "./tabs.ts";
import { parseImageValue, storedPath } from "./values.ts";
import { changesBetween } from "./write-design.ts";

/** What an action does to a design. */
export interface Action {
  /** Bytes that the edit places; it gets their stored values, in order. */
  readonly images?: readonly Uint8Array<ArrayBuffer>[];
  /** Called again when images had to make room: it must do the same to every draft. */
  edit(draft: Design, values: readonly string[]): StoreFault | undefined;
  /** What undoing it is called. Offered where images were lost, or `always`. */
  readonly undo?: UndoOffer & { readonly always?: boolean };
  /** It replaces the whole design, what was set aside of it included. */
  readonly isReplacing?: boolean;
  /** It is a note beside the design and no change of it: confirmation and undo stay. */
  readonly isNote?: boolean;
}

/** The last destructive change: what stood under its keys before it and after. */
interface Undo {
  readonly offer: UndoOffer;
  readonly before: Changes;
  readonly after: Changes;
}

/** The state of one design and the way to change it, below the actions that a visitor knows. */
export interface Keeper extends ImageSources, Pick<DesignStore, "design" | "keeping" | "ready" | "close"> {
  /** Does an action when those before it are done, on what is stored then. */
  perform(action: Action): Promise<Outcome>;
  /** Takes back the last destructive change. */
  undo(): Promise<Outcome>;
  /** The design in this moment, as plain data. */
  current(): Design;
}

/** Keeps one design in the browser and shows what is kept. See DesignStore. */
export function createKeeper(model: MachineModel, environment: Environment): Keeper {
  const { door, overflow, fault: memoryFault } = openDoor(environment);
  const tabs = memoryFault ? NO_TABS : environment.tabs;

  /** What the proxy shows, as plain data. */
  let shown = emptyDesign(model);
  let hasVersion = false;
  let missing: ReadonlySet<string> = new Set();
  let undone: Undo | null = null;
  let lastFault: StoreFault | null = null;
  let running = 0;
  let queue: Promise<unknown> = Promise.resolve();
  let lastId = 0;
  const nextId = () => `image-${++lastId}`;

  const design = proxy(copyDesign(shown));
  const keeping = proxy<Keeping>({
    state: memoryFault ? "notKept" : "saved",
    reason: memoryFault,
    inMemory: memoryFault !== null,
    setAside: [],
    undo: null,
  });

  /** `named` has the names of images that are new. */
  const read = (entries: Entries, named?: Design): Reading => {
    const reading = readDesign(model, entries);
    identify(reading.design, { previous: shown, named, missing, nextId });
    return reading;
  };
  /** Storage was emptied behind the app's back: what it shows is then the only copy. */
  const isEvicted = (entries: Entries) => hasVersion && !entries.has(OWN_KEYS.version);

  const showKeeping = () => {
    const reason = memoryFault ?? lastFault;
    Object.assign(keeping, { state: running > 0 ? "saving" : reason ? "notKept" : "saved", reason });
    keeping.undo = undone?.offer ?? null;
  };
  const showSetAside = (keys: ReadonlySet<string>) => {
    for (const key of keys)
      if (!keeping.setAside.includes(key))
        console.error(`The value of ${key} can't be used and is set aside.`);
    const isSame = keys.size === keeping.setAside.length && keeping.setAside.every((key) => keys.has(key));
    if (!isSame) keeping.setAside = [...keys];
  };
  const show = (entries: Entries, named?: Design) => {
    if (isEvicted(entries)) return;
    hasVersion = entries.has(OWN_KEYS.version);
    const reading = read(entries, named);
    showDesign(design, shown, reading.design);
    shown = reading.design;
    showSetAside(reading.setAside);
    if (undone && !stillHolds(entries, undone.after)) undone = null;
    showKeeping();
  };
  /** Shows what storage holds now. Where it can't be read, what is shown stays. */
  const refresh = (named?: Design) => {
    try {
      show(door.read(), named);
    } catch {
      // Reported by the next action.
    }
  };
  const findMissing = async () => {
    const urls = [...imagesOf(shown)].map(({ image }) => image.url);
    const stored = urls.filter((url) => parseImageValue(url)?.kind === "stored");
    if (stored.length === 0 && missing.size === 0) return;
    const present = new Set((await overflow.list().catch(() => [])).map(storedPath));
    const gone = new Set(stored.filter((url) => !present.has(url)));
    const isSame = gone.size === missing.size && [...gone].every((url) => missing.has(url));
    missing = gone;
    if (!isSame) refresh();
  };

  const committer = createSaver(door, overflow, tabs, () => undone?.before.values() ?? []);
  const sources = createImageSources(overflow, environment.fetchFile, () => void findMissing());
  refresh();

  const joined = tabs.join();
  /** Runs actions one after another. */
  const enqueue = async <T>(action: () => Promise<T>): Promise<T> => {
    running++;
    showKeeping();
    const result = Promise.all([queue, joined]).then(action);
    queue = result.catch(() => {});
    try {
      return await result;
    } finally {
      running--;
      showKeeping();
    }
  };

  const succeed: Outcome = { ok: true, kept: !memoryFault };
  const fail = (reason: StoreFault): Outcome => {
    if (reason === "full" || reason === "unavailable") lastFault = reason;
    refresh();
    return { ok: false, reason };
  };

  const perform = ({ images = [], edit, undo, isReplacing = false, isNote = false }: Action) =>
    enqueue(async (): Promise<Outcome> => {
      let before = shown;
      let after = shown;
      let isAnew = false;
      const committed = await committer.commit<StoreFault>(images, (entries, values) => {
        isAnew = isEvicted(entries);
        const reading = isAnew ? { design: emptyDesign(model), setAside: new Set<string>() } : read(entries);
        before = isAnew ? shown : reading.design;
        after = copyDesign(before);
        const fault = edit(after, values);
        if (fault) return fault;
        const changes = () => changesBetween(model, entries, reading, after, isReplacing);
        if (isNote || changes().size === 0) return changes();
        if (!isReplacing) after.machineTimestamp ||= String(environment.now());
        after.isConfirmed = false;
        return changes();
      });
      if (typeof committed === "string") return fail(committed);

      lastFault = null;
      if (!isNote && committed.changes.size > 0) {
        const isOffered = undo && !isAnew && (undo.always || losesImages(before, after));
        undone = isOffered ? undoOf(undo, committed.entries, committed.changes) : null;
      }
      refresh(after);
      await findMissing();
      if (!memoryFault && !imagesOf(shown).next().done) askToPersist(door, environment);
      return succeed;
    });

  const undo = () =>
    enqueue(async (): Promise<Outcome> => {
      const last = undone;
      if (!last) return fail("gone");
      const committed = await committer.commit<StoreFault>([], (entries) =>
        stillHolds(entries, last.after) ? new Map([...last.before, [OWN_KEYS.confirmed, null]]) : "gone",
      );
      if (typeof committed === "string") return fail(committed);
      lastFault = null;
      undone = null;
      refresh();
      await findMissing();
      return succeed;
    });

  const start = async () => {
    await joined;
    if (memoryFault) return;
    // Finishes what was cut off.
    await committer.commit([], () => new Map());
    refresh();
    await findMissing();
    await committer.collect();
  };
  const stop = tabs.onChange(() => {
    refresh();
    void findMissing();
  });

  return {
    ...sources,
    design,
    keeping,
    ready: start().catch(() => {}),
    perform,
    undo,
    current: () => shown,
    close: stop,
  };
}

/** Whether storage has what a change left there; a confirmation since then is none of its business. */
const stillHolds = (entries: Entries, after: Changes): boolean =>
  [...after].every(([key, value]) => (entries.get(key) ?? null) === value);

/**
 * The undo of changes. It ends, too, once the machine has another name: images then stand under other
 * keys, and what it would put back would be nowhere until the old name is chosen again.
 */
function undoOf({ kind, category }: UndoOffer, entries: Entries, changes: Changes): Undo {
  const after = new Map<string, string | null>();
  for (const key of [KEYS.machineName, KEYS.machineTimestamp]) after.set(key, entries.get(key) ?? null);
  for (const [key, value] of changes) if (key !== OWN_KEYS.confirmed) after.set(key, value);
  const before = new Map([...after.keys()].map((key) => [key, entries.get(key) ?? null]));
  return { offer: category === undefined ? { kind } : { kind, category }, before, after };
}

/** Whether an image of `before` stands nowhere in `after`. */
function losesImages(before: Design, after: Design): boolean {
  const urls = [...imagesOf(after)].map(({ image }) => image.url);
  return [...imagesOf(before)].some(({ image }) => {
    const at = urls.indexOf(image.url);
    if (at >= 0) urls.splice(at, 1);
    return at < 0;
  });
}

/** Asks the browser, once and for all, not to evict the images. */
function askToPersist(door: Door, environment: Environment): void {
  try {
    if (door.read().has(OWN_KEYS.persistAsked)) return;
    if (door.write(new Map([[OWN_KEYS.persistAsked, "true"]])) === null) void environment.askToPersist();
  } catch {
    // Asked again after the next change.
  }
}
