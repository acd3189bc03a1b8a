import { callOnce } from "../../threads/thread.ts";
import type { Pixels } from "./encode-png.ts";
import type { EncodeJobs } from "./encode-png.worker.ts";

const start = () => new Worker(new URL("./encode-png.worker.ts", import.meta.url), { type: "module" });

/**
 * A PNG of the pixels, made in a worker so that the page stays quick; in the page where there is none. The
 * pixels are copied to it.
 */
export async function encodeAway({ width, height, data }: Pixels): Promise<Uint8Array<ArrayBuffer>> {
  const pixels = { width, height, data };
  try {
    return await callOnce<EncodeJobs, "encodePng">(start, "encodePng", pixels);
  } catch {
    return (await import("./encode-png.ts")).encodePng(pixels);
  }
}
