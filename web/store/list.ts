import type { MachineModel } from "../../shared/machine/types.ts";
import { type Design, imagesOf } from "../../shared/model/design.ts";
import { isUnset } from "./mirror-keys.ts";
import { readUsable, stateOfRecord } from "./read-record.ts";
import { SETTINGS, type Transaction } from "./records.ts";
import type { ListedDesign } from "./types.ts";

/** All records as they stand in the list, the one changed last first; without those in which nothing is set. */
export async function listDesigns(model: MachineModel, transaction: Transaction): Promise<ListedDesign[]> {
  const open = await transaction.get("settings", SETTINGS.open);
  const [all, ids] = await Promise.all([transaction.all("designs"), transaction.keys("designs")]);
  return all
    .flatMap((record, i) => {
      const id = ids[i] ?? "";
      const design = readUsable(model, record);
      return design && isUnset(model, design) ? [] : listed(model, record, id, id === open);
    })
    .sort((one, other) => other.changedAt - one.changedAt);
}

function listed(model: MachineModel, record: unknown, id: string, isOpen: boolean): ListedDesign {
  const design = readUsable(model, record);
  const { machine, name, changedAt } = (design ?? record ?? {}) as Partial<Record<keyof Design, unknown>>;
  const sizes = new Map<string, number>();
  for (const { image } of design ? imagesOf(design) : [])
    if (image.picture && "blob" in image.picture) sizes.set(image.picture.blob, image.picture.bytes);
  return {
    id,
    machine: typeof machine === "string" ? machine : "",
    name: typeof name === "string" ? name : "",
    changedAt: typeof changedAt === "number" ? changedAt : 0,
    bytes: [...sizes.values()].reduce((sum, bytes) => sum + bytes, 0),
    isOpen,
    state: stateOfRecord(model, record),
  };
}
