import { expect, it } from "vitest";
import { median } from "../bench/compare.ts";
import { MEMORY_EVERY } from "./load.ts";
import { loadProduct } from "./run.ts";

/** Until then, the runtime takes memory instead of collecting garbage. */
const WARM_UP = 4_000;
const REQUESTS = 2_000;
/** By which share memory may be above that after the warm-up; it goes up and down as garbage is collected. */
const MOST_GROWTH = 0.1;
/** How many of the figures count at each end. */
const AT_AN_END = 5;

it("the endpoint answers rightly under load, and its memory does not grow", async () => {
  const { answers, manners, failures, wrong, memory } = await loadProduct(
    (count) => count >= WARM_UP + REQUESTS,
  );
  expect(wrong).toEqual([]);
  expect(failures).toEqual([]);
  expect(answers).toBeGreaterThanOrEqual(WARM_UP + REQUESTS);
  for (const count of Object.values(manners)) expect(count).toBeGreaterThan(REQUESTS / 100);
  const warm = WARM_UP / MEMORY_EVERY;
  const before = median(memory.slice(warm - AT_AN_END, warm));
  const after = median(memory.slice(-AT_AN_END));
  expect(after / before).toBeLessThan(1 + MOST_GROWTH);
});
