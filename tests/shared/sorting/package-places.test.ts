import { describe, expect, it } from "vitest";
import { CLASSIC } from "../../../shared/machines/classic/model.ts";
import { SPOKEN } from "../../../shared/machines/classic/spoken.ts";
import { packagePlaces } from "../../../shared/sorting/package-places.ts";

const places = (taken: Record<string, number>, ...rows: readonly [string, number, number][]) =>
  packagePlaces(
    CLASSIC,
    SPOKEN,
    rows.map(([path, width, height]) => ({ path, width, height })),
    taken,
  ).map((place) => ("left" in place ? place.left : place.category));

describe("files for a package", () => {
  it("go by their sizes, and to the bye screen by their names alone", () => {
    expect(
      places(
        {},
        ["IMG_1.png", 1024, 768],
        ["goodbye.png", 1024, 768],
        ["a.png", 302, 485],
        ["b.png", 460, 235],
        ["c.png", 406, 200],
        ["d.png", 460, 485],
        ["bye.png", 1024, 485],
        ["e.png", 800, 600],
      ),
    ).toEqual([
      "screensaver",
      "byeScreen",
      "icons",
      "icons",
      "icons",
      "customization",
      "customization",
      "size",
    ]);
  });

  it.each([
    "Bye-Screen.png",
    "thank you.png",
    "Auf Wiedersehen.png",
    "merci.png",
    "gracias.png",
    "arrivederci.png",
  ])("knows %s for a bye screen", (name) => {
    expect(places({}, [name, 1024, 768])).toEqual(["byeScreen"]);
  });

  it("are left where the folder is full", () => {
    const two: [string, number, number][] = [
      ["1.png", 1024, 768],
      ["2.png", 1024, 768],
    ];
    expect(places({ screensaver: 4 }, ...two)).toEqual(["screensaver", "full"]);
    expect(places({ byeScreen: 1 }, ["bye.png", 1024, 768])).toEqual(["full"]);
  });
});
