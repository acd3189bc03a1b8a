import type { ArchiveFault, EntryFault } from "../../archive/found.ts";
import { arrangementFor } from "../../machine/questions.ts";
import type { MachineModel } from "../../machine/types.ts";
import { ENTRY_NAME_LENGTH, isDeviceName } from "../names.ts";
import { type PackageReading, placePictures } from "../read-package.ts";
import { CONFIG_RULES } from "./config-rules.ts";
import { PICTURE_RULES } from "./picture-rules.ts";
import { type Breach, type Level, nameOf, type Rule, type Values } from "./rule.ts";

const archive = (...faults: readonly ArchiveFault[]) =>
  function* ({ fault }: PackageReading): Generator<Breach> {
    if (fault && faults.includes(fault)) yield {};
  };

const entries = (...faults: readonly EntryFault[]) =>
  function* ({ entries: found }: PackageReading): Generator<Breach> {
    for (const { path, size, fault } of found)
      if (fault && faults.includes(fault)) yield { entry: path, values: { fault, size } };
  };

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
      for (const category of model.categories) {
        const initial = category.kind === "slots" ? category.counts?.initial : undefined;
        const { places } = arrangementFor(category, counts[category.id] ?? initial);
        const filled = placed.filter((picture) => picture.category === category.id);
        if (category.kind === "list" && filled.length === 0)
          yield { values: { category: category.id, slot: "" } };
        if (category.kind === "list") continue;
        for (const { slot } of places)
          if (!filled.some((picture) => picture.slot === slot))
            yield { values: { category: category.id, slot } };
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

const names = ({ entries }: PackageReading) =>
  entries.flatMap(({ path, content }) => (content.kind === "png" ? [{ path, name: nameOf(path) }] : []));

const NAME_RULES = [
  {
    id: "name-refused",
    level: "error",
    isMended: true,
    *find(reading) {
      for (const { path, name } of names(reading)) if (isRefused(name)) yield { entry: path };
    },
  },
  {
    id: "name-unusual",
    level: "warning",
    isMended: true,
    *find(reading) {
      for (const { path, name } of names(reading))
        if (!isRefused(name) && (!PLAIN.test(name) || name.length > ENTRY_NAME_LENGTH)) yield { entry: path };
    },
  },
  {
    id: "names-alike",
    level: "error",
    isMended: true,
    *find(reading) {
      const seen = new Map<string, string>();
      for (const { path } of names(reading)) {
        const other = seen.get(path.toLowerCase());
        if (other !== undefined) yield { entry: path, values: { other } };
        else seen.set(path.toLowerCase(), path);
      }
    },
  },
] as const satisfies readonly Rule[];

/** All rules, in the order in which findings are shown. */
export const RULES = [
  ...ARCHIVE_RULES,
  ...CONFIG_RULES,
  ...PICTURE_RULES,
  ...NAME_RULES,
  ...MACHINE_RULES,
] as const satisfies readonly Rule[];

export type RuleId = (typeof RULES)[number]["id"];

/** One violation, ready to be shown. */
export interface Finding {
  readonly rule: RuleId;
  readonly level: Level;
  readonly isMended: boolean;
  /** The path of the entry; null if it concerns the whole file. */
  readonly entry: string | null;
  readonly values: Values;
}

/** Returns everything that is wrong with a package. Pure. */
export const judgePackage = (model: MachineModel, reading: PackageReading): Finding[] =>
  RULES.flatMap(({ id, level, isMended, find }) => {
    const breaches: readonly Breach[] = [...find(reading, model)];
    return breaches.map(({ entry = null, values = {} }) => ({ rule: id, level, isMended, entry, values }));
  });
