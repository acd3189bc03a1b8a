import { readdirSync, readFileSync, statSync } from "node:fs";
import { build } from "../../scripts/build.ts";
import { serveOnFreePorts } from "../../scripts/serve.ts";
import { launch } from "../e2e/browser.ts";
import { eventually, WebKitDriver } from "../webkit/driver.ts";
import { LARGE, type LargePicture, largePictures } from "./large-pictures.ts";
import { residentMemory } from "./process.ts";

/*
 * What a browser needs, over its idle page, to check, open, place and keep a picture of 60 megapixels, in each
 * format and engine; and how long the page stood still meanwhile. By hand: node tests/bench/fit-memory.ts,
 * of pictures of another size and of some formats alone: node tests/bench/fit-memory.ts 4096x3072 JPEG PNG
 */

/** A page of the product in some engine. */
interface Window {
  ask<Answer>(question: () => Answer): Promise<Answer>;
  /** Gives a file to the page's only zone. */
  give(path: string): Promise<unknown>;
  close(): Promise<unknown>;
}

interface Engine {
  readonly name: string;
  /** Of its processes, as Linux calls them. */
  readonly processes: RegExp;
  open(url: string): Promise<Window>;
}

const INPUT = "fieldset input[type=file]";

const CHROMIUM: Engine = {
  name: "Chromium",
  processes: /chrom|headless/,
  async open(url) {
    const browser = await launch();
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    await page.goto(url);
    return {
      ask: (question) => page.evaluate(question),
      give: (path) => page.locator(INPUT).first().setInputFiles(path),
      close: () => browser.close(),
    };
  },
};

const WEBKIT: Engine = {
  name: "WebKit",
  processes: /WebKit|MiniBrowser/,
  async open(url) {
    const driver = await WebKitDriver.start();
    await driver.open(url);
    return {
      ask: (question) => driver.ask(question),
      give: async (path) => {
        const [input = ""] = await eventually(async () => {
          const found = await driver.find(INPUT);
          return found.length > 0 ? found : undefined;
        });
        return driver.keys(input, path);
      },
      close: () => driver.stop(),
    };
  },
};

/** How long the page may take for what it is asked, in milliseconds. */
const PATIENCE = 120_000;
const SETTLE = 1_500;
/** Between two looks at what all processes have in use, in milliseconds. */
const SAMPLED_EVERY = 5;

/** The processes of an engine that this one started, and those that they started. */
function processesOf({ processes }: Engine): number[] {
  const parents = new Map<number, { parent: number; name: string }>();
  for (const entry of readdirSync("/proc")) {
    if (!/^\d+$/.test(entry)) continue;
    try {
      const [, name = "", parent = ""] =
        /\((.*)\) \S (\d+)/.exec(readFileSync(`/proc/${entry}/stat`, "utf8")) ?? [];
      parents.set(Number(entry), { parent: Number(parent), name });
    } catch {
      // It has ended since.
    }
  }
  const isOurs = (pid: number): boolean => {
    for (let at = parents.get(pid); at; at = parents.get(at.parent))
      if (at.parent === process.pid) return true;
    return false;
  };
  return [...parents].flatMap(([pid, { name }]) => (processes.test(name) && isOurs(pid) ? [pid] : []));
}

const ended = (read: () => number): number => {
  try {
    return read();
  } catch {
    return 0;
  }
};

/** Until the page answers with yes. */
async function until(window: Window, isSo: () => boolean | string): Promise<void> {
  const end = Date.now() + PATIENCE;
  for (;;) {
    const answer = await window.ask(isSo);
    if (answer === true) return;
    if (typeof answer === "string") throw new Error(answer);
    if (Date.now() > end) throw new Error(`nothing came: ${isSo}`);
    await new Promise((next) => setTimeout(next, 100));
  }
}

const isOpen = () => {
  const dialog = document.querySelector("dialog");
  if (dialog?.textContent?.includes("can't be opened")) return dialog.textContent;
  return dialog?.querySelector("[role=application]") != null;
};
const use = () => {
  const keys = [...document.querySelectorAll<HTMLElement>("dialog button")];
  keys.find((key) => key.textContent?.includes("Use this picture"))?.click();
};
const isKept = () => document.body.textContent?.includes("(1/4)") ?? false;

/** Counts how long the page stood still. */
const watch = () => {
  let last = performance.now();
  Object.assign(window, { longest: 0 });
  setInterval(() => {
    const now = performance.now();
    Object.assign(window, { longest: Math.max(Reflect.get(window, "longest"), now - last) });
    last = now;
  }, 4);
};
const longest = (): number => {
  const taken = Reflect.get(window, "longest");
  Object.assign(window, { longest: 0 });
  return taken;
};

/** A row's figures, or why there are none. */
async function measure(engine: Engine, url: string, picture: LargePicture): Promise<string> {
  let page: Window | undefined;
  try {
    page = await engine.open(url);
    return await measureIn(page, engine, picture);
  } catch (fault) {
    return `${fault}`.slice(0, 200);
  } finally {
    await page?.close();
  }
}

async function measureIn(page: Window, engine: Engine, { path }: LargePicture): Promise<string> {
  await until(page, () => document.querySelector("fieldset input[type=file]") !== null);
  await page.ask(watch);
  await new Promise((next) => setTimeout(next, SETTLE));
  const inUse = () => processesOf(engine).reduce((sum, pid) => sum + ended(() => residentMemory(pid)), 0);
  const before = inUse();
  await page.ask(longest);
  const peaks: number[] = [];
  const stops: number[] = [];
  let peak = 0;
  const sampling = setInterval(() => {
    peak = Math.max(peak, inUse() - before);
  }, SAMPLED_EVERY);
  const note = async () => {
    peaks.push(peak);
    peak = 0;
    stops.push(await page.ask(longest));
  };
  const start = Date.now();
  await page.give(path);
  await note();
  await until(page, isOpen);
  const opened = Date.now();
  await note();
  await page.ask(use);
  await until(page, isKept);
  const made = Date.now();
  await note();
  clearInterval(sampling);
  const mb = (bytes: number) => Math.round(bytes / 1e6);
  const seconds = (ms: number) => (ms / 1000).toFixed(1);
  return [
    mb(statSync(path).size),
    ...peaks.map(mb),
    seconds(opened - start),
    seconds(made - opened),
    Math.round(Math.max(...stops)),
  ].join(" | ");
}

await build();
const server = await serveOnFreePorts();
const [asked = ""] = process.argv.slice(2);
const [width, height] = asked.split("x").map(Number);
const { pictures, remove } = await largePictures(width && height ? { width, height } : LARGE);
const wanted = process.argv.slice(width && height ? 3 : 2);
console.log(
  "| engine | picture | file, MB | checked, MB | opened, MB | made, MB | to the editor, s | to the PNG, s | longest stop, ms |",
);
console.log("| --- | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |");
try {
  for (const engine of [CHROMIUM, WEBKIT]) {
    for (const picture of pictures) {
      const name = `${engine.name} ${picture.format}`;
      if (wanted.length > 0 && !wanted.some((word) => name.includes(word))) continue;
      const figures = await measure(engine, `${server.url}/screensaver`, picture);
      console.log(`| ${engine.name} | ${picture.format} | ${figures} |`);
    }
  }
} finally {
  remove();
  await server.stop();
}
