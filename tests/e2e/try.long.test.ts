import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { EXPORTS } from "#messages/exports.ts";
import { REVIEW, SIMULATOR } from "#messages/review.ts";
import { SCREEN } from "#messages/screen.ts";
import { PNG_HEAD_LENGTH, readPngHeader } from "../../shared/png/chunks.ts";
import { checkPdf, pdfFonts, pdfPictures, pdfWords } from "../support/pdf.ts";
import { needs, PDF_PROGRAMS } from "../support/programs.ts";
import { browserForTests } from "./browser.ts";
import { stopClock } from "./clock.ts";
import { confirm, downloadMore } from "./exporting.ts";
import { savedBy } from "./files.ts";
import { bundledDesign } from "./full-design.ts";
import { axeFaults, cutOff, smallTargets, unreachable } from "./judge.ts";
import { settled } from "./settled.ts";
import { storeDesign } from "./stored-design.ts";

const { open } = browserForTests();

const TABLET = { viewport: { width: 820, height: 1180 }, hasTouch: true };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };

const machine = (page: Page) => page.getByRole("figure", { name: SIMULATOR.machine });
const spot = (page: Page, name: string) => machine(page).getByRole("button", { name, exact: true });
/** The screen's name stands beside the machine, or is announced in full screen. */
const isOn = (page: Page, label: string) =>
  expect.poll(() => page.locator("[aria-live=polite]", { hasText: label }).count()).toBeGreaterThan(0);

const taps = async (page: Page, ...names: string[]) => {
  for (const name of names) await spot(page, name).tap();
};
const hasFocus = (page: Page, name: string) =>
  expect.poll(() => spot(page, name).evaluate((button) => button === document.activeElement)).toBe(true);

/** Runs the clock for so long, and on until a screen is there. */
async function passUntil(page: Page, milliseconds: number, label: string): Promise<void> {
  await page.clock.runFor(milliseconds);
  await expect
    .poll(async () => {
      await page.clock.runFor(100);
      return page.locator("[aria-live=polite]", { hasText: label }).count();
    })
    .toBeGreaterThan(0);
}

describe("the machine, tried", () => {
  it("starts from a step, pours, and is ready for the next customer, on a tablet", async () => {
    const { page, problems } = await open("/", TABLET);
    await page.clock.install();
    await storeDesign(page, bundledDesign(), "/hot-cold");
    await page.getByRole("link", { name: SCREEN.tryIt }).tap();
    await isOn(page, "Hot/Cold Selection");
    await settled(page);
    expect(await axeFaults(page)).toEqual([]);
    expect([...(await cutOff(page)), ...(await smallTargets(page))]).toEqual([]);
    // So far ahead that the machine starts over.
    await stopClock(page);
    await passUntil(page, 0, "Screensaver");
    await taps(page, "Touch to begin", "House Blend", "Hot", "Back", "English");
    await isOn(page, "Hot/Cold Selection");
    await taps(page, "Cold", "Large", "No Room");
    await isOn(page, "Cold Dispensing Screen: Pouring your coffee");
    await taps(page, "Cancel order");
    await isOn(page, "Blends Selection");
    await taps(page, "Dark Roast", "Hot", "Medium", "Leave Room");
    await isOn(page, "Hot Dispensing Screen: Pouring your coffee");
    await page.clock.runFor(7500);
    expect(await page.getByText("Enjoy your coffee").count()).toBe(0);
    await passUntil(page, 400, "Hot Dispensing Screen: Enjoy your coffee");
    expect(await machine(page).getByRole("button").count()).toBe(0);
    await passUntil(page, 1500, "Screensaver");
    await taps(page, "Touch to begin");
    await isOn(page, "Blends Selection");
    await passUntil(page, 29_000, "Screensaver");
    await page.getByRole("button", { name: "Back", exact: true }).last().tap();
    await page.waitForURL("**/hot-cold");
    expect(problems).toEqual([]);
  });

  it("fills the display, works with keys, and is left by the corner and by Escape, on a phone", async () => {
    const { page, problems } = await open("/", PHONE);
    await page.clock.install();
    await page.goto("/try");
    await isOn(page, "Blends Selection");
    await page.getByText("There's no image for Screensaver yet").waitFor();
    await page.getByText(SIMULATOR.defaultsFor(["Left", "Middle", "Right"])).waitFor();
    await settled(page);
    expect(await axeFaults(page)).toEqual([]);
    for (const faults of [cutOff, smallTargets, unreachable]) expect(await faults(page)).toEqual([]);
    const whole = page.getByRole("button", { name: SIMULATOR.fullScreen });
    const dialog = page.getByRole("dialog", { name: SIMULATOR.machine });
    await whole.tap();
    await dialog.waitFor();
    expect(await axeFaults(page)).toEqual([]);
    expect(await dialog.getByText(SIMULATOR.defaults).count()).toBe(0);
    await page.keyboard.press("Tab");
    await hasFocus(page, "Left");
    await page.keyboard.press("Enter");
    await isOn(page, "Hot/Cold Selection");
    // The element with the focus went with its screen.
    await hasFocus(page, "Hot");
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
    await whole.click();
    await dialog.waitFor();
    await stopClock(page);
    await page.mouse.move(20, PHONE.viewport.height - 20);
    await page.mouse.down();
    await page.clock.runFor(2900);
    expect(await dialog.count()).toBe(1);
    await page.clock.runFor(200);
    await dialog.waitFor({ state: "detached" });
    await page.mouse.up();
    expect(new URL(page.url()).pathname).toBe("/try");
    expect(problems).toEqual([]);
  });
});

describe("files for people who have no part in the design", () => {
  it(
    "are the picture of a screen, the approval sheet, the preview and the picture of all screens",
    needs(...PDF_PROGRAMS),
    async () => {
      const { page, problems } = await open("/");
      await storeDesign(page, { ...bundledDesign(), name: "Łódź Café" }, "/final-preview");
      const { name, bytes: picture } = await savedBy(page, () =>
        page.getByRole("button", { name: REVIEW.savePicture }).click(),
      );
      expect(name).toBe("Lodz-Cafe-screensaver.png");
      expect(readPngHeader(picture.subarray(0, PNG_HEAD_LENGTH))).toMatchObject({ width: 1024, height: 768 });

      await confirm(page);
      const asked = new Set<string>();
      page.on("request", (request) => asked.add(new URL(request.url()).origin));
      const { approval, preview, contact } = EXPORTS.kinds;
      const sheet = await downloadMore(page, approval.label);
      const html = await downloadMore(page, preview.label);
      const all = await downloadMore(page, contact.label);
      expect([sheet, html, all].map(({ name }) => name)).toEqual([
        "Lodz-Cafe-approval.pdf",
        "Lodz-Cafe-preview.html",
        "Lodz-Cafe-screens.png",
      ]);
      checkPdf(sheet.bytes);
      const [words = [], ...more] = pdfWords(sheet.bytes);
      expect(more).toEqual([]);
      const text = words.map((word) => word.text).join(" ");
      for (const part of ["Łódź Café", "House Blend", "4 sizes", "3 sizes", "Approved by", "Signature"])
        expect(text).toContain(part);
      expect(pdfPictures(sheet.bytes)).toHaveLength(9);
      expect(pdfFonts(sheet.bytes)).toEqual([true, true, true]);
      expect(html.bytes.length).toBeLessThanOrEqual(4_000_000);
      expect(new TextDecoder().decode(html.bytes)).toContain('<h1 dir="auto">Łódź Café</h1>');
      const header = readPngHeader(all.bytes.subarray(0, PNG_HEAD_LENGTH));
      expect(typeof header === "string" ? 0 : header.width).toBeGreaterThan(1500);
      // Data URLs have no origin.
      for (const origin of asked) expect(["null", new URL(page.url()).origin]).toContain(origin);
      expect(problems).toEqual([]);
    },
  );
});
