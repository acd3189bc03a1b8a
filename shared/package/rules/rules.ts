import type { MachineModel } from "../../machine/types.ts";
import type { PackageReading } from "../read-package.ts";
import { ARCHIVE_RULES } from "./archive-rules.ts";
import { CONFIG_RULES } from "./config-rules.ts";
import { MACHINE_RULES } from "./machine-rules.ts";
import { NAME_RULES } from "./name-rules.ts";
import { PICTURE_RULES } from "./picture-rules.ts";
import type { Breach, Level, Rule, Values } from "./rule.ts";

/** All rules, the gravest first. */
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

/** Returns everything that is wrong with a package, the gravest first. Pure. */
export const judgePackage = (model: MachineModel, reading: PackageReading): Finding[] =>
  RULES.flatMap(({ id, level, isMended, find }) => {
    const breaches: readonly Breach[] = [...find(reading, model)];
    return breaches.map(({ entry = null, values = {} }) => ({ rule: id, level, isMended, entry, values }));
  });
