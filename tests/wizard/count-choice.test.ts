import { expect, it, vi } from "vitest";
import { CountChoice } from "../../web/wizard/CountChoice.tsx";
import { editBrowser, expectOk, imageOf, put } from "../edit/browser.ts";
import { tab } from "../edit/open-tab.ts";
import { loadedStep } from "./steps.ts";

vi.mock("../../web/edit/app.ts", async () => (await import("../edit/open-tab.ts")).app);
vi.mock("../../web/ui/toast/notify.ts", () => ({ notify: { success() {}, removeOutdated() {} } }));

const CUPS = "hotcupsizes";
const step = loadedStep(CUPS);

async function choose(...counts: readonly number[]): Promise<void> {
  for (const count of counts) {
    const selector = CountChoice({ step, count: tab.page.state.design.counts[CUPS] ?? 0, onChoose() {} });
    await selector?.props.onChange(count);
    expect(tab.page.state.design.counts[CUPS]).toBe(count);
  }
}

it("one Undo brings back the images that were there before counts were chosen one after another", async () => {
  tab.page = await editBrowser().open();
  const { page } = tab;
  for (const slot of ["regular", "large"]) expectOk(await put(page, CUPS, slot, imageOf(slot)));
  const { slots, counts } = page.state.design;
  await choose(3, 4);
  expect(page.state.design.slots[CUPS] ?? {}).toEqual({});
  expectOk(await page.undo());
  expect(page.state.design).toMatchObject({ slots, counts });
});

it("a picture between two choices of a count ends the first one's Undo", async () => {
  tab.page = await editBrowser().open();
  const { page } = tab;
  await choose(3);
  expectOk(await put(page, CUPS, "medium", imageOf("medium")));
  const { slots, counts } = page.state.design;
  await choose(4);
  expectOk(await page.undo());
  expect(page.state.design).toMatchObject({ slots, counts });
});
