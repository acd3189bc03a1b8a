import type { Locator, Page } from "playwright";
import { expect } from "vitest";
import { LABELS } from "#classic/labels.ts";
import { FITTING } from "#messages/fit.ts";
import { DROP_ZONE } from "#messages/intake.ts";
import { SCREEN } from "#messages/screen.ts";
import { UI } from "#messages/ui.ts";
import { WIZARD } from "#messages/wizard.ts";
import { fillPlaceholders, findArrangement } from "../../shared/machine/questions.ts";
import { type SlotsStepTexts, type Step, stepsOf } from "../../shared/machine/steps.ts";
import type { Size } from "../../shared/machine/types.ts";
import { model as CLASSIC } from "../../shared/machines/classic/machine.ts";
import { CLASSIC_STEP_TEXTS } from "../../shared/machines/classic/step-words.ts";
import { png } from "../support/png.ts";
import { readZip } from "../support/read-zip.ts";
import { savedBy, type TestFile } from "./files.ts";
import { settled } from "./settled.ts";

export function stepOf<Kind extends Step["kind"]>(kind: Kind, id: string): Extract<Step, { kind: Kind }> {
  const step = stepsOf(CLASSIC).find((each) => each.kind === kind && each.id === id);
  if (!step) throw new Error(`the classic machine has no step ${id}`);
  return step as Extract<Step, { kind: Kind }>;
}

export function slotsWords(id: string): SlotsStepTexts {
  const { [id]: words }: Readonly<Record<string, SlotsStepTexts>> = CLASSIC_STEP_TEXTS.slots;
  if (!words) throw new Error(`the machine has no words for ${id}`);
  return words;
}

export const image = (name: string, { width, height }: Size, seed = 1): TestFile => ({
  name,
  bytes: png(width, height, { seed }),
});

/** What a sentence says before its value. */
export const startOf = (sentence: (value: string) => string): string => sentence("\0").split("\0")[0] ?? "";

/** The zone of a slot, which takes drops and pastes. */
export const zone = (page: Page, label: string): Locator =>
  page.getByRole("group", { name: label, exact: true });

/** The zone's button, which opens the file chooser. */
export const face = (page: Page, label: string): Locator =>
  zone(page, label).getByRole("button", { name: `${label}: ` });

/** Opens the editor by a press on the filled slot, with its tools. */
export async function adjust(slot: Locator): Promise<void> {
  await slot.getByRole("button", { name: DROP_ZONE.adjust }).click();
  const dialog = slot.page().getByRole("dialog");
  await dialog.getByRole("button", { name: FITTING.adjust, exact: true, expanded: false }).click();
}

/** Chooses from the menu of the whole machine. */
export async function chooseInMenu(page: Page, item: string): Promise<void> {
  await page.getByRole("button", { name: SCREEN.machineMenu }).click();
  await page
    .getByRole("list", { name: SCREEN.machineMenu })
    .getByRole("button", { name: item, exact: true })
    .click();
}

/** Opens the sheet of a picture on the machine, which is found by its name. */
export async function openSheet(page: Page, picture: string): Promise<Locator> {
  await page
    .getByRole("figure", { name: startOf(WIZARD.preview) })
    .getByRole("button", { name: picture })
    .first()
    .click();
  return page.getByRole("dialog", { name: startOf(WIZARD.change) });
}

export const chooseInSheet = async (page: Page, picture: string, action: string): Promise<void> =>
  (await openSheet(page, picture)).getByRole("button", { name: action, exact: true }).click();

export const continueButton = (page: Page): Locator =>
  page.getByRole("button", { name: UI.continue, exact: true });
export const backButton = (page: Page): Locator => page.getByRole("button", { name: UI.back, exact: true });

/** All that describes the zone's button: the hint and what was refused. */
export const saidOf = (page: Page, label: string): Promise<string> =>
  face(page, label).evaluate((button) =>
    (button.getAttribute("aria-describedby") ?? "")
      .split(" ")
      .map((id) => document.getElementById(id)?.textContent)
      .join(" "),
  );

/** All entries of the product in localStorage, sorted. */
export const kept = (page: Page): Promise<[string, string][]> =>
  page.evaluate(() =>
    Object.entries(localStorage)
      .filter(([key]) => !key.startsWith("brewscreen:"))
      .map(([key, value]): [string, string] => [key, value])
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );

export const placedPicture = (page: Page, label: string): Locator => zone(page, label).locator("img[width]");

export const path = (page: Page): string => new URL(page.url()).pathname;

export const eventually = <Value>(get: () => Promise<Value>) => expect.poll(get);

/** Chooses a count of cups, and waits for as many zones. */
export async function chooseCount(page: Page, count: number): Promise<void> {
  const { one, other } = LABELS.cupSizes;
  const radio = page.getByRole("radio", { name: fillPlaceholders(count === 1 ? one : other, { count }) });
  await radio.click();
  await eventually(() => radio.isChecked()).toBe(true);
  await eventually(() => page.locator("[data-slot]").count()).toBe(count);
  await settled(page);
}

export const SLOTS = CLASSIC.categories.flatMap((category) =>
  category.kind === "slots" ? findArrangement(category, category.counts?.initial).places : [],
).length;

/** The number of pictures in the media package that a press saves. */
export async function imagesInPackage(page: Page, press: () => Promise<void>): Promise<number> {
  const { name, bytes } = await savedBy(page, press);
  expect(name).toMatch(/\.mp$/);
  return readZip(bytes).filter(({ path }) => path.endsWith(".png")).length;
}

/** Closes the editor without a result. */
export async function closeEditor(page: Page): Promise<void> {
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("application").waitFor();
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
}
