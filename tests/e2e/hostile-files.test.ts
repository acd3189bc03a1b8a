import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright";
import { expect, it } from "vitest";
import { HIDDEN } from "../support/hidden-svgs.ts";
import { browserForTests, LIGHT_PAGE } from "./browser.ts";
import { drop } from "./files.ts";
import { openBlends } from "./fit.ts";
import { dragFromSystem } from "./hands.ts";
import { image, kept, saidOf, zone } from "./wizard.ts";

/* Files that broke an earlier release, as hostile trials found. */
const { open } = browserForTests();

async function blends(): Promise<Page> {
  const { page } = await open(LIGHT_PAGE, { reducedMotion: "reduce" });
  await openBlends(page);
  return page;
}

it("drawings that hide how much they draw are refused before drawing, and the page keeps working", async () => {
  const page = await blends();
  await page.evaluate(() => {
    const made = URL.createObjectURL;
    const shown: string[] = [];
    Object.assign(globalThis, { shown });
    URL.createObjectURL = (source) => {
      if (source instanceof Blob) shown.push(source.type);
      return made(source);
    };
  });
  // Without the one of 15 MB, which takes long to get into the page.
  for (const [at, { name, drawing }] of HIDDEN.filter(({ drawing }) => drawing.length < 1e6).entries()) {
    const bytes = new TextEncoder().encode(drawing);
    await drop(zone(page, "Left"), { name: `${at}.svg`, bytes, type: "image/svg+xml" });
    const said = () => saidOf(page, "Left");
    await expect.poll(said, { message: name }).toContain(`${at}.svg is a drawing that's too complex`);
    expect(await said(), name).toContain("Save it as PNG, then add that copy.");
    expect(await page.getByRole("dialog").count(), name).toBe(0);
  }
  const shown = await page.evaluate(() => (globalThis as unknown as { shown: string[] }).shown);
  expect(shown).not.toContain("image/svg+xml");
  await drop(zone(page, "Left"), image("good.png", { width: 302, height: 485 }));
  await expect.poll(async () => (await kept(page)).some(([key]) => key.endsWith("_left"))).toBe(true);
});

it("a folder dropped on a place is called a folder", async () => {
  const above = mkdtempSync(join(tmpdir(), "brewscreen-folder-"));
  const folder = join(above, "Pictures");
  mkdirSync(folder);
  try {
    const page = await blends();
    await (await dragFromSystem(page, [folder])).dropOn(zone(page, "Left"));
    await expect
      .poll(() => saidOf(page, "Left"))
      .toContain("Pictures is a folder. Open it and choose the images in it.");
  } finally {
    rmSync(above, { recursive: true });
  }
});
