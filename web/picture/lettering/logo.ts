import type { Box } from "../../../shared/machine/types.ts";
import type { Pixels } from "./contrast.ts";
import { type LogoPlace, logoBox } from "./logo-place.ts";
import { contextOf, pixelsOf } from "./page.ts";

/** A picture with a logo on it. */
export function putLogo(
  pixels: Pixels,
  logo: ImageBitmap,
  place: LogoPlace,
  keepClear?: readonly Box[],
): { readonly pixels: Pixels; readonly box: Box } {
  const context = contextOf(pixels);
  context.putImageData(new ImageData(pixels.data as ImageDataArray, pixels.width, pixels.height), 0, 0);
  const box = logoBox(place, logo, pixels, keepClear);
  context.imageSmoothingQuality = "high";
  context.drawImage(logo, box.x, box.y, box.width, box.height);
  return { pixels: pixelsOf(context, pixels), box };
}
