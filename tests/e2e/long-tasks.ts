import type { Page } from "playwright";

/** Follows the main thread of a page from now on; reads the milliseconds of each of its tasks over 50 ms. */
export async function followLongTasks(page: Page): Promise<() => Promise<readonly number[]>> {
  await page.evaluate(() => {
    const tasks: number[] = [];
    Object.assign(window, { tasks });
    new PerformanceObserver((list) => {
      tasks.push(...list.getEntries().map(({ duration }) => Math.round(duration)));
    }).observe({ type: "longtask", buffered: false });
  });
  return () => page.evaluate(() => (window as unknown as { tasks: number[] }).tasks);
}
