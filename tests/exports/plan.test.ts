import { describe, expect, it } from "vitest";
import { CATEGORY_STEPS } from "../../shared/machines/classic/steps.ts";
import { pdfFileName, plainFileName, screenFileName, zipFileName } from "../../web/exports/file-names.ts";
import { imagesOfPlan, planExport } from "../../web/exports/plan.ts";
import { CLASSIC_MODEL, design, image } from "./designs.ts";

const planOf = (given?: Parameters<typeof design>[0]) => planExport(CLASSIC_MODEL, design(given));
const pathsOf = (given: Parameters<typeof design>[0]) => imagesOfPlan(planOf(given)).map(({ path }) => path);
const inFolder = (folder: string, files: readonly string[]) => files.map((file) => `${folder}/${file}.png`);

describe("the plan of an export", () => {
  it("has the specification's folders and names", () => {
    const lists = { screensaver: [image("/a.png"), image("/b.png")] };
    expect(pathsOf({ lists, counts: { hotcupsizes: 4, coldcupsizes: 3 } })).toEqual([
      ...inFolder("Screensaver Images", ["SS1", "SS2"]),
      ...inFolder("Blend Images", ["Left_Blend", "Middle_Blend", "Right_Blend"]),
      ...inFolder("Hot_Cold Images", ["Hot", "Cold"]),
      ...inFolder("Hot Cup Size Images", ["regular", "medium", "large", "xlarge"]),
      ...inFolder("Cold Cup Size Images", ["regular", "medium", "large"]),
      ...inFolder("Leave Room Hot Images", ["Leave_room_hot", "No_room_hot"]),
      ...inFolder("Leave Room Cold Images", ["Leave_room_cold", "No_room_cold"]),
      "Hot Dispensing Screen Images/dispensing_screen_hot.png",
      "Cold Dispensing Screen Images/dispensing_screen_cold.png",
    ]);
  });

  it.each([
    ["hot", 2, ["regular", "large"]],
    ["hot", 3, ["regular", "medium", "large"]],
    ["cold", 1, ["regular"]],
    ["cold", 2, ["regular", "large"]],
  ])("has the slots of %s sizes, %i of them", (drink, count, files) => {
    const folder = drink === "hot" ? "Hot Cup Size Images" : "Cold Cup Size Images";
    const paths = pathsOf({ counts: { [`${drink}cupsizes`]: count } });
    expect(paths.filter((path) => path.startsWith(folder))).toEqual(inFolder(folder, files));
  });

  it("takes the stored image, else the default of that slot and count", () => {
    const slots = { hotcupsizes: { regular: image("data:image/png;base64,AA=="), xlarge: image("/x.png") } };
    const plan = planOf({ slots, counts: { hotcupsizes: 3 } });
    expect(imagesOfPlan(plan).filter(({ id }) => id.startsWith("hotcupsizes"))).toMatchObject([
      { source: "data:image/png;base64,AA==", isStandIn: false },
      { source: "/images/defaults/hotcupsizes/3/medium.png", isStandIn: true },
      { id: "hotcupsizes_large", isStandIn: true },
    ]);
  });

  it("puts the default in the place of an image that the browser evicted, and keeps an evicted screensaver", () => {
    const gone = image("/stored-images/00.png");
    const given = { slots: { hotcold: { hot: gone } }, lists: { screensaver: [gone, image("/b.png")] } };
    const plan = planExport(CLASSIC_MODEL, design(given), (picture) => picture === gone.picture);
    const source = (id: string) => imagesOfPlan(plan).find((planned) => planned.id === id)?.source;
    expect(source("hotcold_hot")).toBe("/images/defaults/hotcold/hot.png");
    expect(source("screensaver_0")).toBe("/stored-images/00.png");
    expect(source("screensaver_1")).toBe("/b.png");
  });

  it("names blends as the visitor did and otherwise after their places, and counts several screensavers", () => {
    const captions = (at: number, given: Parameters<typeof design>[0]) =>
      planOf(given).screens[at]?.images.map(({ caption }) => caption);
    const names = { blends: { left: "Łódź" } };
    expect(captions(1, { names })).toEqual(["Łódź", "Middle Blend", "Right Blend"]);
    const savers = (count: number) => ({ screensaver: Array.from({ length: count }, () => image("/s.png")) });
    expect(captions(0, { lists: savers(0) })).toEqual([]);
    expect(captions(0, { lists: savers(1) })).toEqual([""]);
    expect(captions(0, { lists: savers(3) })).toEqual(["1 of 3", "2 of 3", "3 of 3"]);
  });
});

describe("file names", () => {
  it.each([
    ["Bar 7", "bar_7_configuration.pdf", "Bar-7-images.zip"],
    ["Café/Bar: 1", "caf__bar__1_configuration.pdf", "Café_Bar_-1-images.zip"],
    ["北京 咖啡", "machine_configuration.pdf", "北京-咖啡-images.zip"],
    ["CON", "con_configuration.pdf", "CON-images.zip"],
    ["a.b..", "a_b___configuration.pdf", "a.b..-images.zip"],
    ["...", "machine_configuration.pdf", "machine-images.zip"],
    ["☕1", "_1_configuration.pdf", "☕1-images.zip"],
  ])("of %j", (name, pdf, zip) => {
    expect(pdfFileName(name)).toBe(pdf);
    expect(zipFileName(name)).toBe(zip);
  });

  it.each([
    ["Łódź Café Ångström", "Lodz-Cafe-Angstrom-approval.pdf"],
    ["Straße 7", "Strasse-7-approval.pdf"],
    ["北京", "北京-approval.pdf"],
    ["a/b: c", "a_b_-c-approval.pdf"],
    ["...", "machine-approval.pdf"],
    ["ガラス", "ガラス-approval.pdf"],
  ])("of a sheet of %s: %s", (name, file) => expect(plainFileName(name, "-approval.pdf")).toBe(file));

  it("of pictures say what they show", () => {
    expect(screenFileName("Lobby", { step: CATEGORY_STEPS.hotcold })).toBe("Lobby-hot-cold.png");
  });
});
