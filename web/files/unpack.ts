import { callOnce, runHereInstead } from "../threads/thread.ts";
import type { UnpackJobs } from "./unpack.worker.ts";
import type { ReadFilesRequest, UnpackResult } from "./unpack-file.ts";

const start = () => new Worker(new URL("./unpack.worker.ts", import.meta.url), { type: "module" });

/** Never rejects. */
export const unpackInWorker = (file: Blob): Promise<UnpackResult> =>
  callOnce<UnpackJobs, "unpackFile">(start, "unpackFile", file).catch(async (fault) => {
    console.warn("Failed to unpack the archive in a worker; retrying on the main thread", fault);
    return (await import("./unpack-file.ts")).unpackFile(file);
  });

export const readFilesInWorker = (order: ReadFilesRequest) =>
  callOnce<UnpackJobs, "readFiles">(start, "readFiles", order).catch(
    runHereInstead(async () => (await import("./unpack-file.ts")).readFiles(order)),
  );
