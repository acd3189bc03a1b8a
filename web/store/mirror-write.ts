import type { MachineModel } from "../../shared/machine/types.ts";
import type { BlobMap, BlobPicture, Design } from "../../shared/model/design.ts";
import { PNG_MEDIA_TYPE, storedImagePath } from "../../shared/model/picture-value.ts";
import {
  fingerprintOf,
  MIRROR_STAMP_KEY,
  type Mirror,
  OWN_KEY_PREFIX,
  STORAGE_KEYS,
  stampedEntries,
} from "./mirror.ts";
import { readBlobBytes, type Transaction } from "./records.ts";
import { createMirrorValues, parseImageKeyPrefix } from "./stored-design.ts";

export async function listMirrorCandidates(
  transaction: Transaction,
  value: string | BlobPicture,
  blobs?: BlobMap,
) {
  if (typeof value === "string") return [value];
  const bytes = blobs?.get(value.blob) ?? (await readBlobBytes(transaction, value.blob));
  const path = storedImagePath(value.blob);
  return bytes ? [toPngDataUrl(bytes), path] : [path];
}

const WRITING = { kind: "writing" } as const;

interface Mirrored {
  readonly last: Design | null;
  readonly open: Design | null;
  readonly blobs: BlobMap;
  readonly found: readonly string[] | null | undefined;
}

/** Writes only the differences if localStorage mirrors `last`. */
export async function mirrorOpenDesign(
  model: MachineModel,
  mirror: Mirror,
  transaction: Transaction,
  { last, open, blobs, found }: Mirrored,
): Promise<void> {
  const { isStamped, set, remove } = mirror;
  const before = createMirrorValues(model, last, !isStamped);
  const after = createMirrorValues(model, open, !isStamped);
  const stamp = mirror.lastStamp();
  const isKnown = !found && mirror.isOf(last);
  /** Values to try for each key, until one fits. */
  const texts = new Map<string, readonly string[]>();
  for (const [key, value] of after) {
    if (isKnown && isSame(value, before.get(key))) continue;
    const choices = await listMirrorCandidates(transaction, value, blobs);
    // Blobs in memory don't outlive the page.
    texts.set(key, isStamped ? choices : choices.slice(0, 1));
  }

  const isBegun = mirror.stamp(WRITING);
  // Without any room, the old stamp and its keys remain.
  if (!isBegun && stamp.kind !== "absent") return;
  const gone = [...(found ?? before.keys())].filter((key) => !after.has(key));
  removeAll(model, mirror, gone);
  // Removing keys may have made room. Keys without a stamp would look like a new design.
  const isMarked = isBegun || mirror.stamp(WRITING);
  const given = new Map<string, string>();
  for (const key of after.keys()) {
    const choices = texts.get(key);
    const text = isMarked ? choices?.find((each) => set(key, each)) : undefined;
    const print = choices ? text && fingerprintOf(text) : stampedEntries(stamp).get(key);
    if (print !== undefined) given.set(key, print);
    else if (choices) remove(key);
  }
  if (!open) mirror.stamp({ kind: "absent" });
  else if (isMarked) mirror.stamp({ kind: "whole", design: open.id, revision: open.revision, given });
}

function isSame(one: string | BlobPicture, other: string | BlobPicture | undefined): boolean {
  const idOf = (value: typeof other) => (typeof value === "object" ? value.blob : value);
  return idOf(one) === idOf(other);
}

const LANGUAGE_KEY_OF_1_0_0 = "language";

export function clearMirror(model: MachineModel, mirror: Mirror): void {
  const isOurs = (key: string) =>
    key.startsWith(OWN_KEY_PREFIX) ||
    key === STORAGE_KEYS.returnToStep ||
    key === LANGUAGE_KEY_OF_1_0_0 ||
    parseImageKeyPrefix(model, key) !== null;
  const found = mirror.find();
  if (!found) return;
  const keys = [...found.entries.keys()].filter((key) => key !== MIRROR_STAMP_KEY && isOurs(key));
  mirror.stamp(WRITING);
  removeAll(model, mirror, keys);
  mirror.remove(MIRROR_STAMP_KEY);
}

/** Removes image keys first, since the name and timestamp identify them. */
function removeAll(model: MachineModel, { remove }: Mirror, keys: readonly string[]): void {
  const isNamed = (key: string) => parseImageKeyPrefix(model, key) === "";
  for (const key of [...keys.filter((each) => !isNamed(each)), ...keys.filter(isNamed)]) remove(key);
}

export const toPngDataUrl = (bytes: Uint8Array): string => `data:${PNG_MEDIA_TYPE};base64,${toBase64(bytes)}`;

/** Browsers limit how many arguments String.fromCharCode takes. */
const PIECE_LENGTH = 0x8000;

function toBase64(bytes: Uint8Array): string {
  // Not declared in TypeScript's ES2024 lib.
  const { toBase64: native } = bytes as { toBase64?(): string };
  if (native) return native.call(bytes);
  const pieces = Array.from({ length: Math.ceil(bytes.length / PIECE_LENGTH) }, (_, i) =>
    String.fromCharCode(...bytes.subarray(i * PIECE_LENGTH, (i + 1) * PIECE_LENGTH)),
  );
  return btoa(pieces.join(""));
}
