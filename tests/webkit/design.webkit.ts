import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Call, checksums, DESIGNS, photographicDesign } from "../e2e/harness/photographic.ts";
import { WebKitBrowser } from "./webkit.ts";

let browser: WebKitBrowser;
beforeAll(async () => {
  browser = await WebKitBrowser.start();
  await browser.call("ready");
});
afterAll(() => browser?.stop());
beforeEach(() => use({}));

/** Gives the page's store this localStorage and nothing else. */
async function use(entries: Record<string, string>): Promise<void> {
  await browser.call("reset", entries);
  await browser.reload();
}

const act = ([name, ...args]: Call) => browser.call("call", name, ...(args as object[]));

describe("the whole photographic design", () => {
  it.each(DESIGNS)(
    "of $uploads uploads survives a reload and a new start, pixel for pixel",
    async ({ counts }) => {
      const { calls, files } = photographicDesign(counts);
      for (const each of calls) expect((await act(each)).outcome).toMatchObject({ ok: true, isStored: true });
      const expected = await checksums(browser.url, files);
      await browser.reload();
      expect((await browser.call("shown")).images).toEqual(expected);
      await browser.relaunch();
      expect((await browser.call("shown")).images).toEqual(expected);
      const pixels = await browser.call("pixels");
      for (const [place, address] of Object.entries(files))
        expect(pixels[place], place).toBe(await browser.call("pixelsOf", address));
    },
  );

  const levels = Array.from({ length: 20 }, (_, i) => Math.round(4_500_000 / 2.05 ** i));
  it.each(levels)(
    "with room for %i characters is kept, or says within a second what is not",
    async (free) => {
      await browser.call("leaveFree", free);
      await browser.reload();
      const { inMemory } = await browser.call("ready");
      let acknowledged = await browser.call("shown");
      for (const each of photographicDesign({ hotcupsizes: 2, coldcupsizes: 2 }).calls) {
        const { outcome, status, fault, ms } = await act(each);
        if (inMemory) expect(outcome).toMatchObject({ ok: true, isStored: false });
        else if ((outcome as { ok: boolean }).ok) expect(outcome).toMatchObject({ isStored: true });
        else {
          expect({ status, fault }).toEqual({ status: "notSaved", fault: "full" });
          expect(ms).toBeLessThan(1_000);
        }
      }
      if (!inMemory) acknowledged = await browser.call("shown");
      await browser.reload();
      expect(await browser.call("shown")).toEqual(acknowledged);
      if (!inMemory) expect(Object.keys(acknowledged.images)).toHaveLength(19);
    },
  );
});
