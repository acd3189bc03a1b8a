import type { Page } from "playwright";
import { describe, it } from "vitest";
import { browserForTests } from "./browser.ts";
import { drop } from "./files.ts";
import { HANDS, type Hands } from "./hands.ts";
import { eventually, image, pictureIn, zone } from "./wizard.ts";

const { open } = browserForTests();

const TALL = { width: 460, height: 485 };

/** The hot and cold options, each with a picture. */
async function openWithTwo(hands: Hands): Promise<Page> {
  const { page } = await open("/hot-cold", { ...hands.context, reducedMotion: "reduce" });
  await drop(zone(page, "Hot"), image("a.png", TALL, 1), image("b.png", TALL, 2));
  await eventually(() => nameIn(page, "Hot")).toBe("a.png");
  await eventually(() => nameIn(page, "Cold")).toBe("b.png");
  return page;
}

const nameIn = (page: Page, label: string) => pictureIn(page, label).getAttribute("alt");

/** The middle of a slot's picture. */
async function middleOf(page: Page, label: string): Promise<{ x: number; y: number }> {
  const picture = pictureIn(page, label);
  await picture.scrollIntoViewIfNeeded();
  const box = await picture.boundingBox();
  if (!box) throw new Error(`${label} has no picture`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

const areExchanged = async (page: Page) => {
  await eventually(() => nameIn(page, "Hot")).toBe("b.png");
  await eventually(() => nameIn(page, "Cold")).toBe("a.png");
};

describe("two slots exchange their pictures", () => {
  it("by dragging one on the other", async () => {
    const page = await openWithTwo(HANDS.mouse);
    const from = await middleOf(page, "Hot");
    const to = await middleOf(page, "Cold");
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x + 20, from.y, { steps: 4 });
    await page.mouse.move(to.x, to.y, { steps: 8 });
    await page.mouse.up();
    await areExchanged(page);
    // The end of a drag is no press on the picture.
    await eventually(() => page.getByRole("dialog").count()).toBe(0);
  });

  it("by keys", async () => {
    const page = await openWithTwo(HANDS.keyboard);
    await HANDS.keyboard.press(page.getByRole("button", { name: "Swap Hot and Cold" }));
    await areExchanged(page);
  });

  it("by a finger that presses and drags", async () => {
    const page = await openWithTwo(HANDS.touch);
    const from = await middleOf(page, "Hot");
    const to = await middleOf(page, "Cold");
    const client = await page.context().newCDPSession(page);
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", { x, y }: { x: number; y: number }) =>
      client.send("Input.dispatchTouchEvent", { type, touchPoints: type === "touchEnd" ? [] : [{ x, y }] });
    await touch("touchStart", from);
    // It is lifted after a moment.
    await page.locator("[data-slot=hot][data-lifted]").waitFor();
    for (let step = 1; step <= 8; step++)
      await touch("touchMove", {
        x: from.x + ((to.x - from.x) * step) / 8,
        y: from.y + ((to.y - from.y) * step) / 8,
      });
    await touch("touchEnd", to);
    await areExchanged(page);
  });
});
