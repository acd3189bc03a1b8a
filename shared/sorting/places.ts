import type { Spoken } from "../machine/files.ts";
import { arrangementFor } from "../machine/questions.ts";
import type { Arrangement, Category, MachineModel, Size } from "../machine/types.ts";
import { isThere, type SortedInto } from "./plan.ts";

/** A place that a picture may get. */
export interface SortPlace {
  readonly category: Category;
  readonly arrangement: Arrangement;
  /** An index for a list. */
  readonly slot: string;
  /** From 0, within its arrangement. */
  readonly rank: number;
  /** From 0 to 1, within the machine. */
  readonly order: number;
  readonly isFilled: boolean;
  /** The ids of what a name has to say of the category, has to say of the slot, and may say. */
  readonly says: readonly string[];
  readonly saysOwn: readonly string[];
  readonly may: readonly string[];
}

/** Every place of a machine, in its order, for all counts that its categories can have. */
export const placesOf = (model: MachineModel, spoken: Spoken, design: SortedInto): SortPlace[] =>
  model.categories.flatMap((category, at) => {
    const { id } = category;
    const { says = [], may = [], slots = {} } = spoken.places[id] ?? {};
    const placesIn = (
      arrangement: Arrangement,
      names: readonly string[],
      isFilled: (slot: string) => boolean,
    ) =>
      names.map(
        (slot, rank): SortPlace => ({
          category,
          arrangement,
          slot,
          rank,
          order: (at + rank / names.length) / model.categories.length,
          isFilled: isFilled(slot),
          says,
          saysOwn: slots[slot] ?? [],
          may,
        }),
      );
    if (category.kind === "list") {
      const names = Array.from({ length: category.maxImages }, (_, index) => String(index));
      return placesIn(
        category.arrangements[0],
        names,
        (slot) => design.lists[id]?.[Number(slot)]?.isMissing === false,
      );
    }
    const arrangements = category.counts
      ? category.arrangements
      : [arrangementFor(category, design.counts[id])];
    return arrangements.flatMap((arrangement) => {
      // Another count takes away the pictures that are there.
      const isSame = !category.counts || arrangement.count === design.counts[id];
      return placesIn(
        arrangement,
        arrangement.places.map(({ slot }) => slot),
        (slot) => isSame && isThere(design, id, slot),
      );
    });
  });

/** By category. */
export type Counts = Readonly<Record<string, number>>;

/** Every combination of the counts that a machine's categories can have. */
export const choicesOfCounts = ({ categories }: MachineModel): Counts[] =>
  categories
    .filter((category) => category.kind === "slots" && category.counts)
    .reduce<Counts[]>(
      (choices, { id, arrangements }) =>
        choices.flatMap((choice) => arrangements.map(({ count }) => ({ ...choice, [id]: count }))),
      [{}],
    );

/** Every size of a machine's places. */
export const sizesOf = ({ categories }: MachineModel): Size[] =>
  categories.flatMap(({ arrangements }) => arrangements.map(({ size }) => size));

/** The most pictures that one category takes. */
export const maxPictures = ({ categories }: MachineModel): number =>
  Math.max(
    ...categories.map((category) =>
      category.kind === "list"
        ? category.maxImages
        : Math.max(...category.arrangements.map(({ count }) => count)),
    ),
  );
