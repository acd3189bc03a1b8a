import { describe, expect, it } from "vitest";
import { arrangementIn, findArrangement, findCategory } from "../../shared/machine/questions.ts";
import { CLASSIC_MODEL } from "../../shared/machines/classic/model.ts";
import { MACHINES } from "../../shared/machines/index.ts";
import { describeScreen, findOverlaysOn } from "../../web/screen/describe.ts";

const screens = MACHINES.flatMap(({ model }) =>
  model.categories.flatMap((category) =>
    category.arrangements.map((arrangement) => ({ id: model.id, model, category, arrangement })),
  ),
);

describe("a screen as data", () => {
  it.each(screens)("has every place of $id's $category.id ($arrangement.count) in order", (given) => {
    const { model, category, arrangement } = given;
    const screen = describeScreen(model, category, arrangement, (slot, index) => ({
      label: `${slot} ${index}`,
      source: index === 0 ? "/a.png" : undefined,
    }));
    expect(screen.size).toEqual(model.screen);
    expect(screen.template).toBe(arrangement.template);
    expect(screen.overlays).toEqual(arrangement.overlays ?? []);
    expect(screen.pictures.map(({ slot, box }) => ({ slot, box }))).toEqual(arrangement.places);
    expect(screen.pictures.map(({ label }) => label)).toEqual(
      arrangement.places.map(({ slot }, index) => `${slot} ${index}`),
    );
    expect(screen.pictures.map(({ source }) => source)[0]).toBe("/a.png");
  });

  it("marks what the machine covers, in the picture's own pixels", () => {
    const dispensing = findCategory(CLASSIC_MODEL, "dispensinghot");
    if (!dispensing) throw new Error("there is no such category");
    const arrangement = findArrangement(dispensing, 1);
    const [place] = arrangement.places;
    if (!place) throw new Error("there is no such place");
    expect(findOverlaysOn(arrangement, place.box)).toMatchObject([
      { slot: "cancel", label: "Cancel order", box: { x: 362, y: 385, width: 300, height: 80 } },
    ]);
    expect(findOverlaysOn(arrangement, { x: 0, y: 0, width: 100, height: 100 })).toEqual([]);
  });

  it("has what the machine writes over a picture in the design's language", () => {
    const dispensing = findCategory(CLASSIC_MODEL, "dispensingcold");
    if (!dispensing) throw new Error("there is no such category");
    const writtenIn = (language: string) =>
      arrangementIn(CLASSIC_MODEL, language, dispensing.arrangements[0]).overlays?.map(({ label }) => label);
    expect(["en", "de", "ja"].map(writtenIn)).toEqual([
      ["Cancel order"],
      ["Bestellung abbrechen"],
      ["注文を取り消す"],
    ]);
  });
});
