import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { type KillableChromium, startKillable } from "./harness/killable.ts";
import { KINDS, killedRounds, killedSideBySide } from "./harness/killed-rounds.ts";
import { type HarnessServer, serveHarness } from "./harness/serve-harness.ts";

const isLong = inject("isLong");
/** Ends after a rest of up to a minute; a third as many are in the middle of a change. */
const ROUNDS = Number(process.env.KILLED_ROUNDS ?? 60);
/** Chromium commits localStorage minutes late after a burst. */
const LONGEST_MS = 60_000;

let server: HarnessServer;
let browsers: KillableChromium[] = [];
beforeAll(async () => {
  server = await serveHarness();
  browsers = await Promise.all(Array.from({ length: isLong ? 8 : 1 }, () => startKillable(server.url)));
});
afterAll(async () => {
  await Promise.all(browsers.map((each) => each.stop()));
  await server?.stop();
});

/** Bursts of one to five. */
const bursts = (count: number, rest: () => number | undefined) =>
  Array.from({ length: count }, (_, i) => ({ burst: 1 + (i % 5), rest: rest() }));

if (!isLong)
  it("what was called Saved is there after the browser is killed", async () => {
    const rounds = [{ burst: 1, rest: 0 }, { burst: 7, rest: 0 }, { burst: 3 }];
    expect(await killedRounds(browsers[0] as KillableChromium, rounds)).toEqual([
      "rename",
      "opening a design file",
      "undo of a removal",
    ]);
  });
else {
  it("what was called Saved is there whenever the browser is killed", async () => {
    // The third power brings most of them soon after the change.
    const rounds = bursts(ROUNDS, () => Math.round(Math.random() ** 3 * LONGEST_MS)).map((round, i) => ({
      ...round,
      last: KINDS[i % KINDS.length],
    }));
    const ended = await killedSideBySide(browsers, rounds);
    expect(ended).toHaveLength(ROUNDS);
    if (ROUNDS >= 60) expect(new Set(ended)).toEqual(new Set(KINDS));
  }, 3_600_000);

  it("a change during which the browser is killed is there whole or not at all", async () => {
    await killedSideBySide(
      browsers,
      bursts(Math.round(ROUNDS / 3), () => undefined),
    );
  }, 3_600_000);
}
