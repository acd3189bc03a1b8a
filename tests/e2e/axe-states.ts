import type { Page } from "playwright";
import { expect, it } from "vitest";
import { findSlot } from "../../shared/machine/questions.ts";
import { type Step, stepsOf } from "../../shared/machine/steps.ts";
import { CLASSIC } from "../../shared/machines/classic/model.ts";
import { browserForTests } from "./browser.ts";
import { drop } from "./files.ts";
import { axeFaults, colourFaults, cutOff, smallTargets } from "./judge.ts";
import { settled, withoutToasts } from "./settled.ts";
import { chooseCount, closeEditor, eventually, image, saidOf, zone } from "./wizard.ts";

export const NAMES = JSON.stringify({ left: "House Blend", middle: "Colombian", right: "Dark Roast" });
/** As a camera and a careful person name a picture: nowhere to break the line. */
const LONG = "IMG_20261104_184512_espresso_bar_at_the_left_window_final_version.png";
const WRONG = image(LONG, { width: 10, height: 10 });
const REFUSED = `${LONG} is 10 × 10 pixels.`;

const STEPS = stepsOf(CLASSIC);

/** What a step looks like, whatever it is about. */
const layoutOf = (step: Step): string =>
  step.kind === "slots"
    ? JSON.stringify([step.category.arrangements.map(({ count, size }) => [count, size]), step.config.naming])
    : step.kind;
/** One step of every layout; the others look the same with other words and pictures. */
export const FIRST_OF_LAYOUT = STEPS.filter(
  (step, index) => STEPS.findIndex((other) => layoutOf(other) === layoutOf(step)) === index,
);
export const OTHERS_OF_LAYOUT = STEPS.filter((step) => !FIRST_OF_LAYOUT.includes(step));

/** Brings a step into one state after another, and names each. */
type States = (page: Page, step: Step) => AsyncGenerator<string>;

async function* named(page: Page, { kind, config }: Step): ReturnType<States> {
  if (kind === "name") {
    await page.getByRole("button", { name: "Continue" }).click({ force: true });
    await page.getByText("This name has 0 characters.").waitFor();
    yield "no name";
    await page.getByLabel(config.field).fill("Lobby");
    yield "a name";
  } else if (kind === "slots" && config.naming) {
    await page.getByRole("button", { name: config.naming.confirm }).click({ force: true });
    await page.getByText("Give it a name").first().waitFor();
    yield "no names";
    await page.evaluate((names) => localStorage.setItem("blendNames", names), NAMES);
    await page.reload();
    await page.getByRole("heading", { level: 1, name: config.heading }).waitFor();
    yield "names";
  }
}

async function* listed(page: Page, step: Step): ReturnType<States> {
  if (step.kind !== "list") return;
  const [{ size }] = step.category.arrangements;
  await drop(zone(page, step.category.label), WRONG, image("a.png", size), image("b.png", size, 2));
  await closeEditor(page);
  await page.getByText(REFUSED).waitFor();
  await page.getByRole("button", { name: "Image 2: drag to reorder" }).waitFor();
  yield "one refused, two taken";
}

async function* slotted(page: Page, { kind, ...step }: Step): ReturnType<States> {
  if (kind !== "slots" || !("category" in step) || step.category.kind !== "slots") return;
  const { category } = step;
  const { arrangements } = category;
  // Between the fewest and the most, nothing stands in another way.
  for (const { count, size, places } of arrangements.filter(
    (each) => each === arrangements[0] || each === arrangements.at(-1),
  )) {
    if (category.counts) await chooseCount(page, count);
    const labels = places.map(({ slot }) => findSlot(category, slot).label);
    for (const label of labels) {
      await zone(page, label).waitFor();
      await drop(zone(page, label), WRONG);
      await closeEditor(page);
    }
    for (const label of labels) await eventually(() => saidOf(page, label)).toContain(REFUSED);
    yield `${count} refused`;
    for (const label of labels) await drop(zone(page, label), image("a.png", size));
    for (const label of labels) await page.getByRole("button", { name: `Remove ${label}` }).waitFor();
    yield `${count} taken`;
  }
}

const STATES: readonly States[] = [named, listed, slotted];

/** What axe finds, in either scheme: the other changes colours alone. And nothing is cut off or too small to press. */
export async function expectNoFaults(page: Page, state: string): Promise<void> {
  await withoutToasts(page);
  await settled(page);
  expect(await axeFaults(page), state).toEqual([]);
  expect(await cutOff(page), state).toEqual([]);
  expect(await smallTargets(page), state).toEqual([]);
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await colourFaults(page), `${state}, dark`).toEqual([]);
  await page.emulateMedia({ colorScheme: "light" });
}

/** Judges the states of steps that tests/e2e/page-states.ts has not: refused and filled, for the fewest and the most. */
export function testStates(steps: readonly Step[]): void {
  const { open } = browserForTests();
  it.each(steps.filter(({ kind }) => kind !== "review"))(
    "on $config.route: refused and filled, for the fewest and the most",
    async (step) => {
      const viewport = { width: 1024, height: 768 };
      const { page } = await open(step.config.route, { viewport, reducedMotion: "reduce" });
      await page.getByRole("heading", { level: 1 }).waitFor();
      for (const state of STATES) {
        for await (const name of state(page, step)) await expectNoFaults(page, name);
      }
    },
  );
}
