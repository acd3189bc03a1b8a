import { expect, inject, it } from "vitest";
import { act, call, chromiumWithHarness, openStore, reload } from "./harness/chromium.ts";
import { checksums, DESIGNS, photographicDesign } from "./harness/photographic.ts";

const { profile, url } = chromiumWithHarness();
/** How many characters localStorage can hold. */
const CAPACITY = 5_242_880;

// tests/store/mirror.test.ts has what goes where for any room.
const ROOM = [
  { ...DESIGNS[1], free: CAPACITY },
  { ...DESIGNS[0], free: 1_000 },
];
it.each(inject("isLong") ? ROOM : ROOM.slice(1))(
  "a design of $uploads photographs survives a reload, pixel for pixel, if localStorage has room for $free characters",
  async ({ counts, uploads, free }) => {
    const ballast = "x".repeat(Math.max(0, CAPACITY - free - "ballast".length));
    const context = await profile();
    const blank = await context.newPage();
    await blank.goto("/blank.html");
    await blank.evaluate((ballast) => localStorage.setItem("ballast", ballast), ballast);
    const page = await openStore(context);
    const { calls, files } = photographicDesign(counts);
    for (const each of calls)
      expect((await act(page, each)).outcome).toMatchObject({ ok: true, isStored: true });
    expect(Object.keys(files)).toHaveLength(uploads);
    const stored = await page.evaluate(() => JSON.stringify(localStorage).length);
    expect(stored - ballast.length).toBeLessThan(2_100_000);

    await reload(page);
    expect((await call(page, "shown")).images).toEqual(await checksums(url(), files));
    const pixels = await call(page, "pixels");
    for (const [place, address] of Object.entries(files))
      expect(pixels[place], place).toBe(await call(page, "pixelsOf", address));
    expect(await page.evaluate(() => localStorage.getItem("ballast")?.length)).toBe(ballast.length);
  },
);
