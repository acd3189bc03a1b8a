import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { BRANDING } from "#messages/lettering.ts";
import { REVIEW, USB_STICK } from "#messages/review.ts";
import { SHELL } from "#messages/shell.ts";
import { png } from "../support/png.ts";
import { browserForTests, LIGHT_PAGE } from "./browser.ts";
import { stopClock } from "./clock.ts";
import { confirm, download, exportButton, keep } from "./exporting.ts";
import { savedBy } from "./files.ts";
import { bundledDesign } from "./full-design.ts";
import { toast } from "./said.ts";
import { storeDesign } from "./stored-design.ts";
import { chooseInMenu } from "./wizard.ts";

const { open, openDesign } = browserForTests();

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

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const isAt = (page: Page, stop: number) => page.getByText(`${stop} of 10`, { exact: true });
const goTo = async (page: Page, stop: number) => {
  await page.getByText(/^\d+ of 10$/).waitFor();
  while (!(await isAt(page, stop).isVisible())) await button(page, "Next").click();
};
const SAVERS = Object.fromEntries(
  [1, 2, 3].map((seed) => [`screensaver_${seed - 1}`, png(1024, 768, { seed })]),
);

describe("/final-preview", () => {
  it("walks through ten stops, and no further", async () => {
    const { page } = await open("/final-preview");
    await page.getByRole("heading", { name: "Final Review", level: 1 }).waitFor();
    await page
      .getByText("Review your machine interface configuration and make any final adjustments.")
      .waitFor();
    expect(await button(page, "Previous").isDisabled()).toBe(true);
    // A screen without an image has none to enlarge.
    const empty = page.getByRole("figure", { name: REVIEW.onScreen("Screensaver") });
    await empty.getByText(REVIEW.noImage).waitFor();
    expect(await empty.getByRole("button").count()).toBe(0);
    for (const [index, [label]] of STOPS.entries()) {
      await goTo(page, index + 1);
      expect(await page.getByRole("heading", { level: 2 }).first().textContent()).toBe(label);
    }
    expect(await button(page, "Next").isDisabled()).toBe(true);
    await button(page, "Next").click({ force: true });
    await isAt(page, 10).waitFor();
    await button(page, "Previous").click();
    await isAt(page, 9).waitFor();
  });

  it("saves the picture of a screen only with all its images", async () => {
    const { page } = await open(LIGHT_PAGE);
    const evicted = png(302, 485, { seed: 9 });
    await storeDesign(page, { images: { blends_left: evicted } }, "/final-preview");
    await goTo(page, 2);
    await keep(page, evicted, undefined);
    await button(page, REVIEW.savePicture).click();
    await toast(page, REVIEW.pictureNotSaved).waitFor();
    // Now the default stands in for it.
    const { name } = await savedBy(page, () => button(page, REVIEW.savePicture).click());
    expect(name).toBe("My-Coffee-Machine-blends.png");
  });

  it("shows each screen on its template as it will be exported, with marked defaults and the cancel button", async () => {
    const page = await openDesign({ images: { hotcold_hot: png(460, 485, { seed: 4 }) } }, "/final-preview");
    await page.getByRole("figure").getByText("No image yet").waitFor();
    await goTo(page, 2);
    const figure = page.getByRole("figure", { name: "on the machine's screen" });
    const defaults = figure.getByText("Default", { exact: true });
    expect(await defaults.count()).toBe(3);
    expect(await figure.locator("img").first().getAttribute("src")).toBe("/images/templates/blends.png");
    await goTo(page, 3);
    expect(await defaults.count()).toBe(1);
    await figure.getByRole("button", { name: "Hot/Cold Selection, Cold" }).getByText("Default").waitFor();
    await goTo(page, 8);
    await figure.getByText("Cancel order").waitFor();
  });

  it("leads from every stop's Edit to its step, and comes back to it", async () => {
    const { page } = await open("/final-preview");
    const returnToStep = () => page.evaluate(() => localStorage.getItem("returnToStep"));
    for (const [index, [label, route]] of STOPS.entries()) {
      await goTo(page, index + 1);
      await button(page, `Edit ${label}`).click();
      await page.waitForURL(`**${route}`);
      expect(await returnToStep()).toBe("/final-preview");
      await button(page, "Back").click();
      await page.waitForURL("**/final-preview");
      await isAt(page, index + 1).waitFor();
      await expect.poll(returnToStep).toBe(null);
    }
    await button(page, "Edit Overview").click();
    await page.getByRole("textbox", { name: "Machine name" }).fill("Second floor");
    await button(page, "Continue").click();
    await page.waitForURL("**/final-preview");
    await expect.poll(returnToStep).toBe(null);
    await page.getByText("Second floor").first().waitFor();
  });

  it("turns the screensavers over every 3 seconds, with a dot for each and a pause", async () => {
    const page = await openDesign({ images: SAVERS }, "/");
    await page.clock.install();
    await page.goto("/final-preview");
    const dots = page.locator('button[aria-label^="Show Screensaver "]');
    const current = () => dots.evaluateAll((all) => all.findIndex((dot) => dot.ariaCurrent !== null));
    await page.getByRole("button", { name: "Pause" }).waitFor();
    await stopClock(page);
    const first = await current();
    for (const turn of [1, 2, 3]) {
      await page.clock.runFor(3000);
      await expect.poll(current).toBe((first + turn) % 3);
    }
    await page.getByRole("button", { name: "Pause" }).click();
    await page.clock.runFor(9500);
    expect(await current()).toBe(first);
    await dots.nth(2).click();
    await expect.poll(current).toBe(2);
  });

  it("shows an image in full, and closes it by its button, outside and Escape", async () => {
    const { page } = await open("/final-preview");
    await goTo(page, 2);
    const dialog = page.getByRole("dialog", { name: "Blends Selection, Left" });
    for (const close of [
      () => dialog.getByRole("button", { name: "Close" }).click(),
      () => page.mouse.click(5, 300),
      () => page.keyboard.press("Escape"),
    ]) {
      await page.getByRole("button", { name: "Blends Selection, Left" }).click();
      await dialog.locator("img").waitFor();
      await close();
      await dialog.waitFor({ state: "detached" });
    }
  });

  it("shows a default in full as soon as it is drawn", async () => {
    const { page } = await open("/hot-cold", { reducedMotion: "reduce" });
    await chooseInMenu(page, BRANDING.words);
    const words = page.getByRole("dialog", { name: BRANDING.words });
    await words.getByRole("combobox", { name: SHELL.language }).selectOption("de");
    await words.getByRole("button", { name: BRANDING.save }).click();
    await words.waitFor({ state: "detached" });
    let draw = () => {};
    const held = new Promise<void>((go) => {
      draw = go;
    });
    await page.route("**/images/looks/**", async (route) => {
      await held;
      await route.continue();
    });
    await page.goto("/final-preview");
    await goTo(page, 3);
    await page.getByRole("button", { name: "Hot/Cold Selection, Hot" }).click();
    const picture = page.getByRole("dialog", { name: "Hot/Cold Selection, Hot" }).locator("img");
    await picture.waitFor({ state: "attached" });
    expect(await picture.getAttribute("src")).toBe(null);
    draw();
    await expect.poll(() => picture.getAttribute("src")).toMatch(/^data:image\/png/);
  });

  it("opens what is missing in another tab with Ctrl", async () => {
    const { page } = await open("/final-preview");
    await goTo(page, 10);
    const link = page.getByRole("region", { name: "Overview" }).getByRole("link", { name: "Hot Cup Sizes" });
    const [other] = await Promise.all([
      page.context().waitForEvent("page"),
      link.click({ modifiers: ["ControlOrMeta"] }),
    ]);
    await other.waitForURL("**/hot-cup-size");
    await isAt(page, 10).waitFor();
    await other.close();
  });

  it("shows all screens, the names, and links to what is missing in the overview", async () => {
    const page = await openDesign({ name: "Lobby", images: SAVERS }, "/final-preview");
    await goTo(page, 10);
    const overview = page.getByRole("region", { name: "Overview" });
    await overview.getByText("Lobby").waitFor();
    expect(await page.getByRole("list", { name: "All screens" }).getByRole("listitem").count()).toBe(9);
    await page.getByText("names missing, no images yet").waitFor();
    await overview.getByRole("link", { name: "Hot/Cold Selection" }).click();
    await page.waitForURL("**/hot-cold");
    await button(page, "Back").click();
    await page.waitForURL("**/final-preview");
    await isAt(page, 3).waitFor();
    await goTo(page, 10);
    await button(page, "Change Cold Cup Sizes").click();
    await page.waitForURL("**/cold-cup-size");
    await button(page, "Back").click();
    await isAt(page, 5).waitFor();
    // They stand beside the walkthrough too.
    await button(page, "Change Screensaver").click();
    await page.waitForURL("**/screensaver");
  });

  it("names what is missing, confirms after a second and a half, and asks again after a change", async () => {
    const { page } = await open(LIGHT_PAGE);
    await page.clock.install();
    await storeDesign(page, { name: "Lobby" }, "/final-preview");
    const confirm = page.getByRole("button", { name: "Confirm Final Review" });
    await confirm.click();
    const dialog = page.getByRole("dialog", { name: "Some things are still missing" });
    await dialog.getByText(REVIEW.incompleteAdvice).waitFor();
    expect(await dialog.getByRole("link").count()).toBe(9);
    await dialog.getByRole("button", { name: "Keep reviewing" }).click();
    await confirm.click();
    await stopClock(page);
    await dialog.getByRole("button", { name: "Confirm with defaults" }).click();
    // It is shown before it is announced.
    await page.locator("[popover]").getByText("Finalizing your machine interface...").waitFor();
    await page.clock.runFor(1400);
    await toast(page, "Finalizing your machine interface...").waitFor();
    expect(await button(page, "PDF").count()).toBe(0);
    await page.clock.runFor(200);
    // The machine's own file is the first of them.
    const first = button(page, "Media package (.mp)");
    await first.waitFor();
    await expect.poll(() => first.evaluate((button) => button === document.activeElement)).toBe(true);
    await page.clock.runFor(300);
    await toast(page, "Machine interface configuration completed successfully!").waitFor();
    expect(new URL(page.url()).pathname).toBe("/final-preview");
    expect(await confirm.count()).toBe(0);
    for (const name of ["PDF", "Images (zip)", "Test package"]) await button(page, name).waitFor();
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

describe("the way out", () => {
  const reviewed = () =>
    openDesign(bundledDesign(), "/final-preview", { viewport: { width: 1024, height: 768 } });

  it("is eight controls beside the steps and the walkthrough, and one card about the file", async () => {
    const page = await reviewed();
    await page.getByRole("button", { name: "Confirm Final Review" }).waitFor();
    expect(await page.getByRole("group", { name: REVIEW.download }).count()).toBe(0);
    await confirm(page);
    await page.getByRole("heading", { name: REVIEW.finished }).waitFor();
    // While it is made, closing the tab asks.
    const asks = () => page.evaluate(() => !dispatchEvent(new Event("beforeunload", { cancelable: true })));
    let answer = () => {};
    const held = new Promise<void>((go) => {
      answer = go;
    });
    await page.route("**/api/create-package", async (route) => {
      await held;
      await route.continue();
    });
    expect(await asks()).toBe(false);
    const saved = download(page, "Media package (.mp)");
    await expect.poll(asks).toBe(true);
    answer();
    expect((await saved).name).toBe("Lobby.mp");
    expect(await asks()).toBe(false);

    const controls = await page
      .locator("main :is(a[href], button, input, select, textarea, summary)")
      .evaluateAll((all) => all.filter((each) => each.checkVisibility() && !each.closest("nav")).length);
    expect(controls).toBeLessThanOrEqual(8);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(1500);
    for (const name of ["PDF", "Images (zip)", "Test package", "Media package (.mp)", "Send for approval"])
      await exportButton(page, name).waitFor();
    await exportButton(page, "Media package (.mp)").getByText(REVIEW.stick).waitFor();
    const card = page.getByRole("heading", { name: "Lobby.mp" });
    await card.waitFor();
    const lastStep = (system: keyof typeof USB_STICK.systems) =>
      page.getByText(USB_STICK.systems[system].steps("Lobby.mp").at(-1) ?? "");
    expect(await lastStep("mac").isVisible()).toBe(false);
    await page.getByText(USB_STICK.others).press("Enter");
    for (const system of Object.keys(USB_STICK.systems) as (keyof typeof USB_STICK.systems)[])
      await lastStep(system).waitFor();
  });

  it("makes one file at a time", async () => {
    const page = await reviewed();
    await confirm(page);
    await page.route("**/api/create-package", () => {});
    await exportButton(page, "Media package (.mp)").click();
    await page.getByRole("button", { name: "Cancel", exact: true }).waitFor();
    await exportButton(page, "More").click();
    const names = ["PDF", "Images (zip)", "Test package", "Send for approval"];
    for (const name of [...names, "Approval sheet (PDF)", "Share a preview (HTML)", "All screens (PNG)"])
      expect([name, await exportButton(page, name).getAttribute("aria-disabled")]).toEqual([name, "true"]);
    await exportButton(page, "Approval sheet (PDF)").click({ force: true });
    expect(await exportButton(page, "Check a package").getAttribute("aria-disabled")).toBe(null);
  });

  it("is two presses to the share sheet, and to a file where there is none", async () => {
    const page = await reviewed();
    await confirm(page);
    const sheet = await savedBy(page, () => exportButton(page, "Send for approval").click());
    expect(sheet.name).toBe("Lobby-approval.pdf");
    const preview = await savedBy(page, () =>
      page.getByRole("link", { name: "Save Lobby-preview.html" }).click(),
    );
    expect(preview.bytes.length).toBeGreaterThan(10_000);

    await page.evaluate(() => {
      const files: File[] = [];
      Object.assign(window, { shared: files });
      navigator.canShare = () => true;
      navigator.share = async (data) => void files.push(...(data?.files ?? []));
    });
    await exportButton(page, "Send for approval").click();
    const shared = () =>
      page.evaluate(() => (window as unknown as { shared: File[] }).shared.map(({ name }) => name));
    const both = ["Lobby-approval.pdf", "Lobby-preview.html"];
    await expect.poll(shared).toEqual(both);
    await button(page, "Share").click();
    await expect.poll(shared).toEqual([...both, ...both]);
  });
});
