import { describe, expect, it } from "vitest";
import { CLASSIC_MODEL } from "../../../shared/machines/classic/model.ts";
import { FILE_NAME_VOCABULARY } from "../../../shared/machines/classic/spoken.ts";
import { parseFileNames } from "../../../shared/sorting/read-names.ts";

/** What paths that were given together say, by the plainest senses of their words. */
const read = (...paths: string[]) =>
  parseFileNames(
    CLASSIC_MODEL,
    FILE_NAME_VOCABULARY,
    paths.map((path) => ({ path, width: 1, height: 1 })),
  );
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
  ])("takes %s for %j", (path, ids) => {
    expect(said(path)).toEqual(ids);
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
  });

  it("knows the later version, and what is none of the machine's", () => {
    const names = read("hot_v1.png", "hot_v3.png", "cold_FINAL.png", "cold.png", "logo.png");
    expect(names.map(({ isSuperseded }) => isSuperseded)).toEqual([true, false, false, true, false]);
    expect(names.map(({ isAside }) => isAside)).toEqual([false, false, false, false, true]);
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
  });

  it.each([
    "",
    "/",
    "...",
    ".png",
    "a".repeat(5000),
    "hot".repeat(500),
    "a/".repeat(30_000),
    "a ".repeat(30_000),
    "(",
    "\u202e\0.png",
  ])("survives %j", (path) => {
    expect(read(path)).toHaveLength(1);
  });
});
