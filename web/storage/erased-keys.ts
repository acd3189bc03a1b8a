import type { MachineModel } from "../../shared/machine/types.ts";
import { designEntries, type Entries } from "./entries.ts";
import { ERASING } from "./erasing.ts";
import { isOwn, OWN_KEYS } from "./keys.ts";
import { KEYS } from "./local-storage.ts";
import { parseImageValue } from "./values.ts";

/** What stays, so that another tab's memory does not write again what is gone. */
const STAYS: ReadonlySet<string> = new Set([
  OWN_KEYS.version,
  OWN_KEYS.machine,
  OWN_KEYS.revision,
  OWN_KEYS.opened,
  ERASING,
]);

/** What an erasing removes: the design's keys, the app's own, and pictures of designs that stood there before. */
export function erasedKeys(model: MachineModel, entries: Entries): string[] {
  const named = new Set<string>([...designEntries(model, entries).keys(), ...Object.values(KEYS)]);
  const categories = new Set(model.categories.map(({ id }) => id));
  const isPicture = (key: string, value: string) =>
    categories.has(key.split("_").at(-2) ?? "") && parseImageValue(value) !== null;
  return [...entries].flatMap(([key, value]) =>
    !STAYS.has(key) && (isOwn(key) || named.has(key) || isPicture(key, value)) ? [key] : [],
  );
}
