import { describe, expect, it } from "vitest";
import type { MachineModel } from "../../../shared/machine/types.ts";
import { CLASSIC_MODEL } from "../../../shared/machines/classic/model.ts";
import { FILE_NAME_VOCABULARY } from "../../../shared/machines/classic/spoken.ts";
import { parseFileNames } from "../../../shared/sorting/read-names.ts";

const readFor = (model: MachineModel, paths: readonly string[], vocabulary = FILE_NAME_VOCABULARY) =>
  parseFileNames(
    model,
    vocabulary,
    paths.map((path) => ({ path, width: 1, height: 1 })),
  );
const read = (...paths: string[]) => readFor(CLASSIC_MODEL, paths);
/** What a path says, by the plainest senses of its words. */
const said = (path: string) => {
  const [name] = read(path);
  return name?.words.flatMap((word) => word.filter(({ isPlain }) => isPlain).map(({ id }) => id)).sort();
};

describe("reading a name", () => {
  it.each([
    ["hot_cup-large.png", ["cups", "hot", "large"]],
    ["btnHotCupXL.png", ["cups", "hot", "xlarge"]],
    ["HOTNOROOM.png", ["hot", "noroom"]],
    ["Heiße Größe GROSS.jpg", ["cups", "hot", "large"]],
    ["Groesse klein, kalt.jpg", ["cold", "cups", "regular"]],
    ["Heiße Größe GROß.jpg".normalize("NFD"), ["cups", "hot", "large"]],
    ["écran de veille.png", ["screensaver"]],
    ["2026-03-14_left_v2_302x485@2x.png", ["left"]],
    ["l'image de gauche.png", ["left"]],
    ["S4_L.png", ["large"]],
    ["IMG_2034.JPG", []],
    ["PXL_20261104_081233456.jpg", []],
    ["Screenshot 2026-11-03.png", []],
    ["hotel.png", []],
    ["dispencing.png", []],
    ["logo.png", []],
    ["button.png", []],
    ["Kenya302x485left.png", ["left"]],
    // Compounds, by the fewest words of three letters or more.
    ["Mischungsauswahl links.png", ["blend", "left"]],
    ["Zubereitungsbild heiß.png", ["dispensing", "hot"]],
    ["eiskaltgroß.png", ["cold", "large"]],
    ["all rights.png", []],
    [`${"hot".repeat(16)}.png`, Array.from({ length: 16 }, () => "hot")],
    [`${"hot".repeat(17)}.png`, []],
    // Of a long name, the first 64 words and 512 letters.
    [`${"ab ".repeat(63)}left.png`, ["left"]],
    [`${"ab ".repeat(64)}left.png`, []],
    [`${"b".repeat(507)} left.png`, ["left"]],
    [`${"b".repeat(508)} left.png`, []],
    // Of many folders, the last eight.
    [`left/${"a/".repeat(7)}IMG_1.png`, ["left"]],
    [`left/${"a/".repeat(8)}IMG_1.png`, []],
  ])("takes %s for %j", (path, ids) => {
    expect(said(path)).toEqual(ids);
  });

  it.each<[string, Record<string, number>]>([
    ["left.png", { left: 1 }],
    ["left/IMG_1.png", { left: 0.8 }],
    ["left/big/IMG_1.png", { left: 0.64, large: 0.8 }],
    ["dispencing.png", { dispensing: 0.8 }],
    ["dispensng.png", { dispensing: 0.8 }],
    ["dissspensing.png", {}],
    ["disspensing.png", { dispensing: 0.8 }],
    ["dispnesing.png", { dispensing: 0.8 }],
    ["dispnasing.png", {}],
    ["dispaesing.png", {}],
    ["midle.png", { middle: 0.8 }],
    ["rigth.png", {}],
    ["first.png", { left: 0.5 }],
    ["wellcome.png", { screensaver: 0.4 }],
    // Two senses of one word, and a sense that another word rules out.
    ["regular.png", { regular: 1, medium: 0.5 }],
    ["second left.png", { left: 1 }],
    ["左 中.png", { left: 1, medium: 1 }],
  ])("gives the words of %s their weights", (path, weights) => {
    const [name] = read(path);
    const senses = name?.words.flat() ?? [];
    expect(Object.fromEntries(senses.map(({ id, weight }) => [id, Number(weight.toFixed(2))]))).toEqual(
      weights,
    );
    expect(name?.words.every((word) => word.length > 0)).toBe(true);
  });

  it("puts the file's own name over its folders'", () => {
    expect(said("cold/cups/hot small.png")).toEqual(["cups", "hot", "regular"]);
  });

  it("sees what is numbered, in steps that are alike", () => {
    const series = (...paths: string[]) => read(...paths).map((name) => name.series?.rank);
    expect(series("cup 12.png", "cup 4.png", "cup 8.png")).toEqual([2, 0, 1]);
    expect(series("cup a.png", "cup b.png")).toEqual([0, 1]);
    expect(series("cup 1.png", "cup 2.png", "cup 9.png")).toEqual([undefined, undefined, undefined]);
    expect(series("cup 1.png", "mug 2.png")).toEqual([undefined, undefined]);
    expect(series("cup 1.png", "cup.png")).toEqual([undefined, undefined]);
    expect(series("2 cups 3.png", "2 cups 1.png", "2 cups 2.png")).toEqual([2, 0, 1]);
    expect(series("1/cup.png", "2/cup.png")).toEqual([undefined, undefined]);
    expect(series("a/cup 1.png", "b/cup 2.png", "1/a cup.png")).toEqual([0, 1, undefined]);
    expect(series("cup A.png", "cup B.png", "cup C.png")).toEqual([0, 1, 2]);
    expect(series("cup L.png", "cup C.png", "cup R.png")).toEqual([undefined, undefined, undefined]);
  });

  it("sees no number in a letter that is a word of the machine", () => {
    const { topics } = FILE_NAME_VOCABULARY;
    const warmth = { hot: { phrases: { en: "hot, h" } }, cold: { phrases: { en: "cold, c" } } };
    const vocabulary = { ...FILE_NAME_VOCABULARY, topics: { ...topics, warmth } };
    const names = readFor(CLASSIC_MODEL, ["cup C.png", "cup H.png"], vocabulary);
    const plain = names.map(({ words }) => words.flat().filter(({ isPlain }) => isPlain));
    expect(plain.map((senses) => senses.map(({ id }) => id))).toEqual([
      ["cups", "cold"],
      ["cups", "hot"],
    ]);
  });

  it.each([
    [["hot_v1.png", "hot_v3.png"], "hot_v1.png"],
    [["cold_FINAL.png", "cold.png"], "cold.png"],
    [["Menu/hot v3.png", "Menu/hot v1.png"], "Menu/hot v1.png"],
    [["v1/hot.png", "v2/hot.png"], "v1/hot.png"],
    [["cold final left.png", "cold left.png"], "cold left.png"],
    [["final/cold.png", "cold.png"], undefined],
    [["hot 1 1 v1.png", "hot 11 v2.png"], undefined],
    [["cup 1/1 hot v1.png", "cup 11 hot v2.png"], undefined],
    [["hot v1.png", "cold v2.png"], undefined],
    [["hot extra large v1.png", "hot extralarge v2.png"], "hot extra large v1.png"],
  ])("knows that of %j, %s is superseded", (paths, superseded) => {
    const found = read(...paths).filter(({ isSuperseded }) => isSuperseded);
    expect(found.map(({ picture }) => picture.path)).toEqual(superseded ? [superseded] : []);
  });

  it.each([
    [["2026-10-12_hot.png", "2026-11-03_hot.png"], "2026-10-12_hot.png"],
    [["2026-10-12/hot.png", "2026-11-03/hot.png"], "2026-10-12/hot.png"],
    [["2026-11-03/hot 1.10.2026.png", "2026-11-02/hot 2.10.2026.png"], "2026-11-02/hot 2.10.2026.png"],
    // A picture without a date may be the latest.
    [["hot.png", "2026-11-03_hot.png"], undefined],
    [["2026-10-12_hot.png", "2026-11-03_cold.png"], undefined],
  ])("knows that of %j, %s is older", (paths, older) => {
    const found = read(...paths).filter(({ isOlder }) => isOlder);
    expect(found.map(({ picture }) => picture.path)).toEqual(older ? [older] : []);
  });

  it("knows what is none of the machine's, unless nearly all are: more than a category holds", () => {
    const asides = (count: number, others: number, model: MachineModel = CLASSIC_MODEL) => {
      const cups = Array.from({ length: count }, (_, n) => `Archive/cup ${n}.png`);
      const rest = Array.from({ length: others }, (_, n) => `Menu ${n}/mug ${n}.png`);
      return readFor(model, [...cups, ...rest]).filter(({ isAside }) => isAside).length;
    };
    expect(asides(1, 1)).toBe(1);
    expect(asides(5, 0)).toBe(5);
    expect(asides(6, 0)).toBe(0);
    expect(asides(7, 3)).toBe(7);
    expect(asides(8, 2)).toBe(0);
    const longList = CLASSIC_MODEL.categories.map((category) =>
      category.kind === "list" ? { ...category, maxImages: 8 } : category,
    );
    expect(asides(9, 0, { ...CLASSIC_MODEL, categories: longList })).toBe(9);
    expect(asides(10, 0, { ...CLASSIC_MODEL, categories: longList })).toBe(0);
  });

  it("hears nothing in what nearly all share", () => {
    const names = read(
      ...["hot", "cold", "left", "right", "small cold", "large cold"].map(
        (name) => `Left Bank Menu/HotBeans Menu ${name}.png`,
      ),
    );
    expect(names.map(({ words }) => words.flat().map(({ id }) => id))).toEqual([
      ["hot"],
      ["cold"],
      ["left"],
      ["right"],
      ["regular", "cold"],
      ["large", "cold"],
    ]);
    expect(names.some(({ isAside }) => isAside)).toBe(false);
    const cold = ["small", "large", "no room", "room", "dispensing", "cup"].map(
      (name) => `Cold/cold ${name}.png`,
    );
    expect(read(...cold).every(({ words }) => words.flat().some(({ id }) => id === "cold"))).toBe(true);
  });

  it.each([
    ...["", "/", "...", ".png", "(", "\u202e\0.png", "a".repeat(5000), "hot".repeat(500)],
    ...["eiskalt".repeat(70), "a/".repeat(30_000), "a ".repeat(30_000)],
  ])("survives %j", (path) => {
    expect(read(path)).toHaveLength(1);
  });
});
