import type { FileNameVocabulary } from "../../shared/machine/files.ts";
import type { Arrangement, MachineModel, SlotCategory } from "../../shared/machine/types.ts";
import type { SortRequest, SortResult } from "../../shared/sorting/plan.ts";
import { callOnce, runHereInstead } from "../threads/thread.ts";
import type { SortJobs } from "./sort.worker.ts";

const start = () => new Worker(new URL("./sort.worker.ts", import.meta.url), { type: "module" });

/** Runs `sortPictures` in a worker, or in this thread if the worker fails. */
export const sortInWorker = (order: SortRequest): Promise<SortResult> =>
  callOnce<SortJobs, "sortPictures">(start, "sortPictures", order).catch(
    runHereInstead(async () => (await import("../../shared/sorting/sort-pictures.ts")).sortPictures(order)),
  );

/** Returns the slot named in each file name, unless several files name the same one. */
export async function findSlotsByName(
  model: MachineModel,
  spoken: FileNameVocabulary,
  { counts: _, ...category }: SlotCategory,
  arrangement: Arrangement,
  names: readonly string[],
): Promise<readonly (string | undefined)[]> {
  const { says = [], may = [], slots = {} } = spoken.places[category.id] ?? {};
  const { placings } = await sortInWorker({
    model: { ...model, categories: [{ ...category, arrangements: [arrangement] }] },
    spoken: { ...spoken, places: { [category.id]: { says: [], may: [...says, ...may], slots } } },
    pictures: names.map((path) => ({ path, ...arrangement.size })),
    design: { filled: {}, names: {}, counts: {} },
  });
  return names.map(
    (_, file) => placings.find(({ picture, certainty }) => picture === file && certainty === "sure")?.slot,
  );
}
