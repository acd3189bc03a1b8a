import type { Page } from "playwright";
import { expect } from "vitest";
import { settled } from "./settled.ts";

/** The share of the window that may shift unnoticed. */
export const MOST_SHIFT = 0.02;

/** The share of the window that shifted by itself, and what moved. */
export interface Shifts {
  readonly sum: number;
  readonly moved: readonly string[];
}

/** Counts layout shifts. Call it before the page is opened. */
export async function countShifts(page: Page): Promise<() => Promise<Shifts>> {
  await page.addInitScript(() => {
    interface LayoutShift extends PerformanceEntry {
      readonly value: number;
      readonly sources: readonly { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
    }
    const shifts = { sum: 0, moved: [] as string[] };
    Object.assign(globalThis, { shifts });
    const show = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join(" ");
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[]) {
        shifts.sum += entry.value;
        for (const { node, previousRect, currentRect } of entry.sources) {
          const name = `${node?.nodeName} "${node?.textContent?.trim().slice(0, 40)}"`;
          shifts.moved.push(`${name} from ${show(previousRect)} to ${show(currentRect)}`);
        }
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  return () => page.evaluate(() => (globalThis as unknown as { shifts: Shifts }).shifts);
}

/** Holds back requests of such addresses until the returned function is called. */
async function late(page: Page, addresses: RegExp): Promise<() => void> {
  let arrive = () => {};
  const held = new Promise<void>((done) => {
    arrive = done;
  });
  await page.route(addresses, async (route) => {
    await held;
    await route.continue().catch(() => undefined);
  });
  return arrive;
}

/** Waits until a page is painted without its pictures. */
const drawn = async (page: Page): Promise<void> => {
  await page.getByRole("heading", { level: 1 }).first().waitFor();
  await page.locator("[data-keeping]:not([data-keeping=saving])").waitFor({ state: "attached" });
  await expect.poll(() => page.locator("main [aria-busy=true]").count()).toBe(0);
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(undefined)))),
  );
};

const FACES = ["700 20px Besley", "400 17px Atkinson"];
const hasFaces = (page: Page): Promise<boolean> =>
  page.evaluate((faces) => faces.every((face) => document.fonts.check(face)), FACES);

/** Opens a path, and counts shifts while fonts and pictures come last, after everything else is painted. */
export async function shiftsWhileLoading(page: Page, path: string): Promise<Shifts> {
  const arrive = await late(page, /\.(woff2|png)$/);
  const shifts = await countShifts(page);
  await page.goto(path, { waitUntil: "commit" });
  await drawn(page);
  expect(await hasFaces(page), "the faces have not come").toBe(false);
  arrive();
  await settled(page);
  await page.evaluate(() => document.fonts.ready);
  expect(await hasFaces(page), "the faces have come").toBe(true);
  return shifts();
}
