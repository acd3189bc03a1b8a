import type { MachineModel, Size } from "../../machine/types.ts";
import type { PackageEntry, ReadPackageResult } from "../read-package.ts";

export type FindingLevel = "error" | "warning" | "note";

export type MessageValues = Readonly<Record<string, string | number>>;

export interface RuleViolation {
  /** Path of an entry or folder; absent for the whole file. */
  readonly entry?: string;
  readonly values?: MessageValues;
}

type Find = (reading: ReadPackageResult, model: MachineModel) => Iterable<RuleViolation>;

export interface PackageRule {
  readonly level: FindingLevel;
  readonly isRepaired: boolean;
  readonly find: Find;
}

const ruleOf =
  (level: FindingLevel, isRepaired: boolean) =>
  (find: Find): PackageRule => ({ level, isRepaired, find });
export const errorRule = ruleOf("error", false);
export const warningRule = ruleOf("warning", false);
export const noteRule = ruleOf("note", false);
export const repairedErrorRule = ruleOf("error", true);
export const repairedWarningRule = ruleOf("warning", true);
export const repairedNoteRule = ruleOf("note", true);

/** True, or the finding's values. */
type Broken = MessageValues | boolean | undefined;

const breach = (found: MessageValues | true): RuleViolation => (found === true ? {} : { values: found });

export const findInPackage = (judge: (reading: ReadPackageResult) => Broken): Find =>
  function* (reading) {
    const found = judge(reading);
    if (found) yield breach(found);
  };

export const findInEntries = (judge: (entry: PackageEntry, model: MachineModel) => Broken): Find =>
  function* ({ entries }, model) {
    for (const entry of entries) {
      const found = judge(entry, model);
      if (found) yield { entry: entry.path, ...breach(found) };
    }
  };

export const findInPictures = (judge: (path: string, size: Size, model: MachineModel) => Broken): Find =>
  findInEntries(({ path, content }, model) => content.kind === "png" && judge(path, content.facts, model));

export const folderOf = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf("/")));

export const baseNameOf = (path: string): string => path.slice(path.lastIndexOf("/") + 1);

/** Drops a drive, "." and "..", so that the path stays inside the package. */
export const innerPathOf = (path: string): string =>
  path
    .replace(/^[a-z]:/i, "")
    .split(/[/\\]/)
    .filter((part) => !["", ".", ".."].includes(part))
    .join("/");
