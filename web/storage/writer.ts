import { copyDesign, type Design, emptyDesign, imagesOf } from "../document/design.ts";
import { createActions } from "./actions.ts";
import { createClosedActions } from "./closed-action.ts";
import { createWritingDoor, type WritingDoor } from "./door-writes.ts";
import { createDurableCopy } from "./durable-copy.ts";
import { type Changes, changesFrom, designEntries, type Entries, isSame } from "./entries.ts";
import type { Environment } from "./environment.ts";
import { erasedKeys } from "./erased-keys.ts";
import { ERASING } from "./erasing.ts";
import { keepTrying } from "./keep-trying.ts";
import { OWN_KEYS } from "./keys.ts";
import type { Outcome, StoreFault, UndoOffer } from "./outcome.ts";
import { contentOf, createPasts, type Past, withPaths } from "./past.ts";
import { createPatience } from "./patience.ts";
import { createPictureKeeper } from "./picture-keeper.ts";
import { recipesOf } from "./recipes-of.ts";
import { isAsideOf } from "./row.ts";
import { type Committed, createSaver } from "./saver.ts";
import { isOf, type Origin, originIn } from "./scene.ts";
import { changesBetween } from "./write-design.ts";
import type { Action, Writer, WriterContext, WriterParts } from "./writing.ts";

/** What writes, for one store. See Writer. */
export function createWriter({
  model,
  environment,
  opened,
  scene,
  missing,
  isNew,
  held,
  show,
  onWriting,
  onChange,
}: WriterContext): Writer {
  const { overflow, rows, recipes, tabs, fault: memoryFault } = opened;
  const door = createWritingDoor(opened.storage);
  const { now, newId, life } = environment;
  const patience = createPatience();
  const pasts = createPasts(model);
  const copy = createDurableCopy(model, {
    door,
    rows,
    patience,
    life,
    now,
    newId,
    isCompared: isNew,
    onChange,
  });
  const pictures = createPictureKeeper({
    overflow,
    rows,
    recipes,
    tabs,
    patience,
    stored: () => door.read().values(),
    held: () => [...pasts.values(), ...held()],
    letGo: pasts.letGo,
  });
  const saver = createSaver({
    door,
    pictures,
    tabs,
    now,
    clearErased: () => door.clearErased((entries) => erasedKeys(model, entries)),
    onWriting,
    onWritten: copy.follow,
  });
  /** The past of the design that the entries hold. */
  const pastOf = (entries: Entries): Past => {
    const isOther = !isOf(entries, scene.origin());
    if (isOther) pasts.now().shown = scene.current();
    pasts.turnTo(originIn(entries).id, isOther);
    return pasts.now();
  };
  /** Shows what was written; `record` then says what becomes of the history. */
  const succeed = (committed: Committed, record: (past: Past) => void, named?: Design): null => {
    const past = pastOf(committed.entries);
    pasts.replace(committed.moved);
    record(past);
    past.content = contentOf(model, committed.after);
    show(committed.after, named);
    const isFirst = !memoryFault && !committed.after.has(OWN_KEYS.persistAsked);
    if (isFirst && !imagesOf(scene.current()).next().done) askToPersist(door, committed.after, environment);
    return null;
  };
  /** Records a change that took the content `from` to what was written; false where that is the same. */
  const push = (
    { history }: Past,
    offer: UndoOffer,
    from: Entries,
    { after }: Committed,
    group?: string,
  ): boolean => {
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

  const performClosed = createClosedActions(model, {
    door,
    rows,
    saver,
    pictures,
    pasts,
    patience,
    missing: missing.urls,
    now,
  });
  const perform = async (action: Action, of: Origin): Promise<StoreFault | null> => {
    const { images = [], edit, offer, group, isOfAct, isLoss = false, isReplacing = false } = action;
    let before = scene.current();
    let after = before;
    let isAnew = false;
    const committed = await saver.commit<StoreFault | "elsewhere">(images, (entries, values) => {
      isAnew = scene.isEvicted(entries);
      if (!isAnew && !isOf(entries, of)) return "elsewhere";
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
    if (committed === "elsewhere") {
      await finishErasing().catch(() => {});
      const done = await performClosed(action, of);
      return done === "here" ? perform(action, of) : done;
    }
    if (typeof committed === "string") return committed;
    const record = (past: Past) => {
      const from = withPaths(contentOf(model, committed.entries), committed.moved);
      if (isAnew || !isSame(from, past.content)) pasts.end(past);
      if (isOfAct) {
        past.history.setApart();
        past.loss = null;
        return;
      }
      if (!offer || isAnew || !push(past, offer, from, committed, group)) return;
      const images = imagesLost(before, after);
      past.loss = isLoss || images > 0 ? { ...offer, images } : null;
    };
    return succeed(committed, record, after);
  };

  const go = async (way: "undo" | "redo"): Promise<StoreFault | null> => {
    const past = pasts.now();
    const change = past.history.next(way);
    if (!change) return "gone";
    const of = scene.origin();
    const committed = await saver.commit<StoreFault>([], (entries, _, moved) => {
      const held = withPaths(contentOf(model, entries), moved);
      if (!isOf(entries, of) || !isSame(held, withPaths(past.content, moved))) return "gone";
      const wanted = way === "undo" ? change.before : change.after;
      return whole(entries, new Map([...wanted, [OWN_KEYS.confirmed, null]]));
    });
    if (typeof committed === "string") return committed;
    return succeed(committed, ({ history }) => {
      history.went(way);
      past.loss = null;
    });
  };

  /** Makes the open design another state of it. */
  const putInPlace = async (
    entries: Entries,
    of: Origin,
    record: (past: Past, committed: Committed) => void,
  ): Promise<StoreFault | null> => {
    const committed = await saver.commit<StoreFault>([], (stored) =>
      isOf(stored, of) ? whole(stored, changesFrom(designEntries(model, stored), entries)) : "gone",
    );
    if (typeof committed === "string") return committed;
    return succeed(committed, (past) => record(past, committed));
  };
  const takeAside = async (id: string): Promise<StoreFault | null> => {
    const row = await rows.read(id).catch(() => null);
    const of = scene.origin();
    if (!row || (of.id !== null && !isAsideOf(row.head, of.id))) return "gone";
    const offer = { kind: "restore" } as const;
    return putInPlace(row.entries, of, (past, committed) => {
      push(past, offer, contentOf(model, committed.entries), committed);
      past.loss = { ...offer, images: 0 };
    });
  };
  /** An erasing that was cut off is finished before anything is compared, or done with other designs. */
  const finishErasing = async () => {
    if (!door.read().has(ERASING)) return;
    const { finishErasing } = await import("./erase.ts");
    await saver.inTurn(() => finishErasing(model, opened, { door, patience }, environment));
  };
  const outcomeOf = async (doing: Promise<StoreFault | null>): Promise<Outcome> => {
    const fault = await doing;
    return fault ? { ok: false, reason: fault } : { ok: true, kept: !memoryFault };
  };

  const actions = createActions(model);
  const parts: WriterParts = {
    door,
    copy,
    saver,
    pictures,
    pasts,
    patience,
    perform: (action, id) => perform(action, { id, revision: 0, isExact: true }),
    takeBack: (entries, id) =>
      putInPlace(entries, { id, revision: 0, isExact: true }, (past) => {
        if (!past.history.bringBack()) pasts.end(past);
        past.loss = null;
      }),
    showOther({ committed, left }) {
      const isOurs = isOf(committed.entries, scene.origin());
      if (left && isOurs) pasts.turnTo(left.head.id, false);
      pasts.replace(committed.moved);
      show(committed.after, undefined, true);
    },
  };

  return {
    actions,
    perform: (action, of) => outcomeOf(perform(action, of)),
    go: (way) => outcomeOf(go(way)),
    aside: () => copy.aside().catch(() => null),
    takeAside: (id) => outcomeOf(takeAside(id)),
    async compare(isLate) {
      await finishErasing();
      const entries = await copy.compareOnce(saver, isLate);
      if (entries) show(entries, undefined, true);
    },
    async settle() {
      await saver.commit([], () => new Map());
    },
    async collect() {
      // Asked first without the lock, so that an IndexedDB that never answers holds nobody up.
      await overflow.list();
      await tabs.exclusive(pictures.removeUnused);
    },
    retry: () => copy.retry(saver),
    sees(entries) {
      const past = pastOf(entries);
      const held = contentOf(model, entries);
      if (!isSame(held, past.content)) pasts.end(past);
      past.content = held;
      if (!memoryFault) copy.sees(entries);
    },
    isKept: copy.isKept,
    check: copy.check,
    offers() {
      const { history, loss } = pasts.now();
      return {
        undo: history.next("undo")?.offer ?? null,
        redo: history.next("redo")?.offer ?? null,
        loss,
      };
    },
    keepTrying,
    recipesOf: (value) => recipesOf(recipes, value),
    async shelf(sources, inQueue) {
      const { createShelf } = await import("./create-shelf.ts");
      const erased = <T>(run: () => Promise<T>) => inQueue(() => finishErasing().then(run, run));
      return createShelf({ model, environment, opened, scene, sources, inQueue: erased, parts, actions });
    },
  };
}

/** How many images of `before` stand nowhere in `after`. */
function imagesLost(before: Design, after: Design): number {
  const urls = [...imagesOf(after)].map(({ image }) => image.url);
  return [...imagesOf(before)].filter(({ image }) => {
    const at = urls.indexOf(image.url);
    if (at >= 0) urls.splice(at, 1);
    return at < 0;
  }).length;
}

/** Asks the browser, once and for all, not to evict the images. */
function askToPersist(door: WritingDoor, entries: Entries, environment: Environment): void {
  if (door.write(entries, new Map([[OWN_KEYS.persistAsked, "true"]])) === null)
    void environment.askToPersist();
}
