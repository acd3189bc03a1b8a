import fc from "fast-check";
import { describe, it } from "vitest";
import { agrees, read, reference } from "./against-reference.ts";
import { body } from "./bodies.ts";
import { BODIES, READINGS, timeout } from "./cases.ts";
import { mutate, randomFrom, someCuts } from "./mutate.ts";

describe("the JSON reader", () => {
  it("refuses what JSON.parse or the checks refuse, and never takes it otherwise", { timeout }, async () => {
    await fc.assert(
      fc.asyncProperty(body, fc.integer(), async (whole, seed) => {
        const random = randomFrom(seed);
        for (let i = 0; i < READINGS; i++) {
          const bytes = mutate(random, whole);
          // A mutation may leave a faulty part that a later one of its name replaces: both are checked.
          agrees(await read(bytes, someCuts(random, bytes)), reference(bytes), "may refuse");
        }
      }),
      { numRuns: BODIES },
    );
  });
});
