import type { Sharp } from "sharp";
import type { Size } from "../shared/machine/types.ts";
import type { BackgroundKind } from "../shared/model/recipe.ts";
import { encodePng } from "../web/picture/encode-png.ts";
import { readFormat } from "../web/picture/format.ts";
import { createPixelsSource } from "../web/picture/pixels.ts";
import { createStartPlacement } from "../web/picture/placement.ts";
import { renderPixels } from "../web/picture/render.ts";
import { toSizedSvg } from "../web/picture/svg.ts";
import { UserError } from "./run.ts";

/** The web app's limit, which bounds memory use. */
const MAX_PIXELS = 120_000_000;

export interface Fitter {
  /** Returns the upright size, or undefined if the picture can't be opened. */
  measure(bytes: Uint8Array): Promise<Size | undefined>;
  /** Fills the frame, as the wizard's editor does at first. */
  fit(bytes: Uint8Array<ArrayBuffer>, frame: Size, background: BackgroundKind): Promise<Uint8Array>;
}

/** sharp decodes the pictures; the wizard's code does the rest. */
export async function loadFitter(): Promise<Fitter> {
  const { default: sharp } = await import("sharp").catch(() => {
    throw new UserError(
      "--fit needs sharp, which is not installed. Run npm install sharp, or npx -p brewscreen -p sharp brewscreen …",
    );
  });
  const open = (bytes: Uint8Array): Sharp => sharp(bytes, { limitInputPixels: MAX_PIXELS }).autoOrient();
  return {
    async measure(bytes) {
      // sharp reads the metadata of some formats that it can't decode.
      const opened = await open(bytes)
        .raw()
        .toBuffer({ resolveWithObject: true })
        .catch(() => undefined);
      return opened && { width: opened.info.width, height: opened.info.height };
    },
    async fit(bytes, frame, background) {
      const { data, info } = await open(await enlargeDrawing(bytes, frame))
        .toColourspace("srgb")
        .ensureAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      const picture = { width: info.width, height: info.height };
      const source = createPixelsSource({ ...picture, data: new Uint8ClampedArray(data) });
      const placement = createStartPlacement({ picture, frame });
      return encodePng(renderPixels(source, { frame, placement, background: { kind: background } }));
    },
  };
}

/** Scales an SVG before it is drawn, so that it stays sharp. Returns other pictures unchanged. */
async function enlargeDrawing(bytes: Uint8Array<ArrayBuffer>, frame: Size): Promise<Uint8Array> {
  const file = new Blob([bytes]);
  const sized = (await readFormat(file)) === "SVG" ? await toSizedSvg(file, frame) : undefined;
  return sized ? new Uint8Array(await sized.file.arrayBuffer()) : bytes;
}
