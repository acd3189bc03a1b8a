import type { MachineModel } from "../../shared/machine/types.ts";
import { copyDesign, type Design, emptyDesign, imagesOf } from "../document/design.ts";
import type { DesignStore } from "./design-store.ts";
import type { Door } from "./door.ts";
import { type Aside, createDurableCopy } from "./durable-copy.ts";
import { type Changes, changesFrom, designEntries, type Entries, isSame } from "./entries.ts";
import type { Environment } from "./environment.ts";
import { createHistory } from "./history.ts";
import { createImageSources, type ImageSources } from "./image-sources.ts";
import { OWN_KEYS } from "./keys.ts";
import { createMissing } from "./missing.ts";
import { openDoor } from "./open-door.ts";
import type { Outcome, StoreFault, UndoOffer } from "./outcome.ts";
import { createPatience, within } from "./patience.ts";
import { type Committed, createSaver, type Paths } from "./saver.ts";
import { createScene } from "./scene.ts";
import { changesBetween } from "./write-design.ts";

/** What an action does to a design. */
export interface Action {
  /** Bytes that the edit places; it gets their stored values, in order. */
  readonly images?: readonly Uint8Array<ArrayBuffer>[];
  /** Called again when images had to make room: it must do the same to every draft. */
  edit(draft: Design, values: readonly string[]): StoreFault | undefined;
  /** What undoing it is called; absent where it is a note beside the design and no change of it. */
  readonly offer?: UndoOffer;
  /** It takes something away, whether or not images are lost. */
  readonly isLoss?: boolean;
  /** It replaces the whole design, what was set aside of it included. */
  readonly isReplacing?: boolean;
}

/** The state of one design and the way to change it, below the actions that a visitor knows. */
export interface Keeper
  extends ImageSources,
    Pick<DesignStore, "design" | "keeping" | "ready" | "undo" | "redo" | "close"> {
  /** Does an action when those before it are done, on what is stored then. */
  perform(action: Action): Promise<Outcome>;
  /** The design in this moment, as plain data. */
  current(): Design;
  /** What lost a comparison last, and putting it in the place of the design. */
  aside(): Promise<Aside | null>;
  takeAside(id: string): Promise<Outcome>;
}

/** The first change waits for the comparison of localStorage and its row, for so long at most. */
const COMPARISON_MS = 5_000;
/** A row that could not be written is tried again after so long, and then ever less often. */
const RETRY_MS = 3_000;
const MAX_RETRY_MS = 300_000;

/** Keeps one design in the browser and shows what is kept. See DesignStore. */
export function createKeeper(model: MachineModel, environment: Environment): Keeper {
  const { door, overflow, rows, tabs, fault: memoryFault } = openDoor(model, environment);
  const { now, newId, life } = environment;
  const patience = createPatience();
  const history = createHistory();
  const scene = createScene(model, memoryFault);
  /** What this tab's history is about: another content is another tab's change, and ends it. */
  let content: Entries = new Map();
  let loss: UndoOffer | null = null;
  let lastFault: StoreFault | null = null;
  let running = 0;
  let changes = 0;
  let queue: Promise<unknown> = Promise.resolve();
  let retrying: ReturnType<typeof setTimeout> | undefined;
  let retryMs = RETRY_MS;

  const copy = createDurableCopy(model, {
    door,
    rows,
    tabs,
    patience,
    life,
    now,
    newId,
    onChange: () => showKeeping(),
  });
  const saver = createSaver({
    door,
    overflow,
    rows,
    tabs,
    patience,
    now,
    held: history.values,
    letGo: history.dropOldest,
    onWritten: copy.follow,
  });
  const missing = createMissing(overflow, environment.isServed, () => refresh());
  const sources = createImageSources(overflow, environment.fetchFile, () => void findMissing());

  function showKeeping() {
    const reason = memoryFault ?? lastFault;
    const risk = copy.isKept() ? "saved" : "atRisk";
    scene.showKeeping({
      state: running > 0 ? "saving" : reason ? "notKept" : risk,
      reason,
      undo: history.next("undo")?.offer ?? null,
      redo: history.next("redo")?.offer ?? null,
      loss,
    });
    if (risk === "atRisk" && !retrying) retrying = setTimeout(retry, retryMs);
  }
  async function retry() {
    await enqueue(() => copy.retry()).catch(() => {});
    retrying = undefined;
    retryMs = copy.isKept() ? RETRY_MS : Math.min(2 * retryMs, MAX_RETRY_MS);
    showKeeping();
  }
  const endHistory = () => {
    history.clear();
    loss = null;
  };
  const show = (entries: Entries, named?: Design) => {
    if (scene.isEvicted(entries)) return;
    const held = contentOf(model, entries);
    if (!isSame(held, content)) endHistory();
    content = held;
    scene.show(entries, missing.urls(), named);
    showKeeping();
  };
  /** Shows what storage holds now. Where it can't be read, what is shown stays. */
  const refresh = () => {
    try {
      show(door.read());
    } catch {
      // Reported by the next action.
    }
  };
  const findMissing = () => missing.find([...imagesOf(scene.current())].map(({ image }) => image));

  refresh();
  const joined = tabs.join();
  const compared = joined.then(async () => {
    if (memoryFault) return;
    const putBack = copy.compareOnce(saver, () => changes > 0).then((entries) => entries && show(entries));
    await within(COMPARISON_MS, putBack).catch(() => {});
  });

  /** Runs actions one after another, once localStorage is known to be right. */
  const enqueue = async <T>(action: () => Promise<T>): Promise<T> => {
    running++;
    showKeeping();
    const result = Promise.all([queue, compared]).then(action);
    queue = result.catch(() => {});
    try {
      return await result;
    } finally {
      running--;
      showKeeping();
    }
  };
  const fail = (reason: StoreFault): Outcome => {
    if (reason === "full" || reason === "unavailable") lastFault = reason;
    refresh();
    return { ok: false, reason };
  };
  /** Shows what was written; `record` then says what becomes of the history. */
  const succeed = (committed: Committed, record: () => void, named?: Design): Outcome => {
    lastFault = null;
    history.replace(committed.moved);
    content = withPaths(content, committed.moved);
    record();
    content = contentOf(model, committed.after);
    show(committed.after, named);
    void findMissing();
    const isFirst = !memoryFault && !committed.after.has(OWN_KEYS.persistAsked);
    if (isFirst && !imagesOf(scene.current()).next().done) askToPersist(door, committed.after, environment);
    return { ok: true, kept: !memoryFault };
  };
  /** Records a change that took the content `from` to what was written; false where that is the same. */
  const push = (offer: UndoOffer, from: Entries, { after }: Committed): boolean => {
    const to = contentOf(model, after);
    const changed = changesFrom(from, to);
    if (changed.size > 0) history.push({ offer, before: changesFrom(to, from), after: changed });
    return changed.size > 0;
  };
  /** A change with what every change writes besides. */
  const whole = (entries: Entries, wanted: Changes): Changes => {
    if (wanted.size === 0 || memoryFault) return wanted;
    const names = [...copy.names(entries)].filter(([key, value]) => entries.get(key) !== value);
    return new Map([...wanted, ...names]);
  };

  const perform = ({ images = [], edit, offer, isLoss = false, isReplacing = false }: Action) =>
    enqueue(async (): Promise<Outcome> => {
      changes++;
      let before = scene.current();
      let after = before;
      let isAnew = false;
      const committed = await saver.commit<StoreFault>(images, (entries, values) => {
        isAnew = scene.isEvicted(entries);
        const reading = isAnew
          ? { design: emptyDesign(model), setAside: new Set<string>(), accepted: new Set<string>() }
          : scene.read(entries, missing.urls());
        before = isAnew ? scene.current() : reading.design;
        after = copyDesign(before);
        const fault = edit(after, values);
        if (fault) return fault;
        const wanted = () => changesBetween(model, entries, reading, after, isReplacing);
        if (!offer || wanted().size === 0) return whole(entries, wanted());
        if (!isReplacing) after.machineTimestamp ||= String(now());
        after.isConfirmed = false;
        // A confirmation that no longer counts, since an image is gone, stands there still.
        const stale = entries.has(OWN_KEYS.confirmed) ? [[OWN_KEYS.confirmed, null] as const] : [];
        return whole(entries, new Map([...wanted(), ...stale]));
      });
      if (typeof committed === "string") return fail(committed);
      const record = () => {
        const from = withPaths(contentOf(model, committed.entries), committed.moved);
        if (isAnew || !isSame(from, content)) endHistory();
        if (!offer || isAnew || !push(offer, from, committed)) return;
        loss = isLoss || losesImages(before, after) ? offer : null;
      };
      return succeed(committed, record, after);
    });

  const go = (way: "undo" | "redo") =>
    enqueue(async (): Promise<Outcome> => {
      changes++;
      const change = history.next(way);
      if (!change) return fail("gone");
      const committed = await saver.commit<StoreFault>([], (entries, _, moved) => {
        if (!isSame(withPaths(contentOf(model, entries), moved), withPaths(content, moved))) return "gone";
        const wanted = way === "undo" ? change.before : change.after;
        return whole(entries, new Map([...wanted, [OWN_KEYS.confirmed, null]]));
      });
      if (typeof committed === "string") return fail(committed);
      return succeed(committed, () => {
        history.went(way);
        loss = null;
      });
    });

  const takeAside = (id: string) =>
    enqueue(async (): Promise<Outcome> => {
      changes++;
      const row = await rows.read(id).catch(() => null);
      if (!row) return fail("gone");
      const committed = await saver.commit<StoreFault>([], (entries) =>
        whole(entries, changesFrom(designEntries(model, entries), row.entries)),
      );
      if (typeof committed === "string") return fail(committed);
      return succeed(committed, () => {
        const offer = { kind: "restore" } as const;
        push(offer, contentOf(model, committed.entries), committed);
        loss = offer;
      });
    });

  const start = async () => {
    await compared;
    if (memoryFault) return;
    // Finishes what was cut off.
    await saver.commit([], () => new Map());
    refresh();
    await findMissing();
    await saver.collect();
  };
  const stop = tabs.onChange(() => {
    refresh();
    void findMissing();
  });

  return {
    ...sources,
    design: scene.design,
    keeping: scene.keeping,
    ready: start().catch(() => {}),
    perform,
    undo: () => go("undo"),
    redo: () => go("redo"),
    current: scene.current,
    aside: () => copy.aside().catch(() => null),
    takeAside,
    close() {
      clearTimeout(retrying);
      stop();
    },
  };
}

/** What a history is about: the design without its confirmation, which is no change. */
function contentOf(model: MachineModel, entries: Entries): Entries {
  const held = new Map(designEntries(model, entries));
  held.delete(OWN_KEYS.confirmed);
  return held;
}

/** The same, with images that overflowed since. */
const withPaths = (held: Entries, moved: Paths): Entries =>
  moved.size === 0 ? held : new Map([...held].map(([key, value]) => [key, moved.get(value) ?? value]));

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
function askToPersist(door: Door, entries: Entries, environment: Environment): void {
  if (door.write(entries, new Map([[OWN_KEYS.persistAsked, "true"]])) === null)
    void environment.askToPersist();
}
