import { callOnce, ThreadEnded } from "../threads/thread.ts";
import type { UnpackJobs } from "./unpack.worker.ts";
import type { FilesOrder, Unpacked } from "./unpack-file.ts";

const start = () => new Worker(new URL("./unpack.worker.ts", import.meta.url), { type: "module" });

/** Unpacks a visitor's archive. Does not throw. */
export async function unpack(file: Blob): Promise<Unpacked> {
  try {
    return await callOnce<UnpackJobs, "unpackFile">(start, "unpackFile", file);
  } catch (fault) {
    console.warn("The archive was not unpacked in a thread", fault);
    return (await import("./unpack-file.ts")).unpackFile(file);
  }
}

export async function readFilesAway(order: FilesOrder) {
  try {
    return await callOnce<UnpackJobs, "readFiles">(start, "readFiles", order);
  } catch (fault) {
    if (!(fault instanceof ThreadEnded)) throw fault;
    return (await import("./unpack-file.ts")).readFiles(order);
  }
}
