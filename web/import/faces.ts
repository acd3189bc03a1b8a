import type { Size } from "../../shared/machine/types.ts";
import { isPicture, MEDIA_TYPES, readFormat } from "../picture/format.ts";
import { MAX_HEIC_PIXELS, measure, type OpenFault } from "../picture/read-file.ts";
import { safeSvg } from "../picture/svg.ts";
import { decodeHeic } from "../picture/threads.ts";
import { Thread } from "../threads/thread.ts";
import type { FaceJobs } from "./faces.worker.ts";

/** Pixels up to which a picture is shown as it is. */
const SMALL = 800_000;

/**
 * What is seen of pictures before they are placed. They are decoded one after the other, in a thread of its own, so
 * that one large photo is in memory at a time.
 */
export class Faces {
  readonly #thread = new Thread<FaceJobs>(
    () => new Worker(new URL("./faces.worker.ts", import.meta.url), { type: "module" }),
  );
  /** Photos that this browser can't show. */
  readonly #heic = new WeakSet<File>();
  readonly #faces = new Map<File, Promise<Blob>>();
  #last: Promise<unknown> = Promise.resolve();

  /** The size of a picture, upright, or why it can't be opened. Does not throw. */
  async measure(file: File): Promise<Size | OpenFault> {
    const measured = await measure(file);
    if ("kind" in measured) return measured;
    if (measured.needsHeic) this.#heic.add(file);
    if (measured.format === "SVG")
      this.#faces.set(
        file,
        safeSvg(file).then((safe) => safe ?? new Blob()),
      );
    return measured.size;
  }

  /** What to show of a picture: itself where it is small, else a small copy, made at the first call. */
  face(file: File, size: Size): Promise<Blob> {
    const known = this.#faces.get(file);
    if (known) return known;
    const isSmall = size.width * size.height <= SMALL && !this.#heic.has(file);
    const face = isSmall ? Promise.resolve(file) : this.#last.then(() => this.#reduced(file, size));
    if (!isSmall) this.#last = face;
    this.#faces.set(file, face);
    return face;
  }

  close(): void {
    this.#thread.close();
  }

  /** Where the thread can't, the browser shows what it was given. */
  async #reduced(file: File, size: Size): Promise<Blob> {
    try {
      if (this.#heic.has(file)) return await heicThumbnail(file);
      const format = await readFormat(file);
      const mediaType = isPicture(format) ? MEDIA_TYPES[format] : "";
      return await this.#thread.call("face", { file, mediaType, size });
    } catch {
      return file;
    }
  }
}

async function heicThumbnail(file: File): Promise<Blob> {
  const outcome = await decodeHeic({ file, maxPixels: MAX_HEIC_PIXELS, workingPixels: SMALL });
  return outcome?.kind === "decoded" ? jpegOf(outcome.bitmap) : file;
}

async function jpegOf(bitmap: ImageBitmap): Promise<Blob> {
  const canvas = Object.assign(document.createElement("canvas"), {
    width: bitmap.width,
    height: bitmap.height,
  });
  canvas.getContext("2d")?.drawImage(bitmap, 0, 0);
  bitmap.close();
  const blob = await new Promise<Blob | null>((give) => canvas.toBlob(give, "image/jpeg"));
  return blob ?? new Blob();
}
