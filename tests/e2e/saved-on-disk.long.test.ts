import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, inject, it } from "vitest";
import { png } from "../support/png.ts";
import { LIGHT_PAGE } from "./browser.ts";
import { input } from "./fit.ts";
import { canTrace, tracedChromium } from "./harness/traced-chromium.ts";

/*
 * Saved survives a power cut: between a change and Saved the browser has waited for the disk to have a file of our
 * IndexedDB, as its system calls show.
 */
const SIZE = { width: 302, height: 485 };
/** So large a picture is a file of its own in IndexedDB. */
const PHOTOGRAPHIC = 150;
const ROUNDS = 5;

const isTraceable = canTrace();
if (!isTraceable)
  console.warn(
    "Skipped: a browser's calls to the disk can be followed only with strace, where that is allowed.",
  );

/** Notes when the header changes, in milliseconds since 1970. */
function noteStates(): void {
  const noted: [state: string, at: number][] = [];
  let last = "";
  new MutationObserver(() => {
    const state = document.querySelector("[data-keeping]")?.getAttribute("data-keeping") ?? "";
    if (state === last) return;
    last = state;
    noted.push([state, Date.now()]);
  }).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ["data-keeping"],
  });
  Object.assign(globalThis, { noted });
}

it.skipIf(!isTraceable)("Saved appears once the disk has the change", async () => {
  const folder = mkdtempSync(join(tmpdir(), "brewscreen-pictures-"));
  const written = (seed: number, noise: number) => {
    const path = join(folder, `${seed}.png`);
    writeFileSync(path, png(SIZE.width, SIZE.height, { seed, noise }));
    return path;
  };
  const { context, flushes, stop } = await tracedChromium();
  try {
    await context.addInitScript(noteStates);
    const page = await context.newPage();
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`${inject("baseUrl")}${LIGHT_PAGE}`);
    await page.evaluate(() => localStorage.setItem("blendNames", '{"left":"A","middle":"B","right":"C"}'));
    await page.goto(`${inject("baseUrl")}/blends`);
    await page.locator("[data-keeping=saved]").waitFor();
    const statesSince = (at: number) =>
      page.evaluate(
        (at) => (globalThis as unknown as { noted: [string, number][] }).noted.filter(([, on]) => on >= at),
        at,
      );
    const figures: string[] = [];
    const expectOnDisk = async (what: string, change: () => Promise<unknown>) => {
      const made = Date.now();
      await change();
      await expect.poll(async () => (await statesSince(made)).at(-1)?.[0]).toBe("saved");
      const said = (await statesSince(made)).at(-1)?.[1] ?? 0;
      const ours = () =>
        flushes().filter(({ path, start, end }) => /IndexedDB/.test(path) && start >= made && end <= said);
      await expect.poll(() => ours().length, { message: what }).toBeGreaterThan(0);
      const all = ours();
      const last = Math.max(...all.map(({ end }) => end));
      figures.push(
        `${what}: Saved after ${said - made} ms; ${all.length} flushes of IndexedDB before it, the last ${(said - last).toFixed(1)} ms before: ${[...new Set(all.map(({ path }) => path))].join(", ")}`,
      );
    };
    const undo = page.getByRole("banner").getByRole("button", { name: /^Undo/ });
    for (let round = 0; round < ROUNDS; round++) {
      const small = written(2 * round + 1, 0);
      const large = written(2 * round + 2, PHOTOGRAPHIC);
      await expectOnDisk("a small picture", () => input(page, "Left").setInputFiles(small));
      await expectOnDisk("a photograph", () => input(page, "Middle").setInputFiles(large));
      await expectOnDisk("Undo", () => undo.click());
    }
    console.log(figures.join("\n"));
  } finally {
    await stop();
    rmSync(folder, { recursive: true });
  }
});
