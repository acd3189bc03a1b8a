import { describe, expect, it } from "vitest";
import { browserForTests } from "./browser.ts";
import { imagesOf, NEXT_COUNTS, testCounts } from "./counts.ts";
import { drop } from "./files.ts";
import { HANDS } from "./hands.ts";
import { toast } from "./said.ts";
import { chooseCount, eventually, image, zone } from "./wizard.ts";

const { open } = browserForTests();

describe("choosing how many cups there are", () => {
  testCounts(NEXT_COUNTS);

  it("does nothing if the current count is chosen, and drops the undo at the next change", async () => {
    const { page } = await open("/hot-cup-size", HANDS.mouse.context);
    await chooseCount(page, 3);
    await page.getByRole("main").getByRole("button", { name: "Undo", exact: true }).waitFor();
    await page.getByRole("radio", { name: "3 sizes" }).click();
    expect(await page.getByRole("main").getByRole("button", { name: "Undo", exact: true }).count()).toBe(1);
    await page.getByRole("button", { name: "USE DEFAULT IMAGE" }).click();
    await toast(page, "Using default images for all cup sizes.").waitFor();
    await eventually(() =>
      page.getByRole("main").getByRole("button", { name: "Undo", exact: true }).count(),
    ).toBe(0);
  });

  it("does not say that images were cleared if there were none", async () => {
    const { page } = await open("/hot-cup-size", HANDS.mouse.context);
    await chooseCount(page, 3);
    await page.getByText("Changed to 3 sizes.").waitFor();
    await page.getByRole("button", { name: "USE DEFAULT IMAGE" }).click();
    // Toasts come in order: by now it would have been said.
    await toast(page, "Using default images for all cup sizes.").waitFor();
    expect(await page.getByText("Cup images cleared for the new size count.").count()).toBe(0);
  });

  it("offers to restore uploads that defaults replaced", async () => {
    const { page } = await open("/cold-cup-size", HANDS.mouse.context);
    await drop(zone(page, "Regular"), image("r.png", { width: 460, height: 485 }));
    await toast(page, "Regular size image uploaded successfully.").waitFor();
    const before = await imagesOf(page, "coldcupsizes");
    await page.getByRole("button", { name: "USE DEFAULT IMAGE" }).click();
    await toast(page, "Using default images for all cup sizes.").waitFor();
    await page.getByRole("main").getByRole("button", { name: "Undo", exact: true }).click();
    await eventually(() => imagesOf(page, "coldcupsizes")).toEqual(before);
  });
});
