import { describe, expect, it } from "vitest";
import { findPlaceOfFile, guessCounts } from "../../shared/machine/files.ts";
import { MACHINES } from "../../shared/machines/index.ts";
import { createEmptyDesign, createPlainImage } from "../../shared/model/design.ts";
import { imagesOfPlan, planDesign } from "../../web/exports/plan.ts";
import * as fiveCups from "../machines/five-cups/machine.ts";

/** Every combination of counts, each with every place filled. */
function* plans(model: (typeof MACHINES)[number]["model"]) {
  const chosen = model.categories.filter((category) => category.kind === "slots" && category.counts);
  const combine = (i: number): Record<string, number>[] => {
    const category = chosen[i];
    if (!category) return [{}];
    return combine(i + 1).flatMap((rest) =>
      category.arrangements.map(({ count }) => ({ ...rest, [category.id]: count })),
    );
  };
  for (const counts of combine(0)) {
    const design = createEmptyDesign(model, "");
    const lists = model.categories.flatMap((category) => {
      if (category.kind !== "list") return [];
      const image = (_: unknown, at: number) => ({ ...createPlainImage({ path: "/x.png" }), id: String(at) });
      return [[category.id, Array.from({ length: category.maxImages }, image)] as const];
    });
    const filled = { lists: Object.fromEntries(lists), counts: { ...design.counts, ...counts } };
    yield { counts, plan: planDesign(model, { ...design, ...filled }) };
  }
}

describe.each([...MACHINES, fiveCups].map(({ model }) => [model.id, model] as const))(
  "the files of the %s machine's exports",
  (_, model) => {
    it("are read back into their own slots and counts", () => {
      let seen = 0;
      for (const { counts, plan } of plans(model)) {
        for (const name of ["zip", "package"] as const) {
          const placed = plan.screens.flatMap(({ category, arrangement, images }) =>
            images.map((image, index) => {
              const path =
                name === "zip" ? image.path : `${arrangement.packageCategory}/${image.packageName}`;
              const place = findPlaceOfFile(model, path);
              const slot = category.kind === "list" ? String(index) : arrangement.places[index]?.slot;
              expect({ path, ...place }).toEqual({ path, category: category.id, slot });
              expect(findPlaceOfFile(model, `My machine-images/${path.toUpperCase()}`)).toEqual(place);
              return { category: category.id, slot: slot ?? "", size: arrangement.size };
            }),
          );
          expect(guessCounts(model, placed)).toEqual(counts);
          seen += imagesOfPlan(plan).length;
        }
      }
      expect(seen).toBeGreaterThan(20);
    });

    it("are told from others", () => {
      for (const path of ["", "left.png", "icons/left.png", "Left_Blend.png", "icons/Left_Blend.png.png"])
        expect(findPlaceOfFile(model, path)).toBeUndefined();
    });
  },
);
