import { expect, it } from "vitest";
import { SCREEN } from "#messages/screen.ts";
import { type Step, stepsOf } from "../../shared/machine/steps.ts";
import { ACTIVE } from "../../shared/machines/index.ts";
import { browserForTests } from "./browser.ts";
import { Hand } from "./photo-journey.ts";
import { continueButton, eventually, imagesInPackage, SLOTS } from "./wizard.ts";

const { open } = browserForTests();

async function fill(hand: Hand, step: Step): Promise<void> {
  const { page } = hand;
  if (step.kind === "name") {
    await hand.click(page.getByLabel(step.config.field));
    await hand.type("Bar");
    await hand.press("Enter");
    return;
  }
  const words = await ACTIVE.stepWords();
  const browse = words.lists[step.id]?.library?.browse;
  if (browse) {
    await hand.button(browse);
    await hand.click(page.getByRole("dialog").getByRole("listitem").first().getByRole("button"));
  }
  if (step.kind === "slots") {
    const { naming } = step.config;
    const { rest, defaults } = words.slots[step.id] ?? {};
    if (naming?.suggest) {
      await hand.button(naming.suggest);
      await hand.button(naming.confirm);
    }
    if (rest) {
      await hand.button(SCREEN.machineMenu);
      await hand.button(rest.label);
    } else if (defaults?.fills === "all") await hand.button(defaults.label);
    else await hand.click(page.getByRole("button", { name: new RegExp(`^${defaults?.label}`) }));
  }
  await eventually(() => continueButton(page).getAttribute("aria-disabled")).toBe(null);
  await hand.click(continueButton(page));
}

it("a stranger with nothing but the bundled pictures needs 33 actions from the home page to the saved package, through every step", async () => {
  const { page } = await open("/", { reducedMotion: "reduce" });
  const hand = new Hand(page);
  let shown = await page.getByRole("heading", { level: 1 }).textContent();
  await hand.link("Start Wizard");
  for (const step of stepsOf(ACTIVE.model)) {
    await page.waitForURL((url) => url.pathname === step.config.route);
    // The address changes before the page does.
    const heading = page.getByRole("heading", { level: 1 });
    const before = shown;
    await eventually(async () => (await heading.textContent()) !== before).toBe(true);
    shown = await heading.textContent();
    if (step.kind !== "review") await fill(hand, step);
  }
  await hand.button("Confirm Final Review");
  const files = await imagesInPackage(page, () => hand.button("Media package (.mp)"));
  console.log(`A stranger's actions through every step: ${hand.actions}`);
  expect(files).toBe(SLOTS + 1);
  expect(hand.actions).toBe(33);
});
