import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { BrowserContext } from "playwright";
import { killableProfile } from "./killable.ts";

/** A call by which the browser waited until the disk had a file; times are in milliseconds since 1970. */
export interface Flush {
  /** Below the profile. */
  readonly path: string;
  readonly start: number;
  readonly end: number;
}

/** Whether system calls of other programs can be followed: strace is installed, and the kernel allows it. */
export const canTrace = (): boolean =>
  spawnSync("strace", ["-f", "-e", "trace=fsync,fdatasync", "-y", "true"], { stdio: "ignore" }).status === 0;

/** A Chromium with a profile on the disk, all of whose processes are followed. */
export async function tracedChromium(): Promise<{
  readonly context: BrowserContext;
  flushes(): Flush[];
  stop(): Promise<void>;
}> {
  const folder = mkdtempSync(join(tmpdir(), "brewscreen-traced-"));
  const trace = join(folder, "trace");
  const strace = ["strace", "-f", "-ttt", "-T", "-y", "-e", "trace=fsync,fdatasync", "-o", trace];
  const { folder: profile, start, remove } = await killableProfile(strace);
  const stop = async () => {
    await remove();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const context = await start();
    return { context, flushes: () => flushesIn(readFileSync(trace, "utf8"), profile), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/**
 * Reads strace's lines, one or two for a call: `{pid} {seconds} fdatasync(45</path>) = 0 <0.002>`, `…
 * fsync(45</path> <unfinished ...>`, `… <... fsync resumed>) = 0 <0.002>`.
 */
export function flushesIn(trace: string, profile: string): Flush[] {
  const pending = new Map<string, { path: string; start: number }>();
  const flushes: Flush[] = [];
  for (const line of trace.split("\n")) {
    const [, pid = "", seconds, call = ""] = /^(\d+)\s+(\d+\.\d+)\s+(.*)$/.exec(line) ?? [];
    const begun = /^(?:fsync|fdatasync)\(\d+<([^>]*)>/.exec(call);
    if (begun) pending.set(pid, { path: begun[1] ?? "", start: Number(seconds) * 1_000 });
    const took = /\)\s+= 0 <(\d+\.\d+)>$/.exec(call)?.[1];
    const made = pending.get(pid);
    if (took === undefined || !made) continue;
    pending.delete(pid);
    const path = made.path.startsWith(profile) ? made.path.slice(profile.length + 1) : made.path;
    flushes.push({ path, start: made.start, end: made.start + Number(took) * 1_000 });
  }
  return flushes;
}
