import type { Box } from "../../../shared/machine/types.ts";
import { answer } from "../../threads/answer.ts";
import { encodePng } from "../intake/encode-png.ts";
import { letterSet } from "./letter-set.ts";
import { putLogo } from "./logo.ts";
import type { LetteredPixels, Unlettered } from "./page.ts";

/** A picture to letter, and the words for it; with no words, only its logo is put on. */
export interface LetteringOrder extends Omit<Unlettered, "picture"> {
  /** Of a file that the browser can decode. */
  readonly picture: Uint8Array<ArrayBuffer>;
  readonly logo?: LogoOrder | undefined;
}

/** A logo to put on a picture. */
export interface LogoOrder {
  /** A PNG. */
  readonly picture: Uint8Array<ArrayBuffer>;
  /** Pixels of the picture; the height follows. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** A lettered picture as it is kept and shown. */
export interface LetteredPicture extends Omit<LetteredPixels, "pixels"> {
  readonly png: Uint8Array<ArrayBuffer>;
  /** Where the logo stands, in pixels of the picture. */
  readonly logo?: Box | undefined;
}

/** What stands on one machine screen, to letter together. */
export interface SetOrder {
  readonly pictures: readonly LetteringOrder[];
}

const decoded = (bytes: Uint8Array<ArrayBuffer>) => createImageBitmap(new Blob([bytes]));

const jobs = {
  /** Letters what stands on one machine screen together. */
  async letter({ pictures: orders }: SetOrder): Promise<LetteredPicture[]> {
    const pictures = await Promise.all(orders.map(({ picture }) => decoded(picture)));
    try {
      const set = orders.map((order, i) => ({ ...order, picture: pictures[i] as ImageBitmap })); // One each.
      const lettered = await letterSet(set);
      return await Promise.all(
        lettered.map(async ({ pixels, ...rest }, i) => {
          const order = orders[i]?.logo;
          if (!order) return { ...rest, png: await encodePng(pixels) };
          const bitmap = await decoded(order.picture);
          const { pixels: whole, box } = putLogo(pixels, bitmap, order, orders[i]?.keepClear);
          bitmap.close();
          return { ...rest, png: await encodePng(whole), logo: box };
        }),
      );
    } finally {
      for (const picture of pictures) picture.close();
    }
  },
};
export type LetteringJobs = typeof jobs;
answer(jobs);
