import type { Box } from "../../../shared/machine/types.ts";
import type { Pixels } from "../encode-png.ts";
import { encodePng } from "../encode-png.ts";
import { readingCanvas } from "../source.ts";
import { type LogoPlace, logoBox } from "./boxes.ts";
import { letterSet } from "./letter-set.ts";
import type { LetteredPixels, Unlettered } from "./page.ts";
import { pixelsOf } from "./pixels.ts";

/** Without text a picture only gets its logo. */
export interface LetteringOrder extends Omit<Unlettered, "picture"> {
  readonly picture: Uint8Array<ArrayBuffer>;
  readonly logo?: LogoOrder | undefined;
}

export interface LogoOrder extends LogoPlace {
  /** A PNG. */
  readonly picture: Uint8Array<ArrayBuffer>;
}

export interface LetteredPicture extends Omit<LetteredPixels, "pixels"> {
  readonly png: Uint8Array<ArrayBuffer>;
  readonly logo?: Box | undefined;
}

/** Letters the pictures of one machine screen. Rejects if one of them can't be decoded. */
export async function letter(orders: readonly LetteringOrder[]): Promise<LetteredPicture[]> {
  const pictures = await Promise.all(orders.map(({ picture }) => decoded(picture)));
  try {
    const set = orders.map((order, i) => ({ ...order, picture: pictures[i] as ImageBitmap })); // One each.
    const lettered = await letterSet(set);
    return await Promise.all(
      lettered.map(async ({ pixels, ...rest }, i) => {
        const { logo, keepClear } = orders[i] ?? {};
        if (!logo) return { ...rest, png: await encodePng(pixels) };
        const bitmap = await decoded(logo.picture);
        const { pixels: whole, box } = putLogo(pixels, bitmap, logo, keepClear);
        bitmap.close();
        return { ...rest, png: await encodePng(whole), logo: box };
      }),
    );
  } finally {
    for (const picture of pictures) picture.close();
  }
}

const decoded = (bytes: Uint8Array<ArrayBuffer>) => createImageBitmap(new Blob([bytes]));

function putLogo(
  pixels: Pixels,
  logo: ImageBitmap,
  place: LogoPlace,
  keepClear?: readonly Box[],
): { readonly pixels: Pixels; readonly box: Box } {
  const context = readingCanvas(pixels);
  context.putImageData(new ImageData(pixels.data as ImageDataArray, pixels.width, pixels.height), 0, 0);
  const box = logoBox(place, logo, pixels, keepClear);
  context.imageSmoothingQuality = "high";
  context.drawImage(logo, box.x, box.y, box.width, box.height);
  return { pixels: pixelsOf(context, pixels), box };
}
