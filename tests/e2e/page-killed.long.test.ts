import type { BrowserContext, Page } from "playwright";
import { beforeAll, describe, expect, it } from "vitest";
import { act, call, chromiumWithHarness, openStore } from "./harness/chromium.ts";
import { crashDuring } from "./harness/crash.ts";
import { END_ME, type Ending, installKillSwitch, type KillSwitch } from "./harness/kill-switch.ts";
import { type Call, photographicDesign } from "./harness/photographic.ts";

/* Pages end in the middle of an act: everything is as it was before the act or as it is after it. */

const { profile } = chromiumWithHarness();

// A page that was left has no harness, and must not be waited for.
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

/** Starts an act, and ends the page if the act asks for it. */
async function endDuring(page: Page, ending: Ending, act: () => Promise<unknown>): Promise<void> {
  if (ending === "crash") return crashDuring(page, act);
  const asked =
    ending === "leave"
      ? page.waitForURL("**/blank.html")
      : page.waitForEvent("console", (message) => message.text() === END_ME);
  const answer = act().catch(() => "ended");
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

interface Act {
  readonly endings: readonly Ending[];
  /** The page ends at every write of the act, or at one of so many. */
  readonly every: number;
  prepare(page: Page): Promise<unknown>;
  do(page: Page): Promise<unknown>;
  shown(page: Page): Promise<unknown>;
}

/** A design file with six different images, in base64. */
let prepared: string;
beforeAll(async () => {
  const context = await killableProfile();
  const page = await openStore(context);
  await act(page, ["renameMachine", "Lobby"]);
  const { calls } = photographicDesign({ hotcupsizes: 2 }, "flat");
  for (const each of calls.filter(([, category]) => /screensaver|hotcupsizes/.test(String(category))))
    await act(page, each);
  prepared = (await call(page, "save")).base64 ?? "";
  await context.close();
});

const inDesign = (change: (page: Page) => Call | Promise<Call>): Act => ({
  endings: ["crash", "close", "leave"],
  every: 1,
  prepare: (page) => call(page, "open", prepared),
  do: async (page) => act(page, await change(page)),
  shown: (page) => call(page, "shown"),
});

/** On a shelf with two designs, the first of which is open, and a file of both. */
const onShelf = (change: (page: Page, lobby: string, foyer: string) => Promise<unknown>): Act => {
  let ids: readonly [lobby: string, foyer: string] = ["", ""];
  return {
    endings: ["crash"],
    every: 4,
    async prepare(page) {
      await call(page, "designShelf", "eraseEverything");
      await page.reload();
      await call(page, "ready");
      await call(page, "call", "renameMachine", "Lobby");
      await call(page, "call", "setImage", "hotcold", "hot", { seed: 1, length: 400_000 });
      await call(page, "call", "setImage", "hotcold", "cold", { seed: 2, length: 9_000 });
      const lobby = (await call(page, "state")).design;
      await call(page, "designShelf", "create", "Foyer");
      await call(page, "call", "setImage", "blends", "left", { seed: 3, length: 9_000 });
      ids = [lobby, (await call(page, "state")).design];
      await call(page, "designShelf", "open", lobby);
      await call(page, "saveAll");
    },
    do: (page) => change(page, ...ids),
    shown: async (page) => [await call(page, "designs"), (await call(page, "shown")).machineName],
  };
};

const ACTS: Readonly<Record<string, Act>> = {
  "an upload": inDesign(() => [
    "setImage",
    "hotcupsizes",
    "large",
    { file: "/pictures/photo-460x485-90.png" },
  ]),
  "a reorder of four screensavers": inDesign(async (page) => [
    "moveImage",
    "screensaver",
    (await call(page, "state")).list[3]?.id,
    0,
  ]),
  "a count change": inDesign(() => ["setCount", "hotcupsizes", 4]),
  "a rename": inDesign(() => ["renameMachine", "Foyer"]),
  "a switch to another design": onShelf((page, _, foyer) => call(page, "designShelf", "open", foyer)),
  "a duplicate": onShelf((page, lobby) => call(page, "designShelf", "duplicate", lobby, "Copy")),
  "a removal of the open design": onShelf((page, lobby) => call(page, "designShelf", "remove", [lobby])),
  "an import of all designs": onShelf((page) => call(page, "openSaved")),
};

describe.each(Object.entries(ACTS))("%s", (name, { endings, every, prepare, do: act, shown }) => {
  // Concurrent, since they wait for pages to end or begin most of the time.
  it.concurrent.each(endings)("is whole or not at all on a %s at any write", async (ending) => {
    const context = await killableProfile();
    let page = await openStore(context);
    await prepare(page);
    const before = await shown(page);
    await killSwitch(page, { writes: 0 });
    await act(page);
    const { writes } = await killSwitch(page);
    const after = await shown(page);
    expect(after).not.toEqual(before);
    expect(writes).toBeGreaterThan(0);

    console.log(`${name}, ${ending}: ${writes} writes`);
    for (let at = 1; at <= writes; at += every) {
      await prepare(page);
      await killSwitch(page, { writes: 0, at, ending });
      const ended = page;
      await endDuring(ended, ending, () => act(ended));
      if (page.isClosed()) page = await openStore(context);
      else {
        await page.goto("/");
        await call(page, "ready");
      }
      expect([before, after], `at write ${at}`).toContainEqual(await shown(page));
    }
    await context.close();
  });
});
