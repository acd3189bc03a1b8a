import type { PngFacts } from "../../shared/png/check.ts";
import type { ByteCache } from "../picture/byte-cache.ts";
import { inspect } from "../picture/read-file.ts";
import type { PlannedImage } from "./plan.ts";

/** A file that is a whole PNG. */
export interface CheckedPng {
  readonly file: Blob;
  readonly facts: PngFacts;
}

/** PNGs that earlier exports have read and checked, by their source. */
export type CheckedPngs = ByteCache<CheckedPng>;

export interface LoadedImage extends CheckedPng {
  readonly image: PlannedImage;
  /** The file's, in a buffer of their own. */
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** Why a file lacks an image: the browser has evicted it, it did not arrive, or it is no whole PNG. */
export type SkipReason = "missing" | "unreachable" | "damaged";

export interface SkippedImage {
  readonly image: PlannedImage;
  readonly reason: SkipReason;
}

/** Reads the bytes of an image by its source. */
export type ReadImage = (source: string) => Promise<Uint8Array<ArrayBuffer> | "missing" | "unreachable">;

/** Reads at a time: enough to hide the waiting, too few to fill the memory. */
const CONCURRENCY = 3;

interface LoadOptions {
  /** Is told how many sources are read, of how many. */
  readonly onProgress?: (done: number, all: number) => void;
  /** Is added to. */
  readonly checked?: CheckedPngs | undefined;
}

/** Reads and checks images, each source once. One that fails is skipped and noted on the console. */
export async function loadImages(
  images: readonly PlannedImage[],
  readImage: ReadImage,
  { onProgress, checked }: LoadOptions = {},
): Promise<{ loaded: LoadedImage[]; skipped: SkippedImage[] }> {
  const results = new Map<string, Omit<LoadedImage, "image"> | SkipReason>();
  const sources = [...new Set(images.map(({ source }) => source))];
  const waiting = sources.values();
  const readNext = async () => {
    for (const source of waiting) {
      results.set(source, await readPng(source, readImage, checked));
      onProgress?.(results.size, sources.length);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, readNext));
  const loaded: LoadedImage[] = [];
  const skipped: SkippedImage[] = [];
  for (const image of images) {
    const result = results.get(image.source) ?? "missing";
    if (typeof result !== "string") loaded.push({ image, ...result });
    else {
      // The specification's words.
      console.error(
        result === "missing"
          ? `No image source provided: ${image.label}`
          : `Failed to load image: ${image.label} (${result})`,
      );
      skipped.push({ image, reason: result });
    }
  }
  return { loaded, skipped };
}

async function readPng(source: string, readImage: ReadImage, checked: CheckedPngs | undefined) {
  const known = checked?.get(source);
  if (known) return { ...known, bytes: new Uint8Array(await known.file.arrayBuffer()) };
  const bytes = await readImage(source);
  if (typeof bytes === "string") return bytes;
  const file = new Blob([bytes], { type: "image/png" });
  const facts = await inspect(file);
  if (facts.kind !== "png") return "damaged";
  checked?.set(source, { file, facts: facts.png }, file.size);
  return { bytes, file, facts: facts.png };
}
