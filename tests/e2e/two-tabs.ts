import { isDeepStrictEqual } from "node:util";
import fc from "fast-check";
import type { BrowserContext, Page } from "playwright";
import { expect } from "vitest";
import { call, openStore, reload } from "./harness/chromium.ts";
import { type Actions, follow, moves } from "./harness/model.ts";
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
    async store(tab) {
      await untilSame(
        () => read(tab),
        () => read(1 - tab),
      );
      return remoteStore(pageOf(tab), await call(pageOf(tab), "state"));
    },
    reload: (tab) => reload(pageOf(tab)),
    read,
  });
}

type State = Awaited<ReturnType<typeof call<"state">>>;

/** A page's store, as far as a model acts on it; what is shown is as of `state`. */
function remoteStore(page: Page, { keeping, list }: State): Actions {
  const actions = {
    design: { lists: { screensaver: list } },
    keeping,
  };
  const remote =
    (name: string) =>
    async (...args: unknown[]) => {
      const plain = args.map((arg) =>
        arg instanceof Object && "bytes" in arg && arg.bytes instanceof Uint8Array
          ? { seed: new DataView(arg.bytes.buffer).getUint32(0), length: arg.bytes.length }
          : arg,
      );
      return (await act(page, [name, ...plain])).outcome;
    };
  // Whatever is asked for and is no state is an action of the page's store.
  return new Proxy(actions, {
    get: (target, name) =>
      name === "then" ? undefined : (Reflect.get(target, name) ?? remote(String(name))),
  }) as unknown as Actions;
}
