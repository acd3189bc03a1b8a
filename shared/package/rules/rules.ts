import type { ArchiveFault, EntryFault } from "../../archive/found.ts";
import { arrangementFor } from "../../machine/questions.ts";
import type { MachineModel } from "../../machine/types.ts";
import { ENTRY_NAME_LENGTH, isDeviceName } from "../names.ts";
import { type PackageReading, placePictures } from "../read-package.ts";
import { CONFIG_RULES } from "./config-rules.ts";
import { PICTURE_RULES } from "./picture-rules.ts";
import {
  error,
  inEntries,
  inFile,
  inPictures,
  type Level,
  nameOf,
  note,
  type Rule,
  type Values,
  warning,
} from "./rule.ts";

const archive = (archiveFault: ArchiveFault) => inFile(({ fault }) => fault === archiveFault);

const entries = (...faults: readonly EntryFault[]) =>
  inEntries(({ size, fault }) => fault && faults.includes(fault) && { fault, size });

const ARCHIVE_RULES = {
  "not-zip": error(archive("not-zip")),
  "cut-off": error(archive("cut-off"), "mended"),
  split: error(archive("split")),
  "damaged-directory": error(archive("damaged-directory")),
  "too-many-entries": error(archive("too-many-entries")),
  "too-large": error(archive("too-large")),
  overlapping: error(archive("overlapping")),
  "entry-damaged": error(entries("crc", "data", "header")),
  "entry-encrypted": error(entries("encrypted")),
  "entry-method": error(entries("method")),
  "entry-too-large": error(entries("too-large")),
  "entry-twice": error(entries("duplicate"), "mended"),
  "entry-unsafe": error(entries("unsafe-path"), "mended"),
  dialect: warning(({ traits }) => traits.map((trait) => ({ values: { trait } })), "mended"),
} as const satisfies Readonly<Record<string, Rule>>;

/** Characters and endings that FAT32 and Windows forbid (Microsoft, "Naming Files"). */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
const REFUSED = /[<>:"/\\|?*\u0000-\u001f]|[. ]$/;
/** In UTF-16 units. */
const FAT_NAME_LENGTH = 255;
const PLAIN = /^[A-Za-z0-9_-][A-Za-z0-9_.-]*\.png$/;

const isRefused = (name: string): boolean =>
  REFUSED.test(name) || isDeviceName(name) || name.length > FAT_NAME_LENGTH;

const isUnusual = (name: string): boolean => !PLAIN.test(name) || name.length > ENTRY_NAME_LENGTH;

const NAME_RULES = {
  "name-refused": error(
    inPictures((path) => isRefused(nameOf(path))),
    "mended",
  ),
  "name-unusual": warning(
    inPictures((path) => !isRefused(nameOf(path)) && isUnusual(nameOf(path))),
    "mended",
  ),
  "names-alike": error((reading, model) => {
    const seen = new Map<string, string>();
    return inPictures((path) => {
      const other = seen.get(path.toLowerCase());
      if (other === undefined) seen.set(path.toLowerCase(), path);
      return other !== undefined && { other };
    })(reading, model);
  }, "mended"),
} as const satisfies Readonly<Record<string, Rule>>;

const MACHINE_RULES = {
  "place-empty": note(function* (reading, model) {
    const { placed, counts } = placePictures(model, reading.entries);
    // Empty places are unknown if no picture can be placed by name.
    if (placed.length === 0) return;
    for (const category of model.categories) {
      const { id } = category;
      const filled = placed.flatMap((picture) => (picture.category === id ? picture.slot : []));
      if (category.kind === "list") {
        if (filled.length === 0) yield { values: { category: id, slot: "" } };
        continue;
      }
      const { places } = arrangementFor(category, counts[id] ?? category.counts?.initial);
      for (const { slot } of places) if (!filled.includes(slot)) yield { values: { category: id, slot } };
    }
  }),
} as const satisfies Readonly<Record<string, Rule>>;

/** In the order in which findings are shown. */
export const RULES = {
  ...ARCHIVE_RULES,
  ...CONFIG_RULES,
  ...PICTURE_RULES,
  ...NAME_RULES,
  ...MACHINE_RULES,
} as const;

export type RuleId = keyof typeof RULES;

export interface Finding {
  readonly rule: RuleId;
  readonly level: Level;
  readonly isMended: boolean;
  /** Path of an entry or folder; null if the whole file is concerned. */
  readonly entry: string | null;
  readonly values: Values;
}

export const RULE_IDS = Object.keys(RULES) as RuleId[]; // There are no other keys.

export const judgePackage = (model: MachineModel, reading: PackageReading): Finding[] =>
  RULE_IDS.flatMap((rule) => {
    const { level, isMended, find } = RULES[rule];
    const breaches = [...find(reading, model)];
    return breaches.map(({ entry = null, values = {} }) => ({ rule, level, isMended, entry, values }));
  });
