import type { MachineModel } from "../../shared/machine/types.ts";
import { type Design, machineNameOf } from "../document/design.ts";

const OWN = "brewscreen:";

/** Keys of the store's own. */
export const OWN_KEYS = {
  /** Of the layout of all that is stored; see VERSION. */
  version: `${OWN}version`,
  confirmed: `${OWN}confirmed`,
  /** What is left to do of a change of several keys. */
  journal: `${OWN}journal`,
  /** Values on their way to their places while a journal stands. */
  staged: `${OWN}staged:`,
  /** Written and removed at once, to see whether there is room. */
  room: `${OWN}room`,
  /** Grows with each change, so that a tab knows when it sees the last one: see nextRevision. */
  revision: `${OWN}revision`,
  /** The id of the design's row in IndexedDB. */
  design: `${OWN}design`,
  /** The machine that the design is of; absent means FIRST_MACHINE. */
  machine: `${OWN}machine`,
  /** JSON: the words for customers that were changed. */
  words: `${OWN}words`,
  /** JSON: the brand's colours and style. */
  brand: `${OWN}brand`,
  /** The brand's logo, as an image's value. */
  brandLogo: `${OWN}brandlogo`,
  /** JSON: the table of variants. */
  variants: `${OWN}variants`,
  /** The revision at which another design was opened last: what a tab showed before it was another one. */
  opened: `${OWN}opened`,
  /** Written where rows alone have changed, so that other tabs hear of it. */
  shelf: `${OWN}shelf`,
  persistAsked: `${OWN}persist-asked`,
} as const;

/** The layout that this release reads and writes. */
export const VERSION = 1;

/** Of designs that were stored before their machine was. */
export const FIRST_MACHINE = "classic";

/** Whether a key is of the store's own. */
export const isOwn = (key: string): boolean => key.startsWith(OWN);

/** The revision that the entries hold; 0 for none. */
export const revisionIn = (entries: ReadonlyMap<string, string>): number =>
  Number(entries.get(OWN_KEYS.revision)) || 0;

/** The revision of a change after that one, in milliseconds since 1970 or more. */
export const nextRevision = (last: number, now: number): number => Math.max(last + 1, now);

/** What every image key of a design starts with. */
export const keyPrefix = (
  model: MachineModel,
  design: Pick<Design, "machineName" | "machineTimestamp">,
): string => `${machineNameOf(model, design)}_${design.machineTimestamp}_`;

/** The key of an image; a list's slot is its index. */
export const imageKey = (prefix: string, category: string, slot: string | number): string =>
  `${prefix}${category}_${slot}`;

/**
 * Whether a key belongs to the design of that prefix: exactly a step and an identifier follow. Machine
 * names may hold underscores, so one design's prefix can be the start of another's.
 */
export const isUnder = (prefix: string, key: string): boolean =>
  key.startsWith(prefix) && /^[^_]+_[^_]+$/.test(key.slice(prefix.length));
