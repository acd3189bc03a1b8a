import { afterAll, beforeAll, expect, it } from "vitest";
import { type KillableChromium, startKillable } from "./harness/killable.ts";
import { killedRounds } from "./harness/killed-rounds.ts";
import { type HarnessServer, serveHarness } from "./harness/serve-harness.ts";

let server: HarnessServer;
let browser: KillableChromium;
beforeAll(async () => {
  server = await serveHarness();
  browser = await startKillable(server.url);
});
afterAll(async () => {
  await browser?.stop();
  await server?.stop();
});

it("what was called Saved is there after the browser is killed", async () => {
  const rounds = [{ burst: 1, rest: 0 }, { burst: 7, rest: 0 }, { burst: 3 }];
  expect(await killedRounds(browser, rounds)).toEqual([
    "rename",
    "opening a design file",
    "undo of a removal",
  ]);
});
