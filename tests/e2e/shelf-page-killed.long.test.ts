import type { BrowserContext, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { call, chromiumWithHarness, openStore } from "./harness/chromium.ts";
import { crashDuring } from "./harness/crash.ts";
import { END_ME, installKillSwitch, type KillSwitch } from "./harness/kill-switch.ts";

/* Pages crash in the middle of an act on the shelf: every design is as it was before the act or after it. */

const { profile } = chromiumWithHarness();
let context: BrowserContext;

/** The page crashes at every fourth write of an act. */
const EVERY = 4;

type Contents = Readonly<Record<string, string>>;
interface Device {
  readonly lobby: string;
  readonly foyer: string;
}

const killSwitch = (page: Page, change: Partial<KillSwitch> = {}) => call(page, "killSwitch", change);

/** Stores two designs and opens the first. */
async function prepare(page: Page): Promise<Device> {
  await call(page, "designList", "eraseEverything");
  await page.reload();
  await call(page, "ready");
  await call(page, "call", "renameMachine", "Lobby");
  await call(page, "call", "setImage", "hotcold", "hot", { seed: 1, length: 400_000 });
  await call(page, "call", "setImage", "hotcold", "cold", { seed: 2, length: 9_000 });
  const lobby = (await call(page, "state")).design;
  await call(page, "designList", "create", "Foyer");
  await call(page, "call", "setImage", "blends", "left", { seed: 3, length: 9_000 });
  const foyer = (await call(page, "state")).design;
  await call(page, "designList", "open", lobby);
  return { lobby, foyer };
}

const ACTS: Record<string, (page: Page, device: Device) => Promise<unknown>> = {
  "a switch": (page, { foyer }) => call(page, "designList", "open", foyer),
  "a duplicate": (page, { lobby }) => call(page, "designList", "duplicate", lobby, "Copy"),
  "a removal of the open one": (page, { lobby }) => call(page, "designList", "remove", [lobby]),
  "an import of all": (page) => call(page, "openSaved"),
};

const contents = (page: Page): Promise<Contents> => call(page, "designs");

beforeAll(async () => {
  context = await profile();
  await context.addInitScript(installKillSwitch, END_ME);
});
afterAll(() => context.close());

describe.each(Object.keys(ACTS))("%s", (name) => {
  const act = ACTS[name] as (typeof ACTS)[string];
  it("leaves every design whole on a crash at a write", async () => {
    let page = await openStore(context);
    let device = await prepare(page);
    await call(page, "saveAll");
    const before = await contents(page);
    await killSwitch(page, { writes: 0 });
    await act(page, device);
    const { writes } = await killSwitch(page);
    const after = await contents(page);
    expect(after).not.toEqual(name === "a switch" ? {} : before);
    expect(writes).toBeGreaterThan(0);

    for (let at = 1; at <= writes; at += EVERY) {
      device = await prepare(page);
      await call(page, "saveAll");
      await killSwitch(page, { writes: 0, at, ending: "crash" });
      const [ended, designs] = [page, device];
      await crashDuring(ended, () => act(ended, designs));
      page = await openStore(context);
      const shown = await contents(page);
      for (const [design, content] of Object.entries(shown))
        expect([before[design], after[design]], `${design} at write ${at} of ${writes}`).toContain(content);
      for (const design of Object.keys(before).filter((each) => each in after))
        expect(shown, `at write ${at} of ${writes}`).toHaveProperty([design]);
    }
    await page.close();
  });
});
