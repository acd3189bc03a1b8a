import type { Page } from "playwright";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { readPng } from "../support/read-png.ts";
import { browserForTests } from "./browser.ts";
import { drop, savedBy, type TestFile } from "./files.ts";
import { doneButton, openTools } from "./fit.ts";
import { STILL_MOUSE } from "./hands.ts";
import { axeFaults } from "./judge.ts";
import { toast } from "./said.ts";
import { image, region, zone } from "./uploads.ts";
import { eventually } from "./wizard.ts";

const { open } = browserForTests();

const tiles = (page: Page, name: string) => region(page, name).getByRole("listitem");

async function photograph(name: string, width: number, height: number): Promise<TestFile> {
  const picture = sharp({ create: { width, height, channels: 3, background: "#b05020" } });
  return { name, type: "image/jpeg", bytes: await picture.jpeg().toBuffer() };
}

describe("the media package's files", () => {
  it("a picture of a refused type becomes a PNG of the chosen size", async () => {
    const { page } = await open("/media-upload", STILL_MOUSE);
    const beans = await photograph("beans.jpg", 900, 460);
    await Promise.all([
      toast(page, "Please drop PNG files only.").waitFor(),
      drop(zone(page, "Icons"), beans),
    ]);
    await region(page, "Icons").getByRole("button", { name: "Fit it for me" }).click();
    // The size of the picture's shape is checked.
    const sizeNamed = (words: string) => page.getByRole("radio", { name: words });
    await eventually(() => sizeNamed("460 × 235").isChecked()).toBe(true);
    await page.getByText("Sharp at 460 × 235 pixels").waitFor();
    await openTools(page);
    await page.getByRole("figure", { name: "Machine Preview: Hot Cup Sizes" }).waitFor();
    await sizeNamed("302 × 485").check();
    await page.getByRole("figure", { name: "Machine Preview: Blends Selection" }).waitFor();
    await page.getByText("Enlarged to 1.1× its size").waitFor();
    expect(await axeFaults(page)).toEqual([]);
    await sizeNamed("406 × 200").check();
    await doneButton(page).click();
    await eventually(() => tiles(page, "Icons").allInnerTexts()).toEqual([
      expect.stringMatching(/beans\.png[\s\S]*Valid[\s\S]*406x200/),
    ]);
    expect(await region(page, "Icons").getByText("Please drop PNG files only.").count()).toBe(0);
    const fitted = tiles(page, "Icons").locator("img");
    const size = await fitted.evaluate(async (shown) => {
      const picture = Object.assign(new Image(), { src: shown.getAttribute("src") });
      await picture.decode();
      return [picture.naturalWidth, picture.naturalHeight];
    });
    expect(size).toEqual([406, 200]);
  });

  it("a picture of another size is fitted in its place, and valid ones are left alone", async () => {
    const { page } = await open("/media-upload", STILL_MOUSE);
    const right = image("right.png", 302, 485);
    await drop(zone(page, "Icons"), image("small.png", 203, 100), right);
    await page.getByRole("button", { name: "Fit it for me: small.png" }).click();
    await page.getByText("Enlarged to 2× its size, so it may look soft").waitFor();
    await doneButton(page).click();
    await eventually(() => tiles(page, "Icons").allInnerTexts()).toEqual([
      expect.stringMatching(/small\.png[\s\S]*Valid[\s\S]*406x200/),
      expect.stringMatching(/right\.png[\s\S]*Valid[\s\S]*302x485/),
    ]);
    expect(await page.getByRole("button", { name: "Fit it for me" }).count()).toBe(0);
    const { bytes } = await savedBy(page, () => page.getByRole("button", { name: "Create Package" }).click());
    expect(bytes.includes(Buffer.from(right.bytes))).toBe(true);
    const start = bytes.indexOf(Buffer.from([137, 80, 78, 71]));
    const { width, height } = readPng(new Uint8Array(bytes.subarray(start)));
    expect([width, height]).toEqual([406, 200]);
  });

  it("a category of one file replaces it; a full one says so first", async () => {
    const { page } = await open("/media-upload", STILL_MOUSE);
    await drop(zone(page, "Bye screen"), image("bye.png", 1024, 768));
    await tiles(page, "Bye screen").first().waitFor();
    await drop(zone(page, "Bye screen"), await photograph("new.jpg", 2048, 1536));
    await region(page, "Bye screen").getByRole("button", { name: "Fit it for me" }).click();
    await doneButton(page).click();
    await eventually(() => tiles(page, "Bye screen").allInnerTexts()).toEqual([
      expect.stringMatching(/new\.png[\s\S]*Valid/),
    ]);
    await drop(
      zone(page, "Screensaver"),
      ...[1, 2, 3, 4, 5].map((number) => image(`${number}.png`, 1024, 768)),
    );
    await tiles(page, "Screensaver").nth(4).waitFor();
    await drop(zone(page, "Screensaver"), await photograph("six.jpg", 1024, 768));
    const words = "Maximum 5 files allowed for screensaver.";
    const fit = region(page, "Screensaver").getByRole("button", { name: "Fit it for me" });
    await Promise.all([toast(page, words).waitFor(), fit.click()]);
    expect(await page.getByRole("dialog").count()).toBe(0);
    await region(page, "Screensaver").getByText("six.jpg is a JPEG file").waitFor();
    // With room again, only what was said of the file stays.
    await page.getByRole("button", { name: "Remove 5.png" }).click();
    await region(page, "Screensaver").getByText(words).waitFor({ state: "detached" });
    await region(page, "Screensaver").getByText("six.jpg is a JPEG file").waitFor();
  });
});
