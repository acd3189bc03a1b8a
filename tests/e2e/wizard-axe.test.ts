import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { findSlot } from "../../shared/machine/questions.ts";
import { type Step, stepsOf } from "../../shared/machine/steps.ts";
import { CLASSIC } from "../../shared/machines/classic/model.ts";
import { browserForTests } from "./browser.ts";
import { drop } from "./files.ts";
import { axeFaults, colourFaults } from "./judge.ts";
import { settled, withoutToasts } from "./settled.ts";
import { chooseCount, closeEditor, image, zone } from "./wizard.ts";

const { open } = browserForTests();

const SMALL = image("small.png", { width: 10, height: 10 });
const STEPS = stepsOf(CLASSIC);
const NAMES = JSON.stringify({ left: "House Blend", middle: "Colombian", right: "Dark Roast" });

/** Brings a step into one state after another, and names each. */
type States = (page: Page, step: Step) => AsyncGenerator<string>;

async function* named(page: Page, { kind, facts }: Step): ReturnType<States> {
  if (kind === "name") {
    await page.getByRole("button", { name: "Continue" }).click({ force: true });
    await page.getByText("This name has 0 characters.").waitFor();
    yield "no name";
    await page.getByLabel(facts.field).fill("Lobby");
    yield "a name";
  } else if (kind === "slots" && facts.naming) {
    await page.getByRole("button", { name: facts.naming.confirm }).click({ force: true });
    await page.getByText("Give it a name").first().waitFor();
    yield "no names";
    await page.evaluate((names) => localStorage.setItem("blendNames", names), NAMES);
    await page.reload();
    await page.getByRole("heading", { level: 1, name: facts.heading }).waitFor();
    yield "names";
  }
}

async function* listed(page: Page, step: Step): ReturnType<States> {
  if (step.kind !== "list") return;
  const [{ size }] = step.category.arrangements;
  await drop(zone(page, step.category.label), SMALL, image("a.png", size), image("b.png", size, 2));
  await closeEditor(page);
  await page.getByText("small.png is 10 × 10").waitFor();
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
      await drop(zone(page, label), SMALL);
      await closeEditor(page);
    }
    await page
      .getByText("small.png is 10 × 10")
      .nth(labels.length - 1)
      .waitFor();
    yield `${count} refused`;
    for (const label of labels) await drop(zone(page, label), image("a.png", size));
    for (const label of labels) await page.getByRole("button", { name: `Remove ${label}` }).waitFor();
    yield `${count} taken`;
  }
}

const STATES: readonly States[] = [named, listed, slotted];

/** What axe finds, in either scheme: the other changes colours alone. */
async function expectNoFaults(page: Page, state: string): Promise<void> {
  await withoutToasts(page);
  await settled(page);
  expect(await axeFaults(page), state).toEqual([]);
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await colourFaults(page), `${state}, dark`).toEqual([]);
  await page.emulateMedia({ colorScheme: "light" });
}

describe("axe finds nothing, light and dark", () => {
  it.each(STEPS)("on $facts.route: empty, refused and filled, for the fewest and the most", async (step) => {
    const { page } = await open(step.facts.route, { reducedMotion: "reduce" });
    await page.getByRole("heading", { level: 1 }).waitFor();
    await expectNoFaults(page, "empty");
    for (const state of STATES) {
      for await (const name of state(page, step)) await expectNoFaults(page, name);
    }
  });

  it("in the pickers, with and without finds", async () => {
    const { page } = await open("/screensaver", { reducedMotion: "reduce" });
    await page.evaluate((names) => localStorage.setItem("blendNames", names), NAMES);
    await page.getByRole("button", { name: "Browse Generic Screensavers" }).click();
    await page.getByRole("dialog").getByRole("listitem").first().waitFor();
    await expectNoFaults(page, "screensavers");
    await page.goto("/blends");
    await page.getByRole("button", { name: "Browse Generic Images" }).first().click();
    await page.getByText("Showing suggestions for").waitFor();
    await expectNoFaults(page, "blends");
    await page.getByPlaceholder("Search images...").fill("zzz");
    await page.getByText("No images found matching your search.").waitFor();
    await expectNoFaults(page, "nothing found");
  });
});
