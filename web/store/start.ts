import type { MachineModel } from "../../shared/machine/types.ts";
import { type Design, emptyDesign } from "../../shared/model/design.ts";
import { isSameContent } from "../../shared/model/revision.ts";
import { dataUri, inlineLength, parseImageValue, storedPath } from "./image-values.ts";
import { type Found, fingerprint } from "./mirror.ts";
import { type Entries, type Keys, mirrorOf } from "./mirror-keys.ts";
import { designKeys, formerKeys, readKeys } from "./read-keys.ts";
import { readUsable } from "./read-record.ts";
import { SETTINGS, type Transaction } from "./records.ts";
import type { Edits } from "./types.ts";

/*
 * What stands when a page starts: the record, or what somebody wrote to localStorage since it was mirrored there.
 *
 *   stamp and keys                                                          what stands
 *   no keys; and "emptied", a whole stamp, or a page that was just left     a new, empty design
 *   keys; and the stamp is absent or "emptied", or the database is new      a new design of these keys, unless the open
 *                                                                           one says the same
 *   a whole stamp of a design that is here, and keys unlike it              the record, with those keys as an edit of it
 *   anything else                                                           the record
 */

export interface Judged {
  /** The record of the open design; null if none is open. */
  readonly open: Design | null;
  /** What makes the records say what stands; null if they do. */
  readonly edits: Edits | null;
  /** Whether the edits are those of a design that was mirrored, which is a step of Undo. */
  readonly isEdit: boolean;
  /** The keys of designs that were read, without those that are set aside. */
  readonly found: readonly string[];
  /** Keys whose values are corrupt or refused: they count as absent, and stay until their place is filled. */
  readonly setAside: readonly string[];
  /** Whether localStorage says what the record of the open design says. */
  readonly isMirrored: boolean;
  /** Nothing was ever written to the database. */
  readonly isNew: boolean;
  /** Whether an erasure was cut off. */
  readonly isErasing: boolean;
}

/** Judges what stands, without changing anything. `newId` is given to a design that is made of keys. */
export async function judgeStart(
  model: MachineModel,
  seen: Found | null,
  transaction: Transaction,
  newId: string,
): Promise<Judged> {
  const setting = (key: string) => transaction.get("settings", key);
  const [openId, erasing] = await Promise.all([setting(SETTINGS.open), setting(SETTINGS.erasing)]);
  const read = async (id: string) => readUsable(model, await transaction.get("designs", id));
  const open = typeof openId === "string" ? await read(openId) : null;
  const isNew = openId === undefined;
  const isErasing = erasing === true;
  const record = { open, edits: null, isEdit: false, found: [], setAside: [], isNew, isErasing };
  if (!seen) return { ...record, isMirrored: !isNew };

  const { entries, stamp, isJustLeft } = seen;
  const mirrored = stamp.kind === "whole" ? stamp.design : null;
  const base = mirrored === null ? null : mirrored === openId ? open : await read(mirrored);
  const given: Entries = stamp.kind === "whole" ? stamp.given : new Map();
  const held = designKeys(model, entries, [open, base], given);
  const former = base ? formerKeys(model, entries, base) : (key: string) => key;
  const isGiven = (key: string) => {
    const value = entries.get(key);
    return (
      (value === undefined ? undefined : fingerprint(value)) === (given.get(key) ?? given.get(former(key)))
    );
  };
  const unlike = [...new Set([...given.keys(), ...held])].filter((key) => !isGiven(key));
  // What is as it was given need not be read once more.
  const refused =
    base && unlike.length === 0 ? [] : refusedKeys(model, entries, base ?? open ?? emptyDesign(model, newId));
  const setAside = held.filter((key) => refused.includes(key));
  const found = held.filter((key) => !refused.includes(key));
  const isLast = stamp.kind === "whole" && stamp.design === open?.id && stamp.revision === open.revision;
  const isMirrored = open
    ? isLast && unlike.every((key) => refused.includes(key)) && hasAll(entries, mirrorOf(model, open))
    : !isNew && found.length === 0 && stamp.kind === "absent";
  const stands = { ...record, found, setAside, isMirrored };

  if (found.length === 0) {
    const isEmptied = stamp.kind === "emptied" || given.size > 0 || isJustLeft;
    const hadKeys = mirrorOf(model, open).size > 0;
    return hadKeys && isEmptied ? { ...stands, edits: { designs: new Map(), open: null } } : stands;
  }
  if (isNew || stamp.kind === "absent" || stamp.kind === "emptied") {
    if (open) {
      const isAsBefore = await compareWith(mirrorOf(model, open), entries, found, transaction);
      const { design } = readKeys(model, entries, open, { isAsBefore, bytesOf: () => undefined });
      if (isSame(open, design)) return stands;
    }
    const empty = emptyDesign(model, newId);
    const bytesOf = await storedBytes(entries, found, transaction);
    const { design } = readKeys(model, entries, empty, { isAsBefore: () => false, bytesOf });
    return isSame(empty, design)
      ? stands
      : { ...stands, edits: { designs: new Map([[newId, design]]), open: newId } };
  }
  if (!base || unlike.length === 0) return stands;
  const isEqual = await compareWith(mirrorOf(model, base), entries, unlike, transaction, former);
  const bytesOf = await storedBytes(entries, unlike, transaction);
  const isAsBefore = (key: string) => isGiven(key) || isEqual(key);
  const { design } = readKeys(model, entries, base, { isAsBefore, bytesOf });
  if (isSame(base, design)) return stands;
  return { ...stands, edits: { designs: new Map([[base.id, design]]) }, isEdit: true };
}

/** Whether two designs say the same in the keys. */
const isSame = (one: Design, other: Design): boolean =>
  isSameContent(one, other) && one.timestamp === other.timestamp;

const refusedKeys = (model: MachineModel, entries: Entries, base: Design): readonly string[] =>
  readKeys(model, entries, base, { isAsBefore: () => false, bytesOf: () => undefined }).setAside;

const hasAll = (entries: Entries, keys: Keys): boolean => [...keys.keys()].every((key) => entries.has(key));

/** Whether keys have the values that a design has for them, under the keys that they had before. */
async function compareWith(
  expected: Keys,
  entries: Entries,
  keys: readonly string[],
  transaction: Transaction,
  former = (key: string) => key,
): Promise<(key: string) => boolean> {
  const same = new Set<string>();
  for (const key of keys) {
    const [value, wanted] = [entries.get(key), expected.get(former(key))];
    if (typeof wanted !== "object") {
      if (value === wanted) same.add(key);
    } else if (value === storedPath(wanted.blob)) same.add(key);
    else if (value?.length === inlineLength(wanted.bytes)) {
      const bytes = await transaction.get("blobs", wanted.blob);
      if (bytes instanceof Uint8Array && dataUri(bytes) === value) same.add(key);
    }
  }
  return (key) => same.has(key);
}

/** How many bytes the blobs have that keys name. */
async function storedBytes(
  entries: Entries,
  keys: readonly string[],
  transaction: Transaction,
): Promise<(blob: string) => number | undefined> {
  const sizes = new Map<string, number>();
  for (const key of keys) {
    const value = parseImageValue(entries.get(key) ?? "");
    if (value?.kind !== "stored") continue;
    const bytes = await transaction.get("blobs", value.sha256);
    if (bytes instanceof Uint8Array) sizes.set(value.sha256, bytes.length);
  }
  return (blob) => sizes.get(blob);
}
