import { describe, expect, inject, it } from "vitest";
import { FONT_SETS } from "../fonts/fonts-file.ts";
import { browserForTests } from "./browser.ts";

const FACES = ["Roboto Bold", "Noto Serif Bold", "DejaVu Sans", "DejaVu Serif Bold", "Georgia", "Arial"];
const HAVE = {
  all: ["Roboto Bold", "Noto Serif Bold", "DejaVu Sans", "DejaVu Serif Bold"],
  dejavu: ["DejaVu Sans", "DejaVu Serif Bold"],
  roboto: ["Roboto Bold"],
};

// `npm test` uses no other fonts.
describe.each(inject("isLong") ? FONT_SETS.slice(1) : FONT_SETS.slice(0, 1))(
  "a browser with the fonts of %s",
  (fonts) => {
    const { open } = browserForTests(fonts);

    it("has these and none of the machine's", async () => {
      const { page } = await open("/");
      const found = await page.evaluate(async (faces) => {
        const loads = (face: string) =>
          new FontFace("asked", `local("${face}")`).load().then(
            () => true,
            () => false,
          );
        const has = await Promise.all(faces.map(loads));
        return faces.filter((_, i) => has[i]);
      }, FACES);
      expect(found).toEqual(HAVE[fonts]);
    });
  },
);

describe.skipIf(inject("isLong"))("the header", () => {
  const { open } = browserForTests();

  it("is no taller with wider letters", async () => {
    const { page } = await open("/", { viewport: { width: 1024, height: 768 } });
    await page.locator("[data-keeping=saved]").waitFor();
    const height = () => page.getByRole("banner").evaluate((header) => header.getBoundingClientRect().height);
    const before = await height();
    await page.evaluate(() => document.documentElement.style.setProperty("--text", "DejaVu Sans"));
    await page.evaluate(() => document.documentElement.style.setProperty("--display", "DejaVu Serif"));
    expect(await height()).toBe(before);
  });
});
