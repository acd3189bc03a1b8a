import { describe, expect, it } from "vitest";
import { findArrangement, findCategory, translateArrangement } from "../../shared/machine/questions.ts";
import { CLASSIC_MODEL } from "../../shared/machines/classic/model.ts";
import { findOverlaysOn } from "../../web/screen/describe.ts";

describe("a screen as data", () => {
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
      translateArrangement(CLASSIC_MODEL, language, dispensing.arrangements[0]).overlays?.map(
        ({ label }) => label,
      );
    expect(["en", "de", "ja"].map(writtenIn)).toEqual([
      ["Cancel order"],
      ["Bestellung abbrechen"],
      ["注文を取り消す"],
    ]);
  });
});
