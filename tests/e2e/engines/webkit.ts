import { type ChildProcess, spawn } from "node:child_process";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findFreePort } from "../../../scripts/serve.ts";
import { MINI_BROWSER, startScreen, type VirtualScreen } from "../../webkit/screen.ts";
import type { Target } from "../journey.ts";
import { CANDIDATES, type Driver, eventually, SCREEN } from "./driver.ts";

/** The key of an element's reference (WebDriver, section 12). */
const ELEMENT = "element-6066-11e4-a52e-4f735466cecf";
type Reference = { readonly [ELEMENT]: string };

/**
 * WebKitGTK's small browser on a virtual screen, with a new profile, worked through WebDriver: presses and keys are
 * the system's own. https://www.w3.org/TR/webdriver2/
 */
class WebKit implements Driver<Reference> {
  readonly #url: string;
  readonly #process: ChildProcess;
  readonly #screen: VirtualScreen;
  readonly folder: string;
  readonly downloads: string;

  constructor(url: string, process: ChildProcess, screen: VirtualScreen, folder: string, downloads: string) {
    this.#url = url;
    this.#process = process;
    this.#screen = screen;
    this.folder = folder;
    this.downloads = downloads;
  }

  #send(method: "GET" | "POST" | "DELETE", path: string, body?: object): Promise<unknown> {
    return command(`${this.#url}/${path}`, method, body);
  }
  open(url: string): Promise<unknown> {
    return this.#send("POST", "url", { url });
  }
  reload(): Promise<unknown> {
    return this.#send("POST", "refresh", {});
  }
  async ask<Answer, Args extends readonly unknown[]>(
    question: (...args: Args) => Answer,
    ...args: unknown[]
  ): Promise<Awaited<Answer>> {
    const script = `return (${question})(...arguments)`;
    // What the page answers is what the function returns, made plain by the way.
    return (await this.#send("POST", "execute/sync", { script, args })) as Awaited<Answer>;
  }
  async find(css: string, within?: Reference) {
    const path = within === undefined ? "elements" : `element/${within[ELEMENT]}/elements`;
    return (await this.#send("POST", path, { using: "css selector", value: css })) as Reference[];
  }
  async look({ role, name }: Target, within?: Reference) {
    for (const element of await this.find(CANDIDATES[role], within))
      if (name === undefined || (await this.#nameOf(element)) === name) return element;
    return undefined;
  }
  /** None, with an error, where WebKit tells none to a screen reader. */
  #nameOf(element: Reference): Promise<unknown> {
    return this.#send("GET", `element/${element[ELEMENT]}/computedlabel`).catch(() => undefined);
  }
  async click(element: Reference) {
    // WebDriver takes for seen what a bar lies over.
    await this.ask((it: Element) => it.scrollIntoView({ block: "center", behavior: "instant" }), element);
    return this.#send("POST", `element/${element[ELEMENT]}/click`, {});
  }
  async retype(element: Reference, text: string) {
    await this.#send("POST", `element/${element[ELEMENT]}/clear`, {});
    return this.#send("POST", `element/${element[ELEMENT]}/value`, { text });
  }
  give(element: Reference, paths: readonly string[]) {
    return this.#send("POST", `element/${element[ELEMENT]}/value`, { text: paths.join("\n") });
  }
  async stop() {
    await command(this.#url, "DELETE").catch(() => undefined);
    this.#process.kill();
    this.#screen.stop();
    await rm(this.folder, { recursive: true, force: true });
  }
}

export async function startWebKit(): Promise<Driver> {
  const screen = await startScreen(SCREEN.width, SCREEN.height);
  const folder = await mkdtemp(join(tmpdir(), "brewscreen-webkit-"));
  const downloads = join(folder, "downloads");
  for (const each of [downloads, join(folder, "gtk-3.0")]) await mkdir(each);
  await writeFile(join(folder, "user-dirs.dirs"), `XDG_DOWNLOAD_DIR="${downloads}"\n`);
  await writeFile(join(folder, "gtk-3.0", "settings.ini"), "[Settings]\ngtk-enable-animations=0\n");
  const port = await findFreePort();
  const driver = spawn("WebKitWebDriver", [`--port=${port}`], {
    stdio: "ignore",
    env: { ...process.env, ...screen.env, XDG_CONFIG_HOME: folder },
  });
  const base = `http://127.0.0.1:${port}`;
  const { sessionId } = (await eventually(() =>
    command(`${base}/session`, "POST", {
      capabilities: {
        alwaysMatch: { "webkitgtk:browserOptions": { binary: MINI_BROWSER, args: ["--automation"] } },
      },
    }),
  )) as { sessionId: string };
  const url = `${base}/session/${sessionId}`;
  await command(`${url}/window/rect`, "POST", { x: 0, y: 0, ...SCREEN });
  return new WebKit(url, driver, screen, folder, downloads);
}

async function command(url: string, method: string, body?: object): Promise<unknown> {
  const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await response.json()) as { value: unknown };
  if (response.ok) return value;
  const { error, message } = value as { error: string; message: string };
  throw new Error(`${error}: ${message}`);
}
