import { describe, expect, inject, it } from "vitest";
import { browserForTests } from "./browser.ts";
import { drop } from "./files.ts";
import { choose, HANDS } from "./hands.ts";
import { SCREEN, SMALL, testMessages, WIDE } from "./messages.ts";
import { closeEditor, eventually, face, image, saidOf, zone } from "./wizard.ts";

const { open } = browserForTests();

const SAVERS = [...Array(6).keys()].map((i) => image(`${i}.png`, SCREEN, i + 1));

describe("every message, word for word", testMessages);

if (!inject("isLong"))
  describe("beside the field", () => {
    it("names the files that did not fit, and keeps the first ones in order", async () => {
      const { page } = await open("/screensaver");
      await drop(zone(page, "Screensaver"), ...SAVERS);
      await eventually(() => saidOf(page, "Screensaver")).toContain("Not added: 4.png, 5.png.");
      const names = page.getByRole("list", { name: "Images in order" }).locator("[title]");
      expect(await names.allInnerTexts()).toEqual(["0.png", "1.png", "2.png", "3.png"]);
      await page.getByText("Images Uploaded (4/4)").waitFor();
    });

    it("keeps what a slot held when the next file is refused", async () => {
      const { page } = await open("/dispensing-screen-hot");
      await choose(HANDS.mouse, face(page, "Dispensing Screen"), image("good.png", WIDE));
      await zone(page, "Dispensing Screen").getByRole("button", { name: "Remove" }).waitFor();
      await drop(zone(page, "Dispensing Screen"), image("bad.png", SMALL));
      await closeEditor(page);
      await eventually(() => saidOf(page, "Dispensing Screen")).toContain("bad.png is 100\u00a0×\u00a050");
      expect(await zone(page, "Dispensing Screen").getByRole("button", { name: "Remove" }).count()).toBe(1);
    });
  });
