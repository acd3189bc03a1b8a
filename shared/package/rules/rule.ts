import type { MachineModel, Size } from "../../machine/types.ts";
import type { PackageEntry, PackageReading } from "../read-package.ts";

/** `error`: a machine may refuse the file. `warning`: some may. `note`: good to know. */
export type Level = "error" | "warning" | "note";

/** For the sentence about a finding. */
export type Values = Readonly<Record<string, string | number>>;

export interface Breach {
  /** Its path; absent if it concerns the whole file. */
  readonly entry?: string;
  readonly values?: Values;
}

export interface Rule<Id extends string = string> {
  readonly id: Id;
  readonly level: Level;
  /** Whether a repair fixes it. */
  readonly isMended: boolean;
  find(reading: PackageReading, model: MachineModel): Iterable<Breach>;
}

/** Finds the entries for which `judge` returns true, or the values of the finding. */
export const inEntries = (
  judge: (entry: PackageEntry, model: MachineModel) => Values | boolean | undefined,
) =>
  function* ({ entries }: PackageReading, model: MachineModel): Generator<Breach> {
    for (const entry of entries) {
      const found = judge(entry, model);
      if (found) yield { entry: entry.path, ...(found !== true && { values: found }) };
    }
  };

export const inPictures = (
  judge: (path: string, size: Size, model: MachineModel) => Values | boolean | undefined,
) => inEntries(({ path, content }, model) => content.kind === "png" && judge(path, content.facts, model));

/** Empty if there is none. */
export const folderOf = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf("/")));

export const nameOf = (path: string): string => path.slice(path.lastIndexOf("/") + 1);

/** Whether an operating system or a program added the entry. */
export const isLeftOver = (path: string): boolean =>
  /^(\.|thumbs\.db$|desktop\.ini$)/i.test(nameOf(path)) || /^__MACOSX(\/|$)/.test(folderOf(path));
