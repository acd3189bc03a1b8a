import type { Page } from "playwright";
import { expect } from "vitest";

/**
 * Whether a page of the app has come to rest: it and its pictures have loaded, nothing on it is busy, and the
 * design is kept. Runs in the page, and so must not use anything from outside itself.
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

/** Takes away what toasts there are, and waits until none is left. */
export async function withoutToasts(page: Page): Promise<void> {
  const toasts = page.getByRole("region", { name: "Notifications" });
  await expect
    .poll(async () => {
      for (const button of await toasts.getByRole("button").all())
        await button.click({ timeout: 1_000 }).catch(() => undefined);
      return toasts.count();
    })
    .toBe(0);
}

/** Waits until the page has come to rest: before its state is read and compared. */
export const settled = async (page: Page): Promise<void> => {
  // From outside the page, whose own clock some tests have stopped.
  await expect.poll(() => page.evaluate(isSettled).catch(() => false)).toBe(true);
};
