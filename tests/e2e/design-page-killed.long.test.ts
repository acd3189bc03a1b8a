import type { BrowserContext, Page } from "playwright";
import { beforeAll, describe, expect, it } from "vitest";
import { act, call, chromiumWithHarness, openStore } from "./harness/chromium.ts";
import { crashDuring } from "./harness/crash.ts";
import { END_ME, type Ending, installKillSwitch, type KillSwitch } from "./harness/kill-switch.ts";
import { type Call, photographicDesign } from "./harness/photographic.ts";

const { profile } = chromiumWithHarness();
/** A design file with six different images, in base64. */
let prepared: string;

const killSwitch = (page: Page, change: Partial<KillSwitch> = {}) =>
  page.evaluate((change) => {
    const { killSwitch } = globalThis as unknown as { killSwitch: KillSwitch };
    return { ...Object.assign(killSwitch, change) };
  }, change);

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
  prepared = (await call(page, "save")).base64 ?? "";
  await page.close();
});

async function prepare(page: Page): Promise<void> {
  expect(await call(page, "open", prepared)).toMatchObject({ ok: true });
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

/** Starts the action, and ends the page if it asks to be ended. */
async function kill(page: Page, ending: Ending, action: Call): Promise<void> {
  if (ending === "crash") return crashDuring(page, () => act(page, action));
  const asked =
    ending === "leave"
      ? page.waitForURL("**/blank.html")
      : page.waitForEvent("console", (message) => message.text() === END_ME);
  const answer = act(page, action).catch(() => "ended");
  asked.catch(() => {});
  await Promise.race([asked, answer]);
  if (ending !== "leave") await page.close();
  else if (
    await killSwitch(page).then(
      ({ writes, at }) => writes >= at,
      () => true,
    )
  )
    await asked;
  await answer;
}

describe.each(Object.keys(ACTIONS))("%s", (name) => {
  // Concurrent, since they wait for pages to end or begin most of the time.
  it.concurrent.each<Ending>(["crash", "close", "leave"])(
    "leaves every image in its old or new place on a %s at any write",
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
        const again = await actionOf(page);
        await killSwitch(page, { writes: 0, at, ending });
        await kill(page, ending, again);
        if (page.isClosed()) page = await context.newPage();
        await page.goto("/");
        await call(page, "ready");
        expect([before, after], `at write ${at}`).toContainEqual(await call(page, "shown"));
      }
      await context.close();
    },
  );
});
