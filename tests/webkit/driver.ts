import { type ChildProcess, spawn } from "node:child_process";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach } from "vitest";
import { freePort } from "../../scripts/ports.ts";
import { MINI_BROWSER, startScreen, type VirtualScreen } from "./screen.ts";

const SCREEN = { width: 1440, height: 900 };
const PATIENCE_MS = 30_000;
const BETWEEN_LOOKS_MS = 50;
/** The key of an element's reference (WebDriver, section 12). */
const ELEMENT = "element-6066-11e4-a52e-4f735466cecf";

type Reference = { readonly [ELEMENT]: string };

/** An element of the page. */
export type ElementId = string;

/**
 * WebKitGTK's small browser on a virtual screen, with a new profile and motion reduced, worked through
 * WebDriver: presses and keys are the system's own. https://www.w3.org/TR/webdriver2/
 */
export class WebKitDriver {
  readonly #url: string;
  readonly #process: ChildProcess;
  readonly #screen: VirtualScreen;
  readonly #home: string;

  private constructor(url: string, process: ChildProcess, screen: VirtualScreen, home: string) {
    this.#url = url;
    this.#process = process;
    this.#screen = screen;
    this.#home = home;
  }

  static async start(): Promise<WebKitDriver> {
    const screen = await startScreen(SCREEN.width, SCREEN.height);
    const home = await mkdtemp(join(tmpdir(), "brewscreen-webkit-"));
    await mkdir(join(home, "gtk-3.0"));
    await writeFile(join(home, "gtk-3.0", "settings.ini"), "[Settings]\ngtk-enable-animations=0\n");
    const port = await freePort();
    const process_ = spawn("WebKitWebDriver", [`--port=${port}`], {
      stdio: "ignore",
      env: { ...process.env, ...screen.env, XDG_CONFIG_HOME: home },
    });
    const base = `http://127.0.0.1:${port}`;
    const { sessionId } = (await eventually(() =>
      command(`${base}/session`, "POST", {
        capabilities: {
          alwaysMatch: { "webkitgtk:browserOptions": { binary: MINI_BROWSER, args: ["--automation"] } },
        },
      }),
    )) as { sessionId: string };
    const driver = new WebKitDriver(`${base}/session/${sessionId}`, process_, screen, home);
    await driver.send("POST", "window/rect", { x: 0, y: 0, ...SCREEN });
    return driver;
  }

  send(method: "GET" | "POST" | "DELETE", path: string, body?: object): Promise<unknown> {
    return command(`${this.#url}/${path}`, method, body);
  }
  open(url: string): Promise<unknown> {
    return this.send("POST", "url", { url });
  }
  async reload(): Promise<void> {
    await this.send("POST", "refresh", {});
  }
  /** The answer of a function that runs in the page and uses nothing from outside itself. */
  async ask<Answer, Args extends readonly unknown[]>(
    question: (...args: Args) => Answer,
    ...args: Args
  ): Promise<Answer> {
    const script = `return (${question})(...arguments)`;
    // What the page answers is what the function returns, made plain by the way.
    return (await this.send("POST", "execute/sync", { script, args })) as Answer;
  }
  /** The elements of a selector, in the page or in another element. */
  async find(css: string, within?: ElementId): Promise<ElementId[]> {
    const path = within === undefined ? "elements" : `element/${within}/elements`;
    const found = (await this.send("POST", path, { using: "css selector", value: css })) as Reference[];
    return found.map((reference) => reference[ELEMENT]);
  }
  /** Its accessible name, as WebKit tells it to a screen reader; none, with an error, where it does not. */
  async nameOf(element: ElementId): Promise<unknown> {
    return this.send("GET", `element/${element}/computedlabel`).catch(() => undefined);
  }
  /**
   * Brings it to the middle of the window, since WebDriver takes for seen what a bar lies over, and presses the mouse
   * on its middle; throws where something still lies over it.
   */
  async click(element: ElementId): Promise<unknown> {
    const script = `arguments[0].scrollIntoView({block: "center", behavior: "instant"})`;
    await this.send("POST", "execute/sync", { script, args: [{ [ELEMENT]: element }] });
    return this.send("POST", `element/${element}/click`, {});
  }
  clear(element: ElementId): Promise<unknown> {
    return this.send("POST", `element/${element}/clear`, {});
  }
  /** Types; into a file input, the paths of files, a line each. */
  keys(element: ElementId, text: string): Promise<unknown> {
    return this.send("POST", `element/${element}/value`, { text });
  }

  async stop(): Promise<void> {
    await command(this.#url, "DELETE").catch(() => undefined);
    this.#process.kill();
    this.#screen.stop();
    await rm(this.#home, { recursive: true, force: true });
  }
}

/** The browser of the test that runs. */
export let driver: WebKitDriver;

/** Gives each test of a file a browser of its own. */
export function driverForTests(): void {
  beforeEach(async () => {
    driver = await WebKitDriver.start();
  });
  afterEach(() => driver.stop());
}

/** Presses a button, or what else is said, by its name, as soon as there is one. */
export const press = (name: string, selector = "button"): Promise<ElementId> =>
  eventually(async () => {
    for (const button of await driver.find(selector))
      if ((await driver.nameOf(button)) === name) return driver.click(button).then(() => button);
    return undefined;
  });

async function command(url: string, method: string, body?: object): Promise<unknown> {
  const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await response.json()) as { value: unknown };
  if (response.ok) return value;
  const { error, message } = value as { error: string; message: string };
  throw new Error(`${error}: ${message}`);
}

/** Does something again until it neither throws nor comes to nothing: the page may be on its way. */
export async function eventually<Value>(attempt: () => Promise<Value | undefined>): Promise<Value> {
  const end = Date.now() + PATIENCE_MS;
  for (;;) {
    try {
      const value = await attempt();
      if (value !== undefined) return value;
      if (Date.now() > end) throw new Error(`it never came true: ${attempt}`);
    } catch (fault) {
      if (Date.now() > end) throw fault;
    }
    await new Promise((resolve) => setTimeout(resolve, BETWEEN_LOOKS_MS));
  }
}
