import type { Size } from "../../shared/machine/types.ts";
import { answer } from "../threads/answer.ts";
import { decode } from "./decode.ts";
import { encodePng } from "./encode-png.ts";
import { readFacts } from "./facts.ts";
import { type Keepable, keepOriginal } from "./keep-original.ts";
import { resamplerReady } from "./kernel.ts";
import { letter } from "./lettering/letter.ts";
import { readable, type Source, toBytes } from "./pixels.ts";
import { scaled, type View } from "./placement.ts";
import { paintBackground, render } from "./render.ts";

/*
 * The page has one of these to read files and letter pictures, and one for each open picture.
 */

/** Pixels along the longer side. */
const SHOWN = 1600;
const LOW_RES = 800;

let picture: (Keepable & { readonly lowRes: Source }) | undefined;

interface Opened {
  readonly size: Size;
  readonly shown: ImageBitmap;
}

const jobs = {
  readFacts,

  letter,

  async decode({ file, mediaType, size }: { file: Blob; mediaType: string; size: Size }): Promise<Opened> {
    return take(await decode(file, mediaType, size));
  },

  take,

  async background(view: View): Promise<ImageBitmap | undefined> {
    await resamplerReady;
    const pixels = paintBackground(pictureNow().lowRes, view);
    return (
      pixels && createImageBitmap(new ImageData(new Uint8ClampedArray(toBytes(pixels)), view.frame.width))
    );
  },

  async render(view: View): Promise<Uint8Array<ArrayBuffer>> {
    await resamplerReady;
    const { bitmap, lowRes } = pictureNow();
    return encodePng(render(readable(bitmap), view, lowRes));
  },

  original: ({ file, placement, frame }: Omit<View, "background"> & { file: Blob }) =>
    keepOriginal(file, pictureNow(), placement, frame),
};
export type PictureJobs = typeof jobs;
answer(jobs);

function pictureNow(): NonNullable<typeof picture> {
  if (!picture) throw new Error("no picture was opened");
  return picture;
}

async function take(bitmap: ImageBitmap): Promise<Opened> {
  let shown: ImageBitmap | undefined;
  try {
    shown = await smaller(bitmap, SHOWN);
    picture = { bitmap, lowRes: readable(await smaller(shown, LOW_RES)) };
    return { size: { width: bitmap.width, height: bitmap.height }, shown };
  } catch (fault) {
    // The page may send its own decoding next.
    bitmap.close();
    shown?.close();
    throw fault;
  }
}

function smaller(bitmap: ImageBitmap, longest: number): Promise<ImageBitmap> {
  const { width, height } = scaled(bitmap, Math.min(1, longest / Math.max(bitmap.width, bitmap.height)));
  return createImageBitmap(bitmap, { resizeWidth: width, resizeHeight: height, resizeQuality: "high" });
}
