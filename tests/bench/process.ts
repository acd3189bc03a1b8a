import { readdirSync, readFileSync, writeFileSync } from "node:fs";

/*
 * What Linux knows of a process (proc(5)).
 */

const KIB = 1024;

/** Time on a processor of all its threads, in milliseconds, to the nanosecond. */
export function cpuTime(pid: number): number {
  const threads = readdirSync(`/proc/${pid}/task`);
  const nanoseconds = threads.map((thread) =>
    Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, "utf8").split(" ")[0]),
  );
  return nanoseconds.reduce((total, time) => total + time, 0) / 1e6;
}

function memory(pid: number, row: string): number {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return Number(new RegExp(`${row}:\\s+(\\d+) kB`).exec(status)?.[1]) * KIB;
}

/** Bytes of memory in use now. */
export const residentMemory = (pid: number): number => memory(pid, "VmRSS");

/** The most bytes in use since the last `forgetPeak`. */
export const peakMemory = (pid: number): number => memory(pid, "VmHWM");

/** Starts counting the peak anew. */
export const forgetPeak = (pid: number): void => writeFileSync(`/proc/${pid}/clear_refs`, "5");
