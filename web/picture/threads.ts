import type { Given, Outcome } from "../threads/jobs.ts";
import { type CallOptions, callOnce, Thread, ThreadEnded } from "../threads/thread.ts";
import type { HeicJobs, HeicOutcome, HeicRequest } from "./heic.worker.ts";
import type { LetteredPicture, LetteringOrder } from "./lettering/letter.ts";
import type { PictureJobs } from "./picture.worker.ts";

type Name = keyof PictureJobs;

const startThread = () =>
  new Thread<PictureJobs>(
    () => new Worker(new URL("./picture.worker.ts", import.meta.url), { type: "module" }),
  );

/** The page's own thread, which keeps the fonts that it has loaded. */
let shared = startThread();

/** Runs a job in the page's thread. Rejects as `Thread.call` does; the next call then gets a new thread. */
export async function callShared<Known extends Name>(
  name: Known,
  given: Given<PictureJobs[Known]>,
  options?: CallOptions,
): Promise<Outcome<PictureJobs[Known]>> {
  const used = shared;
  try {
    return await used.call(name, given, options);
  } catch (fault) {
    if (fault instanceof ThreadEnded && shared === used) shared = startThread();
    throw fault;
  }
}

/** Letters the pictures of one machine screen together. Rejects if the browser can't, or one of them can't be decoded. */
export const letterPictures = async (
  orders: readonly LetteringOrder[],
  signal?: AbortSignal,
): Promise<readonly LetteredPicture[]> => (orders.length > 0 ? callShared("letter", orders, { signal }) : []);

/** A thread of its own for one picture, which is decoded, placed and encoded there. */
export class Studio {
  readonly #thread = startThread();

  /** Returns what the thread answers; undefined if it can't, and after it was closed. */
  async ask<Known extends Name>(
    name: Known,
    given: Given<PictureJobs[Known]>,
  ): Promise<Outcome<PictureJobs[Known]> | undefined> {
    const transfer = given instanceof ImageBitmap ? [given] : [];
    return this.#thread.call(name, given, { transfer }).catch(() => {
      // It was not handed over.
      if (given instanceof ImageBitmap) given.close();
      return undefined;
    });
  }

  /** Ends the thread and releases its picture. */
  close(): void {
    this.#thread.close();
  }
}

const startHeic = () => new Worker(new URL("./heic.worker.ts", import.meta.url), { type: "module" });

/**
 * Decodes a HEIC photo where the browser can't, upright, by libheif in a worker of its own: 1.5 MB that are loaded
 * then. Its colours are kept; who draws it has them in the canvas's.
 *
 * @returns undefined where the code did not load
 */
export const decodeHeic = (request: HeicRequest): Promise<HeicOutcome | undefined> =>
  callOnce<HeicJobs, "decodeHeic">(startHeic, "decodeHeic", request).catch(() => undefined);
