import { Thread } from "../../threads/thread.ts";
import type { FileFacts } from "./facts.ts";
import type { InspectJobs } from "./inspect.worker.ts";

const thread = new Thread<InspectJobs>(
  () => new Worker(new URL("./inspect.worker.ts", import.meta.url), { type: "module" }),
);

/**
 * Reads a file's facts from its bytes, in a worker so that a large file does not block the page, or in the page
 * where there is no worker. Does not throw: that a file can't be read is a fact too.
 */
export async function inspect(file: Blob): Promise<FileFacts> {
  try {
    return await thread.call("readFacts", file);
  } catch {
    return (await import("./facts.ts")).readFacts(file);
  }
}
