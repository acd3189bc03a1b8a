import type { Size } from "../../shared/machine/types.ts";
import type { Background, Placement } from "../../shared/model/recipe.ts";
import { answer } from "../threads/answer.ts";
import { paintBackground } from "./backgrounds.ts";
import { decode } from "./decode.ts";
import { encodePng } from "./encode-png.ts";
import { readFacts } from "./facts.ts";
import { type Keepable, keepOriginal } from "./keep-original.ts";
import { letter } from "./lettering/letter.ts";
import { render } from "./render.ts";
import { resamplerReady, type Source } from "./resample.ts";
import { readable, toBytes } from "./source.ts";

/*
 * The page has one of these to read files and letter pictures, and one for each open picture.
 */

/** Pixels along the longer side. */
const SHOWN = 1600;
const LOW_RES = 800;

let picture: (Keepable & { readonly lowRes: Source }) | undefined;

interface Taken {
  readonly size: Size;
  readonly shown: ImageBitmap;
}

interface Placed {
  readonly placement: Placement;
  readonly frame: Size;
}

interface Rendered extends Placed {
  readonly background: Background;
}

const jobs = {
  readFacts,

  letter,

  async decode({ file, mediaType, size }: { file: Blob; mediaType: string; size: Size }): Promise<Taken> {
    return take(await decode(file, mediaType, size));
  },

  take,

  async background({ placement, frame, background }: Rendered): Promise<ImageBitmap | undefined> {
    await resamplerReady;
    const pixels = paintBackground(background, { frame, placement, lowRes: pictureNow().lowRes });
    return pixels && createImageBitmap(new ImageData(new Uint8ClampedArray(toBytes(pixels)), frame.width));
  },

  async render({ placement, frame, background }: Rendered) {
    await resamplerReady;
    const { bitmap, lowRes } = pictureNow();
    return encodePng(render(readable(bitmap), placement, frame, background, lowRes));
  },

  original: ({ file, placement, frame }: Placed & { file: Blob }) =>
    keepOriginal(file, pictureNow(), placement, frame),
};
export type PictureJobs = typeof jobs;
answer(jobs);

function pictureNow(): NonNullable<typeof picture> {
  if (!picture) throw new Error("no picture was opened");
  return picture;
}

async function take(bitmap: ImageBitmap): Promise<Taken> {
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
  const share = Math.min(1, longest / Math.max(bitmap.width, bitmap.height));
  return createImageBitmap(bitmap, {
    resizeWidth: Math.max(1, Math.round(bitmap.width * share)),
    resizeHeight: Math.max(1, Math.round(bitmap.height * share)),
    resizeQuality: "high",
  });
}
