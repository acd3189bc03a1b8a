import type { WriteFault } from "./door.ts";
import type { WritingDoor } from "./door-writes.ts";
import { type Changes, type Entries, withChanges } from "./entries.ts";
import { imagesBeyondBounds, isInlinePng } from "./inline-bounds.ts";
import type { NewPicture } from "./keep-recipes.ts";
import { nextRevision, OWN_KEYS, revisionIn, VERSION } from "./keys.ts";
import { KEYS } from "./local-storage.ts";
import type { PictureKeeper } from "./picture-keeper.ts";
import type { Tabs } from "./tabs.ts";
import { inlineBytes } from "./values.ts";

/** Storage that is so late was cleared, and will never show what another tab wrote. */
const CATCH_UP_MS = 1_000;

/** Inline images that overflowed, with the paths that stand for them now. */
export type Paths = ReadonlyMap<string, string>;

/** What was written: the entries before and after, and the changes, images that overflowed as their paths. */
export interface Committed {
  readonly entries: Entries;
  readonly changes: Changes;
  readonly after: Entries;
  readonly moved: Paths;
}

/**
 * Says what to change, given all that is stored and the values of the prepared images. Called again
 * when images had to overflow first, those that were stored already too. A fault changes nothing.
 */
export type Intent<Fault> = (entries: Entries, images: readonly string[], moved: Paths) => Changes | Fault;

export interface Saver {
  /**
   * Brings images to stored values, keeps their recipes, and makes what the intent wants of them. `of` is for
   * a state that is put back, which has a revision and a row already; a change gets the next one.
   */
  commit<Fault extends string>(
    images: readonly NewPicture[],
    intent: Intent<Fault>,
    of?: { revision: number; onWritten: SaverOptions["onWritten"] },
  ): Promise<Committed | Fault | WriteFault>;
  /** Runs alone among all tabs, once this one sees what they wrote; it is given the last revision of them. */
  inTurn<T>(run: (published: number) => Promise<T>): Promise<T>;
  /** What a commit does of localStorage, for what runs in turn already. */
  write<Fault extends string>(
    images: readonly NewPicture[],
    intent: Intent<Fault>,
  ): Promise<Committed | Fault | WriteFault>;
  /** Writes the revision of what was written, and lets the other tabs know. */
  publish(committed: Committed, revision: number): Promise<Committed>;
}

interface SaverOptions {
  readonly door: WritingDoor;
  readonly pictures: PictureKeeper;
  readonly tabs: Tabs;
  now(): number;
  /** Removes what an erasing that was cut off has left in localStorage: a change under its mark would go with it. */
  clearErased(): WriteFault | null;
  /** Called in the same moment in which a change stands in localStorage. */
  onWriting(): void;
  /** Called under the lock when a change stands in localStorage: it is awaited before the lock is let go. */
  onWritten(committed: Committed): Promise<unknown>;
}

/** Writes a change: pictures and recipes, then localStorage, then its row, alone among all tabs. */
export function createSaver(options: SaverOptions): Saver {
  const { door, pictures, tabs } = options;
  const write = async <Fault extends string>(
    images: readonly NewPicture[],
    intent: Intent<Fault>,
  ): Promise<Committed | Fault | WriteFault> => {
    const paths = new Map<string, string>();
    /** Stored images that made room, by their keys. */
    const residents = new Map<string, string>();
    const stuck = new Set<string>();
    const moveOut = async (inline: Iterable<string>) => {
      for (const value of inline) {
        const bytes = inlineBytes(value);
        const path = bytes ? await pictures.store(bytes) : null;
        if (path === null) stuck.add(value);
        else paths.set(value, path);
      }
    };

    /** A fault changes nothing: what made room goes back. */
    const refuse = <Reason extends string>(reason: Reason): Reason => {
      const entries = residents.size > 0 ? door.settle() : null;
      if (entries === null || typeof entries === "string") return reason;
      for (const [key, value] of residents)
        if (entries.get(key) === paths.get(value)) door.write(entries, new Map([[key, value]]));
      return reason;
    };

    const put = await pictures.values(images);
    if (typeof put === "string") return put;
    for (const value of put.stuck) stuck.add(value);
    // Each round is one synchronous piece, from reading to writing; only making room comes in between.
    for (;;) {
      const entries = door.settle();
      if (typeof entries === "string") return refuse(entries);
      const wanted = intent(entries, put.values, paths);
      if (typeof wanted === "string") return refuse(wanted);
      const changes = new Map(
        [...wanted].map(([key, value]) => [key, value === null ? null : (paths.get(value) ?? value)]),
      );
      const beyond = imagesBeyondBounds(entries, changes, stuck);
      const left = changes.size > 0 ? options.clearErased() : null;
      if (left !== null) return refuse(left);
      const fault = beyond.size > 0 ? "full" : door.write(entries, changes);
      if (fault === null) {
        if (changes.size > 0) options.onWriting();
        return { entries, changes, after: afterChanges(entries, changes), moved: paths };
      }
      if (fault !== "full") return refuse(fault);

      const isMovable = (value: string | null): value is string => isInlinePng(value) && !stuck.has(value);
      const incoming = beyond.size > 0 ? [...beyond] : [...changes.values()].filter(isMovable);
      if (incoming.length > 0) {
        await moveOut(incoming);
        continue;
      }
      const resident = [...entries].filter(([, value]) => isMovable(value));
      if (resident.length === 0) return refuse(fault);
      await moveOut(resident.map(([, value]) => value));
      for (const [key, value] of resident) {
        const path = paths.get(value);
        if (path !== undefined && door.write(entries, new Map([[key, path]])) === null)
          residents.set(key, value);
      }
    }
  };

  /**
   * Browsers show a tab what another wrote only some moments later, if they are busy: a change made on
   * what was there before would undo the other's.
   */
  const catchUp = async () => {
    const revision = await tabs.published();
    const deadline = Date.now() + CATCH_UP_MS;
    while (door.revision() < revision && Date.now() < deadline)
      await new Promise((resolve) => setTimeout(resolve, 5));
    return revision;
  };

  const inTurn: Saver["inTurn"] = (run) =>
    tabs.exclusive(async () => {
      const published = await catchUp();
      return run(published).finally(pictures.settled);
    });
  const publish: Saver["publish"] = async (committed, revision) => {
    const after = new Map(committed.after);
    if (door.setRevision(revision) === null) {
      after.set(OWN_KEYS.revision, String(revision));
      await tabs.publish(revision);
    }
    return { ...committed, after };
  };

  return {
    commit: (images, intent, of) =>
      inTurn(async (published) => {
        const committed = await write(images, intent);
        if (typeof committed === "string" || ![...committed.changes.keys()].some(isKept)) return committed;
        const last = Math.max(published, revisionIn(committed.entries));
        const written = await publish(committed, of?.revision ?? nextRevision(last, options.now()));
        await (of?.onWritten ?? options.onWritten)(written);
        return written;
      }),
    inTurn,
    write,
    publish,
  };
}

/** What the door has written: a first change brings the version. */
const afterChanges = (entries: Entries, changes: Changes): Entries =>
  changes.size === 0
    ? entries
    : withChanges(new Map([[OWN_KEYS.version, String(VERSION)], ...entries]), changes);

/** Where to return to stands in localStorage alone, and is no change. */
const isKept = (key: string): boolean => key !== KEYS.returnToStep;
