import * as classic from "../../../../shared/machines/classic/machine.ts";
import { renderJob } from "../../../../web/picture/render-job.ts";
import { bytesAt, jobsOf, type Screen } from "./screen.ts";

/*
 * The renderer on a page without anything else, driven from outside by calls with plain data. Pictures are given
 * back in base64.
 */

const harness = {
  /** Renders a screen: each picture by its place, or why there is none; and what was read and told meanwhile. */
  async render(screen: Screen) {
    const pictures: Record<string, string> = {};
    const read: string[] = [];
    const told: number[] = [];
    const bytesOf = (address: string) => {
      read.push(address);
      return bytesAt(address);
    };
    for (const job of jobsOf(screen)) {
      const made = await renderJob(classic, job, { bytesOf, onProgress: (share) => told.push(share) });
      for (const [at, picture] of made.entries()) {
        const { key = "" } = job.images[at] ?? {};
        if ("png" in picture) pictures[key] = picture.png.toBase64();
        else pictures[picture.key] = picture.reason;
      }
    }
    return { pictures, read, told };
  },

  /** Begins to render a screen, and aborts as soon as an original is asked for. */
  async abort(screen: Screen) {
    const aborting = new AbortController();
    const [job] = jobsOf(screen);
    if (!job) throw new Error("there is nothing to render");
    const bytesOf = async (address: string) => {
      aborting.abort(new Error("the visitor left"));
      return bytesAt(address);
    };
    return renderJob(classic, job, { bytesOf, signal: aborting.signal }).then(
      () => "rendered",
      (reason) => String(reason),
    );
  },
};

export type PicturesHarness = typeof harness;

Object.assign(globalThis, { harness });
