import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { UI } from "#messages/ui.ts";
import { browserForTests } from "./browser.ts";
import { stopClock } from "./clock.ts";
import { serveDevPage } from "./dev-page.ts";
import { axeFaults } from "./judge.ts";

const { open } = browserForTests();

let dev: Awaited<ReturnType<typeof serveDevPage>>;
beforeAll(async () => {
  dev = await serveDevPage();
});
afterAll(() => dev.stop());

const openDev = async (): Promise<Page> =>
  (await open(dev.url, { viewport: { width: 1024, height: 768 } })).page;
/** Opens it with a stopped clock. */
const openStill = async (): Promise<Page> => {
  const page = await openDev();
  await page.clock.install();
  await stopClock(page);
  return page;
};
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim());

describe("drop zone", () => {
  it("takes an image from the clipboard by a press, for tablets without a paste key", async () => {
    const page = await openDev();
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    const zone = page.getByRole("group", { name: "Live", exact: true });
    await page.evaluate(async () => {
      const canvas = document.createElement("canvas");
      const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done));
      if (blob) await navigator.clipboard.write([new ClipboardItem({ "image/png": blob })]);
    });
    await zone.getByRole("button", { name: "Paste" }).click();
    await zone.getByText("Pasted image").waitFor();
  });

  it("leaves a drag of text to the browser", async () => {
    const page = await openDev();
    const isTaken = await page.getByRole("group", { name: "Live", exact: true }).evaluate((element) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.setData("text/plain", "words");
      const event = new DragEvent("dragover", { dataTransfer, bubbles: true, cancelable: true });
      element.dispatchEvent(event);
      return event.defaultPrevented;
    });
    expect(isTaken).toBe(false);
  });
});

describe("button", () => {
  it("keeps its focus and does nothing while it is busy", async () => {
    const page = await openDev();
    const busy = page.getByRole("button", { name: "Generating..." }).first();
    expect(await busy.getAttribute("aria-disabled")).toBe("true");
    expect(await busy.getAttribute("aria-busy")).toBe("true");
    await busy.focus();
    expect(await focused(page)).toBe("Generating...");
  });
});

describe("toasts", () => {
  it("are read out once, and go by themselves", async () => {
    const page = await openStill();
    await page.getByRole("button", { name: "Success" }).click();
    const words = "Machine name saved successfully!";
    await page.locator("[popover]").getByText(words).waitFor();
    await page.clock.runFor(500);
    await page.getByRole("status").getByText(words).waitFor();
    expect(await page.locator("[aria-live], [role=status], [role=alert]").getByText(words).count()).toBe(1);
    // Once to be seen, once to be announced.
    expect(await page.getByText(words).count()).toBe(2);
    // It is dismissed, then drawn as leaving, then removed.
    const later = async () => {
      await page.clock.runFor(5_000);
      return page.locator("[popover]").count();
    };
    await expect.poll(later).toBe(0);
  });

  it("do not count their time while they have the focus", async () => {
    const page = await openStill();
    const shown = page.locator("[popover]");
    const error = shown.getByText("Please name all three blends before proceeding.");
    await page.getByRole("button", { name: "Error" }).click();
    await error.waitFor();
    await page.clock.runFor(2_000);
    const dismiss = shown.getByRole("button", { name: UI.dismissNotification });
    await dismiss.focus();
    await page.clock.runFor(10_000);
    await dismiss.blur();
    await page.clock.runFor(1_800);
    expect(await error.isVisible()).toBe(true);
    await page.clock.runFor(300);
    await error.waitFor({ state: "hidden" });
  });

  it("wait while a dialog is open, at most two at once, and equal ones are joined", async () => {
    const page = await openDev();
    const shown = page.locator("[popover]");
    await page.getByRole("button", { name: "Loading", exact: true }).click();
    await page.getByRole("status").getByText("Generating PDF preview...").waitFor();
    await page.getByRole("button", { name: "Open the picker" }).click();
    const dialog = page.getByRole("dialog");
    for (let press = 0; press < 3; press++)
      await dialog.getByRole("button", { name: "Show All Images" }).click();
    expect(await shown.count()).toBe(0);
    expect(await page.getByRole("status").getByText("All images are shown").count()).toBe(0);
    await page.keyboard.press("Escape");
    await shown.getByText("Generating PDF preview...").waitFor();
    await page.getByRole("status").getByText("All images are shown").waitFor({ state: "attached" });
    expect(await shown.getByText("All images are shown").count()).toBe(1);
    expect(await axeFaults(page)).toEqual([]);
    await page.getByRole("button", { name: "Dismiss all" }).click();
    await expect.poll(() => shown.count()).toBe(0);
  });
});

describe("dialog", () => {
  const opened = async () => {
    const page = await openDev();
    await page.getByRole("button", { name: "Open the picker" }).press("Enter");
    const dialog = page.getByRole("dialog", { name: "Select a Generic Blend Image" });
    await dialog.waitFor();
    return { page, dialog };
  };

  it("keeps the focus inside, and gives it back when Escape closes it", async () => {
    const { page, dialog } = await opened();
    for (let press = 0; press < 12; press++) {
      await page.keyboard.press("Tab");
      expect(
        await page.evaluate(
          () => document.activeElement === document.body || !!document.activeElement?.closest("dialog"),
        ),
      ).toBe(true);
    }
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
    expect(await focused(page)).toBe("Open the picker");
  });

  it("closes by its button, and by a press outside, but not by one that began inside", async () => {
    const first = await opened();
    await first.dialog.getByRole("button", { name: "Close" }).click();
    await first.dialog.waitFor({ state: "detached" });
    const { page, dialog } = await opened();
    const box = await dialog.boundingBox();
    if (!box) throw new Error("the dialog has no box");
    await page.mouse.move(box.x + 50, box.y + 30);
    await page.mouse.down();
    await page.mouse.move(5, 400);
    await page.mouse.up();
    expect(await dialog.isVisible()).toBe(true);
    await page.mouse.click(5, 400);
    await dialog.waitFor({ state: "detached" });
  });

  it("has a picker that is searched and chosen from by keys", async () => {
    const { page, dialog } = await opened();
    await dialog.getByRole("textbox", { name: "Search" }).fill("nothing like it");
    await dialog.getByRole("status").getByText("No images found matching your search.").waitFor();
    await dialog.getByRole("textbox", { name: "Search" }).fill("decaf");
    await dialog.getByRole("button", { name: "Decaf" }).press("Enter");
    await dialog.waitFor({ state: "detached" });
    expect(await focused(page)).toBe("Open the picker");
  });
});

describe("wizard parts", () => {
  it("the rail is behind a button on a phone", async () => {
    const page = await openDev();
    const rail = page.getByRole("navigation", { name: "Steps" });
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await rail.getByRole("link").count()).toBe(0);
    await rail.getByRole("button", { name: /4 of 11/ }).click();
    expect(await rail.getByRole("link").count()).toBe(11);
    await page.keyboard.press("Escape");
    expect(await rail.getByRole("link").count()).toBe(0);
  });

  it("images are exactly in their boxes on the machine, at any width", async () => {
    const page = await openDev();
    for (const width of [1440, 820, 390]) {
      await page.setViewportSize({ width, height: 900 });
      const offsets = await page
        .getByRole("figure", { name: "Blends on the machine's screen" })
        .evaluate((figure) => {
          const middle = figure.querySelectorAll("button")[1];
          const screen = middle?.parentElement?.getBoundingClientRect();
          const image = middle?.querySelector("img")?.getBoundingClientRect();
          if (!screen || !image) return [];
          const scale = screen.width / 1024;
          return [
            screen.height / scale - 768,
            (image.x - screen.x) / scale - 361,
            (image.y - screen.y) / scale - 150,
            image.width / scale - 302,
            image.height / scale - 485,
          ].map((offset) => Math.abs(offset) * scale);
        });
      expect(offsets.length).toBe(5);
      for (const offset of offsets) expect(offset).toBeLessThan(0.75);
    }
  });
});

describe("shell", () => {
  it("changes its header past 50 pixels, without moving the page", async () => {
    const { page } = await open("/");
    const header = page.getByRole("banner");
    const look = () =>
      header.evaluate((element) => [
        getComputedStyle(element).colorScheme,
        element.getBoundingClientRect().height,
      ]);
    await page.getByRole("heading", { level: 1 }).waitFor();
    const [before, height] = await look();
    const scroll = (top: number) =>
      page.evaluate(
        (top) =>
          new Promise((done) => {
            addEventListener("scroll", () => requestAnimationFrame(() => setTimeout(done)), { once: true });
            scrollTo({ top, behavior: "instant" });
          }),
        top,
      );
    await scroll(50);
    expect(await look()).toEqual([before, height]);
    await scroll(51);
    await expect.poll(look).toEqual(["dark", height]);
  });

  it("does not move the page when the focus goes to the bar at its bottom", async () => {
    const { page } = await open("/media-upload", { viewport: { width: 1024, height: 768 } });
    const create = page.getByRole("button", { name: "Create Package" });
    await create.waitFor();
    await create.focus();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    const last = page.getByRole("region", { name: "Customization" }).getByRole("button");
    await last.focus();
    const [bar, zone] = await Promise.all([create.boundingBox(), last.boundingBox()]);
    expect((zone?.y ?? 0) + (zone?.height ?? 0)).toBeLessThan(bar?.y ?? 0);
  });

  it("leads past the header by its first link", async () => {
    const { page } = await open("/media-upload");
    await page.getByRole("heading", { level: 1 }).waitFor();
    await page.keyboard.press("Tab");
    expect(await focused(page)).toBe("Skip to content");
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.closest("main") !== null)).toBe(true);
  });

  it("has the header's links behind a menu key on a phone", async () => {
    const { page } = await open("/", { viewport: { width: 390, height: 844 } });
    const main = page.getByRole("navigation", { name: "Main" });
    await page.getByRole("heading", { level: 1 }).waitFor();
    expect(await main.isVisible()).toBe(false);
    await page.getByRole("button", { name: "Menu" }).click();
    const links = ["Home", "Image Requirements", "How to upload my file"];
    expect(await main.getByRole("link").allInnerTexts()).toEqual(links);
    expect(await axeFaults(page)).toEqual([]);
    await page.keyboard.press("Escape");
    expect(await main.isVisible()).toBe(false);
  });
});
