import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { type BrowserContext, chromium, type Page } from "playwright";
import { build } from "vite";
import { arrangementFor } from "../../shared/machine/questions.ts";
import { CLASSIC } from "../../shared/machines/classic/model.ts";
import { png } from "../support/png.ts";
import type { BenchedStore } from "./benched-store.ts";

/*
 * What the store costs in a browser's page, on a disk: from a change to Saved, keeping a large picture, opening a full
 * design; and the longest that the page was busy at a stretch meanwhile. By hand: node tests/bench/storage.ts
 */

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);
const CHANGES = 12;
const LARGE = 1_600_000;

const folder = mkdtempSync(join(tmpdir(), "brewscreen-storage-bench-"));
const median = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

/** The store as files of a page, in a browser that keeps what it stores on the disk. */
async function open(): Promise<BrowserContext> {
  const entry = join(import.meta.dirname, "benched-store.ts");
  const files = join(folder, "page");
  await build({
    configFile: false,
    logLevel: "error",
    publicDir: false,
    define: { "process.env.NODE_ENV": '"production"' },
    build: { outDir: files, target: "es2022", lib: { entry, formats: ["es"], fileName: "store" } },
  });
  const context = await chromium.launchPersistentContext(join(folder, "profile"), {
    executablePath: process.env.BREWSCREEN_BROWSER || "/usr/bin/chromium",
    args: ["--no-sandbox"],
  });
  await context.route("**", (route) => {
    const path = new URL(route.request().url()).pathname;
    if (extname(path) !== ".js")
      return route.fulfill({ contentType: "text/html", body: "<title>bench</title>" });
    return route.fulfill({ contentType: "text/javascript", body: readFileSync(join(files, path), "utf8") });
  });
  return context;
}

interface Figure {
  readonly ms: number;
  /** The longest stretch in which the page answered nothing, in milliseconds. */
  readonly busy: number;
}

/** Runs in the page: the store, and what measures it. */
async function prepare(): Promise<void> {
  const path = "/store.js";
  const { store } = (await import(path)) as { store: BenchedStore };
  const measure = async (run: () => Promise<unknown>): Promise<Figure> => {
    const { port1, port2 } = new MessageChannel();
    let busy = 0;
    let last = performance.now();
    port1.onmessage = () => {
      const now = performance.now();
      busy = Math.max(busy, now - last);
      last = now;
      port2.postMessage(null);
    };
    port2.postMessage(null);
    const start = performance.now();
    await run();
    const ms = performance.now() - start;
    await new Promise((resolve) => setTimeout(resolve, 0));
    port1.close();
    return { ms, busy };
  };
  Object.assign(globalThis, { store, measure });
}
declare const store: BenchedStore;
declare function measure(run: () => Promise<unknown>): Promise<Figure>;

const fill = (page: Page, pictures: readonly { category: string; slot: string; base64: string }[]) =>
  page.evaluate(async (pictures) => {
    await store.ready;
    for (const { category, slot, base64 } of pictures) {
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
      if (category === "screensaver") await store.addImage(category, bytes);
      else await store.setImage(category, slot, bytes);
    }
  }, pictures);

const change = (page: Page, seed: number) =>
  page.evaluate((seed) => measure(() => store.setNames("blends", { left: `Blend ${seed}` })), seed);

const keep = (page: Page, seed: number, length: number) =>
  page.evaluate(
    ({ seed, length }) => {
      const bytes = new Uint8Array(length);
      for (let at = 0; at < length; at += 65_536) crypto.getRandomValues(bytes.subarray(at, at + 65_536));
      new DataView(bytes.buffer).setUint32(0, seed);
      return measure(() => store.setImage("hotcold", "hot", bytes));
    },
    { seed, length },
  );

/** Every picture of the design in an img, decoded, from the store's first line. */
const show = (page: Page) =>
  page.evaluate(() =>
    measure(async () => {
      await store.ready;
      const urls = await store.urls();
      await Promise.all(urls.map((src) => Object.assign(new Image(), { src }).decode()));
    }),
  );

const pictures = CLASSIC.categories.flatMap((category) => {
  const { size, places } = arrangementFor(category, undefined);
  const slots = category.kind === "list" ? ["0", "1", "2", "3"] : places.map(({ slot }) => slot);
  return slots.map((slot, i) => ({
    category: category.id,
    slot,
    base64: Buffer.from(png(size.width, size.height, { seed: i + category.id.length, noise: 90 })).toString(
      "base64",
    ),
  }));
});
console.log(
  `${pictures.length} pictures, ${(pictures.reduce((sum, { base64 }) => sum + base64.length, 0) / 1e6).toFixed(1)} MB in base64`,
);

const context = await open();
const pageOf = async (): Promise<Page> => {
  const page = await context.newPage();
  await page.goto("http://localhost/");
  await page.evaluate(prepare);
  return page;
};
const first = await pageOf();
await fill(first, pictures);
await first.close();
const figures = new Map<string, Figure[]>();
const note = (what: string, figure: Figure) => figures.set(what, [...(figures.get(what) ?? []), figure]);
for (let round = 0; round < ROUNDS; round++) {
  const page = await pageOf();
  note(`opening ${pictures.length} pictures`, await show(page));
  for (let at = 0; at < CHANGES; at++) note("a change to Saved", await change(page, round * CHANGES + at));
  for (let at = 0; at < 4; at++) note("keeping 1.6 MB", await keep(page, round * 4 + at, LARGE));
  await fill(
    page,
    pictures.filter(({ category, slot }) => category === "hotcold" && slot === "hot"),
  );
  await page.close();
}
console.log("\n| what | ms, median | ms, 90th | longest task, ms, median | longest of all |");
console.log("| --- | ---: | ---: | ---: | ---: |");
for (const [what, all] of figures) {
  const [ms, busy] = [all.map((each) => each.ms), all.map((each) => each.busy)];
  const high = [...ms].sort((a, b) => a - b)[Math.floor(ms.length * 0.9)] ?? Number.NaN;
  const cells = [median(ms), high, median(busy), Math.max(...busy)].map((value) => value.toFixed(1));
  console.log(`| ${what} | ${cells.join(" | ")} |`);
}
await context.close();
rmSync(folder, { recursive: true });
