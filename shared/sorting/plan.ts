/** A picture to be sorted. */
export interface GivenPicture {
  /** The file's name with its folders, separated by "/". */
  readonly path: string;
  /** In pixels, upright. */
  readonly width: number;
  readonly height: number;
  /** Its place, if one of our own files says it. */
  readonly place?: PlaceOfPicture;
}

/** A place on the machine; the slot of a list is an index. */
export interface PlaceOfPicture {
  readonly category: string;
  readonly slot: string;
}

/** A picture in a place. */
export interface Placing extends PlaceOfPicture {
  /** The picture's index among those given. */
  readonly picture: number;
  /** Only a sure picture may replace another; guesses are made for empty places alone. */
  readonly certainty: "sure" | "guess";
}

/** Where pictures would go. */
export interface SortedPlan {
  /** In the order of the machine; each picture at most once. */
  readonly placings: readonly Placing[];
  /** The indexes of the other pictures. */
  readonly leftOver: readonly number[];
  /** By category with a choice of counts. */
  readonly counts: Readonly<Record<string, number>>;
  /** By category and slot: names found in the pictures' names, for slots without one. */
  readonly names: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** What sorting needs to know of a design. */
export interface SortedInto {
  readonly lists: Readonly<Record<string, readonly PlacedImage[]>>;
  readonly slots: Readonly<Record<string, Readonly<Record<string, PlacedImage>>>>;
  readonly names: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly counts: Readonly<Record<string, number>>;
}

interface PlacedImage {
  /** Whether its bytes are gone, so that its place counts as empty. */
  readonly isMissing: boolean;
}

/** Whether a slot has an image. */
export const isThere = ({ slots }: Pick<SortedInto, "slots">, category: string, slot: string): boolean =>
  slots[category]?.[slot]?.isMissing === false;
