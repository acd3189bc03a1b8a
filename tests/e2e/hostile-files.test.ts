import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { HIDDEN } from "../support/hidden-svgs.ts";
import { browserForTests } from "./browser.ts";
import { drop } from "./files.ts";
import { NAMED } from "./fit.ts";
import { dragFromSystem } from "./hands.ts";
import { image, kept, saidOf, zone } from "./wizard.ts";

/* Files that broke an earlier release, as hostile trials found. */
const { openDesign } = browserForTests();

const blends = () => openDesign(NAMED, "/blends", { reducedMotion: "reduce" });

it("a drawing that hides how much it draws is refused before drawing, and the page keeps working", async () => {
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
  // tests/picture/svg.test.ts has the others.
  const bytes = new TextEncoder().encode(HIDDEN[0]?.drawing);
  await drop(zone(page, "Left"), { name: "logo.svg", bytes, type: "image/svg+xml" });
  const said = () => saidOf(page, "Left");
  await expect.poll(said).toContain("logo.svg is a drawing that's too complex");
  expect(await said()).toContain("Save it as PNG, then add that copy.");
  expect(await page.getByRole("dialog").count()).toBe(0);
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
