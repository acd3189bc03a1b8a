import { createArchive, createStoredEntry } from "../../shared/archive/write-archive.ts";
import type { PngFacts } from "../../shared/png/check.ts";
import type { ByteCache } from "../picture/byte-cache.ts";
import { convertToPng, readFileFacts } from "../picture/open-picture.ts";
import { createArchiveFile } from "./blobs.ts";
import type { PlannedImage } from "./plan.ts";

export interface CheckedPng {
  readonly file: Blob;
  readonly facts: PngFacts;
}

export type CheckedPngCache = ByteCache<CheckedPng>;

export interface LoadedImage extends CheckedPng {
  readonly image: PlannedImage;
  /** The buffer may be transferred. */
  readonly bytes: Uint8Array<ArrayBuffer>;
}

export type SkipReason = "missing" | "unreachable" | "damaged";

export interface SkippedImage {
  readonly image: PlannedImage;
  readonly reason: SkipReason;
}

/** `source` is a stored value, the path of a bundled image, or the `storedImagePath` of any blob. */
export type ImageReader = (source: string) => Promise<Uint8Array<ArrayBuffer> | "missing" | "unreachable">;

/** Hides latency without exhausting memory. */
const CONCURRENCY = 3;

interface LoadOptions {
  readonly onProgress?: (done: number, all: number) => void;
  readonly checked?: CheckedPngCache | undefined;
  readonly signal?: AbortSignal;
}

export async function loadImages(
  images: readonly PlannedImage[],
  readImage: ImageReader,
  { onProgress, checked, signal }: LoadOptions = {},
): Promise<{ loaded: LoadedImage[]; skipped: SkippedImage[] }> {
  const results = new Map<string, Omit<LoadedImage, "image"> | SkipReason>();
  const sources = [...new Set(images.map(({ source }) => source))];
  const waiting = sources.values();
  const readNext = async () => {
    for (const source of waiting) {
      signal?.throwIfAborted();
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
      // The specification requires this wording.
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

async function readPng(source: string, readImage: ImageReader, checked: CheckedPngCache | undefined) {
  const known = checked?.get(source);
  if (known) return { ...known, bytes: new Uint8Array(await known.file.arrayBuffer()) };
  const bytes = await readImage(source);
  if (typeof bytes === "string") return bytes;
  const given = new Blob([bytes], { type: "image/png" });
  const found = await readFileFacts(given);
  // Version 1.0.0 stored JPEGs as PNGs.
  const file = found.kind === "other" ? await convertToPng(given) : given;
  if (!file) return "damaged";
  const isAsStored = file === given;
  const facts = isAsStored ? found : await readFileFacts(file);
  if (facts.kind !== "png") return "damaged";
  checked?.set(source, { file, facts: facts.png }, file.size);
  return { bytes: isAsStored ? bytes : new Uint8Array(await file.arrayBuffer()), file, facts: facts.png };
}

export const createImageZip = (images: readonly LoadedImage[]): Promise<Blob> =>
  createArchiveFile(
    createArchive(images.map(({ image, bytes, facts }) => createStoredEntry(image.path, bytes, facts.crc32))),
    "application/zip",
  );
