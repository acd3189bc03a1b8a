import { readdirSync, readFileSync, writeFileSync } from "node:fs";

/* What Linux tells of a process (proc(5)). */

const KIB = 1024;

/** Processor time of all threads, in milliseconds. */
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

/** Bytes in use now. */
export const residentMemory = (pid: number): number => memory(pid, "VmRSS");

/** The most bytes in use since the last `forgetPeak`. */
export const peakMemory = (pid: number): number => memory(pid, "VmHWM");

export const forgetPeak = (pid: number): void => writeFileSync(`/proc/${pid}/clear_refs`, "5");

/** The processes of the browser that runs with a profile. */
function processesOf(profile: string): number[] {
  const parents = new Map<number, number>();
  const own = new Set<number>();
  for (const entry of readdirSync("/proc")) {
    try {
      const [, parent] = /\) \S (\d+)/.exec(readFileSync(`/proc/${entry}/stat`, "utf8")) ?? [];
      if (!/^\d+$/.test(entry)) continue;
      parents.set(Number(entry), Number(parent));
      if (readFileSync(`/proc/${entry}/cmdline`, "utf8").includes(profile)) own.add(Number(entry));
    } catch {
      // The process has ended.
    }
  }
  const isOwn = (pid: number): boolean => own.has(pid) || (pid > 1 && isOwn(parents.get(pid) ?? 0));
  return [...parents.keys()].filter(isOwn);
}

/** The bytes by which the processes of a profile grow at most while something runs: the sum of their peaks. */
export async function memoryOf(profile: string, run: () => Promise<void>): Promise<number> {
  const before = new Map(processesOf(profile).map((pid) => [pid, residentMemory(pid)]));
  for (const pid of before.keys()) forgetPeak(pid);
  await run();
  const rises = processesOf(profile).map((pid) => peakMemory(pid) - (before.get(pid) ?? 0));
  return rises.reduce((sum, rise) => sum + Math.max(0, rise), 0);
}
