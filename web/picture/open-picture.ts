import { includesSize } from "../../shared/machine/questions.ts";
import type { AcceptedType, Size } from "../../shared/machine/types.ts";
import { callOnce, type JobInput, type JobOutput, Thread } from "../threads/thread.ts";
import { MAX_WORKING_PIXELS } from "./decode.ts";
import type { FileFacts, FileFault } from "./facts.ts";
import { type FileFormat, isPictureFormat, MEDIA_TYPES, type PictureFormat } from "./format.ts";
import type { HeicJobs, HeicPhoto } from "./heic.worker.ts";
import type { DecodedPicture, PictureJobs } from "./picture.worker.ts";
import { createStartPlacement, reduceSize } from "./placement.ts";
import { toSafeSvg, toSizedSvg } from "./svg.ts";

const startPicture = () => new Worker(new URL("./picture.worker.ts", import.meta.url), { type: "module" });
const startHeic = () => new Worker(new URL("./heic.worker.ts", import.meta.url), { type: "module" });

/** Stays open to keep its fonts loaded. */
export const sharedPictureThread = new Thread<PictureJobs>(startPicture);

export class PictureThread extends Thread<PictureJobs> {
  constructor() {
    super(startPicture);
  }

  /** Returns undefined if the worker failed or was closed. */
  async tryCall<Name extends keyof PictureJobs>(
    name: Name,
    given: JobInput<PictureJobs[Name]>,
  ): Promise<JobOutput<PictureJobs[Name]> | undefined> {
    const transfer = given instanceof ImageBitmap ? [given] : [];
    return this.call(name, given, { transfer }).catch(() => {
      // Frees a bitmap that wasn't transferred.
      if (given instanceof ImageBitmap) given.close();
      return undefined;
    });
  }
}

type HeicFault = { readonly kind: "damagedHeic" } | { readonly kind: "heicNotLoaded" };

/** Loads a 1.5 MB decoder. */
export const decodeHeic = (file: Blob, maxPixels: number): Promise<HeicPhoto | HeicFault> =>
  callOnce<HeicJobs, "decodeHeic">(startHeic, "decodeHeic", { file, maxPixels }).then(
    (photo) => photo ?? { kind: "damagedHeic" },
    () => ({ kind: "heicNotLoaded" }),
  );

const known = new WeakMap<Blob, Promise<FileFacts>>();

/** Rejects only if code can't be loaded. */
export function readFileFacts(file: Blob): Promise<FileFacts> {
  const reading = known.get(file) ?? read(file);
  known.set(file, reading);
  reading.catch(() => known.delete(file));
  return reading;
}

async function read(file: Blob): Promise<FileFacts> {
  const facts = await sharedPictureThread
    .call("inspectFile", file)
    .catch(async () => (await import("./facts.ts")).inspectFile(file));
  if (facts.kind === "gone") known.delete(file);
  return facts;
}

/** Limits memory: decoding 60 megapixels takes up to 0.73 GB (tests/bench/README.md). */
const MAX_PIXELS = 120_000_000;
/** iPhones take photos of up to 48 megapixels. */
const MAX_HEIC_PIXELS = 50_000_000;

export type OpenPictureFault =
  | FileFault
  | HeicFault
  | { readonly kind: "undecodable"; readonly format: FileFormat | undefined }
  /** Memory ran out or a worker failed. */
  | { readonly kind: "notOpened" }
  | { readonly kind: "tooLarge"; readonly size: Size; readonly maxPixels: number }
  /** The browser alters canvas pixels to prevent fingerprinting. */
  | { readonly kind: "altered"; readonly format: PictureFormat };

export interface MeasuredPicture {
  readonly format: PictureFormat;
  readonly size: Size;
  readonly needsHeic: boolean;
}

/** Doesn't decode the picture. Never rejects. */
export async function measurePicture(file: Blob): Promise<MeasuredPicture | OpenPictureFault> {
  const facts = await readFileFacts(file);
  if (facts.kind === "png") return measured("PNG", facts.png);
  if (facts.kind !== "other") return facts;
  const { format } = facts;
  if (!isPictureFormat(format)) return { kind: "undecodable", format };
  const source = format === "SVG" ? await toSafeSvg(file) : file;
  const size = source && (await pictureSize(source, format));
  if (size?.width && size.height) return measured(format, size);
  // Some browsers report no size for SVGs that state none.
  if (size && format === "SVG") return measured(format, { width: 300, height: 150 });
  if (format !== "HEIC") return { kind: "undecodable", format };
  const photo = await decodeHeic(file, 0);
  return "kind" in photo ? photo : measured(format, photo.size, true);
}

function measured(format: PictureFormat, size: Size, needsHeic = false): MeasuredPicture | OpenPictureFault {
  const maxPixels = needsHeic ? MAX_HEIC_PIXELS : MAX_PIXELS;
  const isTooLarge = format !== "SVG" && size.width * size.height > maxPixels;
  return isTooLarge ? { kind: "tooLarge", size, maxPixels } : { format, size, needsHeic };
}

/** Size and orientation are at the start of these files. */
const HEADED: readonly PictureFormat[] = ["JPEG", "GIF", "BMP"];
const HEAD_BYTES = 1_000_000;

async function pictureSize(file: Blob, format: PictureFormat): Promise<Size | undefined> {
  // To measure a picture, browsers read its whole file on the main thread.
  const isLong = HEADED.includes(format) && file.size > HEAD_BYTES;
  const fromHead = isLong ? await withImageElement(file.slice(0, HEAD_BYTES), format, sizeOf) : undefined;
  return fromHead ?? withImageElement(file, format, sizeOf);
}

async function withImageElement<Result>(
  file: Blob,
  format: PictureFormat,
  use: (image: HTMLImageElement) => Result | Promise<Result>,
): Promise<Result | undefined> {
  const url = URL.createObjectURL(new Blob([file], { type: MEDIA_TYPES[format] }));
  try {
    const image = new Image();
    const isLoaded = await new Promise<boolean>((give) => {
      image.onload = () => give(true);
      image.onerror = () => give(false);
      image.src = url;
    });
    return isLoaded ? await use(image) : undefined;
  } finally {
    URL.revokeObjectURL(url);
  }
}

const sizeOf = ({ naturalWidth, naturalHeight }: HTMLImageElement): Size => ({
  width: naturalWidth,
  height: naturalHeight,
});

export interface OpenPicture extends DecodedPicture {
  /** The size in the file, before any reduction. */
  readonly givenSize: Size;
  readonly thread: PictureThread;
}

/** Never rejects. */
export async function openPicture(file: Blob, frame: Size): Promise<OpenPicture | OpenPictureFault> {
  const measured = await measurePicture(file);
  if ("kind" in measured) return measured;
  const thread = new PictureThread();
  // Rejects if the browser provides no canvas.
  const opened = await open(thread, file, measured, frame).catch(() => NOT_OPENED);
  if ("preview" in opened) return { ...opened, givenSize: measured.size, thread };
  thread.close();
  return opened;
}

const NOT_OPENED = { kind: "notOpened" } as const;

export function closePicture({ thread, preview }: OpenPicture): void {
  thread.close();
  preview.close();
}

export async function withPicture<Result>(
  file: Blob,
  frame: Size,
  use: (picture: OpenPicture) => Promise<Result>,
): Promise<Result | OpenPictureFault> {
  const picture = await openPicture(file, frame);
  if ("kind" in picture) return picture;
  return use(picture).finally(() => closePicture(picture));
}

async function open(
  thread: PictureThread,
  file: Blob,
  { format, size, needsHeic }: MeasuredPicture,
  frame: Size,
): Promise<DecodedPicture | OpenPictureFault> {
  if (isReadingAltered()) return { kind: "altered", format };
  const opened = async (bitmap: ImageBitmap) => (await thread.tryCall("open", bitmap)) ?? NOT_OPENED;
  const takeImage = async (source: Blob, target?: Size) =>
    (await withImageElement(source, format, async (image) => {
      const isDecoded = await image.decode().then(
        () => true,
        () => false,
      );
      const size = target ?? reduceSize(sizeOf(image), MAX_WORKING_PIXELS);
      return isDecoded ? opened(await drawn(image, size)) : undefined;
    })) ?? { kind: "undecodable" as const, format };
  if (format === "SVG") {
    const drawing = await toSizedSvg(file, frame);
    return drawing ? takeImage(drawing.file, drawing.size) : { kind: "tooComplex" };
  }
  if (needsHeic) {
    const photo = await decodeHeic(file, MAX_WORKING_PIXELS);
    if ("kind" in photo) return photo;
    return photo.bitmap ? opened(photo.bitmap) : NOT_OPENED;
  }
  // The page can decode pictures that some workers can't.
  return (await thread.tryCall("decode", { file, mediaType: MEDIA_TYPES[format], size })) ?? takeImage(file);
}

/** Draws on the page, which applies EXIF orientation and supports SVG. */
async function drawn(image: HTMLImageElement, { width, height }: Size): Promise<ImageBitmap> {
  const context = pageCanvas({ width, height });
  context.imageSmoothingQuality = "high";
  context.drawImage(image, 0, 0, width, height);
  return createImageBitmap(context.canvas);
}

const PROBE = 32;

/** Firefox with resistFingerprinting, Brave, and Safari's private windows alter pixels. */
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
  if (!context) throw new Error("Canvas is unavailable");
  return context;
}

export interface ImageRule {
  readonly accepts: AcceptedType;
  readonly size: Size;
}

export type FileRefusal =
  | OpenPictureFault
  | { readonly kind: "wrongType"; readonly format: FileFormat | undefined }
  | { readonly kind: "wrongSize"; readonly size: Size };

export const readBytes = (file: Blob): Promise<Uint8Array<ArrayBuffer> | undefined> =>
  file.arrayBuffer().then(
    (buffer) => new Uint8Array(buffer),
    () => undefined,
  );

/** Includes pictures that are too large, because the editor explains the limit. */
export const canBeFitted = (refusal: FileRefusal): boolean =>
  refusal.kind === "wrongSize" ||
  refusal.kind === "tooLarge" ||
  (refusal.kind === "wrongType" && isPictureFormat(refusal.format));

/** `png` is the file itself if it is a PNG, or else one converted from it. */
export type Admission = { readonly png: Blob } | FileRefusal;

/** Admits pictures of the exact size, converted to PNG. The promise never rejects. */
export async function admitFile(file: Blob, { accepts, size: frame }: ImageRule): Promise<Admission> {
  const facts = await readFileFacts(file);
  if (accepts === "png" && facts.kind === "tooComplex") return { kind: "wrongType", format: "SVG" };
  if (facts.kind === "other" && (accepts === "png" || !isPictureFormat(facts.format)))
    return { kind: "wrongType", format: facts.format };
  const found = await measurePicture(file);
  if ("kind" in found) return found;
  if (!includesSize([frame], found.size)) return { kind: "wrongSize", size: found.size };
  if (found.format === "PNG") return { png: file };
  const png = await withPicture(file, frame, ({ size, thread }) => {
    // SVGs are opened larger than they state.
    const placement = createStartPlacement({ picture: size, frame });
    return thread.tryCall("render", { placement, frame, background: { kind: "clear" } });
  });
  if (!png) return NOT_OPENED;
  return "kind" in png ? png : { png: new Blob([png]) };
}

/** Keeps the picture's size. Returns undefined if the picture can't be decoded. */
export async function convertToPng(file: Blob): Promise<Blob | undefined> {
  const found = await measurePicture(file);
  if ("kind" in found) return undefined;
  const admission = await admitFile(file, { accepts: "image", size: found.size });
  return "png" in admission ? admission.png : undefined;
}
