import { expect, it } from "vitest";
import { LOOKS } from "../../shared/machines/classic/looks.ts";
import { CLASSIC_MODEL } from "../../shared/machines/classic/model.ts";
import { WORD_TABLE } from "../../shared/machines/classic/words.ts";
import { createEmptyDesign, createPlainImage } from "../../shared/model/design.ts";
import { withSlot } from "../../shared/model/edit.ts";
import { planLook } from "../../shared/model/look.ts";
import { isBundledBlob } from "../../web/looks/bundled-sums.ts";
import { namesForLook, screenIndexInCycle } from "../../web/looks/LookControls.tsx";

it("what a look replaces without a name gets the suggested name", () => {
  const own = createPlainImage({ blob: "a".repeat(64), bytes: 1 });
  const design = withSlot(createEmptyDesign(CLASSIC_MODEL, "one"), "blends", "right", own);
  const look = LOOKS[0] as (typeof LOOKS)[number]; // There is one.
  const options = { looks: LOOKS, words: WORD_TABLE, isBundledBlob, mode: "others" } as const;
  const plan = planLook(CLASSIC_MODEL, design, look, options);
  expect(namesForLook({ blends: { left: "House" } }, plan).blends).toEqual({
    left: "House",
    middle: "Colombian",
  });
});

it("machines that walk side by side move one at a time, and go where the first went", () => {
  const walk = [0, 1, 2, 3, 4].map((step) =>
    [0, 1, 2].map((machine) => screenIndexInCycle(step, machine, 3, 9)),
  );
  expect(walk).toEqual([
    [0, 0, 0],
    [1, 0, 0],
    [1, 1, 0],
    [1, 1, 1],
    [2, 1, 1],
  ]);
  expect([26, 27].map((step) => screenIndexInCycle(step, 0, 3, 9))).toEqual([0, 0]);
});
