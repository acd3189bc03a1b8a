import { build } from "../../scripts/build.ts";
import { serveOnFreePorts } from "../../scripts/serve.ts";
import { stepsOf } from "../../shared/machine/steps.ts";
import { CLASSIC } from "../../shared/machines/classic/model.ts";
import { LETTERING } from "../../web/words/lettering.ts";
import { launch } from "../e2e/browser.ts";

/*
 * From three names to three finished pictures: how long it takes, and how long the page's own thread is at work for it.
 * By hand: node tests/bench/lettering-names.ts
 */

const ROUNDS = 5;
const NAMES = ["Hausmischung", "Äthiopien Natur", "Koffeinfrei"];

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
const [config] = stepsOf(CLASSIC).flatMap(({ kind, config }) =>
  kind === "slots" && config.naming ? config : [],
);
if (!config?.naming) throw new Error("no step has names");

await build();
const server = await serveOnFreePorts();
const browser = await launch();
try {
  const rounds: { shown: number; used: number; work: number; longest: number }[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const context = await browser.newContext({
      viewport: { width: 1280, height: 900 },
      serviceWorkers: "block",
    });
    const page = await context.newPage();
    await page.goto(`${server.url}${config.route}`);
    for (const [i, name] of NAMES.entries()) await page.getByRole("textbox").nth(i).fill(name);
    await page.getByRole("button", { name: config.naming.confirm }).click();
    await page.getByRole("button", { name: LETTERING.open }).waitFor();
    await page.waitForLoadState("networkidle");
    await page.evaluate(() => {
      Object.assign(window, { longest: 0 });
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries())
          Object.assign(window, { longest: Math.max(Reflect.get(window, "longest"), duration) });
      }).observe({ entryTypes: ["longtask"] });
    });
    const client = await context.newCDPSession(page);
    await client.send("Performance.enable");
    const taskSeconds = async () =>
      (await client.send("Performance.getMetrics")).metrics.find(({ name }) => name === "TaskDuration")
        ?.value ?? 0;
    const before = await taskSeconds();
    const start = performance.now();
    await page.getByRole("button", { name: LETTERING.open }).click();
    const use = page.getByRole("button", { name: LETTERING.use, exact: true });
    await use.waitFor();
    const shown = performance.now();
    await use.click();
    await page.getByRole("dialog").waitFor({ state: "detached" });
    const used = performance.now();
    rounds.push({
      shown: shown - start,
      used: used - shown,
      work: 1000 * ((await taskSeconds()) - before),
      longest: await page.evaluate(() => Number(Reflect.get(window, "longest"))),
    });
    await context.close();
  }
  const of = (key: keyof (typeof rounds)[number]) => Math.round(median(rounds.map((each) => each[key])));
  console.log(`${ROUNDS} times three names, two presses each; medians, ms`);
  console.log(`from Put the names on to three pictures shown: ${of("shown")}`);
  console.log(`from Use these pictures to all saved: ${of("used")}`);
  console.log(`the page's own thread at work meanwhile: ${of("work")}, its longest task ${of("longest")}`);
} finally {
  await browser.close();
  await server.stop();
}
