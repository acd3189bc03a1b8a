import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { WIZARD } from "#messages/wizard.ts";
import { browserForTests } from "./browser.ts";
import { drop } from "./files.ts";
import { dragByFinger, dragByMouse, HANDS, type Hands, middleOf } from "./hands.ts";
import { eventually, image, placedPicture, zone } from "./wizard.ts";

const { open, openDesign } = browserForTests();

const BLENDS = { names: { left: "Oat", middle: "Mild", right: "Kenya" } };

async function openWithTwo(hands: Hands): Promise<Page> {
  const page = await openDesign(BLENDS, "/blends", { ...hands.context, reducedMotion: "reduce" });
  const size = { width: 302, height: 485 };
  await drop(zone(page, "Left"), image("a.png", size, 1), image("b.png", size, 2));
  await eventually(() => nameIn(page, "Left")).toBe("a.png");
  await eventually(() => nameIn(page, "Middle")).toBe("b.png");
  return page;
}

const nameIn = (page: Page, label: string) => placedPicture(page, label).getAttribute("alt");

const areExchanged = async (page: Page) => {
  await eventually(() => nameIn(page, "Left")).toBe("b.png");
  await eventually(() => nameIn(page, "Middle")).toBe("a.png");
};

describe("two slots exchange their pictures", () => {
  it("by dragging one on the other", async () => {
    const page = await openWithTwo(HANDS.mouse);
    await dragByMouse(
      page,
      await middleOf(placedPicture(page, "Left")),
      await middleOf(placedPicture(page, "Middle")),
    );
    await areExchanged(page);
    // The end of a drag is no press on the picture.
    await eventually(() => page.getByRole("dialog").count()).toBe(0);
  });

  it("by keys", async () => {
    const page = await openWithTwo(HANDS.keyboard);
    const machine = page.getByRole("figure", { name: /^Machine Preview/ });
    await HANDS.keyboard.press(machine.getByRole("button", { name: WIZARD.change("Oat") }));
    await HANDS.keyboard.press(
      page.getByRole("dialog").getByRole("button", { name: WIZARD.swapWith("Middle") }),
    );
    await areExchanged(page);
  });

  it("by a finger that presses and drags", async () => {
    const page = await openWithTwo(HANDS.touch);
    const from = await middleOf(placedPicture(page, "Left"));
    const to = await middleOf(placedPicture(page, "Middle"));
    await dragByFinger(page, from, to, {
      pressed: () => page.locator("[data-slot=left][data-lifted]").waitFor(),
    });
    await areExchanged(page);
  });

  it("but not where a picture fits one slot only", async () => {
    const { page } = await open("/hot-cold", { reducedMotion: "reduce" });
    const size = { width: 460, height: 485 };
    await drop(zone(page, "Hot"), image("a.png", size, 1), image("b.png", size, 2));
    await eventually(() => nameIn(page, "Cold")).toBe("b.png");
    expect(await page.getByRole("button", { name: /^Swap/ }).count()).toBe(0);
    const [hot, cold] = [placedPicture(page, "Hot"), placedPicture(page, "Cold")];
    await dragByMouse(page, await middleOf(hot), await middleOf(cold));
    expect(await page.locator("[data-lifted]").count()).toBe(0);
    expect(await nameIn(page, "Hot")).toBe("a.png");
  });
});
