import type { Spoken, SpokenPlaces } from "../machine/files.ts";
import { arrangementFor } from "../machine/questions.ts";
import type { Arrangement, Category, MachineModel, Size } from "../machine/types.ts";
import { isThere, type SortedInto } from "./sorted-plan.ts";

/** A place that a picture may get. */
export interface SortPlace {
  readonly category: Category;
  readonly arrangement: Arrangement;
  /** Of a list its index. */
  readonly slot: string;
  /** From 0, among the places of its arrangement. */
  readonly rank: number;
  /** From 0 to 1, in the order of the machine. */
  readonly order: number;
  readonly size: Size;
  /** Whether a picture is there already. */
  readonly isFilled: boolean;
  /** What a name says of it: of its category, and of its slot. */
  readonly says: readonly string[];
  readonly saysOwn: readonly string[];
  readonly may: readonly string[];
}

/** By category: the count that it is to have. */
export type Counts = Readonly<Record<string, number>>;

const UNSPOKEN: SpokenPlaces = { says: [], may: [], slots: {} };

/** Every place of a machine in those counts, in its order. */
export const placesOf = (
  model: MachineModel,
  spoken: Spoken,
  design: SortedInto,
  counts: Counts,
): SortPlace[] =>
  model.categories.flatMap((category, at): SortPlace[] => {
    const { says, may, slots } = spoken.places[category.id] ?? UNSPOKEN;
    const arrangement = arrangementFor(category, counts[category.id]);
    const { size } = arrangement;
    const base = { category, arrangement, size, says, may };
    const orderOf = (rank: number, of: number) => (at + rank / of) / model.categories.length;
    if (category.kind === "list") {
      const images = design.lists[category.id] ?? [];
      return Array.from({ length: category.maxImages }, (_, rank) => {
        const isFilled = images[rank] !== undefined && !images[rank].isMissing;
        return {
          ...base,
          slot: String(rank),
          rank,
          order: orderOf(rank, category.maxImages),
          isFilled,
          saysOwn: [],
        };
      });
    }
    // Another count takes the pictures away that are there.
    const isSameCount = counts[category.id] === design.counts[category.id];
    return arrangement.places.map(({ slot }, rank) => ({
      ...base,
      slot,
      rank,
      order: orderOf(rank, arrangement.places.length),
      isFilled: isSameCount && isThere(design, category.id, slot),
      saysOwn: slots[slot] ?? [],
    }));
  });

/** Every choice of counts that a machine gives: all that its categories can have, together. */
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
export const mostOf = ({ categories }: MachineModel): number =>
  Math.max(
    ...categories.map((category) =>
      category.kind === "list"
        ? category.maxImages
        : Math.max(...category.arrangements.map(({ count }) => count)),
    ),
  );
