import type { Given, Outcome } from "../../threads/jobs.ts";
import { Thread } from "../../threads/thread.ts";
import type { StudioJobs } from "./studio.worker.ts";

/** The worker in which one picture is decoded, placed and encoded. */
export class Studio {
  readonly #thread = new Thread<StudioJobs>(
    () => new Worker(new URL("./studio.worker.ts", import.meta.url), { type: "module" }),
  );

  /** What the worker answers; undefined where it can't, and after it was closed. */
  async ask<Name extends keyof StudioJobs>(
    name: Name,
    given: Given<StudioJobs[Name]>,
  ): Promise<Outcome<StudioJobs[Name]> | undefined> {
    const transfer = given instanceof ImageBitmap ? [given] : [];
    return this.#thread.call(name, given, { transfer }).catch(() => {
      // It was not handed over.
      if (given instanceof ImageBitmap) given.close();
      return undefined;
    });
  }

  /** Ends the worker and releases its picture. */
  close(): void {
    this.#thread.close();
  }
}
