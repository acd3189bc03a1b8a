import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Call, photographicDesign } from "../e2e/harness/photographic.ts";
import { WebKitBrowser } from "./webkit.ts";

let browser: WebKitBrowser;
beforeAll(async () => {
  browser = await WebKitBrowser.start();
  await browser.call("ready");
});
afterAll(() => browser?.stop());

describe.each<[string, () => Promise<Call>]>([
  ["an upload", async () => ["setImage", "hotcupsizes", "large", { file: "/pictures/photo-460x485-90.png" }]],
  [
    "a reorder of four screensavers",
    async () => ["moveImage", "screensaver", (await browser.call("state")).list[3]?.id, 0],
  ],
  ["a count change", async () => ["setCount", "hotcupsizes", 4]],
  ["a rename", async () => ["renameMachine", "Foyer"]],
])("%s", (_, action) => {
  let prepared: Record<string, string>;
  beforeAll(async () => {
    await browser.use({});
    await browser.act(["renameMachine", "Lobby"]);
    const { calls } = photographicDesign({ hotcupsizes: 2 }, "flat");
    for (const each of calls.filter(([, category]) => /screensaver|hotcupsizes/.test(String(category))))
      await browser.act(each);
    prepared = await browser.call("entries");
  });

  it.each(["crash", "leave"] as const)(
    "leaves every image in its old or its new place on a %s at any write",
    async (ending) => {
      await browser.use(prepared);
      const before = await browser.call("shown");
      await browser.call("killSwitch", { writes: 0 });
      await browser.act(await action());
      const { writes } = await browser.call("killSwitch", {});
      const after = await browser.call("shown");
      expect(after).not.toEqual(before);
      expect(writes).toBeGreaterThan(0);

      for (let at = 1; at <= writes; at++) {
        await browser.use(prepared);
        const call = await action();
        await browser.call("killSwitch", { writes: 0, at, ending });
        await browser.endDuring(() => browser.act(call));
        expect([before, after], `at write ${at}`).toContainEqual(await browser.call("shown"));
      }
    },
  );
});
