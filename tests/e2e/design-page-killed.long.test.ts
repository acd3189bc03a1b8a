import type { BrowserContext, Page } from "playwright";
import { beforeAll, describe, expect, it } from "vitest";
import { call, chromiumWithHarness, openStore, reload } from "./harness/chromium.ts";
import { crashDuring } from "./harness/crash.ts";
import { END_ME, type Ending, installKillSwitch, type KillSwitch } from "./harness/kill-switch.ts";
import { type Call, photographicDesign } from "./harness/photographic.ts";

const { profile } = chromiumWithHarness();
/** localStorage of a design with six images, all of them inline and different. */
let prepared: Record<string, string>;

const act = (page: Page, [name, ...args]: Call) => call(page, "call", name, ...(args as object[]));
const killSwitch = (page: Page, change: Partial<KillSwitch> = {}) =>
  page.evaluate((change) => {
    const { killSwitch } = globalThis as unknown as { killSwitch: KillSwitch };
    return { ...Object.assign(killSwitch, change) };
  }, change);

/** A profile whose pages can be ended at a write. */
async function killableProfile(): Promise<BrowserContext> {
  const context = await profile();
  await context.addInitScript(installKillSwitch, END_ME);
  return context;
}

beforeAll(async () => {
  const page = await openStore(await killableProfile());
  await act(page, ["renameMachine", "Lobby"]);
  const { calls } = photographicDesign({ hotcupsizes: 2 }, "flat");
  for (const each of calls.filter(([, category]) => /screensaver|hotcupsizes/.test(String(category))))
    await act(page, each);
  prepared = await page.evaluate(() => ({ ...localStorage }));
  await page.close();
});

/** Gives the store of an open page the prepared design. */
async function prepare(page: Page): Promise<void> {
  await page.evaluate((entries) => {
    localStorage.clear();
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, prepared);
  await reload(page);
}

const ACTIONS: Record<string, (page: Page) => Promise<Call>> = {
  "an upload": async () => ["setImage", "hotcupsizes", "large", { file: "/pictures/photo-460x485-90.png" }],
  "a reorder of four screensavers": async (page) => {
    const { list } = await call(page, "state");
    return ["moveImage", "screensaver", list[3]?.id, 0];
  },
  "a count change": async () => ["setCount", "hotcupsizes", 4],
  "a rename": async () => ["renameMachine", "Foyer"],
};

/** Starts the action, and ends the page when it asks to be. */
async function kill(page: Page, ending: Ending, action: Call): Promise<void> {
  if (ending === "crash") return crashDuring(page, () => act(page, action));
  const asks =
    ending === "leave"
      ? page.waitForURL("**/blank.html")
      : page.waitForEvent("console", (message) => message.text() === END_ME);
  const answer = act(page, action).catch(() => "ended");
  await asks;
  if (ending !== "leave") await page.close();
  await answer;
}

describe.each(Object.keys(ACTIONS))("%s", (name) => {
  // Side by side, each with a profile of its own: most of the time they wait for a page to end, or to begin.
  it.concurrent.each<Ending>(["crash", "close", "leave"])(
    "leaves every image in its old or its new place on a %s at any write",
    async (ending) => {
      const actionOf = ACTIONS[name] as (page: Page) => Promise<Call>;
      const context = await killableProfile();
      let page = await openStore(context);
      await prepare(page);
      const before = await call(page, "shown");
      await killSwitch(page, { writes: 0 });
      await act(page, await actionOf(page));
      const { writes } = await killSwitch(page);
      const after = await call(page, "shown");
      expect(after).not.toEqual(before);
      expect(writes).toBeGreaterThan(0);

      console.log(`${name}, ${ending}: ${writes} writes`);
      for (let at = 1; at <= writes; at++) {
        await prepare(page);
        await killSwitch(page, { writes: 0, at, ending });
        await kill(page, ending, await actionOf(page));
        if (page.isClosed()) page = await context.newPage();
        await page.goto("/");
        await call(page, "ready");
        expect([before, after], `at write ${at}`).toContainEqual(await call(page, "shown"));
      }
      await context.close();
    },
  );
});
