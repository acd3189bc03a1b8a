/** What a change did to a design, for the words beside Undo and Redo. */
export type ChangeKind =
  | "rename"
  | "names"
  | "picture"
  | "removal"
  | "order"
  | "count"
  | "defaults"
  | "look"
  | "words"
  | "brand"
  | "startOver"
  | "open"
  | "restore";

/** A change of a design that Undo takes back, or that Redo makes again. */
export interface UndoOffer {
  readonly kind: ChangeKind;
  /** Absent if it is of no category, or of several. */
  readonly category?: string;
}

/** An act on several designs, which is taken back where they are listed. */
export interface ActOffer {
  readonly kind: "remove" | "duplicate" | "add" | "rename" | "dress";
  /** The number of designs. */
  readonly count: number;
  /** Of the first of them; empty if it has none. */
  readonly name: string;
  /** What was changed in all of them. */
  readonly change?: ChangeKind;
}

/** What undoing a step is called: on the pages of the open design, and in the list of designs. */
export interface Label {
  readonly offer?: UndoOffer | undefined;
  readonly act?: ActOffer | undefined;
}

/** A change that took something away. */
export interface Loss extends UndoOffer {
  /** So many images that the design had are no longer in it. */
  readonly images: number;
}
