import { expect, it } from "vitest";
import { png } from "../support/png.ts";
import { browserForTests, LIGHT_PAGE } from "./browser.ts";
import { drop } from "./files.ts";
import { HANDS } from "./hands.ts";
import { toast } from "./said.ts";
import { eventually, kept, saidOf, zone } from "./wizard.ts";

const { open, openDesign } = browserForTests();

/** Noise that makes a picture too large for localStorage. */
const PHOTOGRAPHIC = 6;
/** Longer than an object URL outlives its last use. */
const LONG_GONE_MS = 3000;

it("a stored image is removed and restored without a dead object URL", async () => {
  const { page, problems } = await open(LIGHT_PAGE, HANDS.mouse.context);
  await page.clock.install();
  await page.goto("/hot-cold");
  const machine = page.getByRole("figure", { name: /Machine Preview/ });
  const picture = (label: string) => machine.getByRole("img", { name: label, exact: true });
  for (const [label, seed] of Object.entries({ Hot: 1, Cold: 2 })) {
    const bytes = png(460, 485, { seed, noise: PHOTOGRAPHIC });
    await drop(zone(page, label), { name: `${label}.png`, bytes });
    await toast(page, `Successfully uploaded ${label.toLowerCase()} image!`).waitFor();
  }
  expect(JSON.stringify(await kept(page)).match(/stored-images/g)).toHaveLength(2);
  await eventually(() => picture("Hot").getAttribute("src")).toMatch(/^blob:/);

  for (let time = 0; time < 2; time++) {
    await page.getByRole("button", { name: "Remove Hot" }).click();
    await eventually(() => picture("Hot").count()).toBe(0);
    await page.clock.runFor(LONG_GONE_MS);
    await page.getByRole("button", { name: "Undo", exact: true }).click();
    await eventually(() =>
      picture("Hot").evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth),
    ).toBe(460);
    expect(problems).toEqual([]);
  }
});

it("an evicted image is reported in its slot, and can be added again", async () => {
  const images = { hotleaveroom_leaveroom: `/stored-images/${"a".repeat(64)}.png` };
  const page = await openDesign({ name: "Lobby", images }, "/leave-room", HANDS.mouse.context);
  await zone(page, "Leave Room").getByText("This image is missing.").waitFor();
  expect(await saidOf(page, "Leave Room")).toContain("Add it again, or choose another.");
  await page.getByText("Still needed: Leave Room, No Room").waitFor();
  await page.getByRole("button", { name: "Your design: 1 image missing" }).click();
  const design = page.getByRole("dialog", { name: "Your design" });
  await design.getByText("This browser deleted 1 image from your design to free up space.").waitFor();
  expect(await design.getByText("Everything you made").count()).toBe(0);
  await design.getByRole("button", { name: "Close" }).click();
  await drop(zone(page, "Leave Room"), { name: "new.png", bytes: png(406, 200) });
  await page.getByText("Still needed: No Room").waitFor();
  expect(await page.getByText("This image is missing.").count()).toBe(0);
});
