import type { Page } from "playwright";
import { describe, expect, inject, it } from "vitest";
import { defaultImagePath, findArrangement, findSlot } from "../../shared/machine/questions.ts";
import { model as CLASSIC } from "../../shared/machines/classic/machine.ts";
import { browserForTests } from "./browser.ts";
import { drop } from "./files.ts";
import { STILL_MOUSE } from "./hands.ts";
import { toast } from "./said.ts";
import { chooseCount, eventually, image, kept, stepOf, zone } from "./wizard.ts";

const { open } = browserForTests();
const isLong = inject("isLong");

const CUPS = CLASSIC.categories.flatMap((category) =>
  category.kind === "slots" && category.counts ? [category] : [],
);
const CHANGES = CUPS.flatMap(({ id, arrangements }) =>
  arrangements.flatMap(({ count: from }) =>
    arrangements.flatMap(({ count: to }) => (to === from ? [] : [{ id, from, to }])),
  ),
);
/** One of each category; the long tests have the others. */
const FIRST = CUPS.map((category) => CHANGES.find(({ id }) => id === category.id));

const imagesOf = async (page: Page, id: string): Promise<Record<string, string>> =>
  Object.fromEntries(
    (await kept(page)).flatMap(([key, value]) => {
      const slot = new RegExp(`_${id}_([^_]+)$`).exec(key)?.[1];
      return slot ? [[slot, value]] : [];
    }),
  );

const undoIn = (page: Page) => page.getByRole("main").getByRole("button", { name: "Undo", exact: true });

describe("choosing how many cups there are", () => {
  it.each(CHANGES.filter((change) => FIRST.includes(change) !== isLong))(
    "$id from $from to $to: defaults follow, uploads go, and both come back",
    async ({ id, from, to }) => {
      const { config, category } = stepOf("slots", id);
      const [before, after] = [findArrangement(category, from), findArrangement(category, to)];
      const { page } = await open(config.route, STILL_MOUSE);
      if (from !== category.counts?.initial) await chooseCount(page, from);
      const undo = undoIn(page);

      await page.getByRole("button", { name: "USE DEFAULT IMAGE" }).click();
      await toast(page, "Using default images for all cup sizes.").waitFor();
      const defaults = (count: number, slots: readonly { slot: string }[]) =>
        Object.fromEntries(slots.map(({ slot }) => [slot, defaultImagePath(category, count, slot)]));
      await chooseCount(page, to);
      await toast(page, "Default images applied to all cup sizes.").waitFor();
      expect(await imagesOf(page, id)).toEqual(defaults(to, after.places));
      await undo.click();
      await eventually(() => imagesOf(page, id)).toEqual(defaults(from, before.places));
      await eventually(() => undo.count()).toBe(0);

      for (const [index, { slot }] of before.places.entries()) {
        const { label } = findSlot(category, slot);
        await drop(zone(page, label), image(`${slot}.png`, before.size, index + 1));
        await toast(page, `${label} size image uploaded successfully.`).waitFor();
      }
      const uploads = await imagesOf(page, id);
      expect(Object.values(uploads).every((value) => value.startsWith("data:image/png"))).toBe(true);
      await chooseCount(page, to);
      await toast(page, "Cup images cleared for the new size count.").waitFor();
      expect(await imagesOf(page, id)).toEqual({});
      await undo.click();
      await eventually(() => imagesOf(page, id)).toEqual(uploads);
      await eventually(() => page.getByRole("radio", { checked: true }).getAttribute("value")).toBe(
        String(from),
      );
      await eventually(() => page.getByRole("button", { name: /^Remove / }).count()).toBe(from);
    },
  );

  if (isLong) return;

  it("clears nothing where nothing is, and does nothing for the current count; the undo ends with the next change", async () => {
    const { page } = await open("/hot-cup-size", STILL_MOUSE);
    await chooseCount(page, 3);
    await page.getByText("Changed to 3 sizes.").waitFor();
    await undoIn(page).waitFor();
    await page.getByRole("radio", { name: "3 sizes" }).click();
    expect(await undoIn(page).count()).toBe(1);
    await page.getByRole("button", { name: "USE DEFAULT IMAGE" }).click();
    // Toasts come in order: by now it would have been said.
    await toast(page, "Using default images for all cup sizes.").waitFor();
    expect(await page.getByText("Cup images cleared for the new size count.").count()).toBe(0);
    await eventually(() => undoIn(page).count()).toBe(0);
  });

  it("offers to restore uploads that defaults replaced", async () => {
    const { page } = await open("/cold-cup-size", STILL_MOUSE);
    await drop(zone(page, "Regular"), image("r.png", { width: 460, height: 485 }));
    await toast(page, "Regular size image uploaded successfully.").waitFor();
    const before = await imagesOf(page, "coldcupsizes");
    await page.getByRole("button", { name: "USE DEFAULT IMAGE" }).click();
    await toast(page, "Using default images for all cup sizes.").waitFor();
    await undoIn(page).click();
    await eventually(() => imagesOf(page, "coldcupsizes")).toEqual(before);
  });
});
