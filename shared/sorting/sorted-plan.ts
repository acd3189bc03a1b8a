/** A picture that somebody gave, as far as sorting needs to know it. */
export interface GivenPicture {
  /** Its name with the folders in which it came, "/" between them. */
  readonly path: string;
  /** Pixels, upright. */
  readonly width: number;
  readonly height: number;
  /** Known from one of our own files (a design file, a default recognised by its SHA-256): it goes there. */
  readonly place?: PlaceOfPicture;
}

/** Where a picture stands on the machine; a list's slot is its index. */
export interface PlaceOfPicture {
  readonly category: string;
  readonly slot: string;
}

/** One picture with its place. */
export interface Placing extends PlaceOfPicture {
  /** The picture's index among those given. */
  readonly picture: number;
  /** A sure one may replace what is there; a guess is only made for a place that is empty. */
  readonly certainty: "sure" | "guess";
}

/** Where pictures would go; nothing is changed by it. */
export interface SortedPlan {
  /** At most one of each picture; in the order of the machine. */
  readonly placings: readonly Placing[];
  /** The other pictures, by index, in the order in which they were given. */
  readonly leftOver: readonly number[];
  /** By category with a choice of counts: the count that the placings need, the design's own where they need none. */
  readonly counts: Readonly<Record<string, number>>;
  /** By category and slot: names that the pictures' own names tell, for slots that have none yet. */
  readonly names: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** What sorting reads of a design; a snapshot of the design store's is one. */
export interface SortedInto {
  readonly lists: Readonly<Record<string, readonly PlacedImage[]>>;
  readonly slots: Readonly<Record<string, Readonly<Record<string, PlacedImage>>>>;
  readonly names: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly counts: Readonly<Record<string, number>>;
}

interface PlacedImage {
  /** Its bytes are gone: its place counts as empty. */
  readonly isMissing: boolean;
}

/** Whether a slot has an image. */
export const isThere = ({ slots }: Pick<SortedInto, "slots">, category: string, slot: string): boolean =>
  slots[category]?.[slot]?.isMissing === false;
