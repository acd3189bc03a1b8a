import { MEDIA_TYPES } from "../picture/format.ts";
import { decodeHeic } from "../picture/open-picture.ts";
import { toSafeSvg } from "../picture/svg.ts";
import { Thread } from "../threads/thread.ts";
import type { MeasuredFile } from "./draft.ts";
import type { ThumbnailJobs } from "./thumbnails.worker.ts";

/** In pixels. Smaller pictures are their own thumbnails. */
const SMALL = 800_000;

/** Keeps only one large photo in memory. */
export function createSerialQueue() {
  let last: Promise<unknown> = Promise.resolve();
  return <Result>(job: () => Promise<Result>): Promise<Result> => {
    const result = last.then(job);
    last = result.catch(() => {});
    return result;
  };
}

/** Pictures that can't be reduced are their own thumbnails. */
export function createThumbnails(signal: AbortSignal) {
  const thread = new Thread<ThumbnailJobs>(
    () => new Worker(new URL("./thumbnails.worker.ts", import.meta.url), { type: "module" }),
  );
  signal.addEventListener("abort", () => thread.close());
  const reduce = createSerialQueue();
  const made = new Map<File, Promise<Blob>>();
  const make = async ({ file, format, needsHeic, size }: MeasuredFile): Promise<Blob> => {
    if (format === "SVG") return (await toSafeSvg(file)) ?? new Blob();
    if (needsHeic) return reduce(() => heicThumbnail(file));
    if (size.width * size.height <= SMALL) return file;
    return reduce(() => thread.call("reduce", { file, mediaType: MEDIA_TYPES[format], size }));
  };
  return (picture: MeasuredFile): Promise<Blob> => {
    const { file } = picture;
    const thumbnail = made.get(file) ?? make(picture).catch(() => file);
    made.set(file, thumbnail);
    return thumbnail;
  };
}

async function heicThumbnail(file: File): Promise<Blob> {
  const photo = await decodeHeic(file, SMALL);
  if (!("bitmap" in photo)) return file;
  const { bitmap } = photo;
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  canvas.getContext("2d")?.drawImage(bitmap, 0, 0);
  bitmap.close();
  return canvas.convertToBlob({ type: "image/jpeg" });
}
