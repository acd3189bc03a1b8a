import type { MachineModel } from "../../shared/machine/types.ts";
import { type Changes, type Entries, machineNameIn } from "./entries.ts";
import { VERSION } from "./keys.ts";
import { storedIn } from "./values.ts";

/** What is known of a row without reading what it holds. */
export interface RowHead {
  /** Random. */
  readonly id: string;
  /** Of the layout; see VERSION. */
  readonly version: number;
  readonly machine: string;
  /** Empty while the design has none. */
  readonly name: string;
  /** Milliseconds since 1970. */
  readonly changedAt: number;
  /** Of the localStorage that it was written from. */
  readonly revision: number;
  /** What lost a comparison: kept until the next change. */
  readonly isAside: boolean;
  /** The design that what lost is a state of; absent in rows of an earlier release, as `pictures` is. */
  readonly of?: string;
  readonly pictures?: PicturesHeld;
  /** It holds nothing yet. */
  readonly isEmpty?: boolean;
}

/** The pictures of a row, so that its size is known without reading it. */
export interface PicturesHeld {
  /** Characters of those that stand in it. */
  readonly inline: number;
  /** SHA-256s of those in IndexedDB. */
  readonly stored: readonly string[];
}

/** The pictures that the entries hold. */
export function picturesIn(entries: Entries): PicturesHeld {
  const values = [...new Set(entries.values())];
  const inline = values.filter((value) => value.startsWith("data:"));
  return {
    inline: inline.reduce((sum, { length }) => sum + length, 0),
    stored: [...new Set(values.flatMap((value) => (value.startsWith("data:") ? [] : storedIn(value))))],
  };
}

/** A design in IndexedDB: what localStorage reads of it. */
export interface Row {
  readonly head: RowHead;
  readonly entries: Entries;
}

/** What a write goes by. */
export interface RowWrite {
  /**
   * Revisions of localStorage: before the first change that the row may lack, and after it. What a row has
   * from between them was not in localStorage; from then on it was written by another tab that had it all.
   */
  readonly prior: number;
  readonly since: number;
  /** What to change in a row of the revision `from`; where it has another, or without this, all is written. */
  readonly difference?: { readonly from: number; readonly changes: Changes } | undefined;
  /** It is no change: what is kept aside stays. */
  readonly keepsAside?: boolean;
}

/** The head of a row of this release. */
export const headOf = (
  model: MachineModel,
  { id, entries, revision, now }: { id: string; entries: Entries; revision: number; now: number },
): RowHead => ({
  id,
  version: VERSION,
  machine: model.id,
  name: machineNameIn(entries),
  changedAt: now,
  revision,
  isAside: false,
  pictures: picturesIn(entries),
  isEmpty: entries.size === 0,
});

/** Whether this release can read the row of a head, and show it on that machine. */
export const isUsable = (machine: string, head: RowHead | null | undefined): head is RowHead =>
  head != null && head.version <= VERSION && head.machine === machine;

/**
 * Whether a row may take the place of what is stored: not of what localStorage lacks, nor of a row of a later
 * release, of another machine or that can't be read.
 */
export const mayWrite = (
  stored: unknown,
  { machine, revision }: RowHead,
  { prior, since }: Pick<RowWrite, "prior" | "since">,
): boolean =>
  stored === undefined ||
  (isRowHead(stored) &&
    isUsable(machine, stored) &&
    (stored.revision <= prior || (stored.revision >= since && stored.revision <= revision)));

/** What an act on several rows changes, all of it or nothing. */
export interface RowChanges {
  /** Rows that are to be this, whole. */
  readonly put?: readonly Row[];
  /** Rows of which only the head changes. */
  readonly heads?: readonly RowHead[];
  readonly remove?: readonly string[];
  /** The row that localStorage is to show; null for none, absent where that stays. */
  readonly open?: string | null;
  /** Everything else is removed, at that revision. */
  readonly erasedAt?: number;
  /** The revisions that the rows must have, null where there must be none. */
  readonly expects: ReadonlyMap<string, number | null>;
}

/** Every row, and which one localStorage shows. */
export interface Survey {
  readonly open: string | null;
  /** By id; null for a row that can't be read. */
  readonly heads: ReadonlyMap<string, RowHead | null>;
  /** Ids of designs that were removed last, of which localStorage may come back after an end of the browser. */
  readonly removed: ReadonlySet<string>;
  /** The revision at which everything was erased; 0 for never. */
  readonly erasedAt: number;
}

/** The designs in IndexedDB. Every call rejects where it can't be done. */
export interface Rows {
  survey(): Promise<Survey>;
  /** Null where there is none, or it can't be read. */
  read(id: string): Promise<Row | null>;
  /**
   * Makes the row what it is to be, and the open one, and removes what was kept aside: all of it on
   * the disk once it resolves, or none. `ahead`: what is stored was left alone, see mayWrite.
   */
  write(row: Row, by: RowWrite): Promise<"written" | "ahead">;
  /**
   * Changes several rows: all of it on the disk once it resolves, or none. `ahead`: one is not as expected. With the
   * signal it is given up, as long as it can be.
   */
  change(changes: RowChanges, signal?: AbortSignal): Promise<"written" | "ahead">;
  /** Keeps a row until the next change. */
  keepAside(row: Row): Promise<void>;
  /** The values of all rows, those that can't be read as text. */
  texts(): Promise<string[]>;
}

export const isRowHead = (value: unknown): value is RowHead => {
  if (typeof value !== "object" || value === null) return false;
  const head = value as Record<keyof RowHead, unknown>;
  return (
    [head.id, head.machine, head.name].every((text) => typeof text === "string") &&
    [head.version, head.revision, head.changedAt].every(Number.isFinite) &&
    typeof head.isAside === "boolean"
  );
};

/** Whether what is stored of a row has that revision; null: whether there is none. */
export const hasRevision = (stored: unknown, revision: number | null): boolean =>
  revision === null ? stored === undefined : isRowHead(stored) && stored.revision === revision;

/** Whether a row is kept aside as another state of the design of that id. */
export const isAsideOf = ({ isAside, of }: RowHead, id: string): boolean =>
  isAside && (of === undefined || of === id);
