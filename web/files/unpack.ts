import { callOnce, orHere } from "../threads/thread.ts";
import type { UnpackJobs } from "./unpack.worker.ts";
import type { FilesOrder, Unpacked } from "./unpack-file.ts";

const start = () => new Worker(new URL("./unpack.worker.ts", import.meta.url), { type: "module" });

/** Never rejects. */
export const unpack = (file: Blob): Promise<Unpacked> =>
  callOnce<UnpackJobs, "unpackFile">(start, "unpackFile", file).catch(async (fault) => {
    console.warn("The archive was not unpacked in a thread", fault);
    return (await import("./unpack-file.ts")).unpackFile(file);
  });

export const readFilesAway = (order: FilesOrder) =>
  callOnce<UnpackJobs, "readFiles">(start, "readFiles", order).catch(
    orHere(async () => (await import("./unpack-file.ts")).readFiles(order)),
  );
