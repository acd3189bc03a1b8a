import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { WIZARD } from "#messages/wizard.ts";
import { browserForTests, LIGHT_PAGE } from "./browser.ts";
import { stopClock } from "./clock.ts";
import { drop, paste } from "./files.ts";
import { dragByFinger, dragByMouse, HANDS, middleOf, tabTo } from "./hands.ts";
import {
  chooseInSheet,
  continueButton,
  eventually,
  face,
  image,
  kept,
  placedPicture,
  zone,
} from "./wizard.ts";

const { open } = browserForTests();

const SCREEN = { width: 1024, height: 768 };
const TALL = { width: 460, height: 485 };
const list = (page: Page) => page.getByRole("list", { name: "Images in order" });
const names = (page: Page) => list(page).locator("[title]").allInnerTexts();
const grip = (page: Page, number: number) =>
  page.getByRole("button", { name: `Image ${number}: drag to reorder` });

async function openWith(count: number, options = {}) {
  const visit = await open("/screensaver", { ...HANDS.mouse.context, reducedMotion: "reduce", ...options });
  const files = ["a", "b", "c", "d"].slice(0, count).map((name, i) => image(`${name}.png`, SCREEN, i + 1));
  await drop(zone(visit.page, "Screensaver"), ...files);
  await eventually(() => names(visit.page)).toEqual(files.map(({ name }) => name));
  await grip(visit.page, 1).waitFor();
  return visit;
}

describe("the order of the screensaver", () => {
  it("changes by dragging with the mouse, and is kept", async () => {
    const { page } = await openWith(3);
    const stored = await kept(page);
    await dragByMouse(page, await middleOf(grip(page, 1)), await middleOf(grip(page, 2)));
    await eventually(() => names(page)).toEqual(["b.png", "a.png", "c.png"]);
    // The list has the new order before it is saved.
    await eventually(() => kept(page)).not.toEqual(stored);
    await page.reload();
    await eventually(() => names(page)).toEqual(["b.png", "a.png", "c.png"]);
  });

  it("changes by keys alone, and says so", async () => {
    const { page } = await openWith(3);
    await tabTo(grip(page, 1));
    await page.keyboard.press("Space");
    await page.getByText("Lifted the image at position 1 of 3.").waitFor({ state: "attached" });
    const said = (words: string) => page.getByRole("status").getByText(words).waitFor({ state: "attached" });
    await page.keyboard.press("ArrowRight");
    await said("Over position 2 of 3.");
    await page.keyboard.press("ArrowRight");
    await said("Over position 3 of 3.");
    await page.keyboard.press("Escape");
    await said("Put back at position 1 of 3.");
    expect(await names(page)).toEqual(["a.png", "b.png", "c.png"]);
    await page.keyboard.press("Space");
    await said("Lifted the image at position 1 of 3.");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Space");
    await said("Put down at position 2 of 3.");
    await eventually(() => names(page)).toEqual(["b.png", "a.png", "c.png"]);
    await tabTo(page.getByRole("button", { name: "Move image 3 earlier" }));
    await page.keyboard.press("Enter");
    await eventually(() => names(page)).toEqual(["b.png", "c.png", "a.png"]);
  });

  it("changes by the arrow that points to the next image, also from right to left", async () => {
    const { page } = await openWith(3);
    await page.evaluate(() => {
      document.documentElement.dir = "rtl";
    });
    await grip(page, 1).focus();
    await page.keyboard.press("Space");
    await page.keyboard.press("ArrowLeft");
    await page.getByRole("status").getByText("Over position 2 of 3.").waitFor({ state: "attached" });
    await page.keyboard.press("ArrowRight");
    await page.getByRole("status").getByText("Over position 1 of 3.").waitFor({ state: "attached" });
  });

  it("changes by touch, by buttons and without dragging", async () => {
    const { page } = await openWith(3, HANDS.touch.context);
    await page.getByRole("button", { name: "Move image 1 later" }).tap();
    await eventually(() => names(page)).toEqual(["b.png", "a.png", "c.png"]);
    await page.getByRole("button", { name: "Remove image 2" }).tap();
    await eventually(() => names(page)).toEqual(["b.png", "c.png"]);
    await page.getByText("Images Uploaded (2/4)").waitFor();
  });

  it("changes by a finger that presses and drags", async () => {
    const { page } = await openWith(2, HANDS.touch.context);
    const reads = (words: string) => page.getByText(words).waitFor({ state: "attached" });
    // Scrolls, so that both stand still afterwards.
    await grip(page, 2).scrollIntoViewIfNeeded();
    await dragByFinger(page, await middleOf(grip(page, 1)), await middleOf(grip(page, 2)), {
      pressed: () => reads("Lifted the image at position 1 of 2."),
      moved: () => reads("Over position 2 of 2."),
    });
    await eventually(() => names(page)).toEqual(["b.png", "a.png"]);
  });
});

describe("the preview of the screensaver", () => {
  const shown = (page: Page) =>
    page
      .getByRole("figure", { name: /Machine Preview/ })
      .locator("button img")
      .getAttribute("alt");

  it("turns every 5000 ms, can be paused, and starts again after a removal", async () => {
    const { page } = await openWith(4, { reducedMotion: "no-preference" });
    await page.clock.install();
    await page.reload();
    await grip(page, 1).waitFor();
    const dot = () =>
      page
        .getByRole("button", { name: /^Show image/ })
        .and(page.locator("[aria-current]"))
        .getAttribute("aria-label");
    await stopClock(page);
    await page.getByRole("button", { name: "Remove image 4" }).click();
    await page.getByRole("button", { name: "Show image 4" }).waitFor({ state: "detached" });
    await eventually(dot).toBe("Show image 1");
    await page.clock.runFor(4900);
    expect(await dot()).toBe("Show image 1");
    await page.clock.runFor(200);
    await eventually(dot).toBe("Show image 2");
    await page.getByRole("button", { name: "Pause" }).click();
    await page.clock.runFor(11_000);
    expect(await dot()).toBe("Show image 2");
    await page.getByRole("button", { name: "Remove image 3" }).click();
    await eventually(dot).toBe("Show image 1");
  });

  it("stops under reduced motion until Play is pressed", async () => {
    const { page } = await openWith(2);
    expect(await shown(page)).toBe("a.png");
    await page.getByRole("button", { name: "Play" }).waitFor();
    await page.getByRole("button", { name: "Show image 2" }).click();
    await eventually(() => shown(page)).toBe("b.png");
  });
});

describe("taking images", () => {
  it("has no Continue until there is one", async () => {
    const { page } = await open("/screensaver", HANDS.mouse.context);
    await page.getByText("Images Uploaded (0/4)").waitFor();
    expect(await continueButton(page).count()).toBe(0);
    await drop(zone(page, "Screensaver"), image("a.png", SCREEN));
    await continueButton(page).waitFor();
  });

  it("gives pasted files to the focused slot, else to the first empty one", async () => {
    const { page } = await open("/leave-room", HANDS.mouse.context);
    const ROOM = { width: 406, height: 200 };
    await paste(face(page, "No Room"), image("n.png", ROOM));
    await zone(page, "No Room").getByRole("button", { name: "Remove No Room" }).waitFor();
    await paste(page.locator("body"), image("l.png", ROOM));
    await zone(page, "Leave Room").getByRole("button", { name: "Remove Leave Room" }).waitFor();
  });

  it("puts several files where their names say, even over other pictures, byte for byte; the rest fills empty places", async () => {
    const { page } = await open("/hot-cold");
    const nameIn = (label: string) => placedPicture(page, label).getAttribute("alt");
    const [cold, hot] = [image("Kalt 1.png", TALL, 1), image("Heiß 1.png", TALL, 2)];
    await drop(zone(page, "Hot"), cold, hot);
    await eventually(() => nameIn("Hot")).toBe("Heiß 1.png");
    await eventually(() => nameIn("Cold")).toBe("Kalt 1.png");
    const [again, other] = [image("cold.png", TALL, 3), image("other.png", TALL, 4)];
    await drop(zone(page, "Hot"), other, again);
    await eventually(() => nameIn("Cold")).toBe("cold.png");
    expect(await nameIn("Hot")).toBe("Heiß 1.png");
    await page.getByText("Not added: other.png.").waitFor();
    const values = new Map(await kept(page));
    const stored = [...values].find(([key]) => key.endsWith("_hotcold_cold"))?.[1];
    expect(stored).toBe(`data:image/png;base64,${Buffer.from(again.bytes).toString("base64")}`);
  });

  it("highlights the zone while files are dragged over it", async () => {
    const { page } = await open("/hot-cold", HANDS.mouse.context);
    const hot = zone(page, "Hot");
    const drag = (type: string, target = hot) =>
      target.evaluate((element, type) => {
        const dataTransfer = new DataTransfer();
        dataTransfer.items.add(new File(["x"], "x.png", { type: "image/png" }));
        element.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
      }, type);
    await drag("dragenter");
    await hot.getByText("Drop to add").waitFor();
    expect(await zone(page, "Cold").getByText("Drop to add").count()).toBe(0);
    // On the way to an element inside. Safari's events have no `relatedTarget`.
    const inside = face(page, "Hot");
    await drag("dragenter", inside);
    await drag("dragleave");
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
    expect(await hot.getByText("Drop to add").count()).toBe(1);
    await drag("dragleave", inside);
    await hot.getByText("Drop to add").waitFor({ state: "detached" });
  });

  it("asks for a slot's image when its box on the machine is pressed", async () => {
    const { page } = await open("/hot-cold", HANDS.mouse.context);
    const choosing = page.waitForEvent("filechooser");
    await chooseInSheet(page, "Cold", WIZARD.choose);
    expect(await (await choosing).element().getAttribute("aria-label")).toBe("Cold");
  });
});

it("a machine's picture that couldn't be loaded is tried again once there is a network", async () => {
  const { page } = await open(LIGHT_PAGE);
  const template = "**/images/templates/**";
  await page.route(template, (route) => route.abort());
  const failed = page.waitForEvent("requestfailed", (request) =>
    request.url().includes("/images/templates/"),
  );
  await page.goto("/hot-cold");
  await failed;
  const shown = page.getByRole("figure").first().locator("img[src*='/templates/']");
  await eventually(() => shown.count()).toBe(0);
  await page.unroute(template);
  await page.context().setOffline(true);
  await page.context().setOffline(false);
  await shown.waitFor();
});
