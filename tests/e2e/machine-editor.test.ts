import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { WIZARD } from "#messages/wizard.ts";
import { type Step, stepsOf } from "../../shared/machine/steps.ts";
import { model as CLASSIC } from "../../shared/machines/classic/machine.ts";
import { browserForTests } from "./browser.ts";
import { drop } from "./files.ts";
import { bundledDesign } from "./full-design.ts";
import { WIDTHS } from "./page-states.ts";
import { settled } from "./settled.ts";
import { chooseInSheet, eventually, image, kept, openSheet, stepOf } from "./wizard.ts";

const { openDesign } = browserForTests();
const { category: blends, config } = stepOf("slots", "blends");
const [size] = blends.arrangements.map((arrangement) => arrangement.size);
if (!size) throw new Error("the blends have no size");

const whole = async (): Promise<Page> => {
  const page = await openDesign(bundledDesign(), config.route, {
    viewport: WIDTHS[0],
    reducedMotion: "reduce",
  });
  await settled(page);
  return page;
};
const onMachine = (page: Page, name: string) =>
  page.getByRole("figure", { name: WIZARD.preview(blends.label) }).getByRole("button", { name });
const stored = async (page: Page, slot: string) =>
  (await kept(page)).find(([key]) => key.endsWith(`_blends_${slot}`))?.[1];

describe("the machine as the editor", () => {
  it("takes a photo that is dropped onto a picture, in that picture's slot", async () => {
    const page = await whole();
    const [left, right] = await Promise.all(["left", "right"].map((slot) => stored(page, slot)));
    await drop(onMachine(page, "Dark Roast"), image("any-name.png", size));
    await eventually(() => stored(page, "right")).not.toBe(right);
    expect(await stored(page, "left")).toBe(left);
  });

  it("takes a name that is typed below a picture, and keeps it", async () => {
    const page = await whole();
    const name = page.getByRole("textbox", { name: WIZARD.nameFor("Middle"), exact: true });
    await name.fill("Huila");
    await onMachine(page, "Huila").waitFor();
    await name.press("Tab");
    await eventually(async () => Object.fromEntries(await kept(page)).blendNames).toContain("Huila");
    await page.reload();
    await eventually(() => name.inputValue()).toBe("Huila");
  });

  it("changes a picture's name, swaps it and removes it in its sheet, and gives the focus back", async () => {
    const page = await whole();
    const [left, middle] = await Promise.all(["left", "middle"].map((slot) => stored(page, slot)));
    const sheet = await openSheet(page, "House Blend");
    await sheet.getByRole("textbox", { name: WIZARD.nameFor("Left") }).fill("Morning");
    await page.keyboard.press("Escape");
    await sheet.waitFor({ state: "detached" });
    await eventually(() => onMachine(page, "Morning").evaluate((at) => at === document.activeElement)).toBe(
      true,
    );
    await chooseInSheet(page, "Morning", WIZARD.swapWith("Middle"));
    await eventually(() => stored(page, "left")).toBe(middle);
    expect(await stored(page, "middle")).toBe(left);
    await chooseInSheet(page, "Dark Roast", WIZARD.remove);
    await eventually(() => stored(page, "right")).toBe(undefined);
  });
});

/** The controls in `main`, where the first slot begins, and the slots whose ends are in view. */
const measure = (page: Page) =>
  page.evaluate(() => {
    const seen = [...document.querySelectorAll("main :is(a, button, input, select, textarea)")].filter(
      (each) => each.checkVisibility({ visibilityProperty: true }) && each.getBoundingClientRect().width > 1,
    );
    const slots = [...document.querySelectorAll("[data-slot]")];
    const inView = slots.filter((slot) => {
      const { left, width, bottom } = slot.getBoundingClientRect();
      return slot.contains(document.elementFromPoint(left + width / 2, bottom - 4));
    });
    return {
      controls: seen.length,
      first: Math.min(...slots.map((slot) => slot.getBoundingClientRect().top)),
      inView: inView.length,
    };
  });

const MOST_CONTROLS = 20;
const slotSteps = stepsOf(CLASSIC).filter(
  (step): step is Extract<Step, { kind: "slots" }> => step.kind === "slots",
);

describe("a calm step", () => {
  it("has few controls around its slots", async () => {
    const page = await whole();
    for (const { config } of slotSteps) {
      await page.goto(config.route);
      await page.locator("[data-slot]").first().waitFor();
      await settled(page);
      expect((await measure(page)).controls, config.route).toBeLessThanOrEqual(MOST_CONTROLS);
    }
  });

  it("shows all blends above the bar on a tablet, and the first cup early on a phone", async () => {
    const [tablet, upright, , phone] = WIDTHS;
    const page = await whole();
    for (const viewport of [tablet, upright]) {
      await page.setViewportSize(viewport);
      await settled(page);
      expect((await measure(page)).inView, `${viewport.width}`).toBe(blends.slots.length);
    }
    await page.setViewportSize(phone);
    for (const { config } of slotSteps.filter(({ category }) => category.counts)) {
      await page.goto(config.route);
      await page.locator("[data-slot]").first().waitFor();
      await settled(page);
      expect((await measure(page)).first, config.route).toBeLessThanOrEqual(500);
    }
  });
});
