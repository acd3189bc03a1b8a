import { describe, expect, it } from "vitest";
import { FILE_NAME_VOCABULARY } from "../../../shared/machines/classic/spoken.ts";
import { createHeadingParser, type HeadingWord } from "../../../shared/sorting/read-heading.ts";

const read = (heading: string, reader = createHeadingParser(FILE_NAME_VOCABULARY)) => {
  const { words, places, isAboutPlaces } = reader(heading);
  return {
    says: [...words],
    places: places.map(({ category, slot }) => `${category}/${slot}`),
    isAboutPlaces,
  };
};

describe("a heading", () => {
  it.each<[string, readonly HeadingWord[]]>([
    ["Machine name", ["machine", "name"]],
    ["Name der Maschine", ["name", "machine"]],
    ["Site / machine", ["site", "machine"]],
    // Also French for the room that milk needs.
    ["Place", ["site"]],
    ["Coffee machine, IMG", ["machine"]],
    ["Total", ["total"]],
    ["Coffee drinks", []],
    ["Town", []],
    ["Machine town", []],
    // A misspelt word, one that only sometimes means something, and one for other things.
    ["Maschinne", []],
    ["Bildschirmshoner", []],
    ["First", []],
    ["Machine, first", []],
    ["Logo", []],
    ["Machine logo", []],
    ["", []],
  ])("of no place: %s", (heading, says) => {
    expect(read(heading)).toEqual({ says, places: [], isAboutPlaces: false });
  });

  it.each<[string, readonly string[], ...HeadingWord[]]>([
    ["Left", ["blends/left"]],
    ["Blend left: picture", ["blends/left"], "picture"],
    ["Final DSC left", ["blends/left"]],
    ["Text left", ["blends/left"], "word"],
    ["Photo left", ["blends/left"], "picture"],
    ["Mittlere", ["blends/middle", "hotcupsizes/medium", "coldcupsizes/medium"]],
    ["Hot place: name", ["hotcold/hot"], "site", "name"],
    ["Small", ["hotcupsizes/regular", "coldcupsizes/regular"]],
    ["Hot cup, small", ["hotcupsizes/regular"]],
    ["L", ["hotcupsizes/large", "coldcupsizes/large"]],
    ["Temperature: hot", ["hotcold/hot"]],
    ["Leave room hot", ["hotleaveroom/leaveroom"]],
    ["No room", ["hotleaveroom/noroom", "coldleaveroom/noroom"]],
    ["Screensaver", ["screensaver/0"]],
    ["Hot dispensing", ["dispensinghot/screen"]],
    ["Dispensing", []],
    ["Blends", []],
    ["Left hot", []],
    ["Cups left", []],
    ["Left right", []],
    ["Left 2", []],
    ["Left town", []],
    ["Left logo: picture", []],
  ])("of places: %s", (heading, places, ...says) => {
    const isKnown = !/2|town|logo/.test(heading);
    expect(read(heading)).toEqual({ says: isKnown ? says : [], places, isAboutPlaces: true });
  });

  it("means a place by a word that is also a column's, beside one that is not", () => {
    const reader = createHeadingParser({
      topics: {
        side: { left: { phrases: { en: "left, site" } } },
        kind: { blend: { phrases: { en: "blend" } } },
      },
      places: { blends: { required: [], optional: ["blend"], slots: { left: ["left"] } } },
      packages: {},
      aside: {},
      fillers: {},
    });
    expect(read("Site", reader)).toEqual({ says: ["site"], places: [], isAboutPlaces: false });
    expect(read("Blend site", reader)).toEqual({
      says: ["site"],
      places: ["blends/left"],
      isAboutPlaces: true,
    });
  });
});
