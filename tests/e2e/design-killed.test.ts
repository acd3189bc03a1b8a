import { afterAll, beforeAll, expect, it } from "vitest";
import { killedRounds } from "./harness/killed-rounds.ts";
import { type HarnessServer, serveHarness } from "./harness/serve-harness.ts";

let server: HarnessServer;
beforeAll(async () => {
  server = await serveHarness();
});
afterAll(() => server?.stop());

it("what was called Saved is there after the whole browser was ended at once", async () => {
  const rounds = [{ burst: 1, rest: 0 }, { burst: 7, rest: 0 }, { burst: 5 }];
  expect(await killedRounds(server.url, rounds)).toBe(13);
});
