import type { Page } from "playwright";
import { expect } from "vitest";
import { INTAKE } from "#messages/intake.ts";
import { MACHINE_NAME } from "#messages/machine-name.ts";
import { UI } from "#messages/ui.ts";
import { WIZARD } from "#messages/wizard.ts";
import { findSlot } from "../../shared/machine/questions.ts";
import { type Step, stepsOf } from "../../shared/machine/steps.ts";
import { CLASSIC_MODEL } from "../../shared/machines/classic/model.ts";
import { drop } from "./files.ts";
import { axeFaults, colourFaults, cutOff, smallTargets } from "./judge.ts";
import { settled, withoutToasts } from "./settled.ts";
import { chooseCount, closeEditor, eventually, image, saidOf, startOf, zone } from "./wizard.ts";

export const NAMES = JSON.stringify({ left: "House Blend", middle: "Colombian", right: "Dark Roast" });
/** A name without a place to break the line. */
const LONG = "IMG_20261104_184512_espresso_bar_at_the_left_window_final_version.png";
const WRONG = image(LONG, { width: 10, height: 10 });
/** What is said of it, but for the size that is needed. */
const REFUSED = startOf((size) => INTAKE.wrongSize(LONG, "10\u00a0×\u00a010", size));

type Places = Extract<Step, { kind: "slots" }>["category"]["arrangements"][number];

/** A step, and of its arrangements the one with the fewest or the most slots. */
interface Judged {
  readonly title: string;
  readonly step: Step;
  readonly route: string;
  readonly places?: Places;
}
export const JUDGED = stepsOf(CLASSIC_MODEL).flatMap((step): Judged[] => {
  const { route } = step.config;
  if (step.kind === "review") return [];
  if (step.kind !== "slots") return [{ title: route, step, route }];
  const { arrangements } = step.category;
  // Counts in between look no different.
  return arrangements
    .filter((each) => each === arrangements[0] || each === arrangements.at(-1))
    .map((places) => ({
      title: `${route}, ${places.count} of ${arrangements.at(-1)?.count}`,
      step,
      route,
      places,
    }));
});

/** Brings the page into one state after another, and names each. */
type States = (page: Page, judged: Judged) => AsyncGenerator<string>;

async function* named(page: Page, { step: { kind, config } }: Judged): ReturnType<States> {
  if (kind === "name") {
    await page.getByRole("button", { name: UI.continue }).click({ force: true });
    await page.getByText(MACHINE_NAME.tooShortOrLong(0, config.minLength, config.maxLength)).waitFor();
    yield "no name";
    await page.getByLabel(config.field).fill("Lobby");
    yield "a name";
  } else if (kind === "slots" && config.naming) {
    await page.getByRole("button", { name: config.naming.confirm }).click({ force: true });
    await page.getByText(WIZARD.slotNameNeeded(config.naming.maxLength)).first().waitFor();
    yield "no names";
    await page.evaluate((names) => localStorage.setItem("blendNames", names), NAMES);
    await page.reload();
    await page.getByRole("heading", { level: 1, name: config.heading }).waitFor();
    yield "names";
  }
}

async function* listed(page: Page, { step }: Judged): ReturnType<States> {
  if (step.kind !== "list") return;
  const [{ size }] = step.category.arrangements;
  await drop(zone(page, step.category.label), WRONG, image("a.png", size), image("b.png", size, 2));
  await closeEditor(page);
  await page.getByText(REFUSED).waitFor();
  await page.getByRole("button", { name: WIZARD.drag.handle(2) }).waitFor();
  yield "one refused, two taken";
}

async function* slotted(page: Page, { step, places: arrangement }: Judged): ReturnType<States> {
  if (step.kind !== "slots" || !arrangement) return;
  const { category } = step;
  const { count, size, places } = arrangement;
  if (category.counts) await chooseCount(page, count);
  const labels = places.map(({ slot }) => findSlot(category, slot).label);
  for (const label of labels) {
    await zone(page, label).waitFor();
    await drop(zone(page, label), WRONG);
    await closeEditor(page);
  }
  for (const label of labels) await eventually(() => saidOf(page, label)).toContain(REFUSED);
  yield "refused";
  for (const label of labels) await drop(zone(page, label), image("a.png", size));
  for (const label of labels) await page.getByRole("button", { name: WIZARD.removeNamed(label) }).waitFor();
  yield "taken";
}

export const STEP_STATES: readonly States[] = [named, listed, slotted];

/** Expects nothing from axe in either scheme, nothing cut off, and no target that is too small. */
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
