import { residentMemory } from "../bench/process.ts";
import { type Random, randomFrom } from "../worker/fuzz/mutate.ts";
import type { Job, Kind } from "./jobs.ts";
import { type Manner, type Reply, send } from "./send.ts";

/*
 * Good, bad, hostile, aborted and stalled requests at the same time, each answer compared with the right one.
 */

export interface LoadOptions {
  /** Where each set of kinds is asked for. */
  readonly targets: readonly {
    readonly url: string;
    readonly kinds: readonly Kind[];
    readonly share: number;
  }[];
  /** Answers whole requests with as little as possible, for comparison. */
  readonly floor: string;
  /** The process whose memory is watched. */
  readonly pid: number;
  isOver(answers: number): boolean;
}

export interface LoadResult {
  readonly answers: number;
  readonly manners: Readonly<Record<Manner["kind"], number>>;
  /** Answers from 500 on. */
  readonly failures: readonly string[];
  /** Wrong or missing answers. */
  readonly wrong: readonly string[];
  /** In milliseconds, in order, by row. */
  readonly times: ReadonlyMap<string, { readonly ours: number[]; readonly floor: number[] }>;
  /** Bytes in use after each so many answers. */
  readonly memory: readonly number[];
}

export const MEMORY_EVERY = 100;
const AT_ONCE = 8;
/** Answers to others that a stalled request waits for. */
const STALL_ANSWERS = 12;
/** One in so many is sent to the floor too. */
const FLOOR_EVERY = 3;

export async function load({ targets, floor, pid, isOver }: LoadOptions, seed = 1): Promise<LoadResult> {
  const random = randomFrom(seed);
  const manners = { whole: 0, stalled: 0, aborted: 0, unheard: 0 };
  const [failures, wrong, memory]: [string[], string[], number[]] = [[], [], []];
  const times = new Map<string, { ours: number[]; floor: number[] }>();
  let waiting: { readonly from: number; readonly go: () => void }[] = [];
  let answers = 0;

  const countAnswer = () => {
    answers++;
    if (answers % MEMORY_EVERY === 0) memory.push(residentMemory(pid));
    for (const { go } of waiting.filter(({ from }) => answers >= from || isOver(answers))) go();
    waiting = waiting.filter(({ from }) => answers < from && !isOver(answers));
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
  const timed = async (url: string, job: Job, manner: Manner): Promise<[Reply | undefined, number]> => {
    const started = performance.now();
    const reply = await send(url, job, manner);
    return [reply, performance.now() - started];
  };
  async function run(url: string, job: Job): Promise<void> {
    const manner = mannerOf(job);
    manners[manner.kind]++;
    const [reply, took] = await timed(url, job, manner);
    if (!reply) return;
    if (reply.status >= 500) failures.push(`${job.row}: ${reply.status} ${reply.body.subarray(0, 200)}`);
    job.check(reply);
    if (manner.kind !== "whole") return;
    const row = times.get(job.row) ?? { ours: [], floor: [] };
    times.set(job.row, row);
    row.ours.push(took);
    const isDeclared = job.headers?.["Content-Length"] !== undefined;
    if (!isDeclared && random(FLOOR_EVERY) === 0) row.floor.push((await timed(floor, job, manner))[1]);
  }
  async function client(): Promise<void> {
    while (!isOver(answers)) {
      const { url, kinds } = choose(targets, random);
      const job = (kinds[random(kinds.length)] as Kind)(random);
      await run(url, job).catch((fault) => void wrong.push(`${job.row}: ${fault}`));
      countAnswer();
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, client));
  for (const { ours, floor } of times.values()) for (const each of [ours, floor]) each.sort((a, b) => a - b);
  return { answers, manners, failures, wrong, times, memory };
}

/** By their shares, in hundredths. */
function choose(targets: LoadOptions["targets"], random: Random) {
  let at = random(100);
  for (const target of targets) {
    if (at < target.share) return target;
    at -= target.share;
  }
  return targets[0] as LoadOptions["targets"][number];
}
