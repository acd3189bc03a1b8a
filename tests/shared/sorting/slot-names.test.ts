import { expect, it } from "vitest";
import type { Category, MachineModel } from "../../../shared/machine/types.ts";
import { CLASSIC_MODEL } from "../../../shared/machines/classic/model.ts";
import { FILE_NAME_VOCABULARY } from "../../../shared/machines/classic/spoken.ts";
import type { PictureToSort } from "../../../shared/sorting/plan.ts";
import { sortPictures } from "../../../shared/sorting/sort-pictures.ts";
import { nothingIn } from "./corpus.ts";

const namesFor = (model: MachineModel, ...pictures: PictureToSort[]) =>
  sortPictures({
    model,
    vocabulary: FILE_NAME_VOCABULARY,
    pictures,
    design: nothingIn(model),
  }).names;
const namesIn = (...pictures: PictureToSort[]) => namesFor(CLASSIC_MODEL, ...pictures);
const blend = (name: string): PictureToSort => ({ path: `${name}.png`, width: 302, height: 485 });

it.each([
  ["Peru left", "Peru"],
  ["PERU left", "Peru"],
  ["İstanbul left", "İstanbul"],
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
  // Letters with marks that no single character stands for.
  ["हाउस ब्लेंड left", "हाउस ब्लेंड"],
  [`${"a".repeat(20)} left`, `A${"a".repeat(19)}`],
])("%s names a blend %s", (path, left) => {
  expect(namesIn(blend(path))).toEqual({ blends: { left } });
});

const nameless = `ab left|${"a".repeat(21)} left|blend left|hot left|left 2|Peru|Left_Blend|Blend Images/Left_Blend`;
it.each(nameless.split("|"))("%s names no blend", (path) => {
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

it("a name that slots of two categories share is for both", () => {
  const [, blends] = CLASSIC_MODEL.categories;
  const { names, step } = blends;
  const categories = CLASSIC_MODEL.categories.map(
    (category): Category =>
      category.id === "hotcold"
        ? { ...category, names, step: { ...category.step, naming: step.naming } }
        : category,
  );
  const pictures = [blend("Peru left"), { path: "hot Peru.png", width: 460, height: 485 }];
  expect(namesFor({ ...CLASSIC_MODEL, categories: categories as [Category] }, ...pictures)).toEqual({
    blends: { left: "Peru" },
    hotcold: { hot: "Peru" },
  });
});
