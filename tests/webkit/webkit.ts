import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import type { RequestListener } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { END_ME_ADDRESS, installKillSwitch } from "../e2e/harness/kill-switch.ts";
import type { Harness } from "../e2e/harness/main.ts";
import { type HarnessServer, serveHarness } from "../e2e/harness/serve-harness.ts";
import { MINI_BROWSER, startScreen, type VirtualScreen } from "./screen.ts";

/** A page that does not answer for so long has died. */
const ANSWER_TIMEOUT_MS = 60_000;

interface Waiting {
  readonly request: { id: number; name: string; args: unknown[] };
  readonly answer: (value: unknown) => void;
}

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
    const page = this.#calls.nextPage();
    this.launch();
    await page;
    await this.call("ready");
  }

  /** Ends every process of the browser in the same moment, with signal 9, and starts it again. */
  async killAndStart(): Promise<void> {
    await this.#end((pid) => process.kill(-pid, "SIGKILL"));
    await this.relaunch();
  }

  #quit(): Promise<void> {
    return this.#end((pid) => process.kill(pid, "SIGTERM"));
  }

  async #end(end: (pid: number) => void): Promise<void> {
    const browser = this.#browser;
    if (!browser?.pid || browser.exitCode !== null || browser.signalCode !== null) return;
    const gone = new Promise((resolve) => browser.once("exit", resolve));
    end(browser.pid);
    await gone;
  }

  /** Kills the processes that run pages, as a crash or the system for want of memory does. */
  async crash(): Promise<void> {
    const children = execFileSync("ps", ["-o", "pid=,comm=", "--ppid", String(this.#browser?.pid)], {
      encoding: "utf8",
    });
    for (const [, pid] of children.matchAll(/^\s*(\d+) WebKitWebProces/gm))
      process.kill(Number(pid), "SIGKILL");
    // What the page had written is on its way through the process that keeps storage.
    await new Promise((resolve) => setTimeout(resolve, 300));
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

  /** Resolves when the page asks to be ended. */
  endAsked(): Promise<void> {
    return this.#calls.endAsked();
  }

  /** Waits for the page that comes after `leave` has left this one. */
  async nextPage(leave: () => void): Promise<void> {
    const page = this.#calls.nextPage();
    leave();
    await page;
    await this.call("ready");
  }

  reload(): Promise<void> {
    return this.nextPage(() => void this.call("leave", "/?remote"));
  }

  async stop(): Promise<void> {
    await this.#quit();
    this.#screen.stop();
    await this.#server.stop();
    await rm(this.#profile, { recursive: true, force: true });
  }
}

/** Calls on their way to the page, which comes and asks for them. */
class Calls {
  #lastId = 0;
  #page = "";
  #pending: Waiting[] = [];
  #taken: Waiting | undefined;
  #take: ((waiting: Waiting) => void) | undefined;
  #onEnd: (() => void) | undefined;
  #onPage: (() => void) | undefined;

  readonly listeners: Readonly<Record<string, RequestListener>> = {
    "/remote/next": (request, response) => {
      const page = request.url ?? "";
      if (page !== this.#page) {
        // What an earlier page was asked, it will not answer any more.
        this.#taken?.answer(null);
        this.#page = page;
        this.#onPage?.();
      }
      const take = (waiting: Waiting) => {
        this.#taken = waiting;
        response.end(JSON.stringify(waiting.request));
      };
      this.#take = take;
      response.once("close", () => {
        if (this.#take === take) this.#take = undefined;
      });
      this.#hand();
    },
    "/remote/answer": async (request, response) => {
      let body = "";
      for await (const piece of request) body += piece;
      const { id, answer } = JSON.parse(body);
      if (this.#taken?.request.id === id) this.#taken?.answer(answer);
      response.end();
    },
    [END_ME_ADDRESS]: (_request, response) => {
      this.#onEnd?.();
      // A page that is to crash waits here, for ever.
      setTimeout(() => response.end(), ANSWER_TIMEOUT_MS);
    },
    // A page that was left comes back by itself.
    "/blank.html": (_request, response) =>
      response
        .setHeader("content-type", "text/html")
        .end('<meta http-equiv="refresh" content="0;url=/?remote">'),
  };

  send(name: string, args: unknown[]): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`the page did not answer ${name}`)), ANSWER_TIMEOUT_MS);
      const answer = (value: unknown) => {
        clearTimeout(timer);
        this.#taken = undefined;
        resolve(value);
      };
      this.#pending.push({ request: { id: ++this.#lastId, name, args }, answer });
      this.#hand();
    });
  }

  /** Resolves when the page asks to be ended. */
  endAsked(): Promise<void> {
    return new Promise((resolve) => {
      this.#onEnd = resolve;
    });
  }

  /** Resolves when another page than the last asks for calls. */
  nextPage(): Promise<void> {
    return new Promise((resolve) => {
      this.#onPage = resolve;
    });
  }

  #hand(): void {
    const next = this.#take && this.#pending.shift();
    if (!next) return;
    const take = this.#take;
    this.#take = undefined;
    take?.(next);
  }
}
