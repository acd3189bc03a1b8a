import { afterAll, beforeAll, expect, it } from "vitest";
import { killedSideBySide } from "../e2e/harness/killed-rounds.ts";
import { WebKitBrowser } from "./webkit.ts";

/** A quarter of them in the middle of a change, the others up to ten seconds after one. */
const ROUNDS = 21;
const LONGEST_MS = 10_000;
/** Each with a profile of its own. */
const BROWSERS = 3;

let browsers: WebKitBrowser[] = [];
beforeAll(async () => {
  browsers = await Promise.all(Array.from({ length: BROWSERS }, () => WebKitBrowser.start()));
  await Promise.all(browsers.map((each) => each.call("ready")));
});
afterAll(() => Promise.all(browsers.map((each) => each.stop())));

it("what was called Saved is there after the whole browser was ended, and nothing is half there", async () => {
  const rounds = Array.from({ length: ROUNDS }, (_, i) => ({
    burst: 1 + (i % 5),
    rest: i % 4 === 3 ? undefined : Math.round(Math.random() ** 3 * LONGEST_MS),
  }));
  expect(await killedSideBySide(browsers, rounds)).toHaveLength(ROUNDS);
});
