import type { MachineModel } from "../../shared/machine/types.ts";
import type { Design } from "../../shared/model/design.ts";
import { fingerprint, type MirrorAccess, OWN, STAMP, type Stamp } from "./mirror.ts";
import { isAnyImageKey, isNamedKey, KEYS } from "./mirror-keys.ts";

/**
 * By key of a design: texts of which the first is written that there is room for; null if what localStorage was given
 * stays.
 */
export type Texts = ReadonlyMap<string, readonly string[] | null>;

/** Removes keys, and writes those of a design. */
export function writeMirror(
  { model, isStamped, short, set, remove, lastStamp, stamped }: MirrorAccess,
  gone: Iterable<string>,
  texts: Texts,
  design: Design | null,
): void {
  const last = lastStamp();
  const given = new Map<string, string>();
  const isBegun = !isStamped || set(STAMP, "writing");
  // If nothing can be written any more, the stamp from before goes with the keys from before.
  if (!isBegun && last.kind !== "absent") return;
  for (const key of imagesFirst(model, gone)) remove(key);
  // What went may have made room. Without a stamp nothing may stand there that a start would take for a design.
  const isMarked = isBegun || set(STAMP, "writing");
  for (const [key, choices] of texts) {
    const known = last.kind === "whole" ? last.given.get(key) : undefined;
    const text = isMarked ? choices?.find((each) => set(key, each)) : undefined;
    if (choices && text === choices[0]) short.delete(key);
    else if (choices) short.add(key);
    if (text !== undefined) given.set(key, fingerprint(text));
    // What does not fit must not leave the value from before.
    else if (choices || !isMarked) remove(key);
    else if (known !== undefined) given.set(key, known);
  }
  for (const key of short) if (!texts.has(key)) short.delete(key);
  const stamp: Stamp = design
    ? { kind: "whole", design: design.id, revision: design.revision, given }
    : { kind: "absent" };
  const isWhole = design !== null && isMarked;
  if (isStamped && !design) remove(STAMP);
  const isStored = isStamped && isWhole && set(STAMP, JSON.stringify({ ...stamp, given: [...given] }));
  stamped(stamp, isStored);
}

/** Removes the keys of any design, and all of the app's own. */
export function clearMirror({ model, set, remove, read, stamped }: MirrorAccess): void {
  const isOurs = (key: string) =>
    key.startsWith(OWN) || key === KEYS.returnToStep || isNamedKey(model, key) || isAnyImageKey(model, key);
  set(STAMP, "writing");
  for (const key of imagesFirst(model, read()?.keys() ?? [])) if (key !== STAMP && isOurs(key)) remove(key);
  remove(STAMP);
  stamped({ kind: "absent" }, false);
}

/** Keys in the order in which they are removed: images are told by the name and the timestamp that stand there. */
const imagesFirst = (model: MachineModel, keys: Iterable<string>) =>
  [...keys].sort((one, other) => Number(isNamedKey(model, one)) - Number(isNamedKey(model, other)));
