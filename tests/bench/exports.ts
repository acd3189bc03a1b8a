import { statSync } from "node:fs";
import type { Page } from "playwright";
import { build } from "../../scripts/build.ts";
import { serveOnFreePorts } from "../../scripts/serve.ts";
import { FULL_PLAN, fullDesign } from "../e2e/full-design.ts";
import { storeDesign } from "../e2e/stored-design.ts";
import { photographs } from "./photographs.ts";

/*
 * Exports of a full design of photographs, in a real browser: how long each takes from the press of its
 * button, the longest task of the main thread meanwhile, and how much of the PDF's time its worker takes. By
 * hand: node tests/bench/exports.ts
 */

const RUNS = 3;
const EXPORTS = ["PDF", "Images (zip)", "Media package (.mp)", "Test package"];

// tests/e2e/browser.ts is for vitest; this needs no more of it.
const { chromium } = await import("playwright");
await build();
const server = await serveOnFreePorts();
const browser = await chromium.launch({
  executablePath: process.env.BREWSCREEN_BROWSER || "/usr/bin/chromium",
  args: ["--no-sandbox"],
});
const page = await browser.newPage({ baseURL: server.url, bypassCSP: true });
const sizes = FULL_PLAN.screens.flatMap(({ arrangement, images }) =>
  images.map(({ id }) => ({ id, ...arrangement.size })),
);
await page.goto("/");
const pngs = await photographs(page, sizes);
// Latin names: what jsPDF's fonts lack is drawn, as pictures of its own.
const design = {
  ...fullDesign(0),
  images: Object.fromEntries(pngs),
  pngs,
  name: "Bar 7",
  names: { left: "House", middle: "Colombian", right: "Dark" },
};
const pngBytes = [...design.pngs.values()].reduce((sum, { length }) => sum + length, 0);
// How long the PDF's worker is at work, from its start to its file.
await page.addInitScript(() => {
  const written: number[] = [];
  Object.assign(window, {
    written,
    Worker: class extends Worker {
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options);
        const start = performance.now();
        this.addEventListener("message", ({ data }) => {
          if ("bytes" in Object(data.result)) written.push(performance.now() - start);
        });
      }
    },
  });
});
await page.goto("/");
await storeDesign(page, design, "/final-preview");
await page.getByRole("button", { name: "Confirm Final Review" }).click();
await page.getByRole("button", { name: "PDF", exact: true }).waitFor();
// What the page itself was doing until now is not an export's.
await page.waitForTimeout(2000);
await page.evaluate(() => {
  const tasks: number[] = [];
  Object.assign(window, { tasks });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) tasks.push(duration);
  }).observe({ entryTypes: ["longtask"] });
});

console.log(`${design.pngs.size} pictures, ${(pngBytes / 1e6).toFixed(1)} MB of PNG\n`);
console.log("export                 ms (median)   longest task ms   file MB");
let pdfBytes = 0;
for (const name of EXPORTS) {
  const runs = [];
  for (let run = 0; run < RUNS; run++) runs.push(await measure(page, name));
  const ms = median(runs.map((run) => run.ms));
  const bytes = runs[0]?.bytes ?? 0;
  const longest = Math.max(...runs.map((run) => run.longest));
  if (name === "PDF") pdfBytes = bytes;
  console.log(
    `${name.padEnd(22)} ${ms.toFixed(0).padStart(11)} ${(longest || "none over 50").toString().padStart(17)} ${(bytes / 1e6).toFixed(2).padStart(9)}`,
  );
}
const pdfMs = median(await page.evaluate((): number[] => Reflect.get(window, "written")));
console.log(`of it the PDF's worker ${pdfMs.toFixed(0).padStart(11)}`);
console.log(`\nThe PDF is ${(pdfBytes / pngBytes).toFixed(3)} of the PNGs' bytes.`);
await browser.close();
await server.stop();

/** Presses a button until its file is saved. */
async function measure(page: Page, name: string) {
  await page.evaluate(() => Reflect.get(window, "tasks").splice(0));
  const start = performance.now();
  const [saved] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("group", { name: "Download" }).getByRole("button", { name, exact: true }).click(),
  ]);
  const ms = performance.now() - start;
  await page.waitForTimeout(500);
  const longest = Math.max(0, ...(await page.evaluate((): number[] => Reflect.get(window, "tasks"))));
  return { ms, longest, bytes: statSync(await saved.path()).size };
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
