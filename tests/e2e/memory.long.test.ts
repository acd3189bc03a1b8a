import type { Page } from "playwright";
import { expect, it } from "vitest";
import { stepsOf } from "../../shared/machine/steps.ts";
import { CLASSIC_MODEL } from "../../shared/machines/classic/model.ts";
import { browserForTests, LIGHT_PAGE } from "./browser.ts";
import { drop } from "./files.ts";
import { fullDesign } from "./full-design.ts";
import { settled, withoutToasts } from "./settled.ts";
import { storeDesign } from "./stored-design.ts";
import { backButton, continueButton, eventually, image, path, zone } from "./wizard.ts";

/* After an hour of work the tab holds no more memory than before. */

const { open } = browserForTests();

const ROUTES = stepsOf(CLASSIC_MODEL).flatMap(({ kind, config }) =>
  kind === "list" || kind === "slots" ? [config.route] : [],
);
const [FIRST = "/"] = ROUTES;
const PHOTOGRAPHIC = 6;
const CHANGES_A_LAP = 2 * (ROUTES.length - 1);
/** Laps there and back for a hundred changes of the step. */
const LAPS = Math.ceil(100 / CHANGES_A_LAP);
const EDITED = { route: "/hot-cold", label: "Hot", size: { width: 460, height: 485 } };
const EDITS_A_LAP = Math.ceil(20 / LAPS);
/** By how many bytes the heap differs between collections. */
const HEAP_SPREAD = 1_000_000;
/** Nodes and listeners of what is closing or was just loaded. */
const DOM_SPREAD = 300;

const noteObjectUrls = (page: Page): Promise<unknown> =>
  page.context().addInitScript(() => {
    const urls = new Set<string>();
    Object.assign(globalThis, { urls });
    const { createObjectURL, revokeObjectURL } = URL;
    URL.createObjectURL = (object) => {
      const url = createObjectURL.call(URL, object);
      urls.add(url);
      return url;
    };
    URL.revokeObjectURL = (url) => {
      urls.delete(url);
      revokeObjectURL.call(URL, url);
    };
  });

/** The number of object URLs beyond those of shown pictures. */
const urlsTooMany = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { urls } = globalThis as unknown as { urls: Set<string> };
    const shown = new Set([...document.images].map(({ src }) => src));
    return [...urls].filter((url) => !shown.has(url)).length;
  });

/** What the tab holds after a garbage collection. */
async function held(page: Page) {
  await withoutToasts(page);
  await settled(page);
  await expect.poll(() => urlsTooMany(page), { timeout: 30_000 }).toBe(0);
  const session = await page.context().newCDPSession(page);
  for (let i = 0; i < 3; i++) await session.send("HeapProfiler.collectGarbage");
  const { usedSize } = await session.send("Runtime.getHeapUsage");
  const { nodes, jsEventListeners } = await session.send("Memory.getDOMCounters");
  await session.detach();
  return { heap: usedSize, nodes, listeners: jsEventListeners };
}

async function arrive(page: Page, route: string): Promise<void> {
  await page.waitForURL(`**${route}`);
  await page.getByRole("heading", { level: 1 }).waitFor();
  await settled(page);
}

/** Presses Back, twice if a step shows its names first. */
async function goBack(page: Page, route: string): Promise<void> {
  const heading = page.getByRole("heading", { level: 1 });
  while (path(page) !== route) {
    const before = await heading.innerText();
    await backButton(page).click();
    await eventually(() => heading.innerText()).not.toBe(before);
  }
  await arrive(page, route);
}

/** Walks to the last step and back, and changes one picture on the way. */
async function lap(page: Page, seed: number): Promise<void> {
  for (const route of ROUTES.slice(1)) {
    await continueButton(page).click();
    await arrive(page, route);
    for (let i = 0; route === EDITED.route && i < EDITS_A_LAP; i++) {
      const picture = zone(page, EDITED.label).locator("img[width]");
      const before = await picture.getAttribute("src");
      await drop(zone(page, EDITED.label), image("h.png", EDITED.size, seed * EDITS_A_LAP + i + 1));
      await expect.poll(() => picture.getAttribute("src")).not.toBe(before);
      await settled(page);
    }
  }
  for (const route of ROUTES.slice(0, -1).toReversed()) await goBack(page, route);
}

it("a hundred changes of step and twenty of a picture do not grow the tab's memory", async () => {
  const { page } = await open(LIGHT_PAGE, { reducedMotion: "reduce" });
  await noteObjectUrls(page);
  await storeDesign(page, fullDesign(PHOTOGRAPHIC), FIRST);
  await arrive(page, FIRST);
  // Warms up: every step's code is loaded, and Undo is full.
  for (let i = 0; i < LAPS; i++) await lap(page, i);
  const before = await held(page);
  for (let i = 0; i < LAPS; i++) await lap(page, LAPS + i);
  const after = await held(page);
  console.log(`after ${LAPS} laps:`, before, `after ${2 * LAPS}:`, after);
  expect(after.nodes - before.nodes).toBeLessThan(DOM_SPREAD);
  expect(after.listeners - before.listeners).toBeLessThan(DOM_SPREAD);
  expect(after.heap - before.heap).toBeLessThan(HEAP_SPREAD);
});
