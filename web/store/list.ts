import type { MachineModel } from "../../shared/machine/types.ts";
import { type Design, imagesOf } from "../../shared/model/design.ts";
import * as read from "../../shared/model/read-data.ts";
import { isUnset } from "./mirror.ts";
import { designIn, SETTINGS, type Transaction } from "./records.ts";
import type { ListedDesign } from "./types.ts";

/** Most recently changed first, without empty designs. */
export async function listDesigns(model: MachineModel, transaction: Transaction): Promise<ListedDesign[]> {
  const open = await transaction.get("settings", SETTINGS.open);
  const list = async (id: string): Promise<ListedDesign | []> => {
    const record = await transaction.get("designs", id);
    const found = designIn(model, record);
    const design = typeof found === "string" ? null : found;
    if (design && isUnset(model, design)) return [];
    const { machine, name, changedAt } = read.attempt(() => read.members(record)) ?? {};
    return {
      id,
      machine: typeof machine === "string" ? machine : "",
      name: typeof name === "string" ? name : "",
      changedAt: typeof changedAt === "number" ? changedAt : 0,
      bytes: [...sizesIn([design]).values()].reduce((sum, bytes) => sum + bytes, 0),
      isOpen: id === open,
      state: typeof found === "string" ? found : "usable",
    };
  };
  const listed = await Promise.all((await transaction.keys("designs")).map(list));
  return listed.flat().sort((one, other) => other.changedAt - one.changedAt);
}

/** Sizes of the pictures in bytes, by blob. */
export function sizesIn(designs: readonly (Design | null)[]): ReadonlyMap<string, number> {
  const images = designs.flatMap((design) => (design ? [...imagesOf(design)] : []));
  return new Map(
    images.flatMap(({ image: { picture } }) =>
      picture && "blob" in picture ? [[picture.blob, picture.bytes]] : [],
    ),
  );
}
