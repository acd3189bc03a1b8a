import type { Lettering, PictureStyle } from "../../shared/machine/library.ts";
import type { Size } from "../../shared/machine/types.ts";
import { encodePng } from "../intake/encode-png.ts";
import { answer } from "../threads/answer.ts";
import { type LetteredPixels, letterSet } from "./letter-set.ts";

/** A picture to letter, and the words for it. */
export interface LetteringOrder {
  readonly text: string;
  /** Of a file that the browser can decode. */
  readonly picture: Uint8Array<ArrayBuffer>;
  readonly size: Size;
  readonly lettering: Lettering;
  /** Undefined where the picture has its treatment already, as the bundled scenes have. */
  readonly treatment: PictureStyle | undefined;
}

/** A lettered picture as it is kept and shown. */
export interface LetteredPicture extends Omit<LetteredPixels, "pixels"> {
  readonly png: Uint8Array<ArrayBuffer>;
}

const jobs = {
  /** Letters what stands on one machine screen together. */
  async letter(orders: readonly LetteringOrder[]): Promise<LetteredPicture[]> {
    const pictures = await Promise.all(orders.map(({ picture }) => createImageBitmap(new Blob([picture]))));
    try {
      const set = orders.map((order, i) => ({ ...order, picture: pictures[i] as ImageBitmap })); // One each.
      const lettered = await letterSet(set);
      return await Promise.all(
        lettered.map(async ({ pixels, ...rest }) => ({ ...rest, png: await encodePng(pixels) })),
      );
    } finally {
      for (const picture of pictures) picture.close();
    }
  },
};
export type LetteringJobs = typeof jobs;
answer(jobs);
