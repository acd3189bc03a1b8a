import { describe, expect, it } from "vitest";
import { findArrangement, findCategory } from "../../../shared/machine/questions.ts";
import { CLASSIC_MODEL } from "../../../shared/machines/classic/model.ts";
import { FILE_NAME_VOCABULARY } from "../../../shared/machines/classic/spoken.ts";
import { findSlotsByName } from "../../../web/files/jobs.ts";

function slots(id: string, count: number, names: readonly string[], slotNames = {}) {
  const category = findCategory(CLASSIC_MODEL, id);
  if (category?.kind !== "slots") throw new Error(`${id} has no slots`);
  return findSlotsByName({
    model: CLASSIC_MODEL,
    vocabulary: FILE_NAME_VOCABULARY,
    category,
    arrangement: findArrangement(category, count),
    names,
    slotNames,
  });
}

describe("files for one step", () => {
  it("go to the slots that the design calls so", () => {
    const slotNames = { left: "House Blend", middle: "Colombian", right: "Dark Roast" };
    const names = ["Colombian.png", "dark-roast final.jpg", "House Blend.png"];
    expect(slots("blends", 3, names, slotNames)).toEqual(["middle", "right", "left"]);
  });

  it.each<[string, number, readonly string[], readonly (string | undefined)[]]>([
    ["hotcold", 2, ["cold.png", "hot.png"], ["cold", "hot"]],
    ["hotcold", 2, ["Kalt.jpg", "IMG_1.jpg"], ["cold", undefined]],
    ["blends", 3, ["rechts.png", "links.png", "Mitte.png"], ["right", "left", "middle"]],
    ["hotcupsizes", 3, ["large.png", "medium.png", "small.png"], ["large", "medium", "regular"]],
    ["coldcupsizes", 2, ["L.png", "S.png"], ["large", "regular"]],
    ["coldleaveroom", 2, ["no room.png", "with room.png"], ["noroom", "leaveroom"]],
    ["hotcold", 2, ["a.png", "b.png"], [undefined, undefined]],
    ["hotcold", 2, ["a/hot.png", "b/hot.png"], [undefined, undefined]],
    ["hotcupsizes", 2, ["small.png", "medium.png"], ["regular", undefined]],
  ])("of %s in %i: %j go to %j", (id, count, names, expected) => {
    expect(slots(id, count, names)).toEqual(expected);
  });
});
