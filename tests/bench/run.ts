import { CLASSIC_MODEL } from "../../shared/machines/classic/model.ts";
import { createPackage } from "../../shared/package/api.ts";
import { API_PATHS } from "../../shared/package/limits.ts";
import { formPayload, jsonPayload, type Payload } from "../load/package-requests.ts";
import { send } from "../load/send.ts";
import { png } from "../support/png.ts";
import { buildWorker, type Served, serve } from "../support/workerd.ts";
import { median } from "./compare.ts";
import { cpuTime, forgetPeak, peakMemory, residentMemory } from "./process.ts";

/*
 * What a package costs in workerd, in processor time and memory, beside the runtime's own parsing of the body and a worker
 * that packs with fflate; each runs in a process of its own, in turns. Run it with: npm run bench
 */

/** Of PNGs. */
const MEGABYTES = 12;
const ROUNDS = 5;
const CONCURRENT = [1, 2, 4, 8];
/** Requests whose processor time is counted, after the first. */
const REQUESTS = 19;
/** Milliseconds after which a slow worker is stopped. */
const MOST_CPU = 1_500;
const MEGABYTE = 1e6;

interface Contender {
  readonly name: string;
  readonly entry: string;
  readonly kind: "json" | "multipart";
}

const FLOOR: Contender = {
  name: "floor: `request.json()` alone",
  entry: "tests/bench/floor.ts",
  kind: "json",
};
const OURS: Contender = { name: "Brewscreen, JSON", entry: "worker/index.ts", kind: "json" };
const CONTENDERS: readonly Contender[] = [
  FLOOR,
  OURS,
  { name: "Brewscreen, multipart", entry: "worker/index.ts", kind: "multipart" },
  { name: "fflate, level 0", entry: "tests/bench/peer.ts", kind: "json" },
];

/** As much as a photograph of the screen's size has. */
const PHOTO_BYTES = 1_530_000;
const NOISE = 6;

/** Photos of about so many bytes together. */
const photoFiles = (bytes: number): Uint8Array[] =>
  Array.from({ length: Math.round(bytes / PHOTO_BYTES) }, (_, at) =>
    png(1024, 768, { seed: at + 1, noise: NOISE }),
  );

/** Posts a payload. Rejects unless the status is 200. */
async function post(url: string, payload: Payload, path: string = API_PATHS.createPackage): Promise<void> {
  const reply = await send(url, { method: "POST", path, ...payload });
  if (reply?.status !== 200) throw new Error(`status ${reply?.status}`);
}

interface Figures {
  /** Milliseconds of processor time for each request but the first. */
  cpu: number;
  /** Bytes over idle: the peak during the first request, and after all of them. */
  first: number;
  settled: number;
}

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

const measureConcurrent = (source: string, payload: Payload, decoded: number, count: number) =>
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
      throughput: (requests * decoded) / (performance.now() - wallBefore),
      peak,
      peakLater: peakMemory(pid) - idle,
    };
  });

/** A package of 31 MB, close to the limit, is checked and repaired; one of 12 MB is created. */
async function measureMany(source: string, creation: Payload): Promise<string[]> {
  const files = photoFiles(31 * MEGABYTE).map((bytes, at) => ({
    category: at < 5 ? "screensaver" : "icons",
    bytes,
  }));
  const made = createPackage(CLASSIC_MODEL, { packageName: "Bench", createdAt: new Date(0), files });
  if (!made.ok) throw new Error(made.fault.code);
  const headers = { "Content-Type": "application/octet-stream" };
  const file = { body: Buffer.concat([...made.archive.chunks()]), headers };
  const lines = [
    "### One route after the other",
    "",
    row("route", "body, MB", "CPU a request, ms", "peak memory, MB", "after 20, MB", "after 200, MB"),
    row("---", "---:", "---:", "---:", "---:", "---:"),
  ];
  for (const [path, payload] of [
    [API_PATHS.createPackage, creation],
    [API_PATHS.checkPackage, file],
    [API_PATHS.repairPackage, file],
  ] as const)
    lines.push(
      await withServer(source, async ({ url, pid }) => {
        const idle = residentMemory(pid);
        forgetPeak(pid);
        await post(url, payload, path);
        const peak = peakMemory(pid) - idle;
        const before = cpuTime(pid);
        const after: number[] = [];
        for (const count of [19, 180]) {
          for (let at = 0; at < count; at++) await post(url, payload, path);
          after.push(residentMemory(pid) - idle);
        }
        const cpu = (cpuTime(pid) - before) / 199;
        return row(path, mb(payload.body.length), ms(cpu), mb(peak), ...after.map(mb));
      }),
    );
  return [...lines, ""];
}

const ms = (value: number): string => value.toFixed(0);
const mb = (bytes: number): string => (bytes / MEGABYTE).toFixed(0);
const row = (...cells: string[]): string => `| ${cells.join(" | ")} |`;

function sizeTable(decoded: number, figures: ReadonlyMap<Contender, Figures[]>): string[] {
  const of = (contender: Contender, pick: (figures: Figures) => number) =>
    median((figures.get(contender) ?? []).map(pick));
  const floorCpu = of(FLOOR, ({ cpu }) => cpu);
  const rows = CONTENDERS.map((contender) => {
    const cpu = of(contender, (figures) => figures.cpu);
    const first = of(contender, (figures) => figures.first);
    return row(
      contender.name,
      ms(cpu),
      (cpu / floorCpu).toFixed(2),
      mb(first),
      mb(first - decoded),
      mb(of(contender, ({ settled }) => settled)),
    );
  });
  return [
    `### ${MEGABYTES} MB of PNGs (median of ${ROUNDS})`,
    "",
    row(
      "contender",
      "CPU a request, ms",
      "to the floor",
      "peak memory, MB",
      "over the PNGs, MB",
      "after 20, MB",
    ),
    row("---", "---:", "---:", "---:", "---:", "---:"),
    ...rows,
    "",
  ];
}

async function main(): Promise<void> {
  const sources = new Map<string, string>();
  for (const entry of new Set(CONTENDERS.map(({ entry }) => entry)))
    sources.set(entry, await buildWorker(entry));
  const sourceOf = (contender: Contender): string => sources.get(contender.entry) ?? "";
  const photos = photoFiles(MEGABYTES * MEGABYTE);
  const decoded = photos.reduce((total, bytes) => total + bytes.length, 0);
  const bodies = { json: jsonPayload("Bench", photos), multipart: formPayload("Bench", photos) };
  const figures = new Map<Contender, Figures[]>(CONTENDERS.map((contender) => [contender, []]));
  for (let round = 0; round < ROUNDS; round++) {
    for (const contender of CONTENDERS) {
      figures.get(contender)?.push(await measure(sourceOf(contender), bodies[contender.kind]));
      process.stdout.write(".");
    }
  }
  const lines = sizeTable(decoded, figures);
  lines.push(`### ${MEGABYTES} MB requests at the same time, one process`, "");
  lines.push(
    row("at once", "CPU a request, ms", "MB a second", "peak memory, MB", "peak after three rounds, MB"),
  );
  lines.push(row("---:", "---:", "---:", "---:", "---:"));
  for (const count of CONCURRENT) {
    const { cpu, throughput, peak, peakLater } = await measureConcurrent(
      sourceOf(OURS),
      bodies.json,
      decoded,
      count,
    );
    lines.push(row(String(count), ms(cpu), (throughput / 1_000).toFixed(0), mb(peak), mb(peakLater)));
  }
  lines.push("", ...(await measureMany(sourceOf(OURS), bodies.json)));
  console.log(`\n${lines.join("\n")}`);
}

await main();
process.exit(0);
