import { callOnce } from "../../threads/thread.ts";
import type { HeicJobs, HeicOutcome, HeicRequest } from "./heic.worker.ts";

const start = () => new Worker(new URL("./heic.worker.ts", import.meta.url), { type: "module" });

/**
 * Decodes a HEIC photo where the browser can't, upright, by libheif in a worker of its own: 1.5 MB that are loaded
 * then. Its colours are kept; who draws it has them in the canvas's.
 *
 * @returns undefined where the code did not load
 */
export const decodeHeic = (request: HeicRequest): Promise<HeicOutcome | undefined> =>
  callOnce<HeicJobs, "decodeHeic">(start, "decodeHeic", request).catch(() => undefined);
