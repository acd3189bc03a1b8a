import { isQuotaError, type WriteFault } from "./door.ts";
import type { WritingDoor } from "./door-writes.ts";
import { type Changes, type Entries, withChanges } from "./entries.ts";
import { imagesBeyondBounds, isInlinePng, MAX_INLINE_IMAGE } from "./inline-bounds.ts";
import { keepRecipes, type NewPicture } from "./keep-recipes.ts";
import type { Recipes } from "./kept-recipes.ts";
import { nextRevision, OWN_KEYS, revisionIn, VERSION } from "./keys.ts";
import { KEYS } from "./local-storage.ts";
import type { Patience } from "./patience.ts";
import type { Overflow } from "./pictures.ts";
import type { Rows } from "./row.ts";
import type { Tabs } from "./tabs.ts";
import { findUnused } from "./unused.ts";
import { inlineBytes, inlineLength, storedPath, toDataUri } from "./values.ts";

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
  /** Removes overflowed bytes and recipes to which nothing refers, if no other tab is open. */
  collect(): Promise<void>;
}

interface SaverOptions {
  readonly door: WritingDoor;
  readonly overflow: Overflow;
  readonly rows: Rows;
  readonly recipes: Recipes;
  readonly tabs: Tabs;
  readonly patience: Patience;
  now(): number;
  /** Stored values that are in use though no key holds them: those of the history and of open editors. */
  held(): Iterable<string | null>;
  /** Lets some of them go, for want of room. False where there are none. */
  letGo(): boolean;
  /** Called under the lock when a change stands in localStorage: it is awaited before the lock is let go. */
  onWritten(committed: Committed): Promise<unknown>;
}

/** Writes a change: pictures and recipes, then localStorage, then its row, alone among all tabs. */
export function createSaver(options: SaverOptions): Saver {
  const { door, overflow, rows, recipes, tabs, patience } = options;
  /** What the change under way has put into IndexedDB, and nothing refers to yet. */
  const fresh = new Set<string>();

  const removeUnused = async () => {
    if (!(await tabs.isAlone())) return;
    // What can't be read may refer to anything: it rejects, and nothing is removed.
    const values = [...door.read().values(), ...options.held(), ...(await patience.await(rows.texts))];
    const unused = await findUnused({
      texts: [...values.flatMap((value) => value ?? []), ...[...fresh].map(storedPath)],
      pictures: await patience.await(overflow.list),
      recipes: await patience.await(recipes.texts),
    });
    if (unused.recipes.length > 0) await patience.await(() => recipes.remove(unused.recipes));
    if (unused.pictures.length > 0) await patience.await(() => overflow.remove(unused.pictures));
  };
  /** The SHA-256 of bytes that went into IndexedDB, if need be after what is unused was removed. */
  const put = async (bytes: Uint8Array<ArrayBuffer>): Promise<string> => {
    const attempt = () => patience.await(() => overflow.put(bytes));
    const sha256 = await attempt().catch(async (error) => {
      if (!isQuotaError(error)) throw error;
      await removeUnused();
      return attempt();
    });
    fresh.add(sha256);
    return sha256;
  };

  /** The path of bytes in IndexedDB, or null where they did not go in, even after making room. */
  const store = async (bytes: Uint8Array<ArrayBuffer>): Promise<string | null> => {
    try {
      return storedPath(await put(bytes));
    } catch (error) {
      return isQuotaError(error) && options.letGo() ? store(bytes) : null;
    }
  };

  const commitAlone = async <Fault extends string>(
    images: readonly NewPicture[],
    intent: Intent<Fault>,
  ): Promise<Committed | Fault | WriteFault> => {
    const paths = new Map<string, string>();
    const stuck = new Set<string>();
    const moveOut = async (inline: Iterable<string>) => {
      for (const value of inline) {
        const bytes = inlineBytes(value);
        const path = bytes ? await store(bytes) : null;
        if (path === null) stuck.add(value);
        else paths.set(value, path);
      }
    };

    const values: string[] = [];
    for (const { bytes } of images) {
      const isLarge = inlineLength(bytes.length) > MAX_INLINE_IMAGE;
      const path = isLarge ? await store(bytes) : null;
      const value = path ?? toDataUri(bytes);
      if (isLarge && path === null) stuck.add(value);
      values.push(value);
    }

    const putFile = (bytes: Uint8Array<ArrayBuffer>) =>
      put(bytes).then(
        () => true,
        () => false,
      );
    await keepRecipes(images, { overflow, recipes, patience, putFile });

    // Each round is one synchronous piece, from reading to writing; only making room comes in between.
    for (;;) {
      const entries = door.settle();
      if (typeof entries === "string") return entries;
      const wanted = intent(entries, values, paths);
      if (typeof wanted === "string") return wanted;
      const changes = new Map(
        [...wanted].map(([key, value]) => [key, value === null ? null : (paths.get(value) ?? value)]),
      );
      const beyond = imagesBeyondBounds(entries, changes, stuck);
      const fault = beyond.size > 0 ? "full" : door.write(entries, changes);
      if (fault === null) return { entries, changes, after: afterChanges(entries, changes), moved: paths };
      if (fault !== "full") return fault;

      const isMovable = (value: string | null): value is string => isInlinePng(value) && !stuck.has(value);
      const incoming = beyond.size > 0 ? [...beyond] : [...changes.values()].filter(isMovable);
      if (incoming.length > 0) {
        await moveOut(incoming);
        continue;
      }
      const resident = [...entries].filter(([, value]) => isMovable(value));
      if (resident.length === 0) return fault;
      await moveOut(resident.map(([, value]) => value));
      for (const [key, value] of resident) {
        const path = paths.get(value);
        if (path !== undefined) door.write(entries, new Map([[key, path]]));
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

  return {
    commit: (images, intent, of) =>
      tabs.exclusive(async () => {
        const published = await catchUp();
        const committed = await commitAlone(images, intent).finally(() => fresh.clear());
        if (typeof committed === "string" || ![...committed.changes.keys()].some(isKept)) return committed;
        const last = Math.max(published, revisionIn(committed.entries));
        const reached = of?.revision ?? nextRevision(last, options.now());
        const after = new Map(committed.after);
        if (door.setRevision(reached) === null) {
          after.set(OWN_KEYS.revision, String(reached));
          await tabs.publish(reached);
        }
        const written = { ...committed, after };
        await (of?.onWritten ?? options.onWritten)(written);
        return written;
      }),
    async collect() {
      // Asked first without the lock, so that an IndexedDB that never answers holds nobody up.
      await overflow.list();
      await tabs.exclusive(removeUnused);
    },
  };
}

/** What the door has written: a first change brings the version. */
const afterChanges = (entries: Entries, changes: Changes): Entries =>
  changes.size === 0
    ? entries
    : withChanges(new Map([[OWN_KEYS.version, String(VERSION)], ...entries]), changes);

/** Where to return to stands in localStorage alone, and is no change. */
const isKept = (key: string): boolean => key !== KEYS.returnToStep;
