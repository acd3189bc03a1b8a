import { expect, it } from "vitest";
import { CLASSIC_MODEL } from "../../../shared/machines/classic/model.ts";
import { FILE_NAME_VOCABULARY } from "../../../shared/machines/classic/spoken.ts";
import type { PictureToSort } from "../../../shared/sorting/plan.ts";
import { sortPictures } from "../../../shared/sorting/sort-pictures.ts";
import { nothingIn } from "./corpus.ts";

const namesIn = (...pictures: PictureToSort[]) =>
  sortPictures({
    model: CLASSIC_MODEL,
    spoken: FILE_NAME_VOCABULARY,
    pictures,
    design: nothingIn(CLASSIC_MODEL),
  }).names;
const blend = (name: string): PictureToSort => ({ path: `${name}.png`, width: 302, height: 485 });

it.each([
  ["Peru left", "Peru"],
  ["PERU left", "Peru"],
  ["Perú left", "Perú"],
  ["left 12 peru", "Peru"],
  ["final IMG Peru photo left", "Peru"],
  ["Peru button left", "Peru"],
  ["Peru left v2", "Peru"],
  ["Peru S4 left", "Peru"],
  ["l'Arabica gauche", "Arabica"],
  ["blend Colombian left", "Colombian"],
  ["House Blend left", "House Blend"],
  ["Sun left Mountain Rain", "Mountain Rain"],
  ["Mountain Rain left Sun", "Mountain Rain"],
  ["Peru left Kuba", "Peru"],
  ["left Peru 2 Oaxaca Nord", "Oaxaca Nord"],
  ["Peru hot left", "Peru Hot"],
  ["abc left", "Abc"],
  [`${"a".repeat(20)} left`, `A${"a".repeat(19)}`],
])("%s names a blend %s", (path, left) => {
  expect(namesIn(blend(path))).toEqual({ blends: { left } });
});

it.each([
  "ab left",
  `${"a".repeat(21)} left`,
  "blend left",
  "hot left",
  "left 2",
  "Peru",
  "Left_Blend",
  "Blend Images/Left_Blend",
])("%s names no blend", (path) => {
  expect(namesIn(blend(path))).toEqual({});
});

it("a name that two blends would share is for neither, and only slots have names", () => {
  expect(namesIn(blend("Peru left"), blend("Peru right"), blend("Kenya middle"))).toEqual({
    blends: { middle: "Kenya" },
  });
  expect(namesIn({ path: "hot Peru.png", width: 460, height: 485 })).toEqual({});
  expect(namesIn({ path: "screensaver Peru.png", width: 1024, height: 768 })).toEqual({});
  expect(namesIn({ ...blend("Peru left"), place: { category: "blends", slot: "left" } })).toEqual({});
});
