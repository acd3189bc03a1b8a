import type { Size } from "../../shared/machine/types.ts";
import type { Placement } from "./placement.ts";
import type { Background } from "./render.ts";

/** What the page asks of the studio's worker. */
export type Request =
  | { readonly ask: "decode"; readonly file: Blob; readonly mediaType: string; readonly size: Size }
  /** A picture that only the page could decode. */
  | { readonly ask: "take"; readonly bitmap: ImageBitmap }
  | { readonly ask: "blur"; readonly placement: Placement; readonly frame: Size }
  | {
      readonly ask: "render";
      readonly placement: Placement;
      readonly frame: Size;
      readonly background: Background;
    };

/** What it answers, by what was asked; undefined where it can't. */
export interface Answers {
  /** Its working size, and a smaller picture of it to show. */
  decode: { readonly size: Size; readonly shown: ImageBitmap };
  take: { readonly size: Size; readonly shown: ImageBitmap };
  blur: ImageBitmap;
  render: Uint8Array<ArrayBuffer>;
}
