import type { PngFacts } from "../../shared/png/check.ts";
import type { ByteCache } from "../picture/byte-cache.ts";
import { inspect } from "../picture/read-file.ts";
import { type ExportPlan, imagesOfPlan, type PlannedImage } from "./plan.ts";

/** A file that is a whole PNG. */
export interface CheckedPng {
  readonly file: Blob;
  readonly facts: PngFacts;
}

/** A picture whose bytes are there and are a whole PNG. */
export interface LoadedImage extends CheckedPng {
  readonly image: PlannedImage;
  /** The file's, in a buffer of their own. */
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** PNGs that were read and checked before, by their source: it names one picture for ever. */
export type CheckedPngs = ByteCache<CheckedPng>;

/**
 * Why a picture is not in a file: the browser has evicted it, its file did not arrive, or its bytes are
 * no whole PNG.
 */
export type SkipReason = "missing" | "unreachable" | "damaged";

export interface SkippedImage {
  readonly image: PlannedImage;
  readonly reason: SkipReason;
}

export interface Gathered {
  readonly loaded: readonly LoadedImage[];
  readonly skipped: readonly SkippedImage[];
}

/** The design store's door to bytes. */
export type ReadImage = (source: string) => Promise<Uint8Array<ArrayBuffer> | "missing" | "unreachable">;

/** Read at the same time: enough to hide the waiting, too few to come in all at once. */
const AT_ONCE = 3;

/**
 * Reads and checks every picture of a plan, off the main thread. One that fails is skipped and noted on
 * the console; the others are not held up. A source that several pictures share is read once.
 *
 * @param onProgress is told how many sources are read, of how many
 * @param checked what other plans have read, which is added to
 */
export async function gatherImages(
  plan: ExportPlan,
  readImage: ReadImage,
  onProgress: (done: number, all: number) => void = () => {},
  checked?: CheckedPngs,
): Promise<Gathered> {
  const images = imagesOfPlan(plan);
  const results = new Map<string, Awaited<ReturnType<typeof readPng>>>();
  const sources = [...new Set(images.map(({ source }) => source))];
  const waiting = sources.values();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const source of waiting) {
        results.set(source, await readPng(source, readImage, checked));
        onProgress(results.size, sources.length);
      }
    }),
  );
  const loaded: LoadedImage[] = [];
  const skipped: SkippedImage[] = [];
  for (const image of images) {
    const result = results.get(image.source) ?? "missing";
    if (typeof result !== "string") loaded.push({ image, ...result });
    else {
      // The specification's own words, for the console.
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

async function readPng(
  source: string,
  readImage: ReadImage,
  checked: CheckedPngs | undefined,
): Promise<Omit<LoadedImage, "image"> | SkipReason> {
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
