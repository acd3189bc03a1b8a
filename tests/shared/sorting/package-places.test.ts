import { describe, expect, it } from "vitest";
import { CLASSIC_MODEL } from "../../../shared/machines/classic/model.ts";
import { FILE_NAME_VOCABULARY } from "../../../shared/machines/classic/spoken.ts";
import { findPackagePlaces } from "../../../shared/sorting/package-places.ts";

const places = (taken: Record<string, number>, ...rows: readonly [string, number, number][]) =>
  findPackagePlaces(
    CLASSIC_MODEL,
    FILE_NAME_VOCABULARY,
    rows.map(([path, width, height]) => ({ path, width, height })),
    taken,
  ).map((place) => ("reason" in place ? place.reason : place.category));

describe("files for a package", () => {
  it.each<[string, number, number, string]>([
    ["IMG_1.png", 1024, 768, "screensaver"],
    ["a.png", 302, 485, "icons"],
    ["b.png", 460, 235, "icons"],
    ["c.png", 406, 200, "icons"],
    ["d.png", 460, 485, "customization"],
    ["bye.png", 1024, 485, "customization"],
    ["e.png", 800, 600, "size"],
    ["goodbye.png", 1024, 768, "byeScreen"],
    ["Bye-Screen.png", 1024, 768, "byeScreen"],
    ["thank you.png", 1024, 768, "byeScreen"],
    ["Auf Wiedersehen.png", 1024, 768, "byeScreen"],
    ["merci.png", 1024, 768, "byeScreen"],
    ["gracias.png", 1024, 768, "byeScreen"],
    ["arrivederci.png", 1024, 768, "byeScreen"],
  ])(
    "go by their sizes, and to the bye screen by their names alone: %s of %i × %i",
    (path, width, height, to) => {
      expect(places({}, [path, width, height])).toEqual([to]);
    },
  );

  it("go where any of a folder's words sends them", () => {
    const packages = { byeScreen: ["bye", "screensaver"] };
    const picture = { path: "screensaver.png", width: 1024, height: 768 };
    expect(findPackagePlaces(CLASSIC_MODEL, { ...FILE_NAME_VOCABULARY, packages }, [picture], {})).toEqual([
      { category: "byeScreen" },
    ]);
  });

  it("are left where the folder is full", () => {
    expect(places({ screensaver: 4 }, ["1.png", 1024, 768], ["2.png", 1024, 768])).toEqual([
      "screensaver",
      "full",
    ]);
    expect(places({ byeScreen: 1 }, ["bye.png", 1024, 768])).toEqual(["full"]);
  });
});
