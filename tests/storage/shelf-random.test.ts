import { it, vi } from "vitest";
import { shelfRun } from "./shelf-run.ts";

/** SHELF_RUNS=2000 runs more, others each time; SHELF_SEED=… one again that failed, or that many from it on. */
const SEED = Number(process.env.SHELF_SEED ?? 0);
const RUNS = Number(process.env.SHELF_RUNS ?? (SEED ? 1 : 25));
/** So many where IndexedDB fails in the middle of an act, unless more are asked for. */
const HALF_RUNS = process.env.SHELF_RUNS || SEED ? RUNS : 10;
/** Seeds that failed once. */
const FAILED: readonly number[] = [6, 16, 39, 48, 10_134];

it.each([
  { what: "no design is lost or mixed", runs: RUNS, halves: false },
  { what: "nor where IndexedDB fails in the middle of an act", runs: HALF_RUNS, halves: true },
])("$what, in $runs random runs", { timeout: 3_600_000 }, async ({ runs, halves }) => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  // Always the same ones unless more are asked for.
  const first = SEED || (process.env.SHELF_RUNS ? 1 + Math.floor(Math.random() * 2 ** 31) : 1);
  const seeds = [...(SEED ? [] : FAILED), ...Array.from({ length: runs }, (_, i) => first + i)];
  // A rejection would not say the message of what expects it.
  for (const seed of new Set(seeds))
    await shelfRun(seed, halves).catch((error: unknown) => {
      throw new Error(`SHELF_SEED=${seed}`, { cause: error });
    });
});
