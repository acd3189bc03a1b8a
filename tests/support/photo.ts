import { execFileSync } from "node:child_process";
import { turned } from "./exif.ts";

/** A phone's photo of twelve megapixels as ImageMagick encodes it, held upright: EXIF says that it lies on its side. */
export function photo(seed: number): Uint8Array {
  const colours = `gradient:hsl(${(seed * 47) % 360},60%,70%)-hsl(${(seed * 47 + 80) % 360},60%,20%)`;
  const jpeg = execFileSync("convert", ["-size", "4032x3024", colours, "-quality", "88", "jpeg:-"], {
    maxBuffer: 64_000_000,
  });
  return turned(jpeg, 6);
}
