import { describe, expect, it } from "vitest";
import { findPlaceOfFile, guessCounts } from "../../shared/machine/files.ts";
import type { MachineModel } from "../../shared/machine/types.ts";
import { MACHINES } from "../../shared/machines/index.ts";
import { listCountChoices } from "../../shared/sorting/plan.ts";
import { imagesOfPlan, planExport } from "../../web/exports/plan.ts";
import { design, fillLists } from "../exports/designs.ts";
import * as fiveCups from "../machines/five-cups/machine.ts";

/** Every combination of counts, each with every place filled. */
const plansOf = (model: MachineModel) =>
  listCountChoices(model).map((counts) => ({
    counts,
    plan: planExport(model, design({ lists: fillLists(model), counts })),
  }));

describe.each([...MACHINES, fiveCups].map(({ model }) => [model.id, model] as const))(
  "the files of the %s machine's exports",
  (_, model) => {
    it("are read back into their own slots and counts", () => {
      let seen = 0;
      for (const { counts, plan } of plansOf(model)) {
        for (const name of ["zip", "package"] as const) {
          const placed = plan.screens.flatMap(({ category, arrangement, images }) =>
            images.map((image, index) => {
              const path = name === "zip" ? image.path : `${arrangement.packageCategory}/${image.entryName}`;
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
