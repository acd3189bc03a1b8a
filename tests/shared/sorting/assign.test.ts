import fc from "fast-check";
import { expect, it } from "vitest";
import { solveAssignment } from "../../../shared/sorting/assign.ts";

/** The largest sum, by trying everything. */
function best(scores: readonly (readonly number[])[], taken: ReadonlySet<number> = new Set()): number {
  const [row, ...rest] = scores;
  if (!row) return 0;
  const given = row.map((own, picture) =>
    own > 0 && !taken.has(picture) ? own + best(rest, new Set([...taken, picture])) : 0,
  );
  return Math.max(best(rest, taken), ...given);
}

/** Scores by place and picture, at most five of each. */
const SCORES = fc.nat(5).chain((pictures) => {
  const score = fc.oneof({ weight: 4, arbitrary: fc.integer({ min: -6, max: 14 }) }, fc.constant(-Infinity));
  const row = fc.array(score, { minLength: pictures, maxLength: pictures });
  return fc.array(row, { maxLength: 5 }).map((scores) => ({ scores, pictures }));
});

it("the best assignment is that of trying everything, and leaves empty what nothing suits", () => {
  fc.assert(
    fc.property(SCORES, ({ scores, pictures }) => {
      const found = solveAssignment(scores, pictures);
      const placed = found.filter((picture) => picture >= 0);
      expect(new Set(placed).size).toBe(placed.length);
      const given = found.flatMap((picture, place) => (picture < 0 ? [] : (scores[place]?.[picture] ?? 0)));
      expect(given.every((score) => score > 0)).toBe(true);
      expect(given.reduce((sum, score) => sum + score, 0)).toBe(best(scores));
      expect(found).toHaveLength(scores.length);
    }),
    { numRuns: 300 },
  );
});
