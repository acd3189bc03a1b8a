import type { ArchiveFault, EntryFault } from "../../archive/found.ts";
import { arrangementFor } from "../../machine/questions.ts";
import type { MachineModel } from "../../machine/types.ts";
import { ENTRY_NAME_LENGTH, isDeviceName } from "../names.ts";
import { type PackageReading, placePictures } from "../read-package.ts";
import { CONFIG_RULES } from "./config-rules.ts";
import { PICTURE_RULES } from "./picture-rules.ts";
import { type Breach, inEntries, inPictures, type Level, nameOf, type Rule, type Values } from "./rule.ts";

const archive = (...faults: readonly ArchiveFault[]) =>
  function* ({ fault }: PackageReading): Generator<Breach> {
    if (fault && faults.includes(fault)) yield {};
  };

const entries = (...faults: readonly EntryFault[]) =>
  inEntries(({ size, fault }) => fault && faults.includes(fault) && { fault, size });

const ARCHIVE_RULES = [
  { id: "not-zip", level: "error", isMended: false, find: archive("not-zip") },
  { id: "cut-off", level: "error", isMended: true, find: archive("cut-off") },
  { id: "split", level: "error", isMended: false, find: archive("split") },
  { id: "damaged-directory", level: "error", isMended: false, find: archive("damaged-directory") },
  { id: "too-many-entries", level: "error", isMended: false, find: archive("too-many-entries") },
  { id: "too-large", level: "error", isMended: false, find: archive("too-large") },
  { id: "overlapping", level: "error", isMended: false, find: archive("overlapping") },
  { id: "entry-damaged", level: "error", isMended: false, find: entries("crc", "data", "header") },
  { id: "entry-encrypted", level: "error", isMended: false, find: entries("encrypted") },
  { id: "entry-method", level: "error", isMended: false, find: entries("method") },
  { id: "entry-too-large", level: "error", isMended: false, find: entries("too-large") },
  { id: "entry-twice", level: "error", isMended: true, find: entries("duplicate") },
  { id: "entry-unsafe", level: "error", isMended: true, find: entries("unsafe-path") },
  {
    id: "dialect",
    level: "warning",
    isMended: true,
    *find({ traits }) {
      for (const trait of traits) yield { values: { trait } };
    },
  },
] as const satisfies readonly Rule[];

const MACHINE_RULES = [
  {
    id: "place-empty",
    level: "note",
    isMended: false,
    *find({ entries }, model) {
      const { placed, counts } = placePictures(model, entries);
      // If no picture can be placed by name, nothing is known.
      if (placed.length === 0) return;
      for (const { id, ...category } of model.categories) {
        const filled = placed.flatMap((picture) => (picture.category === id ? picture.slot : []));
        if (category.kind === "list") {
          if (filled.length === 0) yield { values: { category: id, slot: "" } };
          continue;
        }
        const { places } = arrangementFor({ id, ...category }, counts[id] ?? category.counts?.initial);
        for (const { slot } of places) if (!filled.includes(slot)) yield { values: { category: id, slot } };
      }
    },
  },
] as const satisfies readonly Rule[];

/** Characters that FAT32 and Windows forbid (Microsoft, "Naming Files"). */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
const REFUSED = /[<>:"/\\|?*\u0000-\u001f]|[. ]$/;
/** UTF-16 units. */
const FAT_NAME_LENGTH = 255;
const PLAIN = /^[A-Za-z0-9_-][A-Za-z0-9_.-]*\.png$/;

const isRefused = (name: string): boolean =>
  REFUSED.test(name) || isDeviceName(name) || name.length > FAT_NAME_LENGTH;

const isUnusual = (name: string): boolean => !PLAIN.test(name) || name.length > ENTRY_NAME_LENGTH;

const NAME_RULES = [
  {
    id: "name-refused",
    level: "error",
    isMended: true,
    find: inPictures((path) => isRefused(nameOf(path))),
  },
  {
    id: "name-unusual",
    level: "warning",
    isMended: true,
    find: inPictures((path) => !isRefused(nameOf(path)) && isUnusual(nameOf(path))),
  },
  {
    id: "names-alike",
    level: "error",
    isMended: true,
    find(reading, model) {
      const seen = new Map<string, string>();
      return inPictures((path) => {
        const other = seen.get(path.toLowerCase());
        if (other === undefined) seen.set(path.toLowerCase(), path);
        return other !== undefined && { other };
      })(reading, model);
    },
  },
] as const satisfies readonly Rule[];

/** In the order in which findings are shown. */
export const RULES = [
  ...ARCHIVE_RULES,
  ...CONFIG_RULES,
  ...PICTURE_RULES,
  ...NAME_RULES,
  ...MACHINE_RULES,
] as const satisfies readonly Rule[];

export type RuleId = (typeof RULES)[number]["id"];

export interface Finding {
  readonly rule: RuleId;
  readonly level: Level;
  readonly isMended: boolean;
  /** Its path; null if it concerns the whole file. */
  readonly entry: string | null;
  readonly values: Values;
}

export const judgePackage = (model: MachineModel, reading: PackageReading): Finding[] =>
  RULES.flatMap(({ id, level, isMended, find }) => {
    const breaches: readonly Breach[] = [...find(reading, model)];
    return breaches.map(({ entry = null, values = {} }) => ({ rule: id, level, isMended, entry, values }));
  });
