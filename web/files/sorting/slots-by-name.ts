import type { Spoken } from "../../../shared/machine/files.ts";
import type { Arrangement, MachineModel, SlotCategory } from "../../../shared/machine/types.ts";
import { sortAway } from "./sort-away.ts";

/**
 * The slots that files' own names say, of files that are all meant for one category: what the category is called need
 * not be said. By file; undefined for a name that says none, or one that another says as well.
 */
export async function slotsByName(
  model: MachineModel,
  spoken: Spoken,
  { counts: _, ...category }: SlotCategory,
  arrangement: Arrangement,
  names: readonly string[],
): Promise<readonly (string | undefined)[]> {
  const { says = [], may = [], slots = {} } = spoken.places[category.id] ?? {};
  const { placings } = await sortAway({
    model: { ...model, categories: [{ ...category, arrangements: [arrangement] }] },
    spoken: { ...spoken, places: { [category.id]: { says: [], may: [...says, ...may], slots } } },
    pictures: names.map((path) => ({ path, ...arrangement.size })),
    design: { lists: {}, slots: {}, names: {}, counts: {} },
  });
  return names.map(
    (_, file) => placings.find(({ picture, certainty }) => picture === file && certainty === "sure")?.slot,
  );
}
