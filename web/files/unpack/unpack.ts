import { callOnce, ThreadEnded } from "../../threads/thread.ts";
import type { FilesOrder } from "./read-files.ts";
import type { UnpackJobs } from "./unpack.worker.ts";
import type { Unpacked } from "./unpack-file.ts";

/** A thread of its own for each archive; where there is none it is read here. */
const start = () => new Worker(new URL("./unpack.worker.ts", import.meta.url), { type: "module" });

/** What an archive that a visitor gives holds. Does not throw. */
export async function unpack(file: Blob): Promise<Unpacked> {
  try {
    return await callOnce<UnpackJobs, "unpackFile">(start, "unpackFile", file);
  } catch (fault) {
    console.warn("The archive was not unpacked in a thread", fault);
    return (await import("./unpack-file.ts")).unpackFile(file);
  }
}

/** The files of an archive, or why they can't all be had. */
export async function readFilesAway(order: FilesOrder) {
  try {
    return await callOnce<UnpackJobs, "readFiles">(start, "readFiles", order);
  } catch (fault) {
    if (!(fault instanceof ThreadEnded)) throw fault;
    return (await import("./read-files.ts")).readFiles(order);
  }
}
