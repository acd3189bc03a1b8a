import type { MachineModel } from "../../shared/machine/types.ts";
import type { BlobPicture, Blobs, Design } from "../../shared/model/design.ts";
import { PNG_TYPE, storedPath } from "../../shared/model/picture-value.ts";
import { fingerprint, givenIn, KEYS, type Mirror, mirrorOf, OWN, prefixIn, STAMP } from "./mirror.ts";
import { bytesOf, type Transaction } from "./records.ts";

/** What a key may be given for what a design says there: all of it, or else the path of its picture. */
export async function textsFor(transaction: Transaction, value: string | BlobPicture, blobs?: Blobs) {
  if (typeof value === "string") return [value];
  const bytes = blobs?.get(value.blob) ?? (await bytesOf(transaction, value.blob));
  const path = storedPath(value.blob);
  return bytes ? [dataUri(bytes), path] : [path];
}

interface Mirrored {
  /** The design that was open, and the one that is open now. */
  readonly last: Design | null;
  readonly open: Design | null;
  /** Bytes that may not be stored yet. */
  readonly blobs: Blobs;
  /** Keys that localStorage holds: all keys of the design are written, and these removed if they are none of them. */
  readonly found: readonly string[] | null | undefined;
}

/** Mirrors the open design: what differs from the last one, if localStorage was given that one last. */
export async function mirrorOpen(
  model: MachineModel,
  mirror: Mirror,
  transaction: Transaction,
  { last, open, blobs, found }: Mirrored,
): Promise<void> {
  const { isStamped, set, remove } = mirror;
  const before = mirrorOf(model, last, !isStamped);
  const after = mirrorOf(model, open, !isStamped);
  const stamp = mirror.lastStamp();
  const isKnown = !found && mirror.isOf(last);
  /** By key that does not stay as it is: texts of which the first is written that there is room for. */
  const texts = new Map<string, readonly string[]>();
  for (const [key, value] of after) {
    if (isKnown && isSame(value, before.get(key))) continue;
    const choices = await textsFor(transaction, value, blobs);
    // Where nothing outlives the page, a path would lead to nothing.
    texts.set(key, isStamped ? choices : choices.slice(0, 1));
  }

  const isBegun = mirror.stamp({ kind: "writing" });
  // If nothing can be written any more, the stamp from before stays with the keys from before.
  if (!isBegun && stamp.kind !== "absent") return;
  const gone = [...(found ?? before.keys())].filter((key) => !after.has(key));
  removeAll(model, mirror, gone);
  // What went may have made room. Without a stamp nothing may stand there that a start would take for a design.
  const isMarked = isBegun || mirror.stamp({ kind: "writing" });
  const given = new Map<string, string>();
  for (const key of after.keys()) {
    const choices = texts.get(key);
    const text = isMarked ? choices?.find((each) => set(key, each)) : undefined;
    const print = choices ? text && fingerprint(text) : givenIn(stamp).get(key);
    if (print !== undefined) given.set(key, print);
    // What does not fit must not leave the value from before.
    else if (choices) remove(key);
  }
  if (!open) mirror.stamp({ kind: "absent" });
  else if (isMarked) mirror.stamp({ kind: "whole", design: open.id, revision: open.revision, given });
}

function isSame(one: string | BlobPicture, other: string | BlobPicture | undefined): boolean {
  if (typeof one === "object" && typeof other === "object") return one.blob === other.blob;
  return one === other;
}

/** Removes the keys of any design, and all of the app's own. */
export function clearMirror(model: MachineModel, mirror: Mirror): void {
  const isOurs = (key: string) =>
    key.startsWith(OWN) || key === KEYS.returnToStep || prefixIn(model, key) !== null;
  const keys = [...(mirror.find()?.entries.keys() ?? [])].filter((key) => key !== STAMP && isOurs(key));
  mirror.stamp({ kind: "writing" });
  removeAll(model, mirror, keys);
  mirror.remove(STAMP);
  mirror.stamp({ kind: "absent" });
}

/** Removes the keys of images first, which are told by the name and the timestamp that stand there. */
function removeAll(model: MachineModel, { remove }: Mirror, keys: readonly string[]): void {
  const isNamed = (key: string) => prefixIn(model, key) === "";
  for (const key of [...keys.filter((each) => !isNamed(each)), ...keys.filter(isNamed)]) remove(key);
}

/** Bytes of a PNG as a data URI. */
export const dataUri = (bytes: Uint8Array): string => `data:${PNG_TYPE};base64,${toBase64(bytes)}`;

/** As many bytes as String.fromCharCode takes as arguments without harm. */
const PIECE = 0x8000;

/** Bytes to base64. */
function toBase64(bytes: Uint8Array): string {
  // Newer engines encode natively; the libraries that the app is compiled with do not know of it.
  const { toBase64: native } = bytes as { toBase64?(): string };
  if (native) return native.call(bytes);
  let binary = "";
  for (let at = 0; at < bytes.length; at += PIECE)
    binary += String.fromCharCode(...bytes.subarray(at, at + PIECE));
  return btoa(binary);
}
