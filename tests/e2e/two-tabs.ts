import { isDeepStrictEqual } from "node:util";
import fc from "fast-check";
import type { BrowserContext, Page } from "playwright";
import { expect } from "vitest";
import { call, openStore, reload } from "./harness/chromium.ts";
import { follow, moves } from "./harness/model.ts";
import type { Call } from "./harness/photographic.ts";

/** Does something to the design that a page shows. */
export const act = (page: Page, [name, ...args]: Call) => call(page, "call", name, ...(args as object[]));

/** Waits until two tabs show the same: either may still have the other's last change before it. */
export const untilSame = (one: () => Promise<unknown>, other: () => Promise<unknown>) =>
  expect.poll(async () => isDeepStrictEqual(await one(), await other())).toBe(true);

/** Makes so many moves in two tabs of a new profile, and in a plain model of a design, which must come to the same. */
export async function followInTwoTabs(
  newProfile: () => Promise<BrowserContext>,
  length: { minLength: number; maxLength: number },
): Promise<void> {
  const [sequence = []] = fc.sample(moves(length), { numRuns: 1, seed: 20_261_121 });
  const context = await newProfile();
  const pages = [await openStore(context), await openStore(context)];
  const pageOf = (tab: number) => pages[tab] as Page;
  const read = (tab: number) => call(pageOf(tab), "model");
  await follow(sequence, {
    async page(tab) {
      await untilSame(
        () => read(tab),
        () => read(1 - tab),
      );
      const page = pageOf(tab);
      const { list, undo } = await call(page, "state");
      const actOn = async (name: string, ...args: readonly unknown[]) =>
        (await act(page, [name, ...args])).outcome as { readonly ok: boolean };
      return { act: actOn, list, undo };
    },
    reload: (tab) => reload(pageOf(tab)),
    read,
  });
}
