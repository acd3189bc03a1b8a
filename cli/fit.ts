import type { Sharp } from "sharp";
import type { Size } from "../shared/machine/types.ts";
import { encodePng } from "../web/picture/encode-png.ts";
import { createPixelsSource } from "../web/picture/pixels.ts";
import { createStartPlacement } from "../web/picture/placement.ts";
import { renderPixels } from "../web/picture/render.ts";
import { Refusal } from "./run.ts";

/** As in the wizard: more would take more memory than it is worth. */
const MAX_PIXELS = 120_000_000;

export interface Fitter {
  /** Upright. Undefined if it can't be opened. */
  measure(bytes: Uint8Array): Promise<Size | undefined>;
  /** Fills the frame, as the wizard's editor starts with. */
  fit(bytes: Uint8Array, frame: Size): Promise<Uint8Array>;
}

/** sharp opens the pictures; what is made of them is the wizard's own. */
export async function loadFitter(): Promise<Fitter> {
  const { default: sharp } = await import("sharp").catch(() => {
    throw new Refusal(
      "--fit needs sharp, which is not installed. Run npm install sharp, or npx -p brewscreen -p sharp brewscreen …",
    );
  });
  const open = (bytes: Uint8Array): Sharp => sharp(bytes, { limitInputPixels: MAX_PIXELS }).autoOrient();
  return {
    async measure(bytes) {
      const found = await sharp(bytes, { limitInputPixels: MAX_PIXELS })
        .metadata()
        .catch(() => undefined);
      return found?.autoOrient;
    },
    async fit(bytes, frame) {
      const { data, info } = await open(bytes)
        .toColourspace("srgb")
        .ensureAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      const picture = { width: info.width, height: info.height };
      const source = createPixelsSource({ ...picture, data: new Uint8ClampedArray(data) });
      const placement = createStartPlacement({ picture, frame });
      return encodePng(renderPixels(source, { frame, placement, background: { kind: "blurred" } }));
    },
  };
}
