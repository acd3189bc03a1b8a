import type { Locator, Page } from "playwright";
import { describe, expect, it } from "vitest";
import { SCREEN } from "#messages/screen.ts";
import { SHELL } from "#messages/shell.ts";
import { browserForTests } from "./browser.ts";
import { tabTo } from "./hands.ts";
import { continueButton } from "./wizard.ts";

const { open } = browserForTests();
const STILL = { reducedMotion: "reduce" } as const;

/** Whether a press on its middle meets it, and not what lies over it. */
const isUncovered = (target: Locator) =>
  target.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const met = document.elementFromPoint(x + width / 2, y + height / 2);
    return met !== null && element.contains(met);
  });
const hasFocus = (target: Locator) => target.evaluate((element) => element === document.activeElement);

it("at 400 % zoom, neither the machine nor the bar covers what is typed", async () => {
  // A window of 1280 by 1024 pixels.
  const { page } = await open("/machine-name", { ...STILL, viewport: { width: 320, height: 256 } });
  for (const target of [page.getByRole("textbox"), continueButton(page)]) {
    await target.evaluate((element) => element.scrollIntoView({ block: "center" }));
    await expect.poll(() => isUncovered(target)).toBe(true);
  }
  const sticky = await page.evaluate(() =>
    [...document.querySelectorAll("main *")]
      .filter((element) => element.checkVisibility() && getComputedStyle(element).position === "sticky")
      .map(({ className }) => className),
  );
  expect(sticky).toEqual([]);
});

/** Until web/app/after-load.ts has started, which it does after the first key. */
const untilAfterLoad = (page: Page) =>
  expect
    .poll(() =>
      // As a text, because Vitest would replace the import.
      page.evaluate(`(async () => {
        const files = performance.getEntriesByType("resource").map(({ name }) => name);
        const file = files.find((name) => name.includes("/after-load-"));
        return file !== undefined && "enhancePage" in Object.assign({}, await import(file));
      })()`),
    )
    .toBe(true);

it("arrow keys and letters choose no language until it is confirmed", async () => {
  const { page } = await open("/image-requirements", STILL);
  const choice = page.getByRole("combobox", { name: SHELL.language });
  await tabTo(choice);
  await untilAfterLoad(page);
  for (const key of ["d", "ArrowDown"]) {
    await choice.press(key);
    await choice.press("Escape");
  }
  expect(await choice.inputValue()).toBe("en");
  await choice.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect.poll(() => page.evaluate(() => document.documentElement.lang)).not.toBe("en");
});

describe("Escape closes a list and gives the focus back to its button", () => {
  const closes = async (page: Page, button: Locator, link: Locator) => {
    await tabTo(button);
    await page.keyboard.press("Enter");
    await tabTo(link);
    await untilAfterLoad(page);
    await page.keyboard.press("Escape");
    await link.waitFor({ state: "hidden" });
    await expect.poll(() => hasFocus(button)).toBe(true);
  };
  it("the header's", async () => {
    const { page } = await open("/image-requirements", { ...STILL, viewport: { width: 390, height: 844 } });
    const header = page.getByRole("banner");
    await closes(
      page,
      header.getByRole("button", { name: SHELL.menu, exact: true }),
      header.getByRole("link", { name: SHELL.links.requirements }),
    );
  });
  it("the steps'", async () => {
    const { page } = await open("/machine-name", { ...STILL, viewport: { width: 390, height: 844 } });
    const steps = page.getByRole("navigation", { name: SCREEN.steps });
    await closes(page, steps.getByRole("button"), steps.getByRole("link").nth(1));
  });
});

it("the header's list doesn't cover what has the focus", async () => {
  const { page } = await open("/image-requirements", { ...STILL, viewport: { width: 390, height: 844 } });
  const header = page.getByRole("banner");
  await tabTo(header.getByRole("button", { name: SHELL.menu, exact: true }));
  await page.keyboard.press("Enter");
  const last = header.getByRole("combobox", { name: SHELL.language });
  await tabTo(last);
  await page.waitForLoadState("networkidle");
  await page.keyboard.press("Tab");
  await last.waitFor({ state: "hidden" });
  expect(await isUncovered(page.locator(":focus"))).toBe(true);
});

it("a link to the page that is shown goes to its top, closes its list and adds no history", async () => {
  const { page } = await open("/image-requirements", { ...STILL, viewport: { width: 390, height: 844 } });
  const header = page.getByRole("banner");
  const menu = header.getByRole("button", { name: SHELL.menu, exact: true });
  await tabTo(menu);
  await untilAfterLoad(page);
  const { entries } = await page.evaluate(() => {
    scrollTo({ top: 900 });
    return { entries: history.length };
  });
  await menu.click();
  const link = header.getByRole("link", { name: SHELL.links.requirements });
  await link.click();
  await link.waitFor({ state: "hidden" });
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  expect(await page.evaluate(() => history.length)).toBe(entries);
});

it("in forced colours, the chosen count has a thicker edge", async () => {
  const { page } = await open("/hot-cup-size", { ...STILL, forcedColors: "active" });
  const edgeOf = (radio: Locator) =>
    radio.evaluate((input) => {
      const label = input.closest("label");
      return label && getComputedStyle(label).borderTopWidth;
    });
  expect(await edgeOf(page.getByRole("radio", { checked: true }))).toBe("3px");
  expect(await edgeOf(page.getByRole("radio", { checked: false }).first())).toBe("1px");
});

it("progress grows from the right where text is read from there", async () => {
  const { page } = await open("/machines", STILL);
  const share = async () => {
    const track = page.getByRole("progressbar");
    await track.waitFor();
    return track.evaluate((element) => {
      const [whole, part] = [element, element.firstElementChild].map((each) => each?.getBoundingClientRect());
      return whole && part && { start: part.left - whole.left, end: whole.right - part.right };
    });
  };
  const ltr = await share();
  expect(ltr?.start).toBeLessThan(2);
  await page.evaluate(() => {
    document.documentElement.dir = "rtl";
  });
  const rtl = await share();
  expect(rtl?.end).toBeLessThan(2);
});
