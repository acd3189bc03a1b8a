import { callOnce, ThreadEnded } from "../threads/thread.ts";
import type { TestImageJobs } from "./test-image.worker.ts";

/** The test package's picture, a PNG; drawn in a thread, or in the page where the browser gives none. */
export async function testImage(): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return await callOnce<TestImageJobs, "drawTestImage">(start, "drawTestImage", undefined);
  } catch (fault) {
    if (!(fault instanceof ThreadEnded)) throw fault;
    return (await import("./draw-test-image.ts")).drawTestImage();
  }
}

const start = () => new Worker(new URL("./test-image.worker.ts", import.meta.url), { type: "module" });
