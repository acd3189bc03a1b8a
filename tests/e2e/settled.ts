import type { Page } from "playwright";
import { expect } from "vitest";
import { UI } from "#messages/ui.ts";

/**
 * Whether a page has come to rest: it and its pictures are loaded, nothing is busy, and the design is saved. Runs
 * in the page, and must not use anything from outside itself.
 */
export function isSettled(): boolean {
  const keeping = document.querySelector<HTMLElement>("[data-keeping]")?.dataset.keeping;
  return (
    document.readyState === "complete" &&
    document.querySelector("h1") !== null &&
    document.querySelector("[aria-busy=true]") === null &&
    // The indicator comes late, with the header.
    (document.querySelector("header nav") === null || (keeping !== undefined && keeping !== "saving")) &&
    [...document.images].every(
      ({ complete, naturalWidth, loading }) => loading === "lazy" || (complete && naturalWidth > 0),
    )
  );
}

/** Dismisses all toasts. */
export const dismissToasts = (page: Page): Promise<void> =>
  page.getByRole("button", { name: UI.dismissNotification }).evaluateAll((buttons: HTMLElement[]) => {
    for (const button of buttons) button.click();
  });

/** Dismisses all toasts, and waits until none is left. */
export async function withoutToasts(page: Page): Promise<void> {
  const toasts = page.getByRole("region", { name: UI.notifications });
  await expect
    .poll(async () => {
      await dismissToasts(page);
      return toasts.count();
    })
    .toBe(0);
}

/** Waits until the page has come to rest: before its state is read and compared. */
export const settled = async (page: Page): Promise<void> => {
  // From outside the page, since some tests have stopped its clock.
  await expect.poll(() => page.evaluate(isSettled).catch(() => false)).toBe(true);
};
