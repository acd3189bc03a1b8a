import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BrowserContext, chromium } from "playwright";
import { OWN_BROWSER_ARGS } from "./killable.ts";

/** How long a traced browser may take to start, on a busy machine. */
const START_MS = 120_000;
const PATIENCE_MS = 60_000;

/** A call by which the browser waited until the disk had a file. */
export interface Flush {
  /** Below the profile. */
  readonly path: string;
  /** Milliseconds since 1970. */
  readonly start: number;
  readonly end: number;
}

/** Whether other programs' system calls can be followed here: strace is installed, and the kernel lets it. */
export const canTrace = (): boolean =>
  spawnSync("strace", ["-f", "-e", "trace=fsync,fdatasync", "-y", "true"], { stdio: "ignore" }).status === 0;

/** A Chromium with a profile on the disk, all of whose processes are followed. */
export async function tracedChromium(): Promise<{
  readonly context: BrowserContext;
  /** Every flush that has ended so far. */
  flushes(): Flush[];
  stop(): Promise<void>;
}> {
  const folder = mkdtempSync(join(tmpdir(), "brewscreen-traced-"));
  const profile = join(folder, "profile");
  const trace = join(folder, "trace");
  const browserPath = process.env.BREWSCREEN_BROWSER || "/usr/bin/chromium";
  const strace = ["-f", "-ttt", "-T", "-y", "-e", "trace=fsync,fdatasync", "-o", trace];
  const child = spawn(
    "strace",
    [...strace, browserPath, ...OWN_BROWSER_ARGS, `--user-data-dir=${profile}`, "about:blank"],
    {
      detached: true,
      stdio: "ignore",
    },
  );
  const stop = async () => {
    await ended(child);
    rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  };
  try {
    const browser = await chromium.connectOverCDP(`http://127.0.0.1:${await portIn(profile)}`, {
      timeout: PATIENCE_MS,
    });
    const [context] = browser.contexts();
    if (!context) throw new Error("the browser has no profile");
    context.setDefaultTimeout(PATIENCE_MS);
    return { context, flushes: () => flushesIn(readFileSync(trace, "utf8"), profile), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function portIn(profile: string): Promise<string> {
  const file = join(profile, "DevToolsActivePort");
  const deadline = Date.now() + START_MS;
  for (;;) {
    const port = existsSync(file) ? readFileSync(file, "utf8").split("\n")[0] : "";
    if (port) return port;
    if (Date.now() > deadline) throw new Error("the browser did not start");
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

async function ended(child: ChildProcess): Promise<void> {
  if (!child.pid || child.exitCode !== null || child.signalCode !== null) return;
  const over = new Promise((resolve) => child.once("exit", resolve));
  process.kill(-child.pid, "SIGKILL");
  await over;
}

/**
 * Reads what strace wrote: a line a call, or two where another process was between its start and its end:
 * `{pid} {seconds} fdatasync(45</path>) = 0 <0.002>`, `… fsync(45</path> <unfinished ...>`, `… <... fsync resumed>) = 0 <0.002>`.
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
