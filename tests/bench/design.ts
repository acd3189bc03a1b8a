import type { CDPSession, Page } from "playwright";
import { launch } from "../e2e/browser.ts";
import { call, openStore, reload } from "../e2e/harness/chromium.ts";
import { DESIGNS, photographicDesign } from "../e2e/harness/photographic.ts";
import { serveHarness } from "../e2e/harness/serve-harness.ts";

/*
 * What the store costs the main thread, in Chromium: to keep one image of 1.5 MB, and to open the full
 * photographic design and every image of it for showing. Beside it the floor: setItem and getItem of the
 * same images as data URIs. `node tests/bench/design.ts`
 */
const ROUNDS = 7;

/** Milliseconds of the main thread, of garbage collection and storage too, that something takes. */
async function mainThread(session: CDPSession, run: () => Promise<unknown>): Promise<number> {
  const taken = async () => {
    const { metrics } = await session.send("Performance.getMetrics");
    return metrics.find(({ name }) => name === "TaskDuration")?.value ?? Number.NaN;
  };
  const before = await taken();
  await run();
  return ((await taken()) - before) * 1_000;
}

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

async function rounds(measure: (round: number) => Promise<number>): Promise<string> {
  const values: number[] = [];
  for (let round = 0; round < ROUNDS; round++) values.push(await measure(round));
  return `${median(values).toFixed(1)} ms (${Math.min(...values).toFixed(1)} to ${Math.max(...values).toFixed(1)})`;
}

async function bench(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable", { timeDomain: "threadTicks" });

  const one = (round: number) => `/pictures/photo-1024x768-${100 + round}.png`;
  const keep = await rounds(async (round) => {
    await call(page, "hold", one(round));
    return mainThread(session, () => call(page, "keepHeld", "dispensinghot", "screen"));
  });
  const [length = 0] = await call(page, "hold", one(0));
  const floors = { set: [] as number[], get: [] as number[] };
  for (let round = 0; round < ROUNDS; round++) {
    const { set, get } = await call(page, "floor");
    floors.set.push(set);
    floors.get.push(get);
  }
  console.log(`one image of ${(length / 1e6).toFixed(1)} MB: kept in ${keep}`);
  console.log(
    `  floor: setItem ${median(floors.set).toFixed(1)} ms, getItem ${median(floors.get).toFixed(1)} ms`,
  );

  const { calls, files } = photographicDesign(DESIGNS[0].counts);
  await call(page, "call", "startOver");
  for (const [name, ...args] of calls) await call(page, "call", name, ...(args as object[]));
  await reload(page);
  const open = await rounds(() => mainThread(session, () => call(page, "openAgain")));
  const lengths = await call(page, "hold", ...Object.values(files));
  const total = lengths.reduce((sum, length) => sum + length, 0);
  await call(page, "reset");
  const floor = await call(page, "floor");
  console.log(`${lengths.length} images of ${(total / 1e6).toFixed(1)} MB: opened in ${open}`);
  console.log(
    `  floor: setItem ${floor.set.toFixed(1)} ms, getItem ${floor.get.toFixed(1)} ms, of ${(floor.length / 1e6).toFixed(1)} million characters, one at a time`,
  );
}

const server = await serveHarness();
const browser = await launch();
const context = await browser.newContext({ baseURL: server.url });
await bench(await openStore(context));
await browser.close();
await server.stop();
