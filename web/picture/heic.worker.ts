import libheif from "libheif-js/libheif-wasm/libheif.js";
import wasmUrl from "libheif-js/libheif-wasm/libheif.wasm?url";
import type { Size } from "../../shared/machine/types.ts";
import { answerCalls } from "../threads/thread.ts";
import { convertDisplayP3ToSrgb } from "./display-p3.ts";
import { resizeImage } from "./pixels.ts";
import { reduceSize } from "./placement.ts";

/** Missing from the library's types. */
interface Libheif {
  HeifDecoder: new () => { decode(bytes: Uint8Array): readonly HeifImage[] };
}
interface HeifImage {
  is_primary(): boolean;
  get_width(): number;
  get_height(): number;
  display(into: ImageData, done: (pixels: ImageData | null) => void): void;
}

export interface HeicPhoto {
  readonly size: Size;
  readonly bitmap?: ImageBitmap;
}

interface HeicRequest {
  readonly file: Blob;
  /** If 0, the photo is only measured. */
  readonly maxPixels: number;
}

/** Returns undefined if the photo is damaged. */
async function decodeHeic({ file, maxPixels }: HeicRequest): Promise<HeicPhoto | undefined> {
  const { HeifDecoder } = await load();
  const bytes = new Uint8Array(await file.arrayBuffer());
  try {
    const images = new HeifDecoder().decode(bytes);
    const image = images.find((each) => each.is_primary()) ?? images[0];
    if (!image) return undefined;
    const size = { width: image.get_width(), height: image.get_height() };
    if (maxPixels === 0) return { size };
    const colorSpace = isDisplayP3(bytes) ? "display-p3" : "srgb";
    const pixels = await new Promise<ImageData | null>((done) => {
      image.display(new ImageData(size.width, size.height, { colorSpace }), done);
    });
    if (!pixels) return undefined;
    // Firefox knows only sRGB.
    if (colorSpace === "display-p3" && pixels.colorSpace !== colorSpace) convertDisplayP3ToSrgb(pixels.data);
    return { size, bitmap: await resizeImage(pixels, reduceSize(size, maxPixels)) };
  } catch (fault) {
    console.warn("Failed to decode the HEIC photo", fault);
    return undefined;
  }
}

async function load(): Promise<Libheif> {
  const response = await fetch(wasmUrl);
  if (!response.ok) throw new Error(`${wasmUrl}: status ${response.status}`);
  return libheif({ wasmBinary: await response.arrayBuffer() }) as unknown as Libheif;
}

const META_BYTES = 100_000;
const P3 = "Display P3";
/** Display P3 is marked by number (ITU-T H.273), or by profile name in Latin-1 or UTF-16. */
const P3_MARKERS = ["colrnclx\x00\x0c", P3, [...P3].join("\x00")];

function isDisplayP3(bytes: Uint8Array): boolean {
  const meta = new TextDecoder("latin1").decode(bytes.subarray(0, META_BYTES));
  return P3_MARKERS.some((marker) => meta.includes(marker));
}

const jobs = { decodeHeic };
export type HeicJobs = typeof jobs;
answerCalls(jobs);
