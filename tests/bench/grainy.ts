import sharp, { type Sharp } from "sharp";
import type { Size } from "../../shared/machine/types.ts";

/** A sensor's grain, which makes a PNG as large as a photograph's. */
const GRAIN = { type: "gaussian", mean: 128, sigma: 12 } as const;

/** A picture that fills a size, with a sensor's grain, as 8-bit RGB. */
export async function grainy(path: string, { width, height }: Size): Promise<Sharp> {
  const grain = sharp({ create: { width, height, channels: 3, background: "#808080", noise: GRAIN } });
  const data = await sharp(path)
    .resize(width, height, { fit: "cover", kernel: "mitchell" })
    .removeAlpha()
    .composite([{ input: await grain.png({ compressionLevel: 1 }).toBuffer(), blend: "overlay" }])
    .removeAlpha()
    .raw()
    .toBuffer();
  return sharp(data, { raw: { width, height, channels: 3 } });
}
