import type { BrowserContext } from "playwright";
import { afterEach, expect, it } from "vitest";
import { rowsOf } from "./database.ts";
import { act, call, chromiumWithHarness, openStore, reload } from "./harness/chromium.ts";
import { checksums, DESIGNS, photographicDesign } from "./harness/photographic.ts";

const { profile, url } = chromiumWithHarness();
const contexts: BrowserContext[] = [];
afterEach(() => Promise.all(contexts.splice(0).map((context) => context.close())));

async function newProfile(ballast = ""): Promise<BrowserContext> {
  const context = await profile();
  contexts.push(context);
  const page = await context.newPage();
  await page.goto("/blank.html");
  await page.evaluate((ballast) => localStorage.setItem("ballast", ballast), ballast);
  return context;
}

it("two tabs keep bytes that the other's undo still needs", async () => {
  const context = await newProfile();
  const a = await openStore(context);
  await act(a, ["setImage", "hotcold", "hot", { file: "/pictures/photo-460x485-2.png" }]);
  const before = await call(a, "shown");
  await act(a, ["clearImage", "hotcold", "hot"]);
  const b = await openStore(context);
  await reload(b);
  expect((await act(a, ["undo"])).outcome).toMatchObject({ ok: true });
  expect(await call(a, "shown")).toEqual(before);
  await act(a, ["clearImage", "hotcold", "hot"]);
  await Promise.all([a.close(), b.close()]);
  // A closed page gives up its lock a moment later.
  const [blank] = context.pages();
  const locks = () => blank?.evaluate(async () => (await navigator.locks.query()).held?.length);
  await expect.poll(locks).toBe(0);
  const c = await openStore(context);
  await expect.poll(() => rowsOf(c, "blobs")).toEqual([]);
});

/** How many characters localStorage can hold. */
const CAPACITY = 5_242_880;

it.each([
  { ...DESIGNS[0], free: CAPACITY },
  { ...DESIGNS[1], free: CAPACITY },
  { ...DESIGNS[0], free: 1_000_000 },
  { ...DESIGNS[0], free: 1_000 },
])(
  "a design of $uploads photographs survives a reload, pixel for pixel, if localStorage has room for $free characters",
  async ({ counts, uploads, free }) => {
    const ballast = "x".repeat(Math.max(0, CAPACITY - free - "ballast".length));
    const page = await openStore(await newProfile(ballast));
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
