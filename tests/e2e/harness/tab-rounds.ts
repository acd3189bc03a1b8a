import { isDeepStrictEqual } from "node:util";
import type { Page } from "playwright";
import { expect } from "vitest";
import { act, call } from "./chromium.ts";
import { type Call, checksums } from "./photographic.ts";

/** The slot that each tab alone fills. */
const OWN = [
  ["hotcold", "hot", "460x485"],
  ["hotcold", "cold", "460x485"],
  ["dispensingcold", "screen", "1024x485"],
] as const;
const PICTURES = 8;

/** Waits until all tabs show the same, and resolves to it. */
async function agreed(pages: readonly Page[]) {
  let shown = await Promise.all(pages.map((page) => call(page, "shown")));
  const look = async () => {
    shown = await Promise.all(pages.map((page) => call(page, "shown")));
    return shown.every((each) => isDeepStrictEqual(each, shown[0]));
  };
  await expect.poll(look, { timeout: 120_000, message: "all tabs show the same" }).toBe(true);
  return shown[0] as Awaited<ReturnType<typeof call<"shown">>>;
}

/**
 * In each round all tabs change the design at once: every change is saved, none is lost, and the tabs agree. The
 * first page must have Undo.
 */
export async function tabRounds(url: string, pages: readonly Page[], rounds: number): Promise<void> {
  const [first] = pages;
  if (!first) throw new Error("no tab");
  let before = await agreed(pages);
  for (let round = 0; round < rounds; round++) {
    const where = `round ${round}`;
    const lists = await Promise.all(pages.map(async (page) => (await call(page, "state")).list));
    const size = Object.keys(before.images).filter((place) => place.startsWith("screensaver")).length;
    /** What each tab does, one call after another. */
    const calls: Call[][] = pages.map(() => []);
    /** The addresses of pictures that must be shown then. */
    const files: Record<string, string> = {};
    let check = (_: typeof before) => {};

    // Every tab fills its slot twice; a large picture comes last in every other round.
    for (const [tab, mine] of calls.entries()) {
      const [category, slot, pixels] = OWN[tab] ?? OWN[0];
      for (const twice of [0, 1]) {
        const kind = (round + twice) % 2 ? "photo" : "flat";
        const file = `/pictures/${kind}-${pixels}-${(round * 2 + twice + tab) % PICTURES}.png`;
        mine.push(["setImage", category, slot, { file }]);
        files[`${category} ${slot}`] = file;
      }
    }
    if (round % 5 === 1) {
      for (const [tab, mine] of calls.entries()) mine.push(["renameMachine", `Tab ${tab} of ${round}`]);
      check = (after) => expect(after.machineName).toMatch(new RegExp(`^Tab \\d of ${round}$`));
    } else if (round % 5 === 2 && size === 0) {
      for (const [tab, mine] of calls.entries())
        mine.unshift(["addImage", "screensaver", { file: `/pictures/flat-1024x768-${tab}.png` }]);
      check = (after) => expect(after.images).toHaveProperty(`screensaver ${pages.length - 1}`);
    } else if (round % 5 === 3 && size > 1) {
      calls[0]?.push(["moveImage", "screensaver", lists[0]?.at(-1)?.id, 0]);
      calls[1]?.unshift(["removeImage", "screensaver", lists[1]?.[0]?.id]);
      check = (after) => expect(after.images).not.toHaveProperty(`screensaver ${size - 1}`);
    } else if (round % 5 === 3) {
      calls[0]?.push(...(lists[0] ?? []).map(({ id }): Call => ["removeImage", "screensaver", id]));
    } else if (round % 5 === 4) {
      const count = 2 + (round % 3);
      calls[0]?.push(["setCount", "hotcupsizes", count]);
      calls[1]?.push(["setNames", "blends", { left: `Left ${round}` }]);
      check = ({ counts, names }) => {
        expect(counts.hotcupsizes).toBe(count);
        expect(names.blends).toEqual({ left: `Left ${round}` });
      };
    }
    const acting = pages.map(async (page, tab) => {
      for (const each of calls[tab] ?? [])
        expect((await act(page, each)).outcome, where).toMatchObject({ ok: true, isStored: true });
    });
    await Promise.all(acting);
    let after = await agreed(pages);
    expect(after.images, where).toMatchObject(await checksums(url, files));
    check(after);

    // An undo while another tab changes the design takes back all of its change or nothing.
    await act(first, ["setNames", "blends", { middle: `Middle ${round}` }]);
    const named = { ...after.names, blends: { middle: `Middle ${round}` } };
    const other = { file: `/pictures/flat-302x485-${round % PICTURES}.png` };
    const [undone] = await Promise.all([
      act(first, ["undo"]),
      ...pages.slice(1).map((page) => act(page, ["setImage", "blends", "left", other])),
    ]);
    const isUndone = (undone.outcome as { ok: boolean }).ok;
    const { names } = after;
    after = await agreed(pages);
    expect(after.names, where).toEqual(isUndone ? names : named);
    expect(after.images, where).toMatchObject(await checksums(url, { ...files, "blends left": other.file }));
    before = after;
  }
  await Promise.all(pages.map((page) => page.reload()));
  await Promise.all(pages.map((page) => call(page, "ready")));
  expect(await agreed(pages)).toEqual(before);
}
