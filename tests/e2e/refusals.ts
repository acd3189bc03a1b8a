import { expect, it } from "vitest";
import { findSlot } from "../../shared/machine/questions.ts";
import { stepsOf } from "../../shared/machine/steps.ts";
import { CLASSIC } from "../../shared/machines/classic/model.ts";
import { browserForTests, LIGHT_PAGE } from "./browser.ts";
import { drop } from "./files.ts";
import { cutOff, smallTargets } from "./judge.ts";
import { chooseCount, closeEditor, eventually, image, saidOf, zone } from "./wizard.ts";

/** As a camera and a careful person name a picture: nowhere to break the line. */
const LONG = "IMG_20261104_184512_espresso_bar_at_the_left_window_final_version.png";
const NAMES = JSON.stringify({ left: "W".repeat(20), middle: "B", right: "C" });
const WRONG = { width: 640, height: 480 };

const PLACES = stepsOf(CLASSIC).flatMap((step) =>
  step.kind === "list"
    ? [{ route: step.config.route, count: 0, labels: [step.category.label] }]
    : step.kind === "slots"
      ? step.category.arrangements.map(({ count, places }) => ({
          route: step.config.route,
          count: step.category.counts ? count : 0,
          labels: places.map(({ slot }) => findSlot(step.category, slot).label),
        }))
      : [],
);

/** Gives every place of every step a picture of a wrong size in such a window, and reads what is said of it. */
export function testRefusals(viewport: { readonly width: number; readonly height: number }): void {
  const { open } = browserForTests();
  it.each(PLACES)("$route $count: a refusal in every place at once is read whole", async (place) => {
    const { page } = await open(LIGHT_PAGE, { viewport, reducedMotion: "reduce" });
    await page.evaluate((names) => localStorage.setItem("blendNames", names), NAMES);
    await page.goto(place.route);
    if (place.count > 0) await chooseCount(page, place.count);
    for (const label of place.labels) {
      await zone(page, label).waitFor();
      await drop(zone(page, label), image(LONG, WRONG));
      await closeEditor(page);
    }
    for (const label of place.labels)
      await eventually(() => saidOf(page, label)).toContain(`${LONG} is 640 × 480 pixels.`);
    expect(await cutOff(page)).toEqual([]);
    // At 320 px the boxes on the machine are smaller; the zones do the same.
    if (viewport.width > 320) expect(await smallTargets(page)).toEqual([]);
  });
}
