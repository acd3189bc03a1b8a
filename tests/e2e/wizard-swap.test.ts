import type { Page } from "playwright";
import { describe, it } from "vitest";
import { browserForTests } from "./browser.ts";
import { drop } from "./files.ts";
import { dragByFinger, dragByMouse, HANDS, type Hands, middleOf } from "./hands.ts";
import { eventually, image, placedPicture, zone } from "./wizard.ts";

const { open } = browserForTests();

const TALL = { width: 460, height: 485 };

async function openWithTwo(hands: Hands): Promise<Page> {
  const { page } = await open("/hot-cold", { ...hands.context, reducedMotion: "reduce" });
  await drop(zone(page, "Hot"), image("a.png", TALL, 1), image("b.png", TALL, 2));
  await eventually(() => nameIn(page, "Hot")).toBe("a.png");
  await eventually(() => nameIn(page, "Cold")).toBe("b.png");
  return page;
}

const nameIn = (page: Page, label: string) => placedPicture(page, label).getAttribute("alt");

const areExchanged = async (page: Page) => {
  await eventually(() => nameIn(page, "Hot")).toBe("b.png");
  await eventually(() => nameIn(page, "Cold")).toBe("a.png");
};

describe("two slots exchange their pictures", () => {
  it("by dragging one on the other", async () => {
    const page = await openWithTwo(HANDS.mouse);
    await dragByMouse(
      page,
      await middleOf(placedPicture(page, "Hot")),
      await middleOf(placedPicture(page, "Cold")),
    );
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
    const from = await middleOf(placedPicture(page, "Hot"));
    const to = await middleOf(placedPicture(page, "Cold"));
    await dragByFinger(page, from, to, {
      pressed: () => page.locator("[data-slot=hot][data-lifted]").waitFor(),
    });
    await areExchanged(page);
  });
});
