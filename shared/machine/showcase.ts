import type { ImagePath, Size } from "./types.ts";

/** What the home page shows of a machine before a visitor has made anything. */
export interface Showcase {
  /** The category that is shown where a link to the product is shared, with the card's pictures on it. */
  readonly category: string;
  /** What that picture shows. */
  readonly alt: string;
  /** Pictures with words that stand in a category's slots on the home page; in other slots the defaults stand. */
  readonly lettered: { readonly category: string; readonly pictures: Readonly<Record<string, ImagePath>> };
  /** The card on pictures of the visitor's own. */
  readonly card: {
    readonly title: string;
    readonly text: string;
    readonly pictures: readonly ImagePath[];
    /** Of each of them. */
    readonly size: Size;
  };
}
