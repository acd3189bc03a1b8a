import { describe, expect, it } from "vitest";
import { anyPng } from "../support/any-png.ts";
import { png } from "../support/png.ts";
import { browserForTests } from "./browser.ts";
import { drop } from "./files.ts";
import { openTools } from "./fit.ts";
import { Hand, journeyWithPhotos } from "./photo-journey.ts";
import { chooseCount, image, kept, SLOTS, zone } from "./wizard.ts";

const { open } = browserForTests();

const PHOTO = { width: 4032, height: 3024 };

const WIDTHS = [
  { width: 320, height: 640, isTouch: true },
  { width: 390, height: 844, isTouch: true },
  { width: 820, height: 1180, isTouch: true },
  { width: 1024, height: 768, isTouch: true },
  { width: 1440, height: 900, isTouch: false },
];

describe("sixteen photos of twelve megapixels, from the home page to the saved package", () => {
  for (const [at, { width, height, isTouch }] of WIDTHS.entries()) {
    // Ways in which a phone can be held.
    const orientation = [6, 8, 3, 1, 5][at] ?? 6;
    it(`at ${width}x${height}, turned by EXIF's ${orientation}: at most 36 presses, and no error`, async () => {
      const { page, problems } = await open("/", {
        reducedMotion: "reduce",
        viewport: { width, height },
        hasTouch: isTouch,
      });
      const warnings: string[] = [];
      // Playwright itself warns that it keeps the service worker out.
      const isOurs = (text: string) => !text.includes("Playwright");
      page.on("console", (message) => {
        if (message.type() === "warning" && isOurs(message.text())) warnings.push(message.text());
      });
      const hand = new Hand(page, isTouch);
      expect(await journeyWithPhotos(hand, { ...PHOTO, orientation })).toBe(SLOTS + 1);
      expect(hand.actions).toBeLessThanOrEqual(36);
      expect([...problems, ...warnings]).toEqual([]);
    });
  }
});

describe("files that are not photos", () => {
  it("an SVG logo, a half transparent PNG and a tiny one are fitted, and a damaged one is refused", async () => {
    const { page } = await open("/hot-cup-size", { reducedMotion: "reduce" });
    await zone(page, "Regular").waitFor();
    await chooseCount(page, 4);
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 60"><circle cx="45" cy="30" r="25" fill="#a33"/></svg>';
    const clear = anyPng({
      width: 400,
      height: 300,
      depth: 8,
      colourType: 6,
      sample: (x, _, c) => (c < 3 ? 90 : x % 256),
    });
    const files = [
      { name: "logo.svg", bytes: new TextEncoder().encode(svg) },
      { name: "clear.png", bytes: clear },
      { name: "tiny.png", bytes: png(2, 2) },
      { name: "damaged.png", bytes: png(460, 235).slice(0, -30) },
    ];
    await drop(zone(page, "Regular"), ...files);
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("application", { name: "logo.svg" }).waitFor();
    await dialog.getByText("1 of 3", { exact: true }).waitFor();
    await openTools(page);
    await dialog.getByRole("radio", { name: "Transparent" }).waitFor();
    await dialog.getByRole("button", { name: "Use all" }).click();
    await dialog.waitFor({ state: "detached" });
    await page.getByText("damaged.png is a damaged PNG").waitFor();
    await expect
      .poll(async () => (await kept(page)).filter(([key]) => key.includes("hotcupsizes")).length)
      .toBe(3);
  });

  it("pictures without a free slot are listed with their names", async () => {
    const { page } = await open("/hot-cold", { reducedMotion: "reduce" });
    await zone(page, "Hot").waitFor();
    const files = ["a", "b", "c", "d", "e"].map((name) => image(`${name}.png`, { width: 460, height: 485 }));
    await drop(zone(page, "Hot"), ...files);
    await page.getByText("Every slot is filled").waitFor();
    const left = page.getByRole("list", { name: "Files that weren't used" });
    await expect.poll(() => left.getByRole("listitem").allInnerTexts()).toEqual(["c.png", "d.png", "e.png"]);
    await expect.poll(() => left.locator("img").count()).toBe(3);
  });
});
