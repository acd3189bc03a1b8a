import type { MachineModel } from "../../shared/machine/types.ts";
import { createEmptyDesign, DESIGN_VERSION, type Design } from "../../shared/model/design.ts";
import { readMembers, tryRead } from "../../shared/model/read-data.ts";
import { parseDesign } from "../../shared/model/read-design.ts";
import type { Transaction } from "./records.ts";
import type { UnusableState } from "./types.ts";

export { createMirrorValues, isUntouched } from "./mirror-values.ts";

export function parseStoredDesign(model: MachineModel, record: unknown): Design | UnusableState {
  const given = tryRead(() => readMembers(record));
  if (!given) return "unreadable";
  const { version, machine } = given;
  if (typeof version === "number" && version > DESIGN_VERSION) return "laterVersion";
  if (typeof machine === "string" && machine !== model.id) return "otherMachine";
  // Records of earlier releases may lack other members.
  // Stryker disable next-line StringLiteral: the id is left out.
  const { id: _, lists: __, slots: ___, ...empty } = createEmptyDesign(model, "");
  return parseDesign(model, { ...empty, ...given }) ?? "unreadable";
}

export function usableDesign(model: MachineModel, record: unknown): Design | null {
  const design = parseStoredDesign(model, record);
  return typeof design === "string" ? null : design;
}

export const readStoredDesign = async (model: MachineModel, { get }: Transaction, id: unknown) =>
  typeof id === "string" ? usableDesign(model, await get("designs", id)) : null;
