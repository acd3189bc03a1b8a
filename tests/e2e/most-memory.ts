import { readdirSync, readFileSync } from "node:fs";

/** The peak memory in MB of any page of this process's browsers, or 0 if the system does not tell. */
export function mostMemory(): number {
  if (process.platform !== "linux") return 0;
  const peaks = readdirSync("/proc").flatMap((id) => {
    try {
      if (!/renderer/.test(readFileSync(`/proc/${id}/cmdline`, "utf8")) || !isOurs(id)) return [];
      const peak = statusOf(id, "VmHWM");
      return peak ? [peak / 1024] : [];
    } catch {
      return [];
    }
  });
  return Math.round(Math.max(0, ...peaks));
}

/** Whether a process descends from this one: other tests run their own browsers at the same time. */
function isOurs(id: string): boolean {
  for (let parent = Number(id); parent > 1; parent = statusOf(parent, "PPid"))
    if (parent === process.pid) return true;
  return false;
}

const statusOf = (id: string | number, field: string): number =>
  Number(new RegExp(`^${field}:\\s+(\\d+)`, "m").exec(readFileSync(`/proc/${id}/status`, "utf8"))?.[1]);
