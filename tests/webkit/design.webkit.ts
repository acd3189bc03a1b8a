import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { checksums, DESIGNS, photographicDesign } from "../e2e/harness/photographic.ts";
import { WebKitBrowser } from "./webkit.ts";

let browser: WebKitBrowser;
beforeAll(async () => {
  browser = await WebKitBrowser.start();
  await browser.call("ready");
});
afterAll(() => browser?.stop());
beforeEach(() => browser.use({}));

describe("the whole photographic design", () => {
  it.each(DESIGNS)(
    "of $uploads uploads survives a reload and a new start, pixel for pixel",
    async ({ counts }) => {
      const { calls, files } = photographicDesign(counts);
      for (const each of calls)
        expect((await browser.act(each)).outcome).toMatchObject({ ok: true, isStored: true });
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

  const levels = Array.from({ length: 8 }, (_, i) => Math.round(4_500_000 / 4 ** i));
  it.each(levels)("with room for %i characters in localStorage is kept whole", async (free) => {
    await browser.call("leaveFree", free);
    // If a busy machine does not open IndexedDB in time, the page works in memory. It does after another start.
    do await browser.reload();
    while (!(await browser.call("ready")).isStored);
    for (const each of photographicDesign({ hotcupsizes: 2, coldcupsizes: 2 }).calls)
      expect((await browser.act(each)).outcome).toMatchObject({ ok: true, isStored: true });
    const kept = await browser.call("shown");
    expect(Object.keys(kept.images)).toHaveLength(19);
    await browser.reload();
    expect(await browser.call("shown")).toEqual(kept);
  });
});
