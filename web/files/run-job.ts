import { callOnce, type JobInput, type JobOutput, runHereInstead } from "../threads/thread.ts";
import type { fileJobs } from "./jobs.ts";

type FileJobs = typeof fileJobs;

const start = () => new Worker(new URL("./jobs.worker.ts", import.meta.url), { type: "module" });

/** Runs the job in this thread if the worker fails. Rejects if the job does. */
export const runFileJob = <Name extends keyof FileJobs>(
  name: Name,
  given: JobInput<FileJobs[Name]>,
  signal?: AbortSignal,
): Promise<JobOutput<FileJobs[Name]>> =>
  callOnce<FileJobs, Name>(start, name, given, { signal }).catch(
    runHereInstead(async () => {
      const { fileJobs } = await import("./jobs.ts");
      return fileJobs[name](given as never) as JobOutput<FileJobs[Name]>;
    }),
  );
