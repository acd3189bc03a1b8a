import { type ChildProcess, spawn } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BrowserContext, chromium, type Page } from "playwright";
import { noteRequestsOutside } from "../browser.ts";
import { call } from "./chromium.ts";
import type { Killable } from "./killed-rounds.ts";

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
const PATIENCE_MS = 120_000;

/** The store's page in a browser that is a process group of its own, so that all of it can be ended at once. */
export interface KillableChromium extends Killable {
  stop(): Promise<void>;
}

export async function startKillable(url: string): Promise<KillableChromium> {
  const { start, kill, remove } = await killableProfile();
  let page: Page;
  const open = async () => {
    page = await (await start()).newPage();
    await page.goto(url);
    await call(page, "ready");
  };
  await open();
  return {
    call: (name, ...args) => call(page, name, ...args),
    async killAndStart() {
      await kill();
      await open();
    },
    stop: remove,
  };
}

/** A profile whose browser can be started, and ended with signal 9. */
export interface KillableProfile {
  readonly folder: string;
  start(): Promise<BrowserContext>;
  /** Ends every process of the browser at once. */
  kill(): Promise<void>;
  remove(): Promise<void>;
}

/** Makes a new profile, whose browser is run by a program if one is given. */
export async function killableProfile(runBy: readonly string[] = []): Promise<KillableProfile> {
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
    folder,
    async start() {
      await rm(portFile, { force: true });
      const path = process.env.BREWSCREEN_BROWSER || "/usr/bin/chromium";
      const command = [...runBy, path, ...ARGS, `--user-data-dir=${folder}`, "about:blank"];
      running = spawn(command[0] ?? path, command.slice(1), { detached: true, stdio: "ignore" });
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
      noteRequestsOutside(context);
      return context;
    },
    kill,
    async remove() {
      await kill();
      await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
    },
  };
}
