import { expect, it } from "vitest";
import { serveOnFreePorts } from "../../scripts/serve.ts";
import { median } from "../bench/compare.ts";
import { residentMemory } from "../bench/process.ts";
import { buildWorker, serve } from "../support/workerd.ts";
import { randomFrom } from "../worker/fuzz/mutate.ts";
import { endpointKinds, type Job, type Kind, pageKinds } from "./jobs.ts";
import { type Manner, send } from "./send.ts";

/*
 * Good, bad, hostile, aborted and stalled requests at the same time, each answer compared with the right one.
 */

const PRODUCT = "dist";
const WARM_UP = 1_000;
const REQUESTS = 2_000;
const AT_ONCE = 8;
/** Answers to others that a stalled request waits for. */
const STALL_ANSWERS = 12;
const MEMORY_EVERY = 100;
/** By which share memory may be above that after the warm-up; it goes up and down as garbage is collected. */
const MOST_GROWTH = 0.2;
/** How many of the figures count at each end. */
const AT_AN_END = 5;

interface Target {
  readonly url: string;
  readonly kinds: readonly Kind[];
  /** In hundredths. */
  readonly share: number;
}

/** Asks the targets by their shares until there are enough answers; `pid` is the process whose memory is watched. */
async function load(targets: readonly [Target, Target], pid: number) {
  const random = randomFrom(1);
  const manners = { whole: 0, stalled: 0, aborted: 0, unheard: 0 };
  const [failures, wrong, memory]: [string[], string[], number[]] = [[], [], []];
  let waiting: { readonly from: number; readonly go: () => void }[] = [];
  let answers = 0;
  const isOver = () => answers >= WARM_UP + REQUESTS;

  const countAnswer = () => {
    answers++;
    if (answers % MEMORY_EVERY === 0) memory.push(residentMemory(pid));
    for (const { go } of waiting.filter(({ from }) => answers >= from || isOver())) go();
    waiting = waiting.filter(({ from }) => answers < from && !isOver());
  };
  const othersAnswered = () =>
    new Promise<void>((go) => {
      waiting.push({ from: answers + random(STALL_ANSWERS), go });
    });
  const mannerOf = (job: Job): Manner => {
    // At most half of the concurrent requests may stall, so that some always make progress.
    const isRoom = waiting.length < AT_ONCE / 2;
    const share = random(1_000) / 1_000;
    if (!job.body || random(3) > 0) return { kind: "whole" };
    if (random(3) === 0) return { kind: "unheard" };
    if (isRoom && job.mayStall && random(2) === 0) return { kind: "stalled", share, wait: othersAnswered() };
    return { kind: "aborted", share, wait: isRoom ? othersAnswered() : Promise.resolve() };
  };
  async function run(url: string, job: Job): Promise<void> {
    const manner = mannerOf(job);
    manners[manner.kind]++;
    const reply = await send(url, job, manner);
    if (!reply) return;
    if (reply.status >= 500) failures.push(`${job.name}: ${reply.status} ${reply.body.subarray(0, 200)}`);
    job.check(reply);
  }
  async function client(): Promise<void> {
    while (!isOver()) {
      const { url, kinds } = targets[random(100) < targets[0].share ? 0 : 1];
      const job = (kinds[random(kinds.length)] as Kind)(random);
      await run(url, job).catch((fault) => void wrong.push(`${job.name}: ${fault}`));
      countAnswer();
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, client));
  return { answers, manners, failures, wrong, memory };
}

it("the endpoint answers rightly under load, and its memory does not grow", async () => {
  // The endpoint is alone in its workerd.
  const [endpoint, pages] = await Promise.all([buildWorker().then(serve), serveOnFreePorts(PRODUCT)]);
  try {
    const { answers, manners, failures, wrong, memory } = await load(
      [
        { url: endpoint.url, kinds: await endpointKinds(endpoint.url), share: 90 },
        { url: pages.url, kinds: pageKinds(PRODUCT), share: 10 },
      ],
      endpoint.pid,
    );
    expect(wrong).toEqual([]);
    expect(failures).toEqual([]);
    expect(answers).toBeGreaterThanOrEqual(WARM_UP + REQUESTS);
    for (const count of Object.values(manners)) expect(count).toBeGreaterThan(REQUESTS / 100);
    const warm = WARM_UP / MEMORY_EVERY;
    const before = median(memory.slice(warm - AT_AN_END, warm));
    const after = median(memory.slice(-AT_AN_END));
    expect(after / before).toBeLessThan(1 + MOST_GROWTH);
  } finally {
    await Promise.all([endpoint.stop(), pages.stop()]);
  }
});
