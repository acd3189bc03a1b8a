import type { Page } from "playwright";
import { expect } from "vitest";

/** Waits until the element of this name has the focus: keys that are pressed before would go elsewhere. */
export const focusIsOn = (page: Page, name: string): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(() => {
        const { activeElement } = document;
        return activeElement?.getAttribute("aria-label") ?? activeElement?.textContent?.trim();
      }),
    )
    .toBe(name);
