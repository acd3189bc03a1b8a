import * as classic from "../../../../shared/machines/classic/machine.ts";
import { runRenderJob } from "../../../../web/picture/render-job.ts";
import { bytesAt, jobsOf, type Screen } from "./screen.ts";

/* The renderer on an empty page, driven from outside with plain data. */

const harness = {
  /** Renders a screen; returns each picture in base64 or why there is none, what was read, and the progress. */
  async render(screen: Screen) {
    const pictures: Record<string, string> = {};
    const read: string[] = [];
    const told: number[] = [];
    const bytesOf = (address: string) => {
      read.push(address);
      return bytesAt(address);
    };
    for (const job of jobsOf(screen)) {
      const made = await runRenderJob(classic, job, { bytesOf, onProgress: (share) => told.push(share) });
      for (const [at, picture] of made.entries()) {
        const { key = "" } = job.images[at] ?? {};
        if ("png" in picture) pictures[key] = picture.png.toBase64();
        else pictures[picture.key] = picture.reason;
      }
    }
    return { pictures, read, told };
  },

  /** Begins to render a screen, and aborts as soon as it reads an original. */
  async abort(screen: Screen) {
    const aborting = new AbortController();
    const [job] = jobsOf(screen);
    if (!job) throw new Error("there is nothing to render");
    const bytesOf = async (address: string) => {
      aborting.abort(new Error("the visitor left"));
      return bytesAt(address);
    };
    return runRenderJob(classic, job, { bytesOf, signal: aborting.signal }).then(
      () => "rendered",
      (reason) => String(reason),
    );
  },
};

export type PicturesHarness = typeof harness;

Object.assign(globalThis, { harness });
