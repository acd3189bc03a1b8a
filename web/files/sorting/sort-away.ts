import type { Spoken } from "../../../shared/machine/files.ts";
import type { MachineModel } from "../../../shared/machine/types.ts";
import type { GivenPicture, SortedInto, SortedPlan } from "../../../shared/sorting/sorted-plan.ts";
import { callOnce, ThreadEnded } from "../../threads/thread.ts";
import type { SortJobs } from "./sort.worker.ts";

/** What goes to the thread: all that `sortPictures` is given. */
export interface SortOrder {
  readonly model: MachineModel;
  readonly spoken: Spoken;
  readonly pictures: readonly GivenPicture[];
  readonly design: SortedInto;
}

const start = () => new Worker(new URL("./sort.worker.ts", import.meta.url), { type: "module" });

/** `sortPictures` in a thread of its own, or here where there is none. */
export async function sortAway({ model, spoken, pictures, design }: SortOrder): Promise<SortedPlan> {
  const order = { model, spoken, pictures: pictures.map(plain), design: outlineOf(design) };
  try {
    return await callOnce<SortJobs, "sort">(start, "sort", order);
  } catch (fault) {
    if (!(fault instanceof ThreadEnded)) throw fault;
    const { sortPictures } = await import("../../../shared/sorting/sort-pictures.ts");
    return sortPictures(model, spoken, order.pictures, order.design);
  }
}

const plain = ({ path, width, height, place }: GivenPicture): GivenPicture => ({
  path,
  width,
  height,
  ...(place && { place: { category: place.category, slot: place.slot } }),
});

/** A design without its pictures' values, which may be megabytes. */
const outlineOf = ({ lists, slots, names, counts }: SortedInto): SortedInto => {
  const outlined = <Value, Outline>(
    record: Readonly<Record<string, Value>>,
    outline: (value: Value) => Outline,
  ) => Object.fromEntries(Object.entries(record).map(([key, value]) => [key, outline(value)]));
  const image = ({ isMissing }: { readonly isMissing: boolean }) => ({ isMissing });
  return {
    lists: outlined(lists, (images) => images.map(image)),
    slots: outlined(slots, (own) => outlined(own, image)),
    names: outlined(names, (own) => ({ ...own })),
    counts: { ...counts },
  };
};
