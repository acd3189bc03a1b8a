import type { Size } from "../../shared/catalogue/types.ts";
import { encodePng } from "../intake/encode-png.ts";
import { decode } from "./decode.ts";
import { render, renderBlurred } from "./render.ts";
import type { Source } from "./resample.ts";
import type { Answers, Request } from "./studio-messages.ts";

/** Pixels of the longer side of the picture that is shown while it is placed. */
const SHOWN = 1600;

/** The picture that is being placed. */
let picture: { readonly bitmap: ImageBitmap; readonly source: Source } | undefined;

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
      const { width, height, data } = renderBlurred(sourceNow(), request.placement, request.frame);
      return createImageBitmap(new ImageData(new Uint8ClampedArray(data), width, height));
    }
    case "render":
      return encodePng(render(sourceNow(), request.placement, request.frame, request.background));
  }
}

function sourceNow(): Source {
  if (!picture) throw new Error("no picture was opened");
  return picture.source;
}

async function take(bitmap: ImageBitmap): Promise<Answers["take"]> {
  picture?.bitmap.close();
  picture = { bitmap, source: readable(bitmap) };
  const { width, height } = bitmap;
  const share = Math.min(1, SHOWN / Math.max(width, height));
  const shown = await createImageBitmap(bitmap, {
    resizeWidth: Math.max(1, Math.round(width * share)),
    resizeHeight: Math.max(1, Math.round(height * share)),
    resizeQuality: "high",
  });
  return { size: { width, height }, shown };
}

/** Reads a decoded picture by way of a canvas that holds no more than was asked for. */
function readable(bitmap: ImageBitmap): Source {
  let canvas: { readonly size: Size; readonly context: OffscreenCanvasRenderingContext2D } | undefined;
  const contextOf = (width: number, height: number) => {
    if (canvas?.size.width === width && canvas.size.height === height) return canvas.context;
    const context = new OffscreenCanvas(width, height).getContext("2d", {
      colorSpace: "srgb",
      willReadFrequently: true,
    });
    if (!context) throw new Error("the browser gives no canvas");
    canvas = { size: { width, height }, context };
    return context;
  };
  return {
    width: bitmap.width,
    height: bitmap.height,
    read(x, y, width, height) {
      const context = contextOf(width, height);
      context.clearRect(0, 0, width, height);
      context.drawImage(bitmap, x, y, width, height, 0, 0, width, height);
      return context.getImageData(0, 0, width, height).data;
    },
  };
}
