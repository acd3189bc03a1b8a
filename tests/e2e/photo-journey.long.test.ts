import { describe, expect, it } from "vitest";
import { browserForTests } from "./browser.ts";
import { Hand, journeyWithPhotos } from "./photo-journey.ts";
import { SLOTS } from "./wizard.ts";

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
