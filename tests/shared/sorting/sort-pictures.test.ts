import { describe, expect, it } from "vitest";
import { exportFileNamesOf } from "../../../shared/machine/files.ts";
import { findArrangement } from "../../../shared/machine/questions.ts";
import type { MachineModel } from "../../../shared/machine/types.ts";
import * as classic from "../../../shared/machines/classic/machine.ts";
import { listCountChoices, type PictureToSort, type SortTarget } from "../../../shared/sorting/plan.ts";
import { sortPictures } from "../../../shared/sorting/sort-pictures.ts";
import { EVERY_MACHINE } from "../../machines/every-machine.ts";
import { nothingIn } from "./corpus.ts";

const { model } = classic;
const vocabulary = await classic.vocabulary();

const given = (path: string, width: number, height: number): PictureToSort => ({ path, width, height });
const sortFor = (to: MachineModel, words: typeof vocabulary, pictures: readonly PictureToSort[]) =>
  sortPictures({ model: to, vocabulary: words, pictures, design: nothingIn(to) });
const sort = (pictures: readonly PictureToSort[], change: Partial<SortTarget> = {}) => {
  const design = { ...nothingIn(model), ...change };
  const plan = sortPictures({ model, vocabulary, pictures, design });
  const placed = Object.fromEntries(
    plan.placements.map(({ picture, category, slot, certainty }) => [
      pictures[picture]?.path,
      `${category}/${slot} ${certainty}`,
    ]),
  );
  const taken = plan.placements.map(({ picture }) => picture);
  const leftOver = [...pictures.keys()].filter((picture) => !taken.includes(picture));
  return { ...plan, placed, leftOver };
};

describe.each(EVERY_MACHINE)("our own names of files, of the machine $id", async ({ machine }) => {
  const own = await machine.vocabulary();

  it.each(["zip", "package"] as const)("go back to their places from the %s, whatever the counts", (kind) => {
    for (const counts of listCountChoices(machine.model)) {
      const expected: string[] = [];
      const pictures = machine.model.categories.flatMap((category) => {
        const { places, size, packageCategory } = findArrangement(category, counts[category.id]);
        const all =
          category.kind === "list"
            ? Array.from({ length: category.maxImages }, (_, i) => i + 1)
            : places.map(({ slot }) => slot);
        return all.map((place) => {
          const { path, entryName } = exportFileNamesOf(category, place);
          expected.push(`${category.id}/${typeof place === "number" ? place - 1 : place}`);
          return given(kind === "zip" ? path : `${packageCategory}/${entryName}`, size.width, size.height);
        });
      });
      const plan = sortFor(machine.model, own, pictures);
      expect(plan.placements.map(({ category, slot }) => `${category}/${slot}`)).toEqual(expected);
      expect(plan.placements.map(({ picture }) => picture)).toEqual(pictures.map((_, index) => index));
      expect(plan.placements.every(({ certainty }) => certainty === "sure")).toBe(true);
      expect(plan.counts).toEqual(counts);
      expect(plan.names).toEqual({});
    }
  });
});

it("reads archives' names, unless they only say that they are archives", () => {
  const paths = ["Cold Cups.zip/small.png", "Hot Cups.zip/small.png", "Archive.zip/left.png"];
  const [cold, hot, left] = paths as [string, string, string];
  const pictures = [given(cold, 460, 485), given(hot, 460, 485), given(left, 302, 485)];
  expect(sort(pictures).placed).toEqual({
    [cold]: "coldcupsizes/regular sure",
    [hot]: "hotcupsizes/regular sure",
    [left]: "blends/left sure",
  });
});

it("reads Arabic words with and without marks alike", () => {
  for (const name of ["ساخن كبير جدًا.png", "ساخن كبير جدا.png"])
    expect(sort([given(name, 460, 235)]).placed).toEqual({ [name]: "hotcupsizes/xlarge sure" });
});

describe("pictures called like the design's slots", () => {
  const names = (left: string, middle: string, right: string) => ({
    names: { blends: { left, middle, right } },
  });
  const sortNamed = (change: Partial<SortTarget>, ...pictures: PictureToSort[]) =>
    sort(pictures, change).placed;

  it("go there, whatever their order, in the latest version, and replace what is there", () => {
    const pictures = ["Colombian.png", "DARK ROAST.png", "house-blend v1.png", "HouseBlend_v2.png"];
    const given = pictures.map((path) => ({ path, width: 302, height: 485 }));
    const design = names("House Blend", "Colombian", "Dark Roast");
    const expected = {
      "Colombian.png": "blends/middle sure",
      "DARK ROAST.png": "blends/right sure",
      "HouseBlend_v2.png": "blends/left sure",
    };
    expect(sortNamed(design, ...given)).toEqual(expected);
    const filled = { blends: { left: true, middle: true, right: true } };
    expect(sortNamed({ ...design, filled }, ...given)).toEqual(expected);
  });

  it("go there also if all files begin with a word of the slot's name", () => {
    const others = ["hot", "cold", "bye", "pouring", "small", "large"].map((word) =>
      given(`Lavazza ${word}.png`, 1024, 768),
    );
    const blends = ["Oro", "Rosso", "Crema"].map((word) => given(`Lavazza ${word}.png`, 302, 485));
    const design = names("Lavazza Rosso", "Crema", "Lavazza Oro");
    expect(sortNamed(design, ...others, ...blends)).toMatchObject({
      "Lavazza Rosso.png": "blends/left sure",
      "Lavazza Crema.png": "blends/middle sure",
      "Lavazza Oro.png": "blends/right sure",
    });
  });

  it("stay elsewhere if their size or another word says so, or the name is no slot's alone", () => {
    const design = names("House Blend", "Colombian", "Regular");
    expect(sortNamed(design, given("Colombian.png", 1024, 768))).toEqual({
      "Colombian.png": "screensaver/0 guess",
    });
    expect(sortNamed(design, given("Colombian right.png", 302, 485))).toEqual({
      "Colombian right.png": "blends/right sure",
    });
    const drafts = sortNamed(design, given("old/Colombian.png", 302, 485));
    expect(drafts).not.toEqual({ "old/Colombian.png": "blends/middle sure" });
    for (const name of ["Regular.jpg", "Regular final.jpg"])
      expect(sortNamed(design, given(name, 1200, 1200))).toEqual({ [name]: "hotcupsizes/regular guess" });
    expect(sortNamed(names("House", "House", ""), given("House.png", 302, 485))).toEqual({
      "House.png": "blends/left guess",
    });
  });
});

it("sorts for a machine of other categories, counts and words as well", async () => {
  const five = EVERY_MACHINE.find(({ id }) => id === "five-cups")?.machine;
  if (!five) throw new Error("there is no second machine");
  const hot = ["small", "medium", "large", "extra", "bucket"].map((size) =>
    given(`hot ${size}.jpg`, 3000, 4000),
  );
  const pictures = [...hot, given("cold medium.png", 600, 480), given("no syrup.png", 280, 180)];
  const { placements, counts } = sortFor(five.model, await five.vocabulary(), pictures);
  expect(counts).toEqual({ warmcups: 5, coolcups: 1 });
  expect(placements.map(({ category, slot, certainty }) => `${category}/${slot} ${certainty}`)).toEqual([
    ...["s", "m", "l", "xl", "xxl"].map((slot) => `warmcups/${slot} sure`),
    "coolcups/m sure",
    "syrups/no sure",
  ]);
});

it("is sure of what a size leaves no doubt about, where few screens are hot", () => {
  const categories = model.categories.filter(({ id }) => /^(blends|dispensing)/.test(id));
  const placements = (path: string, width: number, height: number) =>
    sortFor({ ...model, categories }, vocabulary, [given(path, width, height)]).placements;
  const place = { picture: 0, category: "dispensinghot", slot: "screen" };
  expect(placements("hot.png", 1024, 485)).toEqual([{ ...place, certainty: "sure" }]);
  expect(placements("hot.png", 2048, 900)).toEqual([{ ...place, certainty: "guess" }]);
});

it("goes by sizes alone where a category has no words", () => {
  const { blends, ...places } = vocabulary.places;
  expect(blends).toBeDefined();
  const { placements } = sortFor(model, { ...vocabulary, places }, [given("left.png", 302, 485)]);
  expect(placements).toEqual([{ picture: 0, category: "blends", slot: "left", certainty: "guess" }]);
});

it.each([
  ["room for milk YES", "room for milk NO"],
  ["leave room yes", "leave room no"],
  ["Platz für Milch ja", "Platz für Milch nein"],
  ["place pour le lait oui", "place pour le lait non"],
  ["espacio para leche sí", "espacio para leche no"],
  ["spazio per latte sì", "spazio per latte no"],
  ["plats för mjölk ja", "plats för mjölk nej"],
  ["espaço para leite sim", "espaço para leite não"],
  ["ruimte voor melk ja", "ruimte voor melk nee"],
  ["miejsce na mleko tak", "miejsce na mleko nie"],
  ["ミルク用スペースあり", "ミルク用スペースなし"],
  ["مساحة للحليب نعم", "مساحة للحليب لا"],
  ["Room=Yes", "Room=None"],
])("tells a closing yes from a no: %s, %s", (yes, no) => {
  for (const [width, height] of [
    [1600, 1200],
    [406, 200],
  ] as const) {
    const path = (temperature: string, name: string) => `${temperature} ${name}.jpg`;
    const names = [
      [path("hot", yes), "hotleaveroom/leaveroom"],
      [path("hot", no), "hotleaveroom/noroom"],
      [path("iced", yes), "coldleaveroom/leaveroom"],
      [path("iced", no), "coldleaveroom/noroom"],
    ] as const;
    const { placed } = sort(names.map(([name]) => given(name, width, height)));
    expect(placed).toEqual(Object.fromEntries(names.map(([name, place]) => [name, `${place} sure`])));
  }
});

it.each<[names: readonly string[], width: number, height: number]>([
  [["Blend A", "Blend B", "Blend C"], 302, 485],
  [["Blend L", "Blend C", "Blend R"], 302, 485],
  [["Blend 1", "Blend 2", "Blend 3"], 302, 485],
  // Words that also mean something else.
  [["ブレンド左", "ブレンド中", "ブレンド右"], 3024, 4032],
  [["left cold brew", "middle house", "right decaf"], 3024, 4032],
])("puts blends %j in their places", (names, width, height) => {
  const paths = names.map((name) => `${name}.png`);
  const slots = ["left", "middle", "right"];
  expect(sort(paths.map((path) => given(path, width, height))).placed).toEqual(
    Object.fromEntries(paths.map((path, at) => [path, `blends/${slots[at]} sure`])),
  );
});

it("takes a regular cup for the medium one if there is a small one too", () => {
  const names = ["hot small.png", "hot regular.png", "hot large.png"];
  const { placements } = sort(names.map((name) => given(name, 302, 485)));
  expect(placements.map(({ picture, slot }) => `${names[picture]} ${slot}`)).toEqual([
    "hot small.png regular",
    "hot regular.png medium",
    "hot large.png large",
  ]);
});

describe("a plan", () => {
  it.each([
    ["2026-10-12_hot dispensing.png", "2026-11-03_hot dispensing.png"],
    ["hot dispensing 30.9.2026.png", "hot dispensing 1.10.2026.png"],
    ["hot dispensing 03.11.26.png", "hot dispensing 20261104.png"],
    ["hot dispensing 20251104.png", "hot dispensing 03.11.26.png"],
    ["2025-12-24/hot dispensing.png", "2026-01-05/hot dispensing.png"],
    ["hot dispensing_v1.png", "hot dispensing_v2.png"],
  ])("takes the later of two that say the same but the day or version: %s, %s", (older, newer) => {
    const { placed } = sort([given(older, 1024, 485), given(newer, 1024, 485)]);
    expect(placed).toEqual({ [newer]: "dispensinghot/screen sure" });
  });

  it("says that it guesses if neither of two is later, and has both in a list", () => {
    const { placed } = sort([given("a/hot.png", 460, 485), given("b/hot.png", 460, 485)]);
    expect(Object.values(placed)).toContain("hotcold/hot guess");
    const dated = ["2026-10-12_screensaver.png", "2026-11-03_screensaver.png"].map((path) =>
      given(path, 1024, 768),
    );
    expect(Object.keys(sort(dated).placed)).toHaveLength(2);
  });

  it("fills nothing cold with what says hot, though its place is taken", () => {
    const { placed, leftOver } = sort([
      given("Ausgabe heiß.png", 1024, 485),
      given("Ausgabe heiß - Kopie.png", 1024, 485),
    ]);
    expect(Object.values(placed)).toEqual(["dispensinghot/screen guess"]);
    expect(leftOver).toHaveLength(1);
  });

  it("puts hot and cold where they say in any order, replaces with what is sure, and guesses for empty places alone", () => {
    const filled = { hotcold: { hot: true, cold: true }, blends: { left: true, middle: false } };
    const pictures = [
      given("cold.png", 460, 485),
      given("hot.png", 460, 485),
      given("IMG_1.png", 302, 485),
      given("IMG_2.png", 302, 485),
    ];
    expect(sort(pictures, { filled }).placed).toEqual({
      "cold.png": "hotcold/cold sure",
      "hot.png": "hotcold/hot sure",
      "IMG_1.png": "blends/middle guess",
      "IMG_2.png": "blends/right guess",
    });
  });

  it.each<[string, readonly string[], readonly number[], readonly string[]]>([
    ["one of ours, though it is the third", ["Screensaver Images/SS3.png"], [], ["SS3 0"]],
    ["two of ours", ["Screensaver Images/SS4.png", "Screensaver Images/SS2.png"], [], ["SS2 0", "SS4 1"]],
    ["one of ours after what is there", ["Screensaver Images/SS4.png"], [0], ["SS4 1"]],
    ["one of ours where it was", ["Screensaver Images/SS1.png"], [0, 1], ["SS1 0"]],
    ["others before it", ["Screensaver Images/SS3.png", "idle.png"], [], ["idle 0", "SS3 1"]],
  ])("has no gaps in a list: %s", (_, paths, filled, expected) => {
    // A list after other categories.
    const reversed: MachineModel = { ...model, categories: [...model.categories].reverse() };
    const { placements } = sortPictures({
      model: reversed,
      vocabulary,
      pictures: [...paths.map((path) => given(path, 1024, 768)), given("left.png", 302, 485)],
      design: {
        ...nothingIn(model),
        filled: { screensaver: Object.fromEntries(filled.map((at) => [at, true])) },
      },
    });
    const inList = placements.filter(({ category }) => category === "screensaver");
    expect(
      inList.map(({ picture, slot }) => `${/(\w+).png/.exec(paths[picture] ?? "")?.[1]} ${slot}`),
    ).toEqual(expected);
  });

  it("goes by a place that is known, whatever the name", () => {
    const place = { category: "blends", slot: "right" };
    expect(sort([{ ...given("left.png", 10, 10), place }]).placed).toEqual({
      "left.png": "blends/right sure",
    });
  });

  it("has names of slots from the pictures' own, never over one that is there", () => {
    const names = ["Colombian left.png", "middle_house-roast.png", "right ÄTHIOPIEN.png"];
    const pictures = names.map((name) => given(name, 302, 485));
    const found = { middle: "House Roast", right: "Äthiopien" };
    expect(sort(pictures).names).toEqual({ blends: { left: "Colombian", ...found } });
    expect(sort(pictures, { names: { blends: { left: "Mine" } } }).names).toEqual({ blends: found });
  });

  it("is nothing for nothing", () => {
    const { counts } = nothingIn(model);
    expect(sort([])).toEqual({ placements: [], leftOver: [], counts, names: {}, placed: {} });
  });

  it("of a thousand pictures comes in time", () => {
    const pictures = Array.from({ length: 1000 }, (_, n) =>
      given(`Some words of picture ${n} hot.jpg`, 4000, 3000),
    );
    const before = performance.now();
    const plan = sort(pictures);
    expect(plan.placements.length + plan.leftOver.length).toBe(1000);
    expect(performance.now() - before).toBeLessThan(20_000);
  });
});
