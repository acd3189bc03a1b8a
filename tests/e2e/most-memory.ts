import { readdirSync, readFileSync } from "node:fs";

/** The peak memory of any browser page on this machine in MB, or 0 if the system does not tell. */
export function mostMemory(): number {
  if (process.platform !== "linux") return 0;
  const peaks = readdirSync("/proc").flatMap((id) => {
    try {
      if (!/renderer/.test(readFileSync(`/proc/${id}/cmdline`, "utf8"))) return [];
      const [, peak] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${id}/status`, "utf8")) ?? [];
      return peak ? [Number(peak) / 1024] : [];
    } catch {
      return [];
    }
  });
  return Math.round(Math.max(0, ...peaks));
}
