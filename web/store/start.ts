import type { MachineModel } from "../../shared/machine/types.ts";
import { type Design, emptyDesign } from "../../shared/model/design.ts";
import { isSameContent } from "../../shared/model/revision.ts";
import { sizesIn } from "./list.ts";
import { type Found, fingerprint } from "./mirror.ts";
import { type Entries, mirrorOf } from "./mirror-keys.ts";
import { textsFor } from "./mirror-write.ts";
import { designKeys, formerKeys, readKeys } from "./read-keys.ts";
import { readDesign } from "./read-record.ts";
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
  /** What makes the records say what stands; null if they do. */
  readonly edits: Edits | null;
  /** Whether the edits are those of a design that was mirrored, which is a step of Undo. */
  readonly isEdit: boolean;
  /** The keys of designs that were read, without those that are set aside. */
  readonly found: readonly string[];
  /** Keys whose values are corrupt or refused: they count as absent, and stay until their place is filled. */
  readonly setAside: readonly string[];
}

/** Judges what stands, without changing anything. `newId` is given to a design that is made of keys. */
export async function judgeStart(
  model: MachineModel,
  seen: Found | null,
  transaction: Transaction,
  newId: string,
): Promise<Judged> {
  const openId = await transaction.get("settings", SETTINGS.open);
  const open = await readDesign(model, transaction, openId);
  const isNew = openId === undefined;
  if (!seen) return { edits: null, isEdit: false, found: [], setAside: [] };

  const { entries, stamp, isJustLeft } = seen;
  const isWhole = stamp.kind === "whole";
  const mirrored = isWhole ? stamp.design : null;
  const base = mirrored === openId ? open : await readDesign(model, transaction, mirrored);
  const given: Entries = isWhole ? stamp.given : new Map();
  const held = designKeys(model, entries, [open, base], given);
  const former = base ? formerKeys(model, entries, base) : (key: string) => key;
  const isGiven = (key: string) => {
    const value = entries.get(key);
    const last = given.get(key) ?? given.get(former(key));
    return last === (value === undefined ? undefined : fingerprint(value));
  };
  const unlike = [...new Set([...given.keys(), ...held])].filter((key) => !isGiven(key));

  /** Whether keys say what a design says there, or said under another name. */
  const compareWith = async (design: Design, keys: readonly string[]) => {
    const expected = mirrorOf(model, design);
    const same = new Set<string>();
    for (const key of keys) {
      const [value, wanted] = [entries.get(key) ?? "", expected.get(former(key)) ?? ""];
      if ((await textsFor(transaction, wanted)).includes(value)) same.add(key);
    }
    return (key: string) => same.has(key);
  };
  const sizes = sizesIn([open, base]);
  /** What the keys make of a design; null if they say what it says. */
  const readOver = (design: Design, isAsBefore: (key: string) => boolean) => {
    const reading = readKeys(model, entries, design, { isAsBefore, sizes });
    const isSame = isSameContent(design, reading.design) && design.timestamp === reading.design.timestamp;
    return { setAside: reading.setAside, design: isSame ? null : reading.design };
  };

  const empty = emptyDesign(model, newId);
  // What is as it was given need not be read once more.
  const isAsGiven = base !== null && unlike.length === 0;
  const refused = isAsGiven ? new Set() : readOver(base ?? open ?? empty, () => false).setAside;
  const setAside = held.filter((key) => refused.has(key));
  const found = held.filter((key) => !refused.has(key));
  const stands = { edits: null, isEdit: false, found, setAside };

  if (found.length === 0) {
    const isEmptied = stamp.kind === "emptied" || given.size > 0 || isJustLeft;
    const hadKeys = mirrorOf(model, open).size > 0;
    return hadKeys && isEmptied ? { ...stands, edits: { designs: new Map(), open: null } } : stands;
  }
  if (isNew || stamp.kind === "absent" || stamp.kind === "emptied") {
    if (open && !readOver(open, await compareWith(open, found)).design) return stands;
    const { design } = readOver(empty, () => false);
    return design ? { ...stands, edits: { designs: new Map([[newId, design]]), open: newId } } : stands;
  }
  if (!base || isAsGiven) return stands;
  const isEqual = await compareWith(base, unlike);
  const { design } = readOver(base, (key) => isGiven(key) || isEqual(key));
  return design ? { ...stands, edits: { designs: new Map([[base.id, design]]) }, isEdit: true } : stands;
}
