import type { Arrangement, MachineModel, SlotCategory } from "../../shared/machine/types.ts";
import { ACTIVE } from "../../shared/machines/index.ts";

/** The slots that the names of several files say, by file; of one file, and where sorting can't be loaded, none. */
export async function namedSlots(
  model: MachineModel,
  category: SlotCategory,
  arrangement: Arrangement,
  files: readonly File[],
): Promise<ReadonlyMap<File, string>> {
  if (files.length < 2 || arrangement.places.length < 2) return new Map();
  try {
    const [{ slotsByName }, spoken] = await Promise.all([
      import("../files/sorting/sort-away.ts"),
      ACTIVE.spoken(),
    ]);
    const names = files.map(({ name }) => name);
    const slots = await slotsByName(model, spoken, category, arrangement, names);
    return new Map(files.flatMap((file, at) => (slots[at] === undefined ? [] : [[file, slots[at]]])));
  } catch (fault) {
    console.warn("The files' names were not read", fault);
    return new Map();
  }
}
