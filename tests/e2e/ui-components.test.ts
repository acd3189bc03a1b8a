import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { UI } from "../../web/messages/en/ui.ts";
import { browserForTests } from "./browser.ts";
import { stopClock } from "./clock.ts";
import { serveDevPage } from "./dev-page.ts";
import { drop, paste } from "./files.ts";
import { axeFaults } from "./judge.ts";

const { open } = browserForTests();

let dev: Awaited<ReturnType<typeof serveDevPage>>;
beforeAll(async () => {
  dev = await serveDevPage();
});
afterAll(() => dev.stop());

const openDev = async (): Promise<Page> =>
  (await open(dev.url, { viewport: { width: 1024, height: 768 } })).page;
const file = (name: string) => ({ name, bytes: Uint8Array.of(1) });
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim());

describe("drop zone", () => {
  it("hands over every file of a drop, a paste and a choice", async () => {
    const page = await openDev();
    const zone = page.getByRole("group", { name: "Live", exact: true });
    await drop(zone, file("a.png"), file("b.txt"));
    await zone.getByText("a.png, b.txt").waitFor();
    await paste(zone.getByRole("button").first(), file("c.png"));
    await zone.getByText("c.png").waitFor();
    const choosing = page.waitForEvent("filechooser");
    await zone.getByRole("button").first().press("Enter");
    const chooser = await choosing;
    expect(chooser.isMultiple()).toBe(true);
    await chooser.setFiles([{ name: "d.png", mimeType: "image/png", buffer: Buffer.of(1) }]);
    await zone.getByText("d.png").waitFor();
  });

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

  it("shows that it will take a drag, and stops when it leaves", async () => {
    const page = await openDev();
    const zone = page.getByRole("group", { name: "Live", exact: true });
    const drag = (type: string) =>
      zone.evaluate((element, type) => {
        const dataTransfer = new DataTransfer();
        dataTransfer.items.add(new File(["x"], "x.png"));
        element.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
      }, type);
    await drag("dragenter");
    await zone.getByText("Drop to add").waitFor();
    await drag("dragleave");
    await zone.getByText("Drop to add").waitFor({ state: "detached" });
  });

  it("ignores a drag of text, and a file dropped beside it does not leave the page", async () => {
    const page = await openDev();
    const refused = await page.evaluate(() => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File(["x"], "x.png"));
      const event = new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true });
      document.querySelector("h1")?.dispatchEvent(event);
      return event.defaultPrevented;
    });
    expect(refused).toBe(true);
    const zone = page.getByRole("group", { name: "Live", exact: true });
    const taken = await zone.evaluate((element) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.setData("text/plain", "words");
      const event = new DragEvent("dragover", { dataTransfer, bubbles: true, cancelable: true });
      element.dispatchEvent(event);
      return event.defaultPrevented;
    });
    expect(taken).toBe(false);
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
    const page = await openDev();
    await page.clock.install();
    await stopClock(page);
    await page.getByRole("button", { name: "Success" }).click();
    const words = "Machine name saved successfully!";
    await page.locator("[popover]").getByText(words).waitFor();
    await page.clock.runFor(500);
    await page.getByRole("status").getByText(words).waitFor();
    expect(await page.locator("[aria-live], [role=status], [role=alert]").getByText(words).count()).toBe(1);
    // Once to be seen, once to be read out.
    expect(await page.getByText(words).count()).toBe(2);
    // It is dismissed, then drawn as leaving, then removed.
    const later = async () => {
      await page.clock.runFor(5_000);
      return page.locator("[popover]").count();
    };
    await expect.poll(later).toBe(0);
  });

  it("keep their place when loading becomes success", async () => {
    const page = await openDev();
    await page.clock.install();
    await stopClock(page);
    await page.getByRole("button", { name: "Loading", exact: true }).click();
    const shown = page.locator("[popover]");
    await shown.getByText("Generating PDF preview...").waitFor();
    await page.clock.runFor(60_000);
    await shown.getByText("Generating PDF preview...").waitFor();
    await page.getByRole("button", { name: "Loaded" }).click();
    await shown.getByText("PDF generated successfully!").waitFor();
    expect(await shown.getByText("Generating PDF preview...").count()).toBe(0);
    await page.clock.runFor(500);
    await page.getByRole("status").getByText("PDF generated successfully!").waitFor();
  });

  it("have all their time from when they are shown, and it stands still below the focus", async () => {
    const page = await openDev();
    await page.clock.install();
    await stopClock(page);
    const shown = page.locator("[popover]");
    const success = shown.getByText("Machine name saved successfully!");
    const error = shown.getByText("Please name all three blends before proceeding.");
    await page.getByRole("button", { name: "Loading", exact: true }).click();
    await page.getByRole("button", { name: "Success" }).click();
    await success.waitFor();
    await page.getByRole("button", { name: "Error" }).click();
    await page.clock.runFor(1_900);
    expect(await success.isVisible()).toBe(true);
    expect(await error.count()).toBe(0);
    await page.clock.runFor(200);
    await error.waitFor();
    await success.waitFor({ state: "hidden" });
    await page.clock.runFor(2_000);
    const dismiss = shown.getByRole("button", { name: UI.dismissNotification }).first();
    await dismiss.focus();
    await page.clock.runFor(10_000);
    await dismiss.blur();
    await page.clock.runFor(1_800);
    expect(await error.isVisible()).toBe(true);
    await page.clock.runFor(300);
    await error.waitFor({ state: "hidden" });
  });

  it("wait while a dialog is open, two are shown, and equal ones are joined", async () => {
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
  it("the count is chosen by arrow keys", async () => {
    const page = await openDev();
    const group = page.getByRole("group", { name: "How many sizes, hot" });
    await group.getByRole("radio", { name: "3 sizes" }).focus();
    await page.keyboard.press("ArrowRight");
    expect(await group.getByRole("radio", { name: "4 sizes" }).isChecked()).toBe(true);
  });

  it("the rail says where one is, what is done and what is not, and leads there", async () => {
    const page = await openDev();
    const rail = page.getByRole("navigation", { name: "Steps" });
    expect(await rail.getByRole("link").count()).toBe(11);
    expect(await rail.locator("[aria-current=step]").textContent()).toContain("Hot/Cold Selection");
    expect(await rail.getByRole("link", { name: "3 Blends Selection to do" }).getAttribute("href")).toBe(
      "/blends",
    );
    await rail.getByRole("link", { name: "Screensaver done" }).waitFor();
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await rail.getByRole("link").count()).toBe(0);
    await rail.getByRole("button", { name: /4 of 11/ }).click();
    expect(await rail.getByRole("link").count()).toBe(11);
    await page.keyboard.press("Escape");
    expect(await rail.getByRole("link").count()).toBe(0);
  });

  it("the bar says what is needed, and a Continue that is held back still answers", async () => {
    const page = await openDev();
    const button = page.getByRole("button", { name: "Continue", description: "Two images still needed" });
    expect(await button.getAttribute("aria-disabled")).toBe("true");
    await button.press("Enter");
    await page
      .getByRole("status")
      .getByText("Please add an image to every slot before proceeding.")
      .waitFor();
  });

  it("images stand exactly in their boxes on the machine, at any width", async () => {
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

  it("a press on a box of the machine is the same as one on its slot", async () => {
    const page = await openDev();
    await page
      .getByRole("figure", { name: "Blends on the machine's screen" })
      .getByRole("button", { name: /^Right .*empty$/ })
      .press("Enter");
    expect(await page.locator("[class*=highlighted]").textContent()).toContain("Right");
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

  it("goes to the top and to the main part on another page", async () => {
    const { page } = await open("/");
    await page.getByRole("contentinfo").getByRole("link", { name: "Make a media package" }).click();
    await page.getByRole("heading", { level: 1, name: "Media package" }).waitFor();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("main");
  });

  it("has the header's links behind a menu key on a phone", async () => {
    const { page } = await open("/", { viewport: { width: 390, height: 844 } });
    const main = page.getByRole("navigation", { name: "Main" });
    await page.getByRole("heading", { level: 1 }).waitFor();
    expect(await main.isVisible()).toBe(false);
    await page.getByRole("button", { name: "Menu" }).click();
    expect(await main.getByRole("link").allInnerTexts()).toEqual([
      "Home",
      "Image Requirements",
      "How to upload my file",
    ]);
    expect(await axeFaults(page)).toEqual([]);
    await page.keyboard.press("Escape");
    expect(await main.isVisible()).toBe(false);
  });
});
