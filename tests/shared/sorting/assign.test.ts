import { describe, expect, it } from "vitest";
import { assign } from "../../../shared/sorting/assign.ts";

/** The largest sum, by trying everything. */
function best(worth: readonly (readonly number[])[], taken: ReadonlySet<number> = new Set()): number {
  const [row, ...rest] = worth;
  if (!row) return 0;
  const given = row.map((own, picture) =>
    own > 0 && !taken.has(picture) ? own + best(rest, new Set([...taken, picture])) : 0,
  );
  return Math.max(best(rest, taken), ...given);
}

/** The same numbers every time. */
function* numbers(seed: number): Generator<number, never> {
  for (let state = seed; ; ) {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    yield state / 2 ** 31;
  }
}

describe("the best assignment", () => {
  it("is that of trying everything", () => {
    const random = numbers(7);
    const next = () => random.next().value;
    for (let round = 0; round < 300; round++) {
      const places = Math.floor(next() * 6);
      const pictures = Math.floor(next() * 6);
      const worth = Array.from({ length: places }, () =>
        Array.from({ length: pictures }, () =>
          next() < 0.2 ? Number.NEGATIVE_INFINITY : Math.round(next() * 20) - 6,
        ),
      );
      const found = assign(worth, pictures);
      const made = found.filter((picture) => picture >= 0);
      expect(new Set(made).size).toBe(made.length);
      const sum = found.reduce(
        (total, picture, place) => total + (picture < 0 ? 0 : (worth[place]?.[picture] ?? 0)),
        0,
      );
      expect(sum).toBe(best(worth));
      for (const [place, picture] of found.entries())
        if (picture >= 0) expect(worth[place]?.[picture]).toBeGreaterThan(0);
    }
  });

  it("leaves empty what nothing is worth", () => {
    expect(
      assign(
        [
          [-1, 0],
          [0, 3],
        ],
        2,
      ),
    ).toEqual([-1, 1]);
    expect(assign([], 3)).toEqual([]);
    expect(assign([[], []], 0)).toEqual([-1, -1]);
  });
});
