import type { MachineModel } from "../../machine/types.ts";
import type { PackageReading } from "../read-package.ts";

/** `error`: a machine may refuse the file. `warning`: some may. `note`: good to know. */
export type Level = "error" | "warning" | "note";

/** Values for the sentence about a finding. */
export type Values = Readonly<Record<string, string | number>>;

/** One violation of a rule. */
export interface Breach {
  /** The path of the entry; absent if it concerns the whole file. */
  readonly entry?: string;
  readonly values?: Values;
}

/** A rule for good packages. */
export interface Rule<Id extends string = string> {
  readonly id: Id;
  readonly level: Level;
  /** Whether a repair fixes it. */
  readonly isMended: boolean;
  /** Finds all violations. */
  find(reading: PackageReading, model: MachineModel): Iterable<Breach>;
}

/** Returns the part of a path before the name; empty if there is none. */
export const folderOf = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf("/")));

export const nameOf = (path: string): string => path.slice(path.lastIndexOf("/") + 1);

/** Whether an operating system or a program added the entry. */
export const isLeftOver = (path: string): boolean =>
  /^(\.|thumbs\.db$|desktop\.ini$)/i.test(nameOf(path)) || /^__MACOSX(\/|$)/.test(folderOf(path));
