import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { BrowserContext, Page } from "playwright";
import { EXPORTS } from "#messages/exports.ts";
import { buildWebApp } from "../../scripts/build.ts";
import { serveOnFreePorts } from "../../scripts/serve.ts";
import { LIGHT_PAGE, launch } from "../e2e/browser.ts";
import { exportButton } from "../e2e/exporting.ts";
import { fullDesign, MOST_SLOTS } from "../e2e/full-design.ts";
import { seedDesigns, storeDesign } from "../e2e/stored-design.ts";
import { stepOf, zone } from "../e2e/wizard.ts";
import { png } from "../support/png.ts";

/*
 * The longest task of the page's main thread, and the longest time from an input to the next paint, with photographs in
 * every place: node tests/bench/long-tasks.ts [parts of the actions' names, all if none]
 */

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 20);
const SLOWEST_SHARE = 0.95;
const NOISE = 150;

/** Milliseconds; browsers report tasks over 50 ms. */
interface Busy {
  readonly task: number;
  readonly paint: number;
}

interface Action {
  readonly path: string;
  /** Once, unmeasured. */
  prepare?(page: Page): Promise<unknown>;
  /** Before each round, unmeasured. */
  ready?(page: Page): Promise<unknown>;
  act(page: Page): Promise<unknown>;
}

const DESIGN = fullDesign(NOISE);
// From the disk, since bytes that Playwright hands over would keep the page busy.
const folder = mkdtempSync(join(tmpdir(), "brewscreen-long-tasks-"));
const screensavers = Array.from({ length: 4 }, (_, i) => {
  const path = join(folder, `saver ${i}.png`);
  writeFileSync(path, png(1024, 768, { seed: 100 + i, noise: NOISE }));
  return path;
});

const closeDialog = async (page: Page) => {
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
};

const ACTIONS: Readonly<Record<string, Action>> = {
  "four screensavers of 1.5 MB": {
    path: "/screensaver",
    ready: async (page) => {
      const remove = page.getByRole("button", { name: /^Remove/ });
      while ((await remove.count()) > 0) {
        const left = await remove.count();
        await remove.first().click();
        await page.waitForFunction(
          (left) => document.querySelectorAll('button[aria-label^="Remove"]').length < left,
          left,
        );
      }
    },
    act: async (page) => {
      await page.locator("input[type=file]").first().setInputFiles(screensavers);
      await page.getByText("(4/4)").first().waitFor();
    },
  },
  "the picker": {
    path: "/blends",
    act: async (page) => {
      await page
        .getByRole("button", { name: /Browse Generic Images/ })
        .first()
        .click();
      await page.getByRole("dialog").locator("img").nth(10).waitFor();
    },
    ready: closeDialog,
  },
  "the editor": {
    path: "/blends",
    ready: closeDialog,
    act: async (page) => {
      await zone(page, "Left")
        .getByRole("button", { name: /, adjust/ })
        .click();
      await page.getByRole("application").waitFor();
    },
  },
  "another count": {
    path: stepOf("slots", "hotcupsizes").config.route,
    ready: async (page) => {
      await page.keyboard.press("Control+z");
      await page.getByRole("radio", { name: `${MOST_SLOTS.hotcupsizes} sizes`, checked: true }).waitFor();
    },
    act: async (page) => {
      const fewer = MOST_SLOTS.hotcupsizes - 1;
      await page.getByRole("radio", { name: `${fewer} sizes` }).click();
      await page.waitForFunction((fewer) => document.querySelectorAll("[data-slot]").length === fewer, fewer);
    },
  },
  "another design": {
    path: "/machines",
    prepare: async (page) => {
      await page.getByRole("button", { name: /^(Go on|Continue) with/ }).waitFor();
      await seedDesigns(page, 1);
      await page.reload();
    },
    ready: async (page) => {
      if (!page.url().endsWith("/machines")) await page.goBack();
      await page.getByRole("button", { name: /^(Go on|Continue) with/ }).waitFor();
    },
    act: async (page) => {
      const name = await page.evaluate(() => localStorage.getItem("machineName"));
      const other = name === DESIGN.name ? "Machine 1" : DESIGN.name;
      await page.getByRole("button", { name: `Open ${other}` }).click();
      await page.getByRole("heading", { level: 1, name: "Final Review" }).waitFor();
      await page.getByRole("button", { name: `Your design: Saved ${other}` }).waitFor();
    },
  },
  ...Object.fromEntries(
    Object.values(EXPORTS.kinds).map(({ label: name }): [string, Action] => {
      return [
        name,
        {
          path: "/final-preview",
          act: async (page) => {
            const button = exportButton(page, name);
            if (!(await button.isVisible())) await exportButton(page, "More").click();
            await Promise.all([page.waitForEvent("download"), button.click()]);
            await page.getByRole("link", { name: /^Save .* again$/ }).waitFor();
          },
        },
      ];
    }),
  ),
};

const note = (context: BrowserContext) =>
  context.addInitScript(() => {
    const longest = { task: 0, paint: 0 };
    Object.assign(window, { longest });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) longest.task = Math.max(longest.task, duration);
    }).observe({ type: "longtask", buffered: true });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) longest.paint = Math.max(longest.paint, duration);
    }).observe({ type: "event", durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  });

/** The longest since the last call. */
const longest = (page: Page): Promise<Busy> =>
  page.evaluate(
    () =>
      new Promise<Busy>((done) =>
        // Observers hear of a task after its end.
        setTimeout(() => {
          const { longest } = window as unknown as { longest: { task: number; paint: number } };
          done({ ...longest });
          Object.assign(longest, { task: 0, paint: 0 });
        }, 200),
      ),
  );

const share = (values: readonly number[], part: number) =>
  [...values].sort((a, b) => a - b)[Math.ceil(part * values.length) - 1] ?? Number.NaN;

await buildWebApp();
const server = await serveOnFreePorts();
const browser = await launch();
try {
  console.log(
    "| what | rounds | longest task, ms, median | p95 | input to paint, ms, median | p95 |\n| --- | ---: | ---: | ---: | ---: | ---: |",
  );
  const asked = process.argv.slice(2);
  for (const [name, { path, prepare, ready, act }] of Object.entries(ACTIONS)) {
    if (asked.length > 0 && !asked.some((part) => name.includes(part))) continue;
    const context = await browser.newContext({
      baseURL: server.url,
      viewport: { width: 1280, height: 900 },
      serviceWorkers: "block",
    });
    await note(context);
    const page = await context.newPage();
    await page.goto(LIGHT_PAGE);
    await storeDesign(page, DESIGN, path);
    if (path === "/final-preview") {
      await page.getByRole("button", { name: "Confirm Final Review" }).click();
      await exportButton(page, "PDF").waitFor();
    }
    await prepare?.(page);
    const figures: Busy[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      await ready?.(page);
      await longest(page);
      await act(page);
      figures.push(await longest(page));
    }
    const tasks = figures.map(({ task }) => task);
    const paints = figures.map(({ paint }) => paint);
    const shown = (value: number) => (value === 0 ? "under" : value.toFixed(0));
    console.log(
      `| ${name} | ${ROUNDS} | ${shown(share(tasks, 0.5))} | ${shown(share(tasks, SLOWEST_SHARE))} | ${shown(share(paints, 0.5))} | ${shown(share(paints, SLOWEST_SHARE))} |`,
    );
    await context.close();
  }
} finally {
  await browser.close();
  await server.stop();
  rmSync(folder, { recursive: true });
}
