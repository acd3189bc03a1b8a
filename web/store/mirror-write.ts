import type { MachineModel } from "../../shared/machine/types.ts";
import type { BlobPicture, Design } from "../../shared/model/design.ts";
import { dataUri, storedPath } from "./image-values.ts";
import { fingerprint, type Mirror, OWN, STAMP, type Stamp } from "./mirror.ts";
import { KEYS, namedKeys, prefixIn } from "./mirror-keys.ts";
import { bytesOf, type Transaction } from "./records.ts";
import type { Blobs } from "./types.ts";

/**
 * By key of a design: texts of which the first is written that there is room for; null if what localStorage was given
 * stays.
 */
export type Texts = ReadonlyMap<string, readonly string[] | null>;

/** What may stand at a key for what a design says there: all of it, or else the path of its picture. */
export async function textsFor(transaction: Transaction, value: string | BlobPicture, blobs?: Blobs) {
  if (typeof value === "string") return [value];
  const bytes = blobs?.get(value.blob) ?? (await bytesOf(transaction, value.blob));
  const path = storedPath(value.blob);
  return bytes ? [dataUri(bytes), path] : [path];
}

/** Removes keys, and writes those of a design. */
export function writeMirror(
  model: MachineModel,
  mirror: Mirror,
  gone: readonly string[],
  texts: Texts,
  design: Design | null,
): void {
  const { isStamped, set, remove } = mirror;
  const last = mirror.lastStamp();
  const given = new Map<string, string>();
  const isBegun = !isStamped || set(STAMP, "writing");
  // If nothing can be written any more, the stamp from before stays with the keys from before.
  if (!isBegun && last.kind !== "absent") return;
  removeAll(model, mirror, gone);
  // What went may have made room. Without a stamp nothing may stand there that a start would take for a design.
  const isMarked = isBegun || set(STAMP, "writing");
  for (const [key, choices] of texts) {
    const known = last.kind === "whole" && !choices ? last.given.get(key) : undefined;
    const text = isMarked ? choices?.find((each) => set(key, each)) : undefined;
    if (text !== undefined) given.set(key, fingerprint(text));
    // What does not fit must not leave the value from before.
    else if (choices || !isMarked) remove(key);
    else if (known !== undefined) given.set(key, known);
  }
  const stamp: Stamp = design
    ? { kind: "whole", design: design.id, revision: design.revision, given }
    : { kind: "absent" };
  if (isStamped && !design) remove(STAMP);
  const isThere =
    isStamped && isMarked && design !== null && set(STAMP, JSON.stringify({ ...stamp, given: [...given] }));
  mirror.stamped(stamp, isThere);
}

/** Removes the keys of any design, and all of the app's own. */
export function clearMirror(model: MachineModel, mirror: Mirror): void {
  const named = namedKeys(model);
  const isOurs = (key: string) =>
    key.startsWith(OWN) || key === KEYS.returnToStep || named.has(key) || prefixIn(model, key) !== null;
  const keys = [...(mirror.find()?.entries.keys() ?? [])];
  mirror.set(STAMP, "writing");
  removeAll(
    model,
    mirror,
    keys.filter((key) => key !== STAMP && isOurs(key)),
  );
  mirror.remove(STAMP);
  mirror.stamped({ kind: "absent" }, false);
}

/** Removes the keys of images first, which are told by the name and the timestamp that stand there. */
function removeAll(model: MachineModel, { remove }: Mirror, keys: readonly string[]): void {
  const named = namedKeys(model);
  for (const key of keys) if (!named.has(key)) remove(key);
  for (const key of keys) if (named.has(key)) remove(key);
}
