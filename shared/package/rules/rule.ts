import type { MachineModel, Size } from "../../machine/types.ts";
import type { PackageEntry, PackageReading } from "../read-package.ts";

/** `error`: machines may refuse the file. `warning`: some machines may. `note`: for information. */
export type Level = "error" | "warning" | "note";

/** Values for the message. */
export type Values = Readonly<Record<string, string | number>>;

export interface Breach {
  /** Path of an entry or folder; absent if the whole file is concerned. */
  readonly entry?: string;
  readonly values?: Values;
}

type Find = (reading: PackageReading, model: MachineModel) => Iterable<Breach>;

export interface Rule {
  readonly level: Level;
  /** Whether a repair fixes it. */
  readonly isMended: boolean;
  readonly find: Find;
}

const ruleOf =
  (level: Level) =>
  (find: Find, mended?: "mended"): Rule => ({ level, isMended: mended !== undefined, find });
export const error = ruleOf("error");
export const warning = ruleOf("warning");
export const note = ruleOf("note");

/** True, or the finding's values, if the rule is broken. */
type Broken = Values | boolean | undefined;

const breach = (found: Values | true): Breach => (found === true ? {} : { values: found });

export const inFile = (judge: (reading: PackageReading) => Broken): Find =>
  function* (reading) {
    const found = judge(reading);
    if (found) yield breach(found);
  };

export const inEntries = (judge: (entry: PackageEntry, model: MachineModel) => Broken): Find =>
  function* ({ entries }, model) {
    for (const entry of entries) {
      const found = judge(entry, model);
      if (found) yield { entry: entry.path, ...breach(found) };
    }
  };

export const inPictures = (judge: (path: string, size: Size, model: MachineModel) => Broken): Find =>
  inEntries(({ path, content }, model) => content.kind === "png" && judge(path, content.facts, model));

/** Empty if there is no folder. */
export const folderOf = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf("/")));

export const nameOf = (path: string): string => path.slice(path.lastIndexOf("/") + 1);

/** Whether an operating system or a program added the entry. */
export const isLeftOver = (path: string): boolean =>
  /^(\.|thumbs\.db$|desktop\.ini$)/i.test(nameOf(path)) || /^__MACOSX(\/|$)/.test(folderOf(path));
