import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { buildWorker, type Served, serve } from "../support/workerd.ts";
import { post } from "./client.ts";
import { type Payload, payloads } from "./payloads.ts";
import { cpuTime, forgetPeak, peakMemory, residentMemory } from "./process.ts";

/*
 * `npm run bench`: what a package costs in workerd, by ways to make it. Each way runs in a process of
 * its own, so that processor time and memory are the operating system's own figures; ways alternate,
 * so that whatever else the machine does falls on all of them. The table goes to results.md.
 */

/** Megabytes of PNGs, and alternating runs of each; BENCH_ROUNDS makes a quicker run of the other sizes. */
const SIZES = (process.env.BENCH_SIZES ?? "3,6,12,23").split(",").map(Number);
const MAIN_SIZE = 12;
const ROUNDS = 5;
const OTHER_ROUNDS = Number(process.env.BENCH_ROUNDS ?? ROUNDS);
const CONCURRENT = [1, 2, 4, 8];
/** Requests whose processor time is counted, after the first, of which the memory is. */
const REQUESTS = 19;
/** A slow way is stopped once it has used that many milliseconds. */
const MOST_CPU = 1_500;
const MEGABYTE = 1e6;
const OURS = "Brewscreen, JSON";
const FLOOR = "floor: `request.json()` alone";

interface Way {
  readonly name: string;
  readonly entry: string;
  readonly kind: "json" | "multipart";
}

const variant = (name: string, file: string): Way => ({
  name,
  entry: `tests/bench/variants/${file}.ts`,
  kind: "json",
});

const ALL_WAYS: readonly Way[] = [
  variant("floor: buffer the body", "floor-buffer"),
  variant("floor: take the body, an answer of that length", "floor-through"),
  variant("floor: the same, decoded and its CRC counted, nothing kept", "floor-decode"),
  variant(FLOOR, "floor-json"),
  variant("floor: `request.json()`, an answer of that length", "floor-answer"),
  { name: OURS, entry: "worker/index.ts", kind: "json" },
  { name: "Brewscreen, multipart", entry: "worker/index.ts", kind: "multipart" },
  variant("client-zip", "client-zip"),
  variant("fflate, level 0", "fflate-0"),
  variant("fflate, level 6", "fflate-6"),
  variant("JSZip, stored", "jszip-store"),
  variant("JSZip, DEFLATE", "jszip-deflate"),
];
/** BENCH_WAYS, a pattern, chooses some of them; the floor must be among them. */
const WAYS = ALL_WAYS.filter(({ name }) => new RegExp(process.env.BENCH_WAYS ?? "").test(name));

interface Figures {
  /** Milliseconds of processor time a request, the first left out. */
  cpu: number;
  /** Bytes over idle at the most: during the first request, and after all of them. */
  first: number;
  settled: number;
}

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

async function withServer<T>(source: string, use: (served: Served) => Promise<T>): Promise<T> {
  const served = await serve(source);
  try {
    return await use(served);
  } finally {
    await served.stop();
  }
}

const measure = (source: string, payload: Payload): Promise<Figures> =>
  withServer(source, async ({ url, pid }) => {
    const idle = residentMemory(pid);
    forgetPeak(pid);
    await post(url, payload);
    const first = peakMemory(pid) - idle;
    const before = cpuTime(pid);
    let count = 0;
    while (count < REQUESTS && cpuTime(pid) - before < MOST_CPU) {
      await post(url, payload);
      count++;
    }
    return { cpu: (cpuTime(pid) - before) / count, first, settled: residentMemory(pid) - idle };
  });

/** Requests at the same time: what each costs, how many bytes a second come through, and the memory. */
const measureConcurrent = (source: string, payload: Payload, count: number) =>
  withServer(source, async ({ url, pid }) => {
    const idle = residentMemory(pid);
    forgetPeak(pid);
    const all = () => Promise.all(Array.from({ length: count }, () => post(url, payload)));
    await all();
    const peak = peakMemory(pid) - idle;
    const [cpuBefore, wallBefore] = [cpuTime(pid), performance.now()];
    await all();
    await all();
    const requests = 2 * count;
    return {
      cpu: (cpuTime(pid) - cpuBefore) / requests,
      throughput: (requests * payload.decoded) / (performance.now() - wallBefore),
      peak,
      peakLater: peakMemory(pid) - idle,
    };
  });

const ms = (value: number): string => value.toFixed(0);
const mb = (bytes: number): string => (bytes / MEGABYTE).toFixed(0);
const row = (...cells: string[]): string => `| ${cells.join(" | ")} |`;

function sizeTable(
  megabytes: number,
  rounds: number,
  decoded: number,
  figures: ReadonlyMap<Way, Figures[]>,
): string[] {
  const of = (way: Way, pick: (figures: Figures) => number) => median((figures.get(way) ?? []).map(pick));
  const floor = WAYS.find(({ name }) => name === FLOOR) as Way;
  const floorCpu = of(floor, ({ cpu }) => cpu);
  const rows = WAYS.map((way) => {
    const cpu = of(way, (figures) => figures.cpu);
    const first = of(way, (figures) => figures.first);
    return row(
      way.name,
      ms(cpu),
      (cpu / floorCpu).toFixed(2),
      mb(first),
      mb(first - decoded),
      mb(of(way, ({ settled }) => settled)),
    );
  });
  return [
    `### ${megabytes} MB of PNGs (median of ${rounds})`,
    "",
    row("way", "CPU a request, ms", "to the floor", "peak memory, MB", "over the PNGs, MB", "after 20, MB"),
    row("---", "---:", "---:", "---:", "---:", "---:"),
    ...rows,
    "",
  ];
}

async function main(): Promise<void> {
  const sources = new Map<string, string>();
  for (const { entry } of WAYS) if (!sources.has(entry)) sources.set(entry, await buildWorker(entry));
  const sourceOf = (way: Way): string => sources.get(way.entry) ?? "";
  const lines: string[] = [];
  const perMegabyte = new Map<number, number>();
  for (const megabytes of SIZES) {
    const bodies = payloads(megabytes);
    const figures = new Map<Way, Figures[]>(WAYS.map((way) => [way, []]));
    const rounds = megabytes === MAIN_SIZE ? ROUNDS : OTHER_ROUNDS;
    for (let round = 0; round < rounds; round++) {
      for (const way of WAYS) {
        figures.get(way)?.push(await measure(sourceOf(way), bodies[way.kind]));
        process.stdout.write(".");
      }
    }
    const table = sizeTable(megabytes, rounds, bodies.json.decoded, figures);
    const ours = [...figures].find(([way]) => way.name === OURS)?.[1] ?? [];
    perMegabyte.set(megabytes, (median(ours.map(({ cpu }) => cpu)) * MEGABYTE) / bodies.json.decoded);
    lines.push(...table);
    console.log(`\n${table.join("\n")}`);
  }
  const growth = (perMegabyte.get(23) ?? Number.NaN) / (perMegabyte.get(6) ?? Number.NaN);
  lines.push(`Brewscreen's CPU for each MB at 23 MB is ${growth.toFixed(2)} times that at 6 MB.`, "");
  lines.push("### 12 MB requests at the same time, one process", "");
  lines.push(
    row("at once", "CPU a request, ms", "MB a second", "peak memory, MB", "peak after three rounds, MB"),
  );
  lines.push(row("---:", "---:", "---:", "---:", "---:"));
  const { json } = payloads(12);
  for (const count of CONCURRENT) {
    const { cpu, throughput, peak, peakLater } = await measureConcurrent(
      sources.get("worker/index.ts") ?? "",
      json,
      count,
    );
    lines.push(row(String(count), ms(cpu), (throughput / 1_000).toFixed(0), mb(peak), mb(peakLater)));
  }
  const head = [
    "<!-- Written by `npm run bench`. -->",
    "Alternating runs in workerd, one process a way; memory is resident memory over idle, at the most.",
    "",
  ];
  writeFileSync(join(import.meta.dirname, "results.md"), `${[...head, ...lines].join("\n")}\n`);
  console.log(lines.slice(-9).join("\n"));
}

await main();
process.exit(0);
