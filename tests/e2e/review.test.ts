import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { png } from "../support/png.ts";
import { browserForTests, LIGHT_PAGE } from "./browser.ts";
import { stopClock } from "./clock.ts";
import { toast } from "./said.ts";
import { storeDesign } from "./stored-design.ts";

const { open } = browserForTests();

const STOPS: [string, string][] = [
  ["Screensaver", "/screensaver"],
  ["Blends Selection", "/blends"],
  ["Hot/Cold Selection", "/hot-cold"],
  ["Hot Cup Sizes", "/hot-cup-size"],
  ["Cold Cup Sizes", "/cold-cup-size"],
  ["Hot Leave Room", "/leave-room"],
  ["Cold Leave Room", "/leave-room-iced"],
  ["Hot Dispensing Screen", "/dispensing-screen-hot"],
  ["Cold Dispensing Screen", "/dispensing-screen-iced"],
  ["Overview", "/machine-name"],
];

const next = (page: Page) => page.getByRole("button", { name: "Next", exact: true });
const previous = (page: Page) => page.getByRole("button", { name: "Previous", exact: true });
const path = (page: Page) => new URL(page.url()).pathname;
const goTo = async (page: Page, stop: number) => {
  await page.getByText(/^\d+ of 10$/).waitFor();
  while (!(await page.getByText(`${stop} of 10`, { exact: true }).isVisible())) await next(page).click();
};
const SAVERS = {
  screensaver_0: png(1024, 768, { seed: 1 }),
  screensaver_1: png(1024, 768, { seed: 2 }),
  screensaver_2: png(1024, 768, { seed: 3 }),
};

describe("/final-preview", () => {
  it("walks through ten stops, and no further", async () => {
    const { page } = await open("/final-preview");
    await page.getByRole("heading", { name: "Final Review", level: 1 }).waitFor();
    await page
      .getByText("Review your machine interface configuration and make any final adjustments.")
      .waitFor();
    expect(await previous(page).isDisabled()).toBe(true);
    const seen: (string | null)[] = [];
    for (let stop = 1; stop <= 10; stop++) {
      await page.getByText(`${stop} of 10`, { exact: true }).waitFor();
      seen.push(await page.getByRole("heading", { level: 2 }).first().textContent());
      if (stop < 10) await next(page).click();
    }
    expect(seen).toEqual(STOPS.map(([label]) => label));
    expect(await next(page).isDisabled()).toBe(true);
    await next(page).click({ force: true });
    await page.getByText("10 of 10").waitFor();
    await previous(page).click();
    await page.getByText("9 of 10").waitFor();
  });

  it("shows each screen on its template as it will be exported, with marked defaults and the cancel button", async () => {
    const { page } = await open(LIGHT_PAGE);
    await storeDesign(page, { images: { hotcold_hot: png(460, 485, { seed: 4 }) } }, "/final-preview");
    await page.getByRole("figure").getByText("No image yet").waitFor();
    await goTo(page, 2);
    const figure = page.getByRole("figure", { name: "on the machine's screen" });
    expect(await figure.getByText("Default", { exact: true }).count()).toBe(3);
    expect(await figure.locator("img").first().getAttribute("src")).toBe("/images/templates/blends.png");
    await goTo(page, 3);
    expect(await figure.getByText("Default", { exact: true }).count()).toBe(1);
    expect(
      await figure.getByRole("button", { name: "Hot/Cold Selection, Hot" }).getByText("Default").count(),
    ).toBe(0);
    await goTo(page, 8);
    await figure.getByText("Cancel order").waitFor();
  });

  it.each(
    STOPS.map(([label, route], index) => ({ label, route, stop: index + 1 })).filter(({ stop }) =>
      [2, 6, 10].includes(stop),
    ),
  )("edits $label and comes back to it", async ({ label, route, stop }) => {
    const { page } = await open("/final-preview");
    await goTo(page, stop);
    await page.getByRole("button", { name: `Edit ${label}` }).click();
    await page.waitForURL(`**${route}`);
    expect(await page.evaluate(() => localStorage.getItem("returnToStep"))).toBe("/final-preview");
    if (route === "/machine-name") {
      await page.getByLabel("Machine name").fill("Second floor");
      await page.getByRole("button", { name: "Continue" }).click();
    } else await page.getByRole("button", { name: "Back", exact: true }).click();
    await page.waitForURL("**/final-preview");
    await page.getByText(`${stop} of 10`, { exact: true }).waitFor();
    await expect.poll(() => page.evaluate(() => localStorage.getItem("returnToStep"))).toBe(null);
    if (route === "/machine-name") await page.getByText("Second floor").first().waitFor();
  });

  it("leads from every stop's Edit to its step", async () => {
    const { page } = await open("/final-preview");
    for (const [index, [label, route]] of STOPS.entries()) {
      await goTo(page, index + 1);
      await page.getByRole("button", { name: `Edit ${label}` }).click();
      await page.waitForURL(`**${route}`);
      await page.goBack();
      await page.waitForURL("**/final-preview");
    }
  });

  it("turns the screensavers over every 3 seconds, with a dot for each and a pause", async () => {
    const { page } = await open(LIGHT_PAGE);
    await storeDesign(page, { images: SAVERS }, "/");
    await page.clock.install();
    await page.goto("/final-preview");
    const dot = (number: number) => page.getByRole("button", { name: `Screensaver ${number}`, exact: true });
    const current = async () => {
      for (const number of [1, 2, 3])
        if ((await page.locator(`button[aria-current][aria-label="Screensaver ${number}"]`).count()) > 0)
          return number;
      return 0;
    };
    await page.getByRole("button", { name: "Pause" }).waitFor();
    await stopClock(page);
    const first = await current();
    for (const turn of [1, 2, 3]) {
      await page.clock.runFor(3000);
      await expect.poll(current).toBe(((first - 1 + turn) % 3) + 1);
    }
    await page.getByRole("button", { name: "Pause" }).click();
    await page.clock.runFor(9500);
    expect(await current()).toBe(first);
    await dot(3).last().click();
    await expect.poll(current).toBe(3);
  });

  it("shows an image in full, and closes it by its button, outside and Escape", async () => {
    const { page } = await open("/final-preview");
    await goTo(page, 2);
    const dialog = page.getByRole("dialog", { name: "Blends Selection, Left" });
    const show = async () => {
      await page.getByRole("button", { name: "Blends Selection, Left" }).click();
      await dialog.locator("img").waitFor();
    };
    await show();
    await dialog.getByRole("button", { name: "Close" }).click();
    await dialog.waitFor({ state: "detached" });
    await show();
    await page.mouse.click(5, 300);
    await dialog.waitFor({ state: "detached" });
    await show();
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
  });

  it("shows all screens, the names, and links to what is missing in the overview", async () => {
    const { page } = await open(LIGHT_PAGE);
    await storeDesign(page, { name: "Lobby", images: SAVERS }, "/final-preview");
    await goTo(page, 10);
    await page.getByRole("region", { name: "Overview" }).getByText("Lobby").waitFor();
    expect(await page.getByRole("list", { name: "All screens" }).getByRole("listitem").count()).toBe(9);
    await page.getByText("names missing, no image yet").waitFor();
    const overview = page.getByRole("region", { name: "Overview" });
    await overview.getByRole("link", { name: "Hot/Cold Selection" }).click();
    await page.waitForURL("**/hot-cold");
    await page.getByRole("button", { name: "Back", exact: true }).click();
    await page.waitForURL("**/final-preview");
    await page.getByText("10 of 10").waitFor();
    await page.getByRole("button", { name: "Cold Cup Sizes", exact: true }).click();
    await page.getByText("5 of 10").waitFor();
  });

  it("names what is missing, confirms after a second and a half, and asks again after a change", async () => {
    const { page } = await open(LIGHT_PAGE);
    await page.clock.install();
    await storeDesign(page, { name: "Lobby" }, "/final-preview");
    const confirm = page.getByRole("button", { name: "Confirm Final Review" });
    await confirm.click();
    const dialog = page.getByRole("dialog", { name: "Some things are still missing" });
    await dialog.getByText("the default image is used").waitFor();
    expect(await dialog.getByRole("link").count()).toBe(9);
    await dialog.getByRole("button", { name: "Keep reviewing" }).click();
    await confirm.click();
    await stopClock(page);
    await dialog.getByRole("button", { name: "Confirm with defaults" }).click();
    // It is shown before it is announced.
    await page.locator("[popover]").getByText("Finalizing your machine interface...").waitFor();
    await page.clock.runFor(1400);
    await toast(page, "Finalizing your machine interface...").waitFor();
    expect(await page.getByRole("button", { name: "PDF", exact: true }).count()).toBe(0);
    await page.clock.runFor(200);
    // The machine's own file is the first of them.
    const first = page.getByRole("button", { name: "Media package (.mp)", exact: true });
    await first.waitFor();
    await expect.poll(() => first.evaluate((button) => button === document.activeElement)).toBe(true);
    await page.clock.runFor(300);
    await toast(page, "Machine interface configuration completed successfully!").waitFor();
    expect(path(page)).toBe("/final-preview");
    expect(await confirm.count()).toBe(0);
    for (const name of ["PDF", "Images (zip)", "Test package"])
      await page.getByRole("button", { name, exact: true }).waitFor();
    await page.clock.resume();
    await page.reload();
    await first.waitFor();
    await page.goto("/hot-cold");
    await page.getByRole("button", { name: "USE DEFAULT IMAGE" }).first().click();
    await toast(page, "Using default hot image").waitFor();
    await page
      .getByRole("link", { name: /Review/ })
      .first()
      .click();
    await confirm.waitFor();
    expect(await first.count()).toBe(0);
  });
});
