import type { BrowserContext } from "playwright";
import { afterEach, it } from "vitest";
import { chromiumWithHarness } from "./harness/chromium.ts";
import { followInTwoTabs } from "./two-tabs.ts";

const { profile } = chromiumWithHarness();
let context: BrowserContext | undefined;
afterEach(() => context?.close());

it("any long sequence of actions in two tabs, with reloads, leaves what a plain model leaves", () =>
  followInTwoTabs(
    async () => {
      context = await profile();
      return context;
    },
    { minLength: 150, maxLength: 200 },
  ));
