import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from "playwright";
import { afterAll, afterEach, expect, inject } from "vitest";
import { type FontSet, fontsFile } from "../fonts/fonts-file.ts";
import { noteWhatIsSaid } from "./said.ts";
import { type StoredDesign, storeDesign } from "./stored-design.ts";

const ARGS = [
  "--no-sandbox",
  "--disable-quic",
  "--disable-background-networking",
  "--disable-component-update",
  // As the browser does; the shell would round the widths of letters.
  "--font-render-hinting=none",
];

const PATIENCE_MS = 60_000;

/** A page of the product's origin without the product, for preparing its storage. */
export const LIGHT_PAGE = "/assets/404";

/** Launches the headless shell if `npm test` found one, else the browser, with these fonts and no others. */
export const launch = (fonts: FontSet = "all"): Promise<Browser> => {
  const { BREWSCREEN_SHELL, BREWSCREEN_BROWSER } = process.env;
  return chromium.launch({
    executablePath: BREWSCREEN_SHELL || BREWSCREEN_BROWSER || "/usr/bin/chromium",
    args: ARGS,
    env: { ...process.env, FONTCONFIG_FILE: fontsFile(fonts) },
  });
};

const running = new Map<FontSet, Promise<Browser>>();

/** The browser of this process, shared by its test files, which ends with the process. */
async function ownBrowser(fonts: FontSet): Promise<Browser> {
  const known = await running.get(fonts)?.catch(() => undefined);
  if (known?.isConnected()) return known;
  const started = launch(fonts);
  running.set(fonts, started);
  return started;
}

/** What pages asked of anybody but the tests' own servers; tests/e2e/same-origin.ts fails their tests. */
export const requestsOutside: string[] = [];

/** Notes such requests of all pages and workers of a profile. */
export function noteRequestsOutside(context: BrowserContext, own = "localhost"): void {
  const note = (url: string) => {
    const { protocol, hostname } = new URL(url);
    if (/^(http|ws)s?:$/.test(protocol) && hostname !== own && !hostname.endsWith(".localhost"))
      requestsOutside.push(url);
  };
  context.on("request", (request) => note(request.url()));
  context.on("page", (page) => page.on("websocket", (socket) => note(socket.url())));
}

/** A new browser profile, on the built product unless told otherwise. */
export async function newProfile(
  options: BrowserContextOptions = {},
  fonts: FontSet = "all",
): Promise<BrowserContext> {
  const baseURL = options.baseURL ?? inject("baseUrl");
  const context = await (await ownBrowser(fonts)).newContext({
    ...(process.env.BREWSCREEN_LANGUAGE && { locale: process.env.BREWSCREEN_LANGUAGE }),
    // It would answer in place of the network, which tests make fail; tests/e2e/offline.test.ts allows it.
    serviceWorkers: "block",
    ...options,
    baseURL,
  });
  noteRequestsOutside(context, new URL(baseURL).hostname);
  context.setDefaultTimeout(PATIENCE_MS);
  context.setDefaultNavigationTimeout(PATIENCE_MS);
  await noteWhatIsSaid(context);
  // Files come as downloads, since the browser's save dialog can't be answered here.
  await context.addInitScript(() => Reflect.set(window, "showSaveFilePicker", undefined));
  return context;
}

/** Waits until the page is painted: Chromium drops keys that are pressed before. */
const painted = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );

export interface Visit {
  readonly page: Page;
  /** Errors on the console. */
  readonly problems: string[];
  /** Uncaught errors of the page and its workers. */
  readonly uncaught: string[];
}

/**
 * `open` opens a page in a new profile, which is closed after the test, and `openDesign` one on which a design is
 * stored. A violation of the content security policy and an uncaught error fail any test.
 */
export function browserForTests(fonts: FontSet = "all"): {
  open(path: string, options?: BrowserContextOptions): Promise<Visit>;
  openDesign(design: StoredDesign, path: string, options?: BrowserContextOptions): Promise<Page>;
} {
  const visits: Visit[] = [];
  if (fonts !== "all") afterAll(async () => (await running.get(fonts))?.close());
  afterEach(async () => {
    const defects = visits.flatMap(({ problems, uncaught }) => [
      ...uncaught,
      ...problems.filter((problem) => /Content Security Policy/i.test(problem)),
    ]);
    await Promise.all(visits.splice(0).map(({ page }) => page.context().close()));
    expect(defects).toEqual([]);
  });
  async function open(path: string, options?: BrowserContextOptions): Promise<Visit> {
    const page = await (await newProfile(options, fonts)).newPage();
    const problems: string[] = [];
    page.on("console", (message) => message.type() === "error" && problems.push(message.text()));
    const uncaught: string[] = [];
    page.on("pageerror", (fault) => uncaught.push(String(fault)));
    const visit = { page, problems, uncaught };
    visits.push(visit);
    await page.goto(path);
    await painted(page);
    return visit;
  }
  return {
    open,
    async openDesign(design, path, options) {
      const { page } = await open(LIGHT_PAGE, options);
      await storeDesign(page, design, path);
      await page.getByRole("heading", { level: 1 }).waitFor();
      return page;
    },
  };
}
