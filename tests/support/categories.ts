import { findCategory } from "../../shared/machine/questions.ts";
import type { ListCategory, MachineModel, SlotCategory } from "../../shared/machine/types.ts";

export function slotsOf(model: MachineModel, id: string): SlotCategory {
  const category = findCategory(model, id);
  if (category?.kind !== "slots") throw new Error(`${model.id} has no slots ${id}`);
  return category;
}

export function listOf(model: MachineModel, id: string): ListCategory {
  const category = findCategory(model, id);
  if (category?.kind !== "list") throw new Error(`${model.id} has no list ${id}`);
  return category;
}
