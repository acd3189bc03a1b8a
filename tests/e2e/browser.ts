import { type Browser, type BrowserContextOptions, chromium, type Page } from "playwright";
import { afterAll, afterEach, beforeAll, expect, inject } from "vitest";

const ARGS = [
  "--no-sandbox",
  "--disable-quic",
  "--disable-background-networking",
  "--disable-component-update",
];

/** Launches the browser that `npm test` found, or Playwright's own. */
export const launch = (): Promise<Browser> =>
  chromium.launch({ executablePath: process.env.BREWSCREEN_BROWSER || "/usr/bin/chromium", args: ARGS });

export interface Visit {
  readonly page: Page;
  /** What the console said of errors. */
  readonly problems: string[];
  /** What the page or one of its workers threw and nothing caught. */
  readonly uncaught: string[];
}

/**
 * One browser for a test file; `open` gives a page of a new context each time, closed after the test.
 * A violation of the content security policy, and an error that nothing caught, fail any test.
 */
export function browserForTests(): { open(path: string, options?: BrowserContextOptions): Promise<Visit> } {
  let browser: Browser;
  const visits: Visit[] = [];
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser.close());
  afterEach(async () => {
    const defects = visits.flatMap(({ problems, uncaught }) => [
      ...uncaught,
      ...problems.filter((problem) => /Content Security Policy/i.test(problem)),
    ]);
    await Promise.all(visits.splice(0).map(({ page }) => page.context().close()));
    expect(defects).toEqual([]);
  });
  return {
    async open(path, options = {}) {
      const context = await browser.newContext({ baseURL: inject("baseUrl"), ...options });
      const page = await context.newPage();
      const problems: string[] = [];
      page.on("console", (message) => message.type() === "error" && problems.push(message.text()));
      const uncaught: string[] = [];
      page.on("pageerror", (fault) => uncaught.push(String(fault)));
      const visit = { page, problems, uncaught };
      visits.push(visit);
      await page.goto(path);
      return visit;
    },
  };
}
