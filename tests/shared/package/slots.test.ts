import { describe, expect, it } from "vitest";
import { CLASSIC_MODEL } from "../../../shared/machines/classic/model.ts";
import { chooseCounts, listPlaces, parseSlotId, toPackagedPictures } from "../../../shared/package/slots.ts";

/** As in "hotcupsizes.large 302x485". */
const pictures = (texts: readonly string[]) =>
  texts.map((text) => {
    const [id = "", width = 1, height = 1] = text.split(/[ x](?=\d)/);
    const place = parseSlotId(CLASSIC_MODEL, id);
    if (!place) throw new Error(id);
    return { ...place, id, size: { width: Number(width), height: Number(height) } };
  });

describe("a slot's id", () => {
  it("is each place's own, and leads back to it", () => {
    const places = listPlaces(CLASSIC_MODEL);
    expect(new Set(places.map(({ id }) => id)).size).toBe(places.length);
    for (const place of places) expect(parseSlotId(CLASSIC_MODEL, place.id)).toEqual(place);
    const blends = ["left", "middle"].map((slot) => ({ category: "blends", slot, id: `blends.${slot}` }));
    expect(places.slice(0, 6)).toEqual([
      ...[0, 1, 2, 3].map((i) => ({ category: "screensaver", slot: `${i}`, id: `screensaver.${i + 1}` })),
      ...blends,
    ]);
    expect(parseSlotId(CLASSIC_MODEL, "screensaver.0")).toBeUndefined();
  });
});

describe("the counts of slots", () => {
  it.each([
    ["no picture", [], {}],
    ["the only count", ["blends.left"], { blends: 3 }],
    ["the lowest that has all slots", ["hot.regular", "cold.regular"], { hotcupsizes: 2, coldcupsizes: 1 }],
    ["the slots", ["hot.medium"], { hotcupsizes: 3 }],
    ["the slots before the sizes", ["hot.medium 460x485", "hot.large 460x485"], { hotcupsizes: 3 }],
    ["the sizes where the slots leave a choice", ["hot.regular 302x485"], { hotcupsizes: 3 }],
    [
      "most of the sizes",
      ["hot.regular 460x485", "hot.large 302x485", "cold.large 302x485"],
      { hotcupsizes: 2, coldcupsizes: 3 },
    ],
  ])("follow from %s", (_, ids, counts) => {
    const cups = ids.map((id) => id.replace(/^(hot|cold)/, "$1cupsizes"));
    expect(chooseCounts(CLASSIC_MODEL, pictures(cups))).toEqual(counts);
  });
});

describe("pictures filed by slot", () => {
  it("have the machine's order, numbers that go on within a folder, and the names of exports", () => {
    const cups = ["large", "regular", "medium"].map((size) => `hotcupsizes.${size}`);
    const sent = pictures([...cups, "blends.right", "screensaver.3", "screensaver.1", "blends.left"]);
    const filed = toPackagedPictures(CLASSIC_MODEL, sent, { hotcupsizes: 3 });
    expect(
      filed.map(({ picture, category, index, name }) => [picture.id, category, index, name].join(" ")),
    ).toEqual([
      "screensaver.1 screensaver 0 SS1.png",
      "screensaver.3 screensaver 1 SS3.png",
      "blends.left icons 0 Left_Blend.png",
      "blends.right icons 1 Right_Blend.png",
      "hotcupsizes.regular icons 2 hot_regular.png",
      "hotcupsizes.medium icons 3 hot_medium.png",
      "hotcupsizes.large icons 4 hot_large.png",
    ]);
    expect(toPackagedPictures(CLASSIC_MODEL, pictures(["hotcupsizes.large"]), {})).toMatchObject([
      { category: "customization", index: 0 },
    ]);
  });
});
