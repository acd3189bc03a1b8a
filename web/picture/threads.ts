import type { Given, Outcome } from "../threads/answer.ts";
import { callOnce, Thread } from "../threads/thread.ts";
import type { HeicJobs, HeicOutcome, HeicRequest } from "./heic.worker.ts";
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

/** Loads libheif, 1.5 MB, on the first call; undefined if it can't be loaded. */
export const decodeHeic = (request: HeicRequest): Promise<HeicOutcome | undefined> =>
  callOnce<HeicJobs, "decodeHeic">(startHeic, "decodeHeic", request).catch(() => undefined);
