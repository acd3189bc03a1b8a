import type { MachineModel } from "../../machine/types.ts";
import type { PackageReading } from "../reading.ts";

/** `error`: a machine may refuse the file. `warning`: some may. `note`: good to know. */
export type Level = "error" | "warning" | "note";

/** What a sentence about a finding needs to know. */
export type Values = Readonly<Record<string, string | number>>;

/** One place in which a rule is broken. */
export interface Breach {
  /** The path of the entry that it is about; absent where it is the whole file. */
  readonly entry?: string;
  readonly values?: Values;
}

/** One thing that holds for a good package. */
export interface Rule<Id extends string = string> {
  readonly id: Id;
  readonly level: Level;
  /** Whether the package that is saved repaired no longer breaks it. */
  readonly isMended: boolean;
  /** Every place in which it is broken. */
  find(reading: PackageReading, model: MachineModel): Iterable<Breach>;
}
