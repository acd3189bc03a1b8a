import type { FilePlace, Spoken } from "../machine/files.ts";
import type { Arrangement, Category, MachineModel, Size } from "../machine/types.ts";

export interface GivenPicture {
  /** The file's name with its folders, separated by "/". */
  readonly path: string;
  /** In pixels, upright. */
  readonly width: number;
  readonly height: number;
  /** If the caller knows it. */
  readonly place?: FilePlace;
}

export interface Placing extends FilePlace {
  /** An index. */
  readonly picture: number;
  /** Guesses are made for empty places alone. */
  readonly certainty: "sure" | "guess";
}

/** The slot of a list is an index. */
type BySlot<Value> = Readonly<Record<string, Readonly<Record<string, Value>>>>;

/** By category with a choice of counts. */
export type Counts = Readonly<Record<string, number>>;

export interface SortedPlan {
  /** In the order of the machine. */
  readonly placings: readonly Placing[];
  readonly leftOver: readonly number[];
  readonly counts: Counts;
  /** For slots without one. */
  readonly names: BySlot<string>;
}

export interface SortedInto {
  readonly filled: BySlot<boolean>;
  readonly names: BySlot<string>;
  readonly counts: Counts;
}

export interface SortPlace {
  readonly category: Category;
  readonly arrangement: Arrangement;
  readonly slot: string;
  /** From 0, within its arrangement. */
  readonly rank: number;
  /** From 0 to 1, within the machine. */
  readonly order: number;
  readonly isFilled: boolean;
  /** The ids of what a name has to say about the category and the slot, and may say. */
  readonly says: readonly string[];
  readonly saysOwn: readonly string[];
  readonly may: readonly string[];
}

const hasCounts = (category: Category): boolean => category.kind === "slots" && category.counts !== undefined;

/** Every place of a machine, in its order, for all counts that its categories can have. */
export const placesOf = (model: MachineModel, spoken: Spoken, design: SortedInto): SortPlace[] =>
  model.categories.flatMap((category, at) => {
    const { id } = category;
    const { says = [], may = [], slots = {} } = spoken.places[id] ?? {};
    const arrangements = hasCounts(category) ? category.arrangements : [category.arrangements[0]];
    return arrangements.flatMap((arrangement) => {
      const names =
        category.kind === "list"
          ? Array.from({ length: category.maxImages }, (_, index) => String(index))
          : arrangement.places.map(({ slot }) => slot);
      // Another count removes the images that are there.
      const isKept = !hasCounts(category) || arrangement.count === design.counts[id];
      return names.map(
        (slot, rank): SortPlace => ({
          category,
          arrangement,
          slot,
          rank,
          order: (at + rank / names.length) / model.categories.length,
          isFilled: isKept && design.filled[id]?.[slot] === true,
          says,
          saysOwn: slots[slot] ?? [],
          may,
        }),
      );
    });
  });

export const choicesOfCounts = ({ categories }: MachineModel): Counts[] =>
  categories
    .filter(hasCounts)
    .reduce<Counts[]>(
      (choices, { id, arrangements }) =>
        choices.flatMap((choice) => arrangements.map(({ count }) => ({ ...choice, [id]: count }))),
      [{}],
    );

export const sizesOf = ({ categories }: MachineModel): Size[] =>
  categories.flatMap(({ arrangements }) => arrangements.map(({ size }) => size));
