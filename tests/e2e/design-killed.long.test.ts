import { afterAll, beforeAll, expect, it } from "vitest";
import { killedRounds, type Round } from "./harness/killed-rounds.ts";
import { type HarnessServer, serveHarness } from "./harness/serve-harness.ts";

/** KILLED_ROUNDS ends after a rest of up to a minute, and a third as many in the middle of a change. */
const ROUNDS = Number(process.env.KILLED_ROUNDS ?? 60);
/** The longest rest: Chromium commits localStorage minutes late after a burst. */
const LONGEST_MS = 60_000;

let server: HarnessServer;
beforeAll(async () => {
  server = await serveHarness();
});
afterAll(() => server?.stop());

const bursts = (count: number, rest: (i: number) => number | undefined): Round[] =>
  Array.from({ length: count }, (_, i) => ({ burst: 1 + (i % 6), rest: rest(i) }));

it("what was called Saved is there, at whatever moment the browser was ended", async () => {
  // Most of them soon after: the square of a share brings them there.
  const rounds = bursts(ROUNDS, () => Math.round(Math.random() ** 3 * LONGEST_MS));
  expect(await killedRounds(server.url, rounds)).toBeGreaterThanOrEqual(ROUNDS);
}, 3_600_000);

it("a change in whose middle the browser was ended is there or not, and whole", async () => {
  const rounds = bursts(Math.round(ROUNDS / 3), () => undefined);
  expect(await killedRounds(server.url, rounds)).toBeGreaterThanOrEqual(rounds.length);
}, 3_600_000);
