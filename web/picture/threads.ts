import type { Given, Outcome } from "../threads/answer.ts";
import { type CallOptions, callOnce, Thread, ThreadEnded } from "../threads/thread.ts";
import type { HeicJobs, HeicOutcome, HeicRequest } from "./heic.worker.ts";
import type { PictureJobs } from "./picture.worker.ts";

type Name = keyof PictureJobs;

class PictureThread extends Thread<PictureJobs> {
  constructor() {
    super(() => new Worker(new URL("./picture.worker.ts", import.meta.url), { type: "module" }));
  }
}

/** Keeps the fonts that it has loaded. */
let shared = new PictureThread();

/** Rejects as `Thread.call` does; the next call then starts a new worker. */
export async function callShared<Known extends Name>(
  name: Known,
  given: Given<PictureJobs[Known]>,
  options?: CallOptions,
): Promise<Outcome<PictureJobs[Known]>> {
  const used = shared;
  try {
    return await used.call(name, given, options);
  } catch (fault) {
    if (fault instanceof ThreadEnded && shared === used) shared = new PictureThread();
    throw fault;
  }
}

export class Studio extends PictureThread {
  /** Undefined if the worker failed or was closed. */
  async ask<Known extends Name>(
    name: Known,
    given: Given<PictureJobs[Known]>,
  ): Promise<Outcome<PictureJobs[Known]> | undefined> {
    const transfer = given instanceof ImageBitmap ? [given] : [];
    return this.call(name, given, { transfer }).catch(() => {
      // It was not transferred.
      if (given instanceof ImageBitmap) given.close();
      return undefined;
    });
  }
}

const startHeic = () => new Worker(new URL("./heic.worker.ts", import.meta.url), { type: "module" });

/** Loads libheif, 1.5 MB, on the first call; undefined if it can't be loaded. */
export const decodeHeic = (request: HeicRequest): Promise<HeicOutcome | undefined> =>
  callOnce<HeicJobs, "decodeHeic">(startHeic, "decodeHeic", request).catch(() => undefined);
