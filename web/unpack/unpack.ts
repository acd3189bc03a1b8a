import { callOnce, ThreadEnded } from "../threads/thread.ts";
import type { FilesOrder } from "./read-files.ts";
import type { UnpackJobs } from "./unpack.worker.ts";
import type { Unpacked } from "./unpack-file.ts";

const start = () => new Worker(new URL("./unpack.worker.ts", import.meta.url), { type: "module" });

/** What an archive that a visitor gives holds, read in a thread of its own. Does not throw. */
export async function unpack(file: Blob): Promise<Unpacked> {
  try {
    return await callOnce<UnpackJobs, "unpackFile">(start, "unpackFile", file);
  } catch (fault) {
    console.warn("The archive was not unpacked", fault);
    return { ok: false, fault: "unreadable" };
  }
}

/** The files of an archive, or why they can't all be had; in a thread of its own, or here where there is none. */
export async function readFilesAway(order: FilesOrder) {
  try {
    return await callOnce<UnpackJobs, "readFiles">(start, "readFiles", order);
  } catch (fault) {
    if (!(fault instanceof ThreadEnded)) throw fault;
    return (await import("./read-files.ts")).readFiles(order);
  }
}
