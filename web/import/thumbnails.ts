import type { Size } from "../../shared/machine/types.ts";
import { MAX_HEIC_PIXELS, measure, type OpenFault } from "../picture/admit.ts";
import { isPicture, MEDIA_TYPES, readFormat } from "../picture/format.ts";
import { safeSvg } from "../picture/svg.ts";
import { decodeHeic } from "../picture/threads.ts";
import { Thread } from "../threads/thread.ts";
import type { ThumbnailJobs } from "./thumbnails.worker.ts";

/** In pixels; smaller pictures are their own thumbnails. */
const SMALL = 800_000;

/**
 * Thumbnails of the files being imported, decoded one after another in a thread, so that one large photo is in memory at
 * a time.
 */
export class Thumbnails {
  readonly #thread = new Thread<ThumbnailJobs>(
    () => new Worker(new URL("./thumbnails.worker.ts", import.meta.url), { type: "module" }),
  );
  /** Photos that this browser can't show. */
  readonly #heic = new WeakSet<File>();
  readonly #thumbnails = new Map<File, Promise<Blob>>();
  #last: Promise<unknown> = Promise.resolve();

  /** The size of a picture, upright, or why it can't be opened. Does not throw. */
  async measure(file: File): Promise<Size | OpenFault> {
    const measured = await measure(file);
    if ("kind" in measured) return measured;
    if (measured.needsHeic) this.#heic.add(file);
    if (measured.format === "SVG")
      this.#thumbnails.set(
        file,
        safeSvg(file).then((safe) => safe ?? new Blob()),
      );
    return measured.size;
  }

  /** Returns a measured picture itself if it is small, or else a small copy. */
  of(file: File, size: Size): Promise<Blob> {
    const known = this.#thumbnails.get(file);
    if (known) return known;
    const isSmall = size.width * size.height <= SMALL && !this.#heic.has(file);
    const thumbnail = isSmall ? Promise.resolve(file) : this.#last.then(() => this.#reduced(file, size));
    if (!isSmall) this.#last = thumbnail;
    this.#thumbnails.set(file, thumbnail);
    return thumbnail;
  }

  close(): void {
    this.#thread.close();
  }

  /** Returns the file itself if the thread fails. */
  async #reduced(file: File, size: Size): Promise<Blob> {
    try {
      if (this.#heic.has(file)) return await heicThumbnail(file);
      const format = await readFormat(file);
      const mediaType = isPicture(format) ? MEDIA_TYPES[format] : "";
      return await this.#thread.call("reduce", { file, mediaType, size });
    } catch {
      return file;
    }
  }
}

async function heicThumbnail(file: File): Promise<Blob> {
  const outcome = await decodeHeic({ file, maxPixels: MAX_HEIC_PIXELS, workingPixels: SMALL });
  if (outcome?.kind !== "decoded") return file;
  const { bitmap } = outcome;
  const { width, height } = bitmap;
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  canvas.getContext("2d")?.drawImage(bitmap, 0, 0);
  bitmap.close();
  const blob = await new Promise<Blob | null>((give) => canvas.toBlob(give, "image/jpeg"));
  return blob ?? new Blob();
}
