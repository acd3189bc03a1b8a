import type { Size } from "../../shared/machine/types.ts";
import { MAX_PIXELS, type OpenFault } from "../picture/fit/open-picture.ts";
import { pictureSize } from "../picture/fit/picture-size.ts";
import { decodeHeic } from "../picture/intake/decode-heic.ts";
import { type Format, isPicture, readFormat } from "../picture/intake/format.ts";
import { inspect } from "../picture/intake/inspect.ts";
import { MEDIA_TYPES } from "../picture/intake/media-types.ts";
import { Thread } from "../threads/thread.ts";
import type { FaceJobs } from "./faces.worker.ts";

/** Pixels up to which a picture is shown as it is, and of a HEIC photo that is decoded by us. */
const SMALL = 800_000;
const MOST_HEIC = 50_000_000;

/**
 * What is seen of pictures before they are placed. They are decoded one after the other, in a thread of its own, so
 * that one large photo is in memory at a time.
 */
export class Faces {
  readonly #thread = new Thread<FaceJobs>(
    () => new Worker(new URL("./faces.worker.ts", import.meta.url), { type: "module" }),
  );
  readonly #faces = new Map<File, Promise<Blob>>();
  #last: Promise<unknown> = Promise.resolve();

  /** The size of a picture, upright, or why it can't be opened. Does not throw. */
  async measure(file: File): Promise<Size | OpenFault> {
    let format: Format | undefined;
    try {
      format = await readFormat(file);
    } catch {
      return { kind: "gone" };
    }
    if (!isPicture(format)) return { kind: "undecodable", format };
    // The whole of a PNG is checked, so that what is placed as it is is sound.
    const facts = format === "PNG" || format === "SVG" ? await inspect(file) : undefined;
    if (facts?.kind === "too-complex") return { kind: "tooComplex" };
    if (facts?.kind === "unreadable") return { kind: "gone" };
    const size = await pictureSize(file, format);
    if (!size?.width || !size.height)
      return format === "HEIC" ? this.#heic(file) : { kind: "undecodable", format };
    if (size.width * size.height > MAX_PIXELS) return { kind: "tooLarge", size, maxPixels: MAX_PIXELS };
    return facts?.kind === "damaged-png" ? { kind: "undecodable", format } : size;
  }

  /** What to show of a picture: itself where it is small, else a small copy, made at the first call. */
  face(file: File, size: Size): Promise<Blob> {
    const known = this.#faces.get(file);
    if (known) return known;
    const isSmall = size.width * size.height <= SMALL;
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
      const format = await readFormat(file);
      const mediaType = isPicture(format) ? MEDIA_TYPES[format] : "";
      return await this.#thread.call("face", { file, mediaType, size });
    } catch {
      return file;
    }
  }

  /** One that this browser does not show is decoded for its size, and its face is kept. */
  async #heic(file: File): Promise<Size | OpenFault> {
    const outcome = await decodeHeic({ file, maxPixels: MOST_HEIC, workingPixels: SMALL });
    if (!outcome) return { kind: "heicNotLoaded" };
    if (outcome.kind === "damaged") return { kind: "damagedHeic" };
    if (outcome.kind !== "decoded") return { kind: "tooLarge", size: outcome.size, maxPixels: MOST_HEIC };
    const { bitmap } = outcome;
    const size = { width: bitmap.width, height: bitmap.height };
    this.#faces.set(file, jpegOf(bitmap));
    return size;
  }
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
