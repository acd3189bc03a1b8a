import type { Size } from "../../shared/machine/types.ts";
import { type Measured, measure, type OpenFault, sizeOf, withImageElement } from "./admit.ts";
import { MAX_WORKING } from "./decode.ts";
import { MEDIA_TYPES } from "./format.ts";
import { reduced } from "./placement.ts";
import { sizedSvg } from "./svg.ts";
import { decodeHeic, Studio } from "./threads.ts";

export interface OpenPicture {
  readonly studio: Studio;
  readonly size: Size;
  readonly shown: ImageBitmap;
}

/** Opens any picture that this browser decodes. The caller closes it. Does not reject. */
export async function openPicture(file: Blob, frame: Size): Promise<OpenPicture | OpenFault> {
  const measured = await measure(file);
  if ("kind" in measured) return measured;
  const studio = new Studio();
  // It rejects if the browser gives no canvas.
  const opened = await open(studio, file, measured, frame).catch(() => undefined);
  if (opened && "shown" in opened) return { ...opened, studio };
  studio.close();
  return opened ?? { kind: "undecodable", format: measured.format };
}

export function closePicture({ studio, shown }: OpenPicture): void {
  studio.close();
  shown.close();
}

/** Opens a picture, and closes it after use. */
export async function withPicture<Result>(
  file: Blob,
  frame: Size,
  use: (picture: OpenPicture) => Promise<Result>,
): Promise<Result | OpenFault> {
  const picture = await openPicture(file, frame);
  if ("kind" in picture) return picture;
  return use(picture).finally(() => closePicture(picture));
}

async function open(
  studio: Studio,
  file: Blob,
  { format, size, needsHeic }: Measured,
  frame: Size,
): Promise<Pick<OpenPicture, "size" | "shown"> | OpenFault | undefined> {
  if (isReadingAltered()) return { kind: "altered" };
  const takeImage = (source: Blob, target?: Size) =>
    withImageElement(source, format, async (image) =>
      studio.ask("open", await drawn(image, target ?? reduced(sizeOf(image), MAX_WORKING))),
    );
  if (format === "SVG") {
    const drawing = await sizedSvg(file, frame);
    return drawing ? takeImage(drawing.file, drawing.size) : { kind: "tooComplex" };
  }
  if (needsHeic) {
    const photo = await decodeHeic(file, MAX_WORKING);
    return "kind" in photo ? photo : photo.bitmap && studio.ask("open", photo.bitmap);
  }
  // Not every worker decodes what the page does.
  return (await studio.ask("decode", { file, mediaType: MEDIA_TYPES[format], size })) ?? takeImage(file);
}

/** The page applies EXIF and draws SVGs. */
async function drawn(image: HTMLImageElement, { width, height }: Size): Promise<ImageBitmap> {
  await image.decode();
  const context = pageCanvas({ width, height });
  context.imageSmoothingQuality = "high";
  context.drawImage(image, 0, 0, width, height);
  return createImageBitmap(context.canvas);
}

const PROBE = 32;

/** Firefox with resistFingerprinting, Brave, and Safari's private windows alter canvas pixels. */
function isReadingAltered(): boolean {
  const context = pageCanvas({ width: PROBE, height: PROBE }, true);
  const drawn = context.createImageData(PROBE, PROBE);
  for (let at = 0; at < drawn.data.length; at++) drawn.data[at] = at % 4 === 3 ? 255 : (at * 37) & 255;
  context.putImageData(drawn, 0, 0);
  const read = context.getImageData(0, 0, PROBE, PROBE).data;
  return drawn.data.some((value, at) => value !== read[at]);
}

function pageCanvas({ width, height }: Size, willReadFrequently = false): CanvasRenderingContext2D {
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  const context = canvas.getContext("2d", { colorSpace: "srgb", willReadFrequently });
  if (!context) throw new Error("the browser gives no canvas");
  return context;
}
