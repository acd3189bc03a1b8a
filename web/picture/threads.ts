import type { Given, Outcome } from "../threads/answer.ts";
import { callOnce, Thread } from "../threads/thread.ts";
import type { HeicJobs, HeicPhoto } from "./heic.worker.ts";
import type { PictureJobs } from "./picture.worker.ts";

const startPicture = () => new Worker(new URL("./picture.worker.ts", import.meta.url), { type: "module" });
const startHeic = () => new Worker(new URL("./heic.worker.ts", import.meta.url), { type: "module" });

/** Reads files and letters pictures. Keeps the fonts that it has loaded. */
export const pictureThread = new Thread<PictureJobs>(startPicture);

/** Keeps one picture open. */
export class Studio extends Thread<PictureJobs> {
  constructor() {
    super(startPicture);
  }

  /** Undefined if the worker failed or was closed. */
  async ask<Name extends keyof PictureJobs>(
    name: Name,
    given: Given<PictureJobs[Name]>,
  ): Promise<Outcome<PictureJobs[Name]> | undefined> {
    const transfer = given instanceof ImageBitmap ? [given] : [];
    return this.call(name, given, { transfer }).catch(() => {
      // It was not transferred.
      if (given instanceof ImageBitmap) given.close();
      return undefined;
    });
  }
}

export type HeicFault =
  | { readonly kind: "damagedHeic" }
  /** There was no connection to load libheif. */
  | { readonly kind: "heicNotLoaded" };

/** Decodes a photo with libheif, 1.5 MB, at no more than that many pixels; measures it only if that is 0. */
export const decodeHeic = (file: Blob, most: number): Promise<HeicPhoto | HeicFault> =>
  callOnce<HeicJobs, "decodeHeic">(startHeic, "decodeHeic", { file, most }).then(
    (photo) => photo ?? { kind: "damagedHeic" },
    () => ({ kind: "heicNotLoaded" }),
  );
