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
  const levels = Array.from({ length: 20 }, (_, i) => CAPACITY - Math.round(4_500_000 / 2.05 ** i));
  it.each(levels)(
    "over %i characters that are taken is kept, or says within a second what is not",
    async (level) => {
      const context = await newProfile();
      const page = await context.newPage();
      await page.goto("/blank.html");
      await page.evaluate(
        (length) => localStorage.setItem("ballast", "x".repeat(length)),
        level - "ballast".length,
      );
      await page.goto("/");
      const { inMemory } = await call(page, "ready");
      let acknowledged = await call(page, "shown");
      for (const each of photographicDesign({ hotcupsizes: 2, coldcupsizes: 2 }).calls) {
        const { outcome, status, fault, ms } = await act(page, each);
        if (inMemory) expect(outcome).toMatchObject({ ok: true, isStored: false });
        else if ((outcome as { ok: boolean }).ok) expect(outcome).toMatchObject({ isStored: true });
        else {
          expect({ status, fault }).toEqual({ status: "notSaved", fault: "full" });
          expect(ms).toBeLessThan(1_000);
        }
      }
      if (!inMemory) acknowledged = await call(page, "shown");
      await reload(page);
      expect(await call(page, "shown")).toEqual(acknowledged);
      if (inMemory) expect(await call(page, "ready")).toMatchObject({ fault: "full" });
      else expect(Object.keys(acknowledged.images)).toHaveLength(19);
      expect(await page.evaluate(() => localStorage.getItem("ballast")?.length)).toBe(
        level - "ballast".length,
      );
    },
  );
});
