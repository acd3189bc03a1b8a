import { encodePng } from "../intake/encode-png.ts";
import { decode } from "./decode.ts";
import { readable } from "./readable.ts";
import { render, renderBlurred } from "./render.ts";
import type { Source } from "./resample.ts";
import type { Answers, Request } from "./studio-messages.ts";

/** Pixels of the longer side of the picture that is shown while it is placed, and of what is blurred. */
const SHOWN = 1600;
const ROUGH = 800;

/** The picture that is being placed. */
let picture: { readonly source: Source; readonly rough: Source } | undefined;

/** Answers each `{id, request}` with `{id, answer}`, without an answer where the browser can't. */
self.onmessage = async ({ data: { id, request } }: MessageEvent<{ id: number; request: Request }>) => {
  try {
    const answer = await respond(request);
    const transfer =
      answer instanceof Uint8Array
        ? [answer.buffer]
        : answer instanceof ImageBitmap
          ? [answer]
          : [answer.shown];
    self.postMessage({ id, answer }, { transfer });
  } catch (fault) {
    console.warn("The picture could not be worked on", fault);
    self.postMessage({ id });
  }
};

async function respond(request: Request): Promise<Answers[keyof Answers]> {
  switch (request.ask) {
    case "decode":
      return take(await decode(request.file, request.mediaType, request.size));
    case "take":
      return take(request.bitmap);
    case "blur": {
      const { width, height, data } = renderBlurred(pictureNow().rough, request.placement, request.frame);
      return createImageBitmap(new ImageData(new Uint8ClampedArray(data), width, height));
    }
    case "render": {
      const { source, rough } = pictureNow();
      return encodePng(render(source, request.placement, request.frame, request.background, rough));
    }
  }
}

function pictureNow(): NonNullable<typeof picture> {
  if (!picture) throw new Error("no picture was opened");
  return picture;
}

async function take(bitmap: ImageBitmap): Promise<Answers["take"]> {
  let shown: ImageBitmap | undefined;
  try {
    shown = await smaller(bitmap, SHOWN);
    picture = { source: readable(bitmap), rough: readable(await smaller(shown, ROUGH)) };
    return { size: { width: bitmap.width, height: bitmap.height }, shown };
  } catch (fault) {
    // The page may hand over its own instead, which needs the memory.
    bitmap.close();
    shown?.close();
    throw fault;
  }
}

/** A copy of at most so many pixels a side. */
function smaller(bitmap: ImageBitmap, longest: number): Promise<ImageBitmap> {
  const share = Math.min(1, longest / Math.max(bitmap.width, bitmap.height));
  return createImageBitmap(bitmap, {
    resizeWidth: Math.max(1, Math.round(bitmap.width * share)),
    resizeHeight: Math.max(1, Math.round(bitmap.height * share)),
    resizeQuality: "high",
  });
}
