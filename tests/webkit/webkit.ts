import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { END_ME_ADDRESS, installKillSwitch } from "../e2e/harness/kill-switch.ts";
import type { Harness } from "../e2e/harness/main.ts";
import type { Call } from "../e2e/harness/photographic.ts";
import { type HarnessServer, serveHarness } from "../e2e/harness/serve-harness.ts";
import { Calls, PATIENCE_MS, soon } from "./calls.ts";
import { MINI_BROWSER, startScreen, type VirtualScreen } from "./screen.ts";

const BETWEEN_LOOKS_MS = 20;

/**
 * WebKitGTK's small browser on a virtual screen, with the store's page. WebDriver would keep nothing from
 * one session to the next, and ends its session when a page crashes; so the page asks the server what to
 * do, and the browser has a profile like a visitor's.
 */
export class WebKitBrowser {
  readonly #server: HarnessServer;
  readonly #screen: VirtualScreen;
  readonly #profile: string;
  readonly #calls: Calls;
  #browser: ChildProcess | undefined;

  private constructor(server: HarnessServer, screen: VirtualScreen, profile: string, calls: Calls) {
    this.#server = server;
    this.#screen = screen;
    this.#profile = profile;
    this.#calls = calls;
  }

  static async start(): Promise<WebKitBrowser> {
    const calls = new Calls();
    const script = `(${installKillSwitch})(${JSON.stringify(END_ME_ADDRESS)})`;
    const server = await serveHarness(script, calls.listeners);
    const screen = await startScreen(1280, 900);
    const profile = await mkdtemp(join(tmpdir(), "brewscreen-webkit-"));
    const browser = new WebKitBrowser(server, screen, profile, calls);
    browser.launch();
    return browser;
  }

  get url(): string {
    return this.#server.url;
  }

  launch(): void {
    const { HOME: _, ...env } = process.env;
    this.#browser = spawn(MINI_BROWSER, [`${this.#server.url}/?remote`], {
      stdio: "ignore",
      detached: true,
      env: {
        ...env,
        HOME: this.#profile,
        XDG_DATA_HOME: join(this.#profile, "data"),
        XDG_CACHE_HOME: join(this.#profile, "cache"),
        XDG_CONFIG_HOME: join(this.#profile, "config"),
        ...this.#screen.env,
      },
    });
  }

  /** Ends the browser as a visitor would, and starts it again with the same profile. */
  async relaunch(): Promise<void> {
    await this.#quit();
    await this.nextPage(() => this.launch());
  }

  /** Ends every process of the browser in the same moment, with signal 9, and starts it again. */
  async killAndStart(): Promise<void> {
    await this.#kill();
    await this.relaunch();
  }

  #kill(): Promise<void> {
    return this.#end((pid) => process.kill(-pid, "SIGKILL"));
  }

  #quit(): Promise<void> {
    return this.#end((pid) => process.kill(pid, "SIGTERM"));
  }

  /** Resolves when the last of its processes is gone: the one that keeps storage writes to the end. */
  async #end(end: (pid: number) => void): Promise<void> {
    const pid = this.#browser?.pid;
    this.#browser = undefined;
    if (!pid || processesOf(pid).length === 0) return;
    end(pid);
    const deadline = Date.now() + PATIENCE_MS;
    for (let left = processesOf(pid); left.length > 0; left = processesOf(pid)) {
      if (Date.now() > deadline)
        throw new Error(`waited a minute: ${left.map(({ name }) => name)} still runs`);
      await new Promise((resolve) => setTimeout(resolve, BETWEEN_LOOKS_MS));
    }
  }

  /**
   * Does something in whose midst the page's kill switch ends the page, and waits for the page after it; where it is
   * done before, the page stays, and its kill switch is off.
   */
  async endDuring(act: () => Promise<unknown>): Promise<void> {
    const asked = this.#calls.endAsked().then(() => "asked");
    const page = this.#calls.nextPage();
    // A page that is left answers null, through the one after it, or does what it was at, and goes then.
    const staying = act().then((answer) => answer !== null && this.call("disarm"));
    // Of a page that crashes nobody waits for it.
    staying.catch(() => {});
    const outcome = await Promise.race([asked, staying]);
    if (outcome === "asked") await this.#crash();
    else if (!outcome) {
      await soon(page, () => "another page comes");
      await this.call("ready");
    }
  }

  /** Kills the processes that run pages, as a crash or the system for want of memory does. */
  async #crash(): Promise<void> {
    const pages = processesOf(this.#browser?.pid ?? 0).filter(({ name }) =>
      name.startsWith("WebKitWebProces"),
    );
    for (const { pid } of pages) process.kill(pid, "SIGKILL");
    await soon(this.#calls.ended(), () => "the page ends");
    await this.relaunch();
  }

  /** Calls the page's harness. */
  async call<Name extends keyof Harness>(
    name: Name,
    ...args: Parameters<Harness[Name]>
  ): Promise<Awaited<ReturnType<Harness[Name]>>> {
    // The page's answer is what the harness returns, made plain by the way.
    return (await this.#calls.send(name, args)) as Awaited<ReturnType<Harness[Name]>>;
  }

  /** Gives the page's store this localStorage and nothing else. */
  async use(entries: Record<string, string>): Promise<void> {
    await this.call("reset", entries);
    await this.reload();
  }

  act([name, ...args]: Call) {
    return this.call("call", name, ...(args as object[]));
  }

  /** Waits for the page that comes after this one, for what brings it. */
  async nextPage(bring: () => void): Promise<void> {
    const page = this.#calls.nextPage();
    bring();
    await soon(page, () => "another page comes");
    await this.call("ready");
  }

  reload(): Promise<void> {
    // Left before it answers, or not: the page that comes says so.
    return this.nextPage(() => void this.call("leave", "/?remote").catch(() => {}));
  }

  async stop(): Promise<void> {
    await this.#kill();
    this.#screen.stop();
    await this.#server.stop();
    await rm(this.#profile, { recursive: true, force: true });
  }
}

/** The processes of a group that still run: a zombie has ended once none of its threads runs (`l`) either. */
function processesOf(group: number): { pid: number; name: string }[] {
  const all = execFileSync("ps", ["-eo", "pgid=,pid=,stat=,comm="], { encoding: "utf8" });
  return [...all.matchAll(/^\s*(\d+)\s+(\d+)\s+(?!Z[^l]?\s)\S+\s+(.*)$/gm)]
    .filter(([, of]) => Number(of) === group)
    .map(([, , pid, name = ""]) => ({ pid: Number(pid), name }));
}
