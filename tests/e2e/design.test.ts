import type { BrowserContext, Page } from "playwright";
import { afterEach, describe, expect, it } from "vitest";
import { call, chromiumWithHarness, openStore, reload } from "./harness/chromium.ts";
import { type Call, checksums, DESIGNS, photographicDesign } from "./harness/photographic.ts";

const { profile, url } = chromiumWithHarness();
const contexts: BrowserContext[] = [];
afterEach(() => Promise.all(contexts.splice(0).map((context) => context.close())));

async function newProfile(): Promise<BrowserContext> {
  const context = await profile();
  contexts.push(context);
  return context;
}

const act = (page: Page, [name, ...args]: Call) => call(page, "call", name, ...(args as object[]));

describe("the whole photographic design", () => {
  it.each(DESIGNS)("of $uploads uploads survives a reload, pixel for pixel", async ({ counts, uploads }) => {
    const page = await openStore(await newProfile());
    const { calls, files } = photographicDesign(counts);
    for (const each of calls)
      expect((await act(page, each)).outcome).toMatchObject({ ok: true, isStored: true });
    expect(Object.keys(files)).toHaveLength(uploads);
    const stored = await page.evaluate(() => JSON.stringify(localStorage).length);
    expect(stored).toBeLessThan(2_100_000);

    await reload(page);
    expect((await call(page, "shown")).images).toEqual(await checksums(url(), files));
    const pixels = await call(page, "pixels");
    for (const [place, address] of Object.entries(files))
      expect(pixels[place], place).toBe(await call(page, "pixelsOf", address));
  });

  const CAPACITY = 5_242_880;
  const levels = Array.from({ length: 8 }, (_, i) => CAPACITY - Math.round(4_500_000 / 4 ** i));
  it.each(levels)("over %i characters that localStorage holds already is kept whole", async (level) => {
    const context = await newProfile();
    const page = await context.newPage();
    await page.goto("/blank.html");
    await page.evaluate(
      (length) => localStorage.setItem("ballast", "x".repeat(length)),
      level - "ballast".length,
    );
    await page.goto("/");
    await call(page, "ready");
    for (const each of photographicDesign({ hotcupsizes: 2, coldcupsizes: 2 }).calls)
      expect((await act(page, each)).outcome).toMatchObject({ ok: true, isStored: true });
    const kept = await call(page, "shown");
    expect(Object.keys(kept.images)).toHaveLength(19);
    await reload(page);
    expect(await call(page, "shown")).toEqual(kept);
    expect(await page.evaluate(() => localStorage.getItem("ballast")?.length)).toBe(level - "ballast".length);
  });
});
