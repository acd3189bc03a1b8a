/*
 * What the pages of the steps with images say. It is loaded with the first of them. Words may hold marks, which
 * `fillWords` fills.
 */

/**
 * The specification's words for a refused file, with `{width}` and `{height}` for the required size,
 * `{actualWidth}` and `{actualHeight}` for the file's.
 */
export interface RefusalWords {
  readonly wrongType: string;
  readonly wrongSize: string;
  readonly unreadable: string;
  /** What was dropped or pasted holds no file. */
  readonly nothing: string;
}

/** The words for choosing among bundled pictures. `{name}` is the name of the slot that it is for. */
export interface LibraryWords {
  readonly browse: string;
  readonly title: string;
  readonly columns: 3 | 4;
  readonly chosen: string;
  readonly failed: string;
}

/** The words for choosing how many slots there are. */
export interface CountingWords {
  readonly legend: string;
  /** What became of the images; `filled`: the look that all of them were from has its own for the new count. */
  readonly words: { readonly defaults: string; readonly cleared: string; readonly filled: string };
}

interface PageWords {
  /** Below the heading. */
  readonly note: string;
  /** Marks: `{width}` and `{height}` of the images. */
  readonly hint: string;
  readonly needed: string;
  readonly refusals: RefusalWords;
  /** Present where the category has a library. */
  readonly library?: LibraryWords;
}

/** The words for a list. Marks: `{count}` images, `{max}`, `{free}` places before the drop. */
export interface ListWords extends PageWords {
  readonly counter: string;
  readonly words: {
    readonly loaded: string;
    readonly tooMany: string;
    readonly full: string;
    readonly failed: string;
  };
}

/** The words for slots. Marks: `{slot}` its id, `{label}` its label, `{name}` what the visitor named it. */
export interface SlotsWords extends PageWords {
  /** What the machine does with the images, where that matters to whoever draws them. */
  readonly notice?: string;
  /** Present where the visitor chooses how many slots there are. */
  readonly counting?: CountingWords;
  /** Bundled defaults, for one slot at a time or for all at once. */
  readonly defaults?: {
    readonly fills: "slot" | "all";
    readonly label: string;
    readonly applied: string;
  };
  /** Fills every empty slot with its bundled default at once; for what `defaults` fills one at a time. */
  readonly rest?: { readonly label: string; readonly applied: string };
  readonly words: { readonly uploaded: string };
}

/** The words of every category's step, by its id. */
export interface StepWords<List extends string = string, Slots extends string = string> {
  readonly lists: Readonly<Record<List, ListWords>>;
  readonly slots: Readonly<Record<Slots, SlotsWords>>;
}
