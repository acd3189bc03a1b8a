import { type Door, isQuotaError, type WriteFault } from "./door.ts";
import type { Changes, Entries } from "./entries.ts";
import { imagesBeyondBounds, isInlinePng, MAX_INLINE_IMAGE } from "./inline-bounds.ts";
import type { Overflow } from "./overflow.ts";
import type { Tabs } from "./tabs.ts";
import { inlineBytes, inlineLength, storedIn, storedPath, toDataUri } from "./values.ts";

/** Storage that is so late was cleared, and will never show what another tab wrote. */
const CATCH_UP_MS = 1_000;

/** What was written: the entries before, and the changes, images that overflowed as their paths. */
export interface Committed {
  readonly entries: Entries;
  readonly changes: Changes;
}

/**
 * Says what to change, given all that is stored and the values of the prepared images. Called again
 * when images had to overflow first. A fault changes nothing.
 */
export type Intent<Fault> = (entries: Entries, images: readonly string[]) => Changes | Fault;

export interface Saver {
  /** Brings images, as bytes, to stored values, and makes what the intent wants of them. */
  commit<Fault extends string>(
    images: readonly Uint8Array<ArrayBuffer>[],
    intent: Intent<Fault>,
  ): Promise<Committed | Fault | WriteFault>;
  /** Removes overflowed bytes to which nothing refers, if no other tab is open. */
  collect(): Promise<void>;
}

/** `held` yields stored values that are in use though no key holds them: those of an undo. */
export function createSaver(
  door: Door,
  overflow: Overflow,
  tabs: Tabs,
  held: () => Iterable<string | null>,
): Saver {
  const removeUnused = async () => {
    if (!(await tabs.isAlone())) return;
    const used = new Set([...door.read().values(), ...held()].flatMap((value) => storedIn(value ?? "")));
    const unused = (await overflow.list()).filter((sha256) => !used.has(sha256));
    if (unused.length > 0) await overflow.remove(unused);
  };

  /** The path of bytes in IndexedDB, or null where they did not go in, even after making room. */
  const store = async (bytes: Uint8Array<ArrayBuffer>): Promise<string | null> => {
    const put = async () => storedPath(await overflow.put(bytes));
    return put()
      .catch((error) => {
        if (!isQuotaError(error)) throw error;
        return removeUnused().then(put);
      })
      .catch(() => null);
  };

  const commitAlone = async <Fault extends string>(
    images: readonly Uint8Array<ArrayBuffer>[],
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
    for (const bytes of images) {
      const isLarge = inlineLength(bytes.length) > MAX_INLINE_IMAGE;
      const path = isLarge ? await store(bytes) : null;
      const value = path ?? toDataUri(bytes);
      if (isLarge && path === null) stuck.add(value);
      values.push(value);
    }

    // Each round is one synchronous piece, from reading to writing; only making room comes in between.
    for (;;) {
      const settled = door.settle();
      if (settled) return settled;
      const entries = door.read();
      const wanted = intent(entries, values);
      if (typeof wanted === "string") return wanted;
      const changes = new Map(
        [...wanted].map(([key, value]) => [key, value === null ? null : (paths.get(value) ?? value)]),
      );
      const beyond = imagesBeyondBounds(entries, changes, stuck);
      const fault = beyond.size > 0 ? "full" : door.write(changes);
      if (fault === null) return { entries, changes };
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
        if (path !== undefined) door.write(new Map([[key, path]]));
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
  const publish = async (last: number) => {
    const revision = Math.max(last, door.revision()) + 1;
    if (door.setRevision(revision) === null) await tabs.publish(revision);
  };

  return {
    commit: (images, intent) =>
      tabs.exclusive(async () => {
        const revision = await catchUp();
        const committed = await commitAlone(images, intent);
        const isChanged = typeof committed !== "string" && committed.changes.size > 0;
        if (isChanged) await publish(revision);
        return committed;
      }),
    async collect() {
      // Asked first without the lock, so that an IndexedDB that never answers holds nobody up.
      await overflow.list();
      await tabs.exclusive(removeUnused);
    },
  };
}
