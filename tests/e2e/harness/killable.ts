import { type ChildProcess, spawn } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BrowserContext, chromium } from "playwright";

const ARGS = [
  "--headless=new",
  "--no-sandbox",
  "--no-first-run",
  "--disable-gpu",
  "--disable-quic",
  "--disable-background-networking",
  "--disable-component-update",
  "--remote-debugging-port=0",
];
/** How long a browser may take to start, or to end, on a busy machine. */
const PATIENCE_MS = 60_000;

/** A profile whose browser is a process group of its own, so that all of it can be ended at once. */
export interface KillableProfile {
  start(): Promise<BrowserContext>;
  /** Ends every process of the browser in the same moment, with signal 9. */
  kill(): Promise<void>;
  remove(): Promise<void>;
}

export async function killableProfile(): Promise<KillableProfile> {
  const folder = await mkdtemp(join(tmpdir(), "brewscreen-killed-"));
  const portFile = join(folder, "DevToolsActivePort");
  let running: ChildProcess | undefined;

  const kill = async () => {
    const child = running;
    running = undefined;
    if (!child?.pid || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once("exit", resolve));
    process.kill(-child.pid, "SIGKILL");
    await ended;
  };
  return {
    async start() {
      await rm(portFile, { force: true });
      const path = process.env.BREWSCREEN_BROWSER || "/usr/bin/chromium";
      const args = [...ARGS, `--user-data-dir=${folder}`, "about:blank"];
      running = spawn(path, args, { detached: true, stdio: "ignore" });
      const deadline = Date.now() + PATIENCE_MS;
      let port = "";
      while (!port) {
        if (Date.now() > deadline) throw new Error("the browser did not start");
        await new Promise((resolve) => setTimeout(resolve, 50));
        port = (await readFile(portFile, "utf8").catch(() => "")).split("\n")[0] ?? "";
      }
      const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`, { timeout: PATIENCE_MS });
      const [context] = browser.contexts();
      if (!context) throw new Error("the browser has no profile");
      context.setDefaultTimeout(PATIENCE_MS);
      return context;
    },
    kill,
    async remove() {
      await kill();
      await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
    },
  };
}
