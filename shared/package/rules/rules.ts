import type { ArchiveFault, EntryFault } from "../../archive/source.ts";
import { exportFileNamesOf } from "../../machine/files.ts";
import { findArrangement, includesSize } from "../../machine/questions.ts";
import type { MachineModel } from "../../machine/types.ts";
import { isReservedDeviceName, MAX_ENTRY_NAME_LENGTH } from "../names.ts";
import {
  type PackageEntry,
  type PlacePicturesResult,
  placePictures,
  type ReadPackageResult,
} from "../read-package.ts";
import { CONFIG_RULES } from "./config-rules.ts";
import { PICTURE_RULES } from "./picture-rules.ts";
import {
  baseNameOf,
  errorRule,
  type FindingLevel,
  findInEntries,
  findInPackage,
  findInPictures,
  folderOf,
  type MessageValues,
  noteRule,
  type PackageRule,
  repairedErrorRule,
  repairedWarningRule,
  warningRule,
} from "./rule.ts";

const archive = (archiveFault: ArchiveFault) => findInPackage(({ fault }) => fault === archiveFault);

const entries = (...faults: readonly EntryFault[]) =>
  findInEntries(({ size, fault }) => fault && faults.includes(fault) && { fault, size });

const ARCHIVE_RULES = {
  "not-zip": errorRule(archive("not-zip")),
  "cut-off": repairedErrorRule(archive("cut-off")),
  split: errorRule(archive("split")),
  "damaged-directory": errorRule(archive("damaged-directory")),
  "too-many-entries": errorRule(archive("too-many-entries")),
  "too-large": errorRule(archive("too-large")),
  overlapping: errorRule(archive("overlapping")),
  "entry-damaged": errorRule(entries("crc", "data", "header")),
  "entry-encrypted": errorRule(entries("encrypted")),
  "entry-method": errorRule(entries("method")),
  "entry-too-large": errorRule(entries("too-large")),
  "entry-twice": repairedErrorRule(entries("duplicate")),
  "entry-unsafe": repairedErrorRule(entries("unsafe-path")),
  dialect: repairedWarningRule(({ traits }) => traits.map((trait) => ({ values: { trait } }))),
} as const satisfies Readonly<Record<string, PackageRule>>;

/** Forbidden by FAT32 and Windows (Microsoft, "Naming Files"). */
// biome-ignore lint/suspicious/noControlCharactersInRegex: it looks for control characters
const REFUSED = /[<>:"/\\|?*\u0000-\u001f]|[. ]$/;
/** In UTF-16 code units. */
const FAT_NAME_LENGTH = 255;
const PLAIN = /^[A-Za-z0-9_-][A-Za-z0-9_.-]*\.png$/;

const isRefused = (name: string): boolean =>
  REFUSED.test(name) || isReservedDeviceName(name) || name.length > FAT_NAME_LENGTH;

const isUnusual = (name: string): boolean => !PLAIN.test(name) || name.length > MAX_ENTRY_NAME_LENGTH;

const NAME_RULES = {
  "name-refused": repairedErrorRule(findInPictures((path) => isRefused(baseNameOf(path)))),
  "name-unusual": repairedWarningRule(
    findInPictures((path) => !isRefused(baseNameOf(path)) && isUnusual(baseNameOf(path))),
  ),
  "names-alike": repairedErrorRule((reading, model) => {
    const seen = new Map<string, string>();
    return findInPictures((path) => {
      const other = seen.get(path.toLowerCase());
      if (other === undefined) seen.set(path.toLowerCase(), path);
      return other !== undefined && { other };
    })(reading, model);
  }),
} as const satisfies Readonly<Record<string, PackageRule>>;

/** Returns empty slots and each list's next place, with their paths in a package. */
function findFreePlaces(model: MachineModel, { placed, counts }: PlacePicturesResult) {
  return model.categories.flatMap((category) => {
    const { id } = category;
    const filled = placed.flatMap((picture) => (picture.category === id ? picture.slot : []));
    const { places, size, packageCategory } = findArrangement(
      category,
      // Stryker disable next-line ConditionalExpression: a list has no counts.
      counts[id] ?? (category.kind === "slots" ? category.counts?.initial : undefined),
    );
    const isList = category.kind === "list";
    const slots = isList ? [String(filled.length)] : places.map(({ slot }) => slot);
    const free = slots.filter(
      (slot) => !filled.includes(slot) && (!isList || Number(slot) < category.maxImages),
    );
    return free.map((slot) => {
      const { entryName } = exportFileNamesOf(category, isList ? Number(slot) + 1 : slot);
      const isMissing = !isList || slot === "0";
      return {
        category: id,
        slot: isList ? "" : slot,
        size,
        isMissing,
        path: `${packageCategory}/${entryName}`,
      };
    });
  });
}

/** `slot` is empty for a list without pictures. */
export interface EmptyPlace {
  readonly category: string;
  readonly slot: string;
}

export function findEmptyPlaces(
  model: MachineModel,
  entries: readonly Pick<PackageEntry, "path" | "content">[],
): EmptyPlace[] {
  const places = placePictures(model, entries);
  // Empty places are unknown if no picture can be placed by name.
  return places.placed.length === 0 ? [] : findFreePlaces(model, places).filter((place) => place.isMissing);
}

const MACHINE_RULES = {
  "name-unknown": warningRule(function* ({ entries }, model) {
    const places = placePictures(model, entries);
    const paths = places.placed.map(({ path }) => path);
    const free = findFreePlaces(model, places);
    for (const { path, content } of entries) {
      if (content.kind !== "png" || paths.includes(path)) continue;
      const own = free.filter(
        (place) => folderOf(place.path) === folderOf(path) && includesSize([place.size], content.facts),
      );
      if (own.length > 0)
        yield { entry: path, values: { names: own.map((place) => baseNameOf(place.path)).join(", ") } };
    }
  }),
  "place-empty": noteRule(({ entries }, model) =>
    findEmptyPlaces(model, entries).map(({ category, slot }) => ({ values: { category, slot } })),
  ),
} as const satisfies Readonly<Record<string, PackageRule>>;

/** Findings are listed in this order. */
export const PACKAGE_RULES = {
  ...ARCHIVE_RULES,
  ...CONFIG_RULES,
  ...PICTURE_RULES,
  ...NAME_RULES,
  ...MACHINE_RULES,
} as const;

export type RuleId = keyof typeof PACKAGE_RULES;

export interface PackageFinding {
  readonly rule: RuleId;
  readonly level: FindingLevel;
  readonly isRepaired: boolean;
  /** Null for the whole file. */
  readonly entry: string | null;
  readonly values: MessageValues;
}

export const RULE_IDS = Object.keys(PACKAGE_RULES) as RuleId[]; // There are no other keys.

export const applyPackageRules = (model: MachineModel, reading: ReadPackageResult): PackageFinding[] =>
  RULE_IDS.flatMap((rule) => {
    const { level, isRepaired, find } = PACKAGE_RULES[rule];
    const breaches = [...find(reading, model)];
    return breaches.map(({ entry = null, values = {} }) => ({ rule, level, isRepaired, entry, values }));
  });

export type PackageVerdict = "error" | "warning" | "incomplete" | "good";

export function judgeFindings(findings: readonly Pick<PackageFinding, "rule" | "level">[]): PackageVerdict {
  const has = (level: FindingLevel) => findings.some((finding) => finding.level === level);
  if (has("error")) return "error";
  if (has("warning")) return "warning";
  return findings.some(({ rule }) => rule === "place-empty") ? "incomplete" : "good";
}
