import type { MachineModel } from "../../shared/machine/types.ts";
import { type Design, emptyDesign } from "../../shared/model/design.ts";
import { isSameContent } from "../../shared/model/revision.ts";
import { dataUri, inlineLength, parseImageValue, storedPath } from "./image-values.ts";
import { type Found, fingerprint, type Keys } from "./mirror.ts";
import { designKeys, type Entries, mirrorOf, type Reading, readKeys } from "./mirror-keys.ts";
import { readUsable } from "./read-record.ts";
import { SETTINGS, type Transaction } from "./records.ts";

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

export type Verdict =
  | { readonly kind: "record" }
  | { readonly kind: "empty" }
  /** `reading` is a design that is not stored yet. */
  | { readonly kind: "new"; readonly reading: Reading }
  | { readonly kind: "edit"; readonly base: Design; readonly reading: Reading };

export interface Judged {
  readonly verdict: Verdict;
  /** The record of the open design; null if none is open. */
  readonly open: Design | null;
  /** Whether localStorage says what the record says. */
  readonly isMirrored: boolean;
}

/** Judges what stands, without changing anything. `newId` is given to a design that is made of keys. */
export async function judgeStart(
  model: MachineModel,
  { entries, stamp, isJustLeft }: Found,
  transaction: Transaction,
  newId: string,
): Promise<Judged> {
  const read = async (id: unknown) =>
    typeof id === "string" ? readUsable(model, await transaction.get("designs", id)) : null;
  const openId = await transaction.get("settings", SETTINGS.open);
  const open = await read(openId);
  const isNew = openId === undefined;
  const keys = designKeys(model, entries, open ?? undefined);
  const record: Judged = {
    verdict: { kind: "record" },
    open,
    isMirrored: open
      ? stamp.kind === "whole" && stamp.design === open.id && stamp.revision === open.revision
      : keys.length === 0 && stamp.kind === "absent",
  };
  const given = stamp.kind === "whole" ? stamp.given : new Map<string, string>();

  if (keys.length === 0) {
    const isEmptied = stamp.kind === "emptied" || given.size > 0 || isJustLeft;
    return isEmptied && open ? { ...record, verdict: { kind: "empty" } } : record;
  }
  const isUnmarked = stamp.kind === "absent" || stamp.kind === "emptied";
  if (isUnmarked || isNew) {
    const expected = mirrorOf(model, open);
    const isSame = await compareWith(expected, entries, keys, transaction);
    const isAll = [...expected.keys()].every((key) => entries.has(key));
    if (open && isAll && keys.every(isSame)) return record;
    const bytesOf = await storedBytes(entries, keys, transaction);
    const base = emptyDesign(model, newId);
    const reading = readKeys(model, entries, base, { isAsBefore: () => false, bytesOf });
    return isSameContent(reading.design, base) && !reading.design.timestamp
      ? record
      : { ...record, verdict: { kind: "new", reading } };
  }
  const base = stamp.kind === "whole" ? await read(stamp.design) : null;
  const isUnlike = (key: string) => fingerprintOf(entries, key) !== given.get(key);
  const all = base ? new Set([...given.keys(), ...designKeys(model, entries, base)]) : [];
  const unlike = [...all].filter(isUnlike);
  if (!base || unlike.length === 0) return record;
  const isSame = await compareWith(mirrorOf(model, base), entries, unlike, transaction);
  const bytesOf = await storedBytes(entries, unlike, transaction);
  const isAsBefore = (key: string) => !isUnlike(key) || isSame(key);
  const reading = readKeys(model, entries, base, { isAsBefore, bytesOf });
  return {
    ...record,
    isMirrored: record.isMirrored && unlike.every(isSame),
    verdict: { kind: "edit", base, reading },
  };
}

const fingerprintOf = (entries: Entries, key: string): string | undefined => {
  const value = entries.get(key);
  return value === undefined ? undefined : fingerprint(value);
};

/** Whether keys have the values that a design has for them. */
async function compareWith(
  expected: Keys,
  entries: Entries,
  keys: readonly string[],
  transaction: Transaction,
): Promise<(key: string) => boolean> {
  const same = new Set<string>();
  for (const key of keys) {
    const [value, wanted] = [entries.get(key), expected.get(key)];
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
