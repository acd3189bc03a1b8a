import fc from "fast-check";
import { describe, it } from "vitest";
import { FakeBrowser, type FakeTab } from "./fake-browser.ts";
import { follow, moves } from "./model.ts";
import { modelOf } from "./pictures.ts";

describe("any sequence of actions in two tabs, with reloads", () => {
  it("leaves what a plain model of a design leaves", { timeout: 240_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(moves({ minLength: 100, maxLength: 250 }), async (moves) => {
        const browser = new FakeBrowser();
        browser.quota = 3_000_000;
        const tabs: FakeTab[] = [await browser.open(), await browser.open()];
        const store = async (tab: number) => {
          const { store } = tabs[tab] ?? {};
          if (!store) throw new Error(`there is no tab ${tab}`);
          return store;
        };
        await follow(moves, {
          store,
          async reload(tab) {
            tabs[tab]?.close();
            tabs[tab] = await browser.open();
          },
          read: async (tab) => modelOf(await store(tab)),
        });
      }),
      { numRuns: 4 },
    );
  });
});
