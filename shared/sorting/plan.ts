import type { FileNameVocabulary, FilePlace } from "../machine/files.ts";
import type { Arrangement, Category, MachineModel, Size } from "../machine/types.ts";

export interface PictureToSort {
  /** Includes folders, separated by "/". */
  readonly path: string;
  /** In pixels, with the picture upright. */
  readonly width: number;
  readonly height: number;
  /** Set if known to the caller. */
  readonly place?: FilePlace;
}

export interface SortPlacement extends FilePlace {
  readonly picture: number;
  readonly certainty: "sure" | "guess";
}

/** By category and slot (in a list, the index). */
type BySlot<Value> = Readonly<Record<string, Readonly<Record<string, Value>>>>;

/** For categories with a choice of counts. */
export type CountsByCategory = Readonly<Record<string, number>>;

export interface SortResult {
  /** In the machine's order. */
  readonly placements: readonly SortPlacement[];
  readonly counts: CountsByCategory;
  readonly names: BySlot<string>;
}

export interface SortTarget {
  readonly filled: BySlot<boolean>;
  readonly names: BySlot<string>;
  readonly counts: CountsByCategory;
}

export interface SortRequest {
  readonly model: MachineModel;
  readonly vocabulary: FileNameVocabulary;
  readonly pictures: readonly PictureToSort[];
  readonly design: SortTarget;
}

/** What a name should state; a `kind` is optional. */
export interface PlaceRequirement {
  readonly subject: "category" | "slot" | "kind";
  readonly topic: string | undefined;
  readonly id: string;
}

export interface SortPlace {
  readonly category: Category;
  readonly arrangement: Arrangement;
  readonly slot: string;
  /** Position in the arrangement, from 0. */
  readonly rank: number;
  /** Position in the machine's order, from 0 to 1. */
  readonly order: number;
  readonly isFilled: boolean;
  readonly requirements: readonly PlaceRequirement[];
}

// Stryker disable next-line ConditionalExpression: a list has no counts.
const hasCounts = (category: Category): boolean => category.kind === "slots" && category.counts !== undefined;

/** Lists the places for all counts, in order. */
export function listSortPlaces(
  model: MachineModel,
  { topics, places }: FileNameVocabulary,
  design: SortTarget,
): SortPlace[] {
  const topicOf = new Map(
    Object.entries(topics).flatMap(([topic, terms]) => Object.keys(terms).map((id) => [id, topic])),
  );
  const requirementsOf = (subject: PlaceRequirement["subject"], ids: readonly string[] = []) =>
    ids.map((id): PlaceRequirement => ({ subject, topic: topicOf.get(id), id }));
  return model.categories.flatMap((category, at) => {
    const { id, arrangements } = category;
    const vocabulary = places[id];
    return (hasCounts(category) ? arrangements : [arrangements[0]]).flatMap((arrangement) => {
      const slots =
        category.kind === "list"
          ? Array.from({ length: category.maxImages }, (_, index) => String(index))
          : arrangement.places.map(({ slot }) => slot);
      // Changing the count removes images.
      const isKept = !hasCounts(category) || arrangement.count === design.counts[id];
      return slots.map(
        (slot, rank): SortPlace => ({
          category,
          arrangement,
          slot,
          rank,
          order: (at + rank / slots.length) / model.categories.length,
          isFilled: isKept && design.filled[id]?.[slot] === true,
          requirements: [
            ...requirementsOf("category", vocabulary?.required),
            ...requirementsOf("slot", vocabulary?.slots[slot]),
            ...requirementsOf("kind", vocabulary?.optional),
          ],
        }),
      );
    });
  });
}

export const listCountChoices = ({ categories }: MachineModel): CountsByCategory[] =>
  categories
    .filter(hasCounts)
    .reduce<CountsByCategory[]>(
      (choices, { id, arrangements }) =>
        choices.flatMap((choice) => arrangements.map(({ count }) => ({ ...choice, [id]: count }))),
      [{}],
    );

export const listSizes = ({ categories }: MachineModel): Size[] =>
  categories.flatMap(({ arrangements }) => arrangements.map(({ size }) => size));
