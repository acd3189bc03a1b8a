import type { MachineModel } from "../../shared/machine/types.ts";
import { type Design, imagesOf } from "../../shared/model/design.ts";
import { isUnset } from "./mirror-keys.ts";
import { readUsable, stateOfRecord } from "./read-record.ts";
import { SETTINGS, type Transaction } from "./records.ts";
import type { ListedDesign } from "./types.ts";

/** All records as they stand in the list, the one changed last first; without those in which nothing is set. */
export async function listDesigns(model: MachineModel, transaction: Transaction): Promise<ListedDesign[]> {
  const open = await transaction.get("settings", SETTINGS.open);
  const ids = await transaction.keys("designs");
  const records = await Promise.all(ids.map((id) => transaction.get("designs", id)));
  return ids
    .flatMap((id, i) => {
      const design = readUsable(model, records[i]);
      return design && isUnset(model, design) ? [] : listed(model, records[i], id, id === open);
    })
    .sort((one, other) => other.changedAt - one.changedAt);
}

function listed(model: MachineModel, record: unknown, id: string, isOpen: boolean): ListedDesign {
  const design = readUsable(model, record);
  const { machine, name, changedAt } = (design ?? record ?? {}) as Partial<Record<keyof Design, unknown>>;
  return {
    id,
    machine: typeof machine === "string" ? machine : "",
    name: typeof name === "string" ? name : "",
    changedAt: typeof changedAt === "number" ? changedAt : 0,
    bytes: [...sizesIn([design]).values()].reduce((sum, bytes) => sum + bytes, 0),
    isOpen,
    state: stateOfRecord(model, record),
  };
}

/** How many bytes the pictures of designs have, by their blobs. */
export const sizesIn = (designs: readonly (Design | null)[]): ReadonlyMap<string, number> =>
  new Map(
    designs
      .flatMap((design) => (design ? [...imagesOf(design)] : []))
      .flatMap(({ image: { picture } }) =>
        picture && "blob" in picture ? [[picture.blob, picture.bytes]] : [],
      ),
  );
