import type { MachineModel } from "../../shared/machine/types.ts";
import { DESIGN_VERSION, type Design } from "../../shared/model/design.ts";
import type { Transaction } from "./records.ts";
import type { DesignState } from "./types.ts";

/** What can be done with a record of the database. */
export function stateOfRecord(model: MachineModel, record: unknown): DesignState {
  if (typeof record !== "object" || record === null) return "unreadable";
  const { version, machine, lists, slots } = record as Partial<Record<keyof Design, unknown>>;
  if (typeof version === "number" && version > DESIGN_VERSION) return "laterVersion";
  if (typeof machine === "string" && machine !== model.id) return "otherMachine";
  const isWhole = version === DESIGN_VERSION && typeof lists === "object" && typeof slots === "object";
  return isWhole ? "usable" : "unreadable";
}

/** The design of a record; null if there is none, or none that this version of the app can use. */
export const readUsable = (model: MachineModel, record: unknown): Design | null =>
  // Only the store writes records, and only whole ones.
  stateOfRecord(model, record) === "usable" ? (record as Design) : null;

/** The design that is stored under an id; null as above. */
export const readDesign = async (
  model: MachineModel,
  transaction: Transaction,
  id: unknown,
): Promise<Design | null> =>
  typeof id === "string" ? readUsable(model, await transaction.get("designs", id)) : null;
