import type { MachineModel } from "../../shared/machine/types.ts";
import { type Design, imagesOf } from "../../shared/model/design.ts";
import { readMembers, tryRead } from "../../shared/model/read-data.ts";
import { SETTING_KEYS, type Transaction } from "./records.ts";
import { isEmptyDesign, parseStoredDesign } from "./stored-design.ts";
import type { ListedDesign } from "./types.ts";

export async function listDesigns(model: MachineModel, transaction: Transaction): Promise<ListedDesign[]> {
  const open = await transaction.get("settings", SETTING_KEYS.open);
  const list = async (id: string): Promise<ListedDesign | []> => {
    const record = await transaction.get("designs", id);
    const found = parseStoredDesign(model, record);
    const design = typeof found === "string" ? null : found;
    if (design && isEmptyDesign(model, design)) return [];
    const { machine, name, changedAt } = tryRead(() => readMembers(record)) ?? {};
    return {
      id,
      machine: typeof machine === "string" ? machine : "",
      name: typeof name === "string" ? name : "",
      customer: design?.customer ?? "",
      note: design?.note ?? "",
      slotNames: Object.values(design?.names ?? {}).flatMap((names) => Object.values(names)),
      changedAt: typeof changedAt === "number" ? changedAt : 0,
      bytes: [...pictureSizesOf([design]).values()].reduce((sum, bytes) => sum + bytes, 0),
      isOpen: id === open,
      state: typeof found === "string" ? found : "usable",
    };
  };
  const listed = await Promise.all((await transaction.keys("designs")).map(list));
  return listed.flat().sort((one, other) => other.changedAt - one.changedAt);
}

export function pictureSizesOf(designs: readonly (Design | null)[]): ReadonlyMap<string, number> {
  const images = designs.flatMap((design) => (design ? [...imagesOf(design)] : []));
  return new Map(
    images.flatMap(({ image: { picture } }) =>
      picture && "blob" in picture ? [[picture.blob, picture.bytes]] : [],
    ),
  );
}
