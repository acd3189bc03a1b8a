import type { MachineModel } from "../../shared/machine/types.ts";
import { type Design, emptyDesign } from "../../shared/model/design.ts";
import type { Stored } from "./commit.ts";
import { sizesIn } from "./list.ts";
import { type Found, fingerprint, givenIn } from "./mirror.ts";
import { mirrorOf, prefixIn, prefixOf } from "./mirror-keys.ts";
import { textsFor } from "./mirror-write.ts";
import { readKeys } from "./read-keys.ts";
import { readDesign, type Transaction } from "./records.ts";
import type { Edits } from "./types.ts";

/*
 * What stands when a page starts: the record, or what somebody wrote to localStorage since it was mirrored there.
 *
 *   stamp and keys (corrupt ones do not count)                              what stands
 *   no keys; and "emptied", a whole stamp, or a page that was just left     a new, empty design
 *   keys; and the stamp is absent or "emptied", or the database is new      a new design of these keys, unless the open
 *                                                                           one says the same
 *   a whole stamp of a design that is here, and keys unlike it              that design's record, with those keys as an
 *                                                                           edit of it
 *   anything else                                                           the record
 */

interface Judged {
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
  { open, isNew }: Stored,
  transaction: Transaction,
  newId: string,
): Promise<Judged> {
  if (!seen) return { edits: null, isEdit: false, found: [], setAside: [] };
  const { entries, stamp, isJustLeft } = seen;
  const given = givenIn(stamp);
  const mirrored = stamp.kind === "whole" ? stamp.design : null;
  const base = mirrored === open?.id ? open : await readDesign(model, transaction, mirrored);
  const sizes = sizesIn([open, base]);
  const read = (design: Design, isAsBefore = (_key: string) => false) =>
    readKeys(model, { entries, sizes }, design, isAsBefore);

  const empty = emptyDesign(model, newId);
  const fresh = read(empty).design;
  const own = prefixOf(model, fresh);
  const prefixes = [fresh, base, open].map((design) => design && prefixOf(model, design));
  const held = [...entries.keys()].filter((key) => {
    const prefix = prefixIn(model, key);
    // An empty image was about to be removed.
    const isKnown = prefixes.includes(prefix) || given.has(key) || entries.get(key) === "";
    return prefix === "" || (prefix !== null && isKnown);
  });
  /** What an image's key was before somebody renamed the machine with all of its keys. */
  const former = (key: string) =>
    base && prefixIn(model, key) === own ? prefixOf(model, base) + key.slice(own.length) : key;
  const isGiven = (key: string) => {
    const value = entries.get(key);
    const last = given.get(key) ?? given.get(former(key));
    return last === (value === undefined ? undefined : fingerprint(value));
  };
  /** Those of the keys that say what a design says there, or said under another name. */
  const sameAs = async (design: Design, keys: readonly string[]) => {
    const expected = mirrorOf(model, design);
    const same = new Set<string>();
    for (const key of keys) {
      const texts = await textsFor(transaction, expected.get(former(key)) ?? "");
      if (texts.includes(entries.get(key) ?? "")) same.add(key);
    }
    return same;
  };

  const unlike = [...new Set([...given.keys(), ...held])].filter((key) => !isGiven(key));
  const equal = base && (await sameAs(base, unlike));
  const edited = read(base ?? open ?? empty, (key) => equal !== null && (isGiven(key) || equal.has(key)));
  const setAside = held.filter((key) => edited.setAside.has(key));
  const found = held.filter((key) => !edited.setAside.has(key));
  const stands = { edits: null, isEdit: false, found, setAside };

  if (found.length === 0) {
    const isEmptied = stamp.kind === "emptied" || given.size > 0 || isJustLeft;
    const hadKeys = mirrorOf(model, open).size > 0;
    return hadKeys && isEmptied ? { ...stands, edits: { designs: new Map(), open: null } } : stands;
  }
  if (isNew || stamp.kind === "absent" || stamp.kind === "emptied") {
    const same = open && (await sameAs(open, found));
    if (open && same && read(open, (key) => same.has(key)).design === open) return stands;
    if (fresh === empty) return stands;
    return { ...stands, edits: { designs: new Map([[newId, fresh]]), open: newId } };
  }
  if (!base || edited.design === base) return stands;
  return { ...stands, edits: { designs: new Map([[base.id, edited.design]]) }, isEdit: true };
}
