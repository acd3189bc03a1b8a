import { chunksOf, SIGNATURE_LENGTH } from "../../../shared/png/chunks.ts";
import { HEAD_LENGTH, type Header, readHeader } from "../../../shared/png/header.ts";
import { canvasOf, pngOf } from "./text-picture.ts";

/** The chunks that hold the pixels (PNG, table 7). A fault in another would make jsPDF refuse the picture. */
const KEPT = ["IHDR", "PLTE", "tRNS", "IDAT", "IEND"];
const PALETTE = 3;
const WITH_ALPHA = [4, 6];

/** A checked PNG as one that jsPDF decodes rightly: the same pixels without texts, times and profiles. */
export async function plainPng(png: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const header = readHeader(png.subarray(0, HEAD_LENGTH));
  if (typeof header === "string") throw new Error(`not a checked PNG: ${header}`);
  const kept = [...chunksOf(png)].filter(({ type }) => KEPT.includes(type));
  const plain = new Blob([png.subarray(0, SIGNATURE_LENGTH), ...kept.map(({ whole }) => whole)], {
    type: "image/png",
  });
  const hasTransparency = kept.some(({ type }) => type === "tRNS");
  return isMisread(header, hasTransparency) ? redraw(plain) : new Uint8Array(await plain.arrayBuffer());
}

/**
 * Whether jsPDF 4.2 misreads such a PNG. It swaps the bytes of 16-bit samples beside alpha, finds no transparent
 * colours outside of palettes of a byte a pixel, and can't undo the interlacing of pixels smaller than a byte.
 */
const isMisread = ({ depth, colourType, interlaced }: Header, hasTransparency: boolean): boolean =>
  (depth === 16 && WITH_ALPHA.includes(colourType)) ||
  (hasTransparency && (colourType !== PALETTE || depth < 8)) ||
  (interlaced && depth < 8);

/** The picture as the browser decodes it, with 8 bits a sample. */
async function redraw(png: Blob): Promise<Uint8Array> {
  const bitmap = await createImageBitmap(png, { colorSpaceConversion: "none" });
  const context = canvasOf(bitmap.width, bitmap.height);
  context.drawImage(bitmap, 0, 0);
  bitmap.close();
  return pngOf(context);
}
