import { strToU8, zipSync } from "fflate";
import type { Page } from "playwright";
import { expect, it } from "vitest";
import { STORE_FAULTS } from "#messages/store-faults.ts";
import { png } from "../support/png.ts";
import { browserForTests } from "./browser.ts";
import { rowsOf } from "./database.ts";
import { chosen } from "./files.ts";
import { fullDesign } from "./full-design.ts";
import { choose, hasNames, named, rename } from "./shelf.ts";
import { seedDesigns } from "./stored-design.ts";

/* Browsers without room. */

const { openDesign } = browserForTests();

const NOISE = 90;

/** Everything that IndexedDB holds: rows by their ids, and the length of each picture. */
const stored = async (page: Page) => ({
  rows: Object.fromEntries(
    (await rowsOf(page, "designs")).map(([id, design]) => [id, JSON.stringify(design)]),
  ),
  pictures: Object.fromEntries(
    (await rowsOf<Uint8Array>(page, "blobs")).map(([hash, { length }]) => [hash, length]),
  ),
});

it("a full shelf says of each act that there is no room, and keeps everything", async () => {
  const page = await openDesign(fullDesign(NOISE), "/machines", { reducedMotion: "reduce" });
  await named(page, "Łódź Bar 7").waitFor();
  await seedDesigns(page, 2);
  await page.goto("/machines");
  await page.getByText("3 machines").waitFor();
  const all = ["Machine 1", "Machine 2", "Łódź Bar 7"];
  const before = await stored(page);
  expect(Object.keys(before.rows)).toHaveLength(3);
  expect(Object.keys(before.pictures).length).toBeGreaterThan(3);

  const giveBack = await takeRoom(page);

  await choose(page, "Machine 1", "Duplicate");
  await page.getByText(`The machine couldn't be duplicated. ${STORE_FAULTS.full}`).waitFor();
  await hasNames(page, ...all);

  const design = {
    format: "brewscreen-design",
    version: 1,
    model: "classic",
    machineName: "From far",
    machineTimestamp: "7",
    names: {},
    counts: {},
    lists: {},
    slots: { dispensinghot: { screen: "images/a.png" } },
  };
  const bytes = zipSync({
    "design.json": strToU8(JSON.stringify(design)),
    "images/a.png": png(1024, 485, { seed: 99, noise: NOISE }),
  });
  await page.getByLabel("Design file").setInputFiles(chosen([{ name: "far.brewscreen", bytes }]));
  await page
    .getByText(`far.brewscreen couldn't be opened. Nothing has changed. ${STORE_FAULTS.full}`)
    .waitFor();
  await hasNames(page, ...all);

  // The open design, which is the last, is treated like any other.
  for (const name of ["Machine 2", "Łódź Bar 7"]) {
    await choose(page, name, "Rename");
    await rename(page, name, "Bar 8");
    await page.getByText(`The name wasn't saved. ${STORE_FAULTS.full}`).waitFor();
    await page.getByRole("button", { name: "Keep the old name" }).click();
    await named(page, name).waitFor();
    expect(await stored(page)).toEqual(before);
  }

  await page.reload();
  await page.getByText("3 machines").waitFor();
  await hasNames(page, ...all);
  expect(await stored(page)).toEqual(before);
  expect(await page.getByText("This browser deleted").count()).toBe(0);

  await giveBack();
  await page.reload();
  await choose(page, "Łódź Bar 7", "Rename");
  await rename(page, "Łódź Bar 7", "Bar 8");
  await page.getByRole("button", { name: "Your design: Saved Bar 8" }).waitFor();
  await choose(page, "Machine 1", "Duplicate");
  await rename(page, "Machine 3", "Copy of it");
  await page.getByText("4 machines").waitFor();
  const after = await stored(page);
  expect(after.pictures).toEqual(before.pictures);
  expect(Object.keys(after.rows)).toHaveLength(4);
  expect(after.rows["copy-1"]).toBe(before.rows["copy-1"]);
});

const TINY_QUOTA = 1_000;

/** Whether the browser refuses to store a megabyte; it looks at a quota only now and then. */
const isFull = (page: Page): Promise<boolean> =>
  page.evaluate(async () => {
    const done = (request: IDBOpenDBRequest | IDBTransaction) =>
      new Promise<void>((resolve, reject) => {
        request.addEventListener(request instanceof IDBTransaction ? "complete" : "success", () => resolve());
        for (const fault of ["error", "abort"]) request.addEventListener(fault, () => reject(request.error));
      });
    const opening = indexedDB.open("scratch");
    opening.onupgradeneeded = () => opening.result.createObjectStore("bytes");
    try {
      await done(opening);
      const writing = opening.result.transaction("bytes", "readwrite", { durability: "strict" });
      writing.objectStore("bytes").put(crypto.getRandomValues(new Uint8Array(60_000)), 1);
      writing.objectStore("bytes").put(new Uint8Array(1_000_000), 2);
      await done(writing);
      return false;
    } catch (error) {
      if (error instanceof DOMException && error.name === "QuotaExceededError") return true;
      throw error;
    } finally {
      if (opening.readyState === "done" && !opening.error) opening.result.close();
      await done(indexedDB.deleteDatabase("scratch"));
    }
  });

/** Takes all room from the page's origin until the browser notices, and returns a function that gives it back. */
async function takeRoom(page: Page): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  const { origin } = new URL(page.url());
  await session.send("Storage.overrideQuotaForOrigin", { origin, quotaSize: TINY_QUOTA });
  await expect.poll(() => isFull(page)).toBe(true);
  return async () => {
    await session.send("Storage.overrideQuotaForOrigin", { origin });
    await expect.poll(() => isFull(page)).toBe(false);
  };
}
