import sharp from "sharp";
import { turned } from "./exif.ts";

const [WIDTH, HEIGHT] = [4032, 3024];

/** A phone's photo of twelve megapixels, held upright: EXIF says that it lies on its side. */
export async function photo(seed: number): Promise<Uint8Array> {
  const hue = (seed * 47) % 360;
  const gradient = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <linearGradient id="g" x2="0" y2="1"><stop stop-color="hsl(${hue},60%,70%)"/><stop offset="1" stop-color="hsl(${(hue + 80) % 360},60%,20%)"/></linearGradient>
    <rect width="100%" height="100%" fill="url(#g)"/></svg>`;
  const jpeg = await sharp(Buffer.from(gradient)).removeAlpha().jpeg({ quality: 88 }).toBuffer();
  return turned(jpeg, 6);
}
