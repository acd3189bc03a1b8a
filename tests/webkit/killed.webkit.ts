import { afterAll, beforeAll, it } from "vitest";
import { killedRounds } from "../e2e/harness/killed-rounds.ts";
import { WebKitBrowser } from "./webkit.ts";

/** A third of them in the middle of a change, the others up to ten seconds after one. */
const ROUNDS = 21;
const LONGEST_MS = 10_000;

let browser: WebKitBrowser;
beforeAll(async () => {
  browser = await WebKitBrowser.start();
  await browser.call("ready");
});
afterAll(() => browser?.stop());

it("what was called Saved is there after the whole browser was ended, and nothing is half there", async () => {
  const rounds = Array.from({ length: ROUNDS }, (_, i) => ({
    burst: 1 + (i % 5),
    rest: i % 3 === 2 ? undefined : Math.round(Math.random() ** 3 * LONGEST_MS),
  }));
  await killedRounds(browser, rounds);
});
