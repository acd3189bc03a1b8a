import type { Page } from "playwright";
import { expect, it } from "vitest";
import { defaultImagePath, findArrangement, findSlot } from "../../shared/machine/questions.ts";
import { model as CLASSIC } from "../../shared/machines/classic/machine.ts";
import { browserForTests } from "./browser.ts";
import { drop } from "./files.ts";
import { STILL_MOUSE } from "./hands.ts";
import { toast } from "./said.ts";
import { chooseCount, eventually, image, kept, stepOf, zone } from "./wizard.ts";

const CUPS = CLASSIC.categories.flatMap((category) =>
  category.kind === "slots" && category.counts ? [category] : [],
);
const CHANGES = CUPS.flatMap(({ id, arrangements }) =>
  arrangements.flatMap(({ count: from }, index) =>
    arrangements
      .filter(({ count }) => count !== from)
      .map(({ count: to }) => ({
        id,
        from,
        to,
        isNext: to === arrangements[(index + 1) % arrangements.length]?.count,
      })),
  ),
);
/** From each count to the next; a change that two categories share is tested in the first. */
export const NEXT_COUNTS = CHANGES.filter(
  ({ from, to, isNext }, index) =>
    isNext && CHANGES.findIndex((other) => other.from === from && other.to === to) === index,
);
export const OTHER_COUNTS = CHANGES.filter((change) => !NEXT_COUNTS.includes(change));

export const imagesOf = async (page: Page, id: string): Promise<Record<string, string>> =>
  Object.fromEntries(
    (await kept(page)).flatMap(([key, value]) => {
      const slot = new RegExp(`_${id}_([^_]+)$`).exec(key)?.[1];
      return slot ? [[slot, value]] : [];
    }),
  );

export function testCounts(changes: typeof CHANGES): void {
  const { open } = browserForTests();
  it.each(changes)(
    "$id from $from to $to: defaults follow, uploads go, and both come back",
    async ({ id, from, to }) => {
      const { config, category } = stepOf("slots", id);
      const [before, after] = [findArrangement(category, from), findArrangement(category, to)];
      const { page } = await open(config.route, STILL_MOUSE);
      if (from !== category.counts?.initial) await chooseCount(page, from);
      const undo = page.getByRole("main").getByRole("button", { name: "Undo", exact: true });

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
}
