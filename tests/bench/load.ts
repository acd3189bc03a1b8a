import { buildWebApp } from "../../scripts/build.ts";
import { MEMORY_EVERY } from "../load/load.ts";
import { loadProduct } from "../load/run.ts";

/*
 * Two minutes of good, bad, hostile, aborted and stalled requests on every route, beside a worker that only reads the body.
 * Run it with: npm run bench:load
 */

const MINUTES = 2;

await buildWebApp();
const end = Date.now() + MINUTES * 60_000;
const { answers, manners, failures, wrong, times, memory } = await loadProduct(() => Date.now() > end);

const at = (sorted: readonly number[], share: number): string =>
  (sorted[Math.floor(sorted.length * share)] ?? Number.NaN).toFixed(1);
const row = (...cells: readonly string[]) => console.log(`| ${cells.join(" | ")} |`);
row("milliseconds", "answers", "50 %", "95 %", "99 %", "floor 50 %", "95 %", "99 %");
row("---", ...Array<string>(7).fill("---:"));
for (const [name, { ours, floor }] of [...times].sort())
  row(
    name,
    `${ours.length}`,
    ...[ours, floor].flatMap((each) => [0.5, 0.95, 0.99].map((share) => at(each, share))),
  );
console.log(
  `\n${answers} requests: ${JSON.stringify(manners)}; wrong: ${wrong.length}; from 500 on: ${failures.length}`,
);
console.log(
  `Memory after each ${MEMORY_EVERY}, MB: ${memory.map((bytes) => (bytes / 1e6).toFixed(0)).join(" ")}`,
);
for (const each of [...wrong, ...failures].slice(0, 20)) console.log(each);
process.exit(0);
