import { describe, expect, it } from "vitest";
import { guessCounts, listFileTableRows, placeKey } from "../../../shared/machine/files.ts";
import { keepClearAreasOf, safeMarginOf, thumbnailPath } from "../../../shared/machine/library.ts";
import {
  allLookPicturePaths,
  findLookLettering,
  isLookPictureOf,
  showcasePicturePath,
} from "../../../shared/machine/looks.ts";
import { findWordAt, textOfWord } from "../../../shared/machine/machine.ts";
import {
  findCategory,
  findDefaultImagePath,
  findScreenByImageSize,
  findSlot,
  translateArrangement,
} from "../../../shared/machine/questions.ts";
import { neighbouringRoutesOf, stepLabelOf, stepsOf } from "../../../shared/machine/steps.ts";
import type { Category } from "../../../shared/machine/types.ts";
import { findWalkthroughScreen, listHotspots } from "../../../shared/machine/walk.ts";
import { looks, model, walkthrough } from "../../../shared/machines/classic/machine.ts";

const { categories, nameStep, reviewStep } = model;
const slotsOf = (id: string) => {
  const category = findCategory(model, id);
  if (category?.kind !== "slots") throw new Error(`${id} has no slots`);
  return category;
};
const BOX = { x: 0, y: 0, width: 10, height: 10 };

describe("the steps", () => {
  it("are the name, each category and the review", () => {
    const steps = stepsOf(model);
    expect(steps.map(({ id }) => id)).toEqual(["name", ...categories.map(({ id }) => id), "review"]);
    expect(steps.map(({ kind }) => kind)).toEqual(["name", ...categories.map(({ kind }) => kind), "review"]);
    const labels = [nameStep, ...categories, reviewStep].map(({ label }) => label);
    expect(steps.map(stepLabelOf)).toEqual(labels);
  });

  it("lead back and forward, except at the ends", () => {
    const steps = stepsOf(model);
    const routes = steps.map(({ config }) => config.route);
    expect(steps.map((step) => neighbouringRoutesOf(model, step))).toEqual(
      routes.map((_, at) => ({
        ...(at > 0 && { back: routes[at - 1] }),
        ...(at < routes.length - 1 && { forward: routes[at + 1] }),
      })),
    );
  });
});

describe("a picture's important content", () => {
  const [arrangement] = slotsOf("blends").arrangements;
  const place = (slot: string, x: number, y: number) => ({ slot, box: { x, y, width: 100, height: 80 } });
  const overlay = { id: "back", label: "Back", box: { x: 50, y: 60, width: 30, height: 40 } };

  it("stays 24 pixels away from what the machine draws over it", () => {
    const places = [place("a", 10, 20), place("b", 5, 7)];
    const of = (slot: string) =>
      keepClearAreasOf({ ...arrangement, places, overlays: [overlay] } as never, slot);
    const size = { width: 78, height: 88 };
    expect(of("a")).toEqual([{ x: 50 - 10 - 24, y: 60 - 20 - 24, ...size }]);
    expect(of("b")).toEqual([{ x: 50 - 5 - 24, y: 60 - 7 - 24, ...size }]);
    // A list's pictures are all at the first place.
    expect(of("0")).toEqual(of("a"));
  });

  it("may be anywhere if the machine draws nothing over it, or has no place for it", () => {
    for (const change of [{ overlays: undefined }, { places: [], overlays: [overlay] }])
      expect(keepClearAreasOf({ ...arrangement, ...change } as never, "left")).toEqual([]);
  });

  it("keeps 6 % of the shorter side to the edge, at least 16 pixels", () => {
    expect(safeMarginOf({ width: 1024, height: 768 })).toBe(47);
    expect(safeMarginOf({ width: 302, height: 485 })).toBe(19);
    expect(safeMarginOf({ width: 200, height: 100 })).toBe(16);
  });
});

it("a generic picture with one of the machine's words is shown in the language", () => {
  const path = "/images/a/hot.png";
  const thumbnail = "/images/a/small/hot.webp";
  expect(thumbnailPath({ path, thumbnail, word: "hot" }, "de")).toBe("/images/a/small/de/hot.webp");
  expect(thumbnailPath({ path, word: "hot" }, "de")).toBe("/images/a/de/hot.png");
  expect(thumbnailPath({ path, thumbnail, word: "hot" }, "en")).toBe(thumbnail);
  expect(thumbnailPath({ path, thumbnail }, "de")).toBe(thumbnail);
});

describe("a look", async () => {
  const [look] = await looks();
  if (!look) throw new Error("no look");

  it("has a picture for every place of every count, and those of its lists", () => {
    const places = categories.flatMap((category) =>
      category.kind === "slots" ? category.arrangements.flatMap((each) => each.places) : [],
    );
    const paths = allLookPicturePaths(look, categories);
    expect(paths).toHaveLength(places.length + (look.lists.screensaver ?? 0));
    expect(new Set(paths).size).toBe(paths.length);
    expect(paths).toContain(`${look.folder}/screensaver/1.webp`);
    expect(paths.filter((path) => isLookPictureOf(path, slotsOf("hotcupsizes"), 3, "large"))).toHaveLength(1);
  });

  it("shows lettered pictures of its own on the home page", () => {
    const path = `${look.folder}/shown/blends/left.webp`;
    expect(showcasePicturePath(look, slotsOf("blends"), "left")).toBe(path);
  });

  it("has lettering only where it has an area for it", () => {
    expect(findLookLettering(look, "hotcupsizes", 3)).toMatchObject(look.appearance);
    expect(findLookLettering(look, "hotcupsizes", 99)).toBeUndefined();
    expect(findLookLettering(look, "screensaver", 1)).toBeUndefined();
  });
});

describe("the model", () => {
  it("has templates and overlays in the languages that were drawn", () => {
    const arrangement = {
      ...slotsOf("blends").arrangements[0],
      template: "/images/templates/blends.png" as const,
      overlays: [
        { id: "a", label: "Back", words: { de: "Zurück" }, box: BOX },
        { id: "b", label: "Menu", box: BOX },
      ],
    } as never;
    const bilingual = { ...model, templateLanguages: ["de"] };
    const { template, overlays } = translateArrangement(bilingual, "de", arrangement);
    expect(template).toBe("/images/templates/de/blends.webp");
    expect(overlays?.map(({ label }) => label)).toEqual(["Zurück", "Menu"]);
    expect(translateArrangement(bilingual, "fr", arrangement).template).toBe("/images/templates/blends.png");
  });

  it("has a default for every slot, and the placeholder elsewhere", () => {
    expect(findDefaultImagePath(model, "hotcold", 2, "hot")).toBe("/images/defaults/hotcold/hot.png");
    expect(findDefaultImagePath(model, "screensaver", 1, "0")).toBe(model.placeholder);
    expect(findDefaultImagePath(model, "tea", 1, "left")).toBe(model.placeholder);
  });

  it("finds the screen that a size belongs to", () => {
    const of = (width: number, height: number) =>
      findScreenByImageSize(model, { width, height })?.category.id;
    const found = [of(1024, 768), of(302, 485), of(1024, 485), of(1, 1)];
    expect(found).toEqual(["screensaver", "blends", "dispensinghot", undefined]);
  });

  it("fails with the names of the category and of a slot that it does not have", () => {
    expect(findSlot(slotsOf("blends"), "right").id).toBe("right");
    expect(() => findSlot(slotsOf("blends"), "top")).toThrow('Category blends has no slot "top"');
  });

  it("lists the files of every slot, with the folders of those counts that have it", () => {
    const rows = listFileTableRows(model);
    const labels = categories.flatMap((category) =>
      category.kind === "list" ? [undefined] : category.slots.map(({ label }) => label),
    );
    expect(rows.map(({ slot }) => slot)).toEqual(labels);
    expect(rows[0]).toMatchObject({
      path: "Screensaver Images/SS1.png",
      packagePaths: ["screensaver/SS1.png"],
    });
    const cups = rows.filter(({ path }) => path.startsWith("Hot Cup Size Images/"));
    expect(cups.map(({ packagePaths }) => packagePaths)).toEqual([
      ["customization/hot_regular.png", "icons/hot_regular.png"],
      ["icons/hot_medium.png"],
      ["customization/hot_large.png", "icons/hot_large.png"],
      ["icons/hot_xlarge.png"],
    ]);
  });

  it("guesses the count that fits the most pictures, and of several the lowest", () => {
    const of = (slot: string, width: number, height: number, category = "hotcupsizes") => {
      return { category, slot, size: { width, height } };
    };
    const others = [of("0", 1024, 768, "screensaver"), of("left", 302, 485, "blends")];
    for (const none of [[], [of("regular", 1, 1)], others]) expect(guessCounts(model, none)).toEqual({});
    expect(guessCounts(model, [of("xlarge", 460, 235)])).toEqual({ hotcupsizes: 4 });
    const reversed = categories.map((each) => ({ ...each, arrangements: each.arrangements.toReversed() }));
    for (const each of [model, { ...model, categories: reversed } as never])
      expect(guessCounts(each, [of("regular", 460, 485, "coldcupsizes")])).toEqual({ coldcupsizes: 1 });
  });
});

describe("the words on the machine", () => {
  const word = (id: string, ...places: [category: string, slot: string][]) => ({
    id,
    label: id,
    places: places.map(([category, slot]) => ({ category, slot })),
  });
  it("are found by category and slot", () => {
    const table = { words: [word("warm", ["hotcold", "hot"]), word("cup", ["blends", "hot"])] };
    const found = ["hotcold", "blends", "hotcupsizes"].map((id) => findWordAt(table, id, "hot")?.id);
    expect(found).toEqual(["warm", "cup", undefined]);
  });
  it("are the visitor's, else the language's, else empty", () => {
    const english = { id: "en", name: "English", words: { hot: "Hot", cold: "Cold" } };
    const own = { texts: { hot: "Warm" }, language: "en" };
    const texts = ["hot", "cold", "lukewarm"].map((id) => textOfWord({ languages: [english] }, own, id));
    expect(texts).toEqual(["Warm", "Cold", ""]);
  });
});

it("a place is told by its category and slot", () => {
  expect(placeKey({ category: "blends", slot: "left" })).toBe("blends/left");
});

describe("the walkthrough", async () => {
  const inEnglish = (await walkthrough())("en");
  const [first] = slotsOf("blends").arrangements;
  const own = (screen: object) =>
    ({ ...inEnglish, screens: { ...inEnglish.screens, blends: screen } }) as never;

  it("stays on the screen where nothing leads on", () => {
    const overlays = [{ slot: "a", label: "Back", box: BOX }];
    const covered = { ...first, overlays } as never;
    const spots = listHotspots(own({ pictures: { left: "hotcold" } }), slotsOf("blends"), covered);
    const targets = ["picture hotcold", "picture stay", "picture stay", "overlay stay"];
    expect(spots.map(({ kind, target }) => `${kind} ${target}`)).toEqual(targets);
  });

  it("names what can be touched by its slot, or by the category without slots", () => {
    const labelsOn = (category: Category, slot: string) =>
      listHotspots(
        { ...inEnglish, screens: { ...inEnglish.screens, [category.id]: { pictures: "start" } } },
        category,
        { ...category.arrangements[0], places: [{ slot, box: BOX }], overlays: [] },
      ).map(({ label }) => label);
    const blends = slotsOf("blends");
    expect(labelsOn(blends, "middle")).toEqual([blends.slots[1]?.label]);
    expect(labelsOn(blends, "nowhere")).toEqual(["nowhere"]);
    const list = categories.find(({ kind }) => kind === "list") as Category;
    expect(labelsOn(list, "screen")).toEqual([list.label]);
  });

  it("fails with the category's name for a screen that it does not have", () => {
    expect(() => findWalkthroughScreen(inEnglish, "tea")).toThrow("The walkthrough has no screen for tea");
  });
});
