import type { MachineModel } from "../../shared/machine/types.ts";
import { copyDesign, type Design, emptyDesign, imagesOf } from "../document/design.ts";
import { type Actions, createActions } from "./actions.ts";
import { createWritingDoor, type WritingDoor } from "./door-writes.ts";
import { type Aside, createDurableCopy } from "./durable-copy.ts";
import { type Changes, changesFrom, designEntries, type Entries, isSame } from "./entries.ts";
import type { Environment } from "./environment.ts";
import { createHistory } from "./history.ts";
import type { NewPicture } from "./keep-recipes.ts";
import { OWN_KEYS } from "./keys.ts";
import type { Missing } from "./missing.ts";
import type { Opened } from "./open-door.ts";
import type { Keeping, StoreFault, UndoOffer } from "./outcome.ts";
import { createPatience } from "./patience.ts";
import { type Committed, createSaver, type Paths } from "./saver.ts";
import type { Scene } from "./scene.ts";
import { changesBetween } from "./write-design.ts";

/** What an action does to a design. */
export interface Action {
  /** Pictures that the edit places; it gets their stored values, in order. */
  readonly images?: readonly NewPicture[];
  /** Called again when images had to make room: it must do the same to every draft. */
  edit(draft: Design, values: readonly string[]): StoreFault | undefined;
  /** What undoing it is called; absent where it is a note beside the design and no change of it. */
  readonly offer?: UndoOffer;
  /** Changes of one group that follow each other are undone at once. */
  readonly group?: string | undefined;
  /** It takes something away, whether or not images are lost. */
  readonly isLoss?: boolean;
  /** It replaces the whole design, what was set aside of it included. */
  readonly isReplacing?: boolean;
}

/** Everything that writes: loaded for the first action, or where a start has something to do. */
export interface Writer {
  readonly actions: Actions;
  perform(action: Action): Promise<StoreFault | null>;
  go(way: "undo" | "redo"): Promise<StoreFault | null>;
  aside(): Promise<Aside | null>;
  takeAside(id: string): Promise<StoreFault | null>;
  /** Compares localStorage and its row; `isLate` is asked whether a change was made meanwhile. */
  compare(isLate: () => boolean): Promise<void>;
  /** Finishes what was cut off, and removes bytes to which nothing refers. */
  settle(): Promise<void>;
  collect(): Promise<void>;
  /** Writes the row again where it has not all. */
  retry(): Promise<void>;
  /** Told what is shown, so that another tab's change ends the history. */
  sees(entries: Entries): void;
  isKept(): boolean;
  offers(): Pick<Keeping, "undo" | "redo" | "loss">;
}

/** What a writer works on. */
export interface WriterContext {
  readonly model: MachineModel;
  readonly environment: Environment;
  readonly opened: Opened;
  readonly scene: Scene;
  readonly missing: Missing;
  /** Stored values that an editor works on. */
  held(): Iterable<string>;
  show(entries: Entries, named?: Design): void;
  onChange(): void;
}

export function createWriter({
  model,
  environment,
  opened,
  scene,
  missing,
  held,
  show,
  onChange,
}: WriterContext): Writer {
  const { overflow, rows, recipes, tabs, fault: memoryFault } = opened;
  const door = createWritingDoor(opened.storage);
  const { now, newId, life } = environment;
  const patience = createPatience();
  const history = createHistory();
  /** What this tab's history is about: another content is another tab's change, and ends it. */
  let content: Entries = new Map();
  let loss: UndoOffer | null = null;

  const copy = createDurableCopy(model, { door, rows, tabs, patience, life, now, newId, onChange });
  const saver = createSaver({
    door,
    overflow,
    rows,
    recipes,
    tabs,
    patience,
    now,
    held: () => [...history.values(), ...held()],
    letGo: history.dropOldest,
    onWritten: copy.follow,
  });
  const endHistory = () => {
    history.clear();
    loss = null;
  };
  /** Shows what was written; `record` then says what becomes of the history. */
  const succeed = (committed: Committed, record: () => void, named?: Design): null => {
    history.replace(committed.moved);
    content = withPaths(content, committed.moved);
    record();
    content = contentOf(model, committed.after);
    show(committed.after, named);
    const isFirst = !memoryFault && !committed.after.has(OWN_KEYS.persistAsked);
    if (isFirst && !imagesOf(scene.current()).next().done) askToPersist(door, committed.after, environment);
    return null;
  };
  /** Records a change that took the content `from` to what was written; false where that is the same. */
  const push = (offer: UndoOffer, from: Entries, { after }: Committed, group?: string): boolean => {
    const to = contentOf(model, after);
    const changed = changesFrom(from, to);
    if (changed.size > 0) history.push({ offer, group, before: changesFrom(to, from), after: changed });
    return changed.size > 0;
  };
  /** A change with what every change writes besides. */
  const whole = (entries: Entries, wanted: Changes): Changes => {
    if (wanted.size === 0 || memoryFault) return wanted;
    const names = [...copy.names(entries)].filter(([key, value]) => entries.get(key) !== value);
    return new Map([...wanted, ...names]);
  };

  const perform: Writer["perform"] = async ({
    images = [],
    edit,
    offer,
    group,
    isLoss = false,
    isReplacing = false,
  }) => {
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
    if (typeof committed === "string") return committed;
    const record = () => {
      const from = withPaths(contentOf(model, committed.entries), committed.moved);
      if (isAnew || !isSame(from, content)) endHistory();
      if (!offer || isAnew || !push(offer, from, committed, group)) return;
      loss = isLoss || losesImages(before, after) ? offer : null;
    };
    return succeed(committed, record, after);
  };

  const go: Writer["go"] = async (way) => {
    const change = history.next(way);
    if (!change) return "gone";
    const committed = await saver.commit<StoreFault>([], (entries, _, moved) => {
      if (!isSame(withPaths(contentOf(model, entries), moved), withPaths(content, moved))) return "gone";
      const wanted = way === "undo" ? change.before : change.after;
      return whole(entries, new Map([...wanted, [OWN_KEYS.confirmed, null]]));
    });
    if (typeof committed === "string") return committed;
    return succeed(committed, () => {
      history.went(way);
      loss = null;
    });
  };

  const takeAside: Writer["takeAside"] = async (id) => {
    const row = await rows.read(id).catch(() => null);
    if (!row) return "gone";
    const committed = await saver.commit<StoreFault>([], (entries) =>
      whole(entries, changesFrom(designEntries(model, entries), row.entries)),
    );
    if (typeof committed === "string") return committed;
    return succeed(committed, () => {
      const offer = { kind: "restore" } as const;
      push(offer, contentOf(model, committed.entries), committed);
      loss = offer;
    });
  };

  return {
    actions: createActions(model),
    perform,
    go,
    aside: () => copy.aside().catch(() => null),
    takeAside,
    async compare(isLate) {
      const entries = await copy.compareOnce(saver, isLate);
      if (entries) show(entries);
    },
    async settle() {
      await saver.commit([], () => new Map());
    },
    collect: saver.collect,
    retry: copy.retry,
    sees(entries) {
      const held = contentOf(model, entries);
      if (!isSame(held, content)) endHistory();
      content = held;
    },
    isKept: copy.isKept,
    offers: () => ({
      undo: history.next("undo")?.offer ?? null,
      redo: history.next("redo")?.offer ?? null,
      loss,
    }),
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
function askToPersist(door: WritingDoor, entries: Entries, environment: Environment): void {
  if (door.write(entries, new Map([[OWN_KEYS.persistAsked, "true"]])) === null)
    void environment.askToPersist();
}
