import { describe, expect, it } from "vitest";
import type { MachineModel } from "../../shared/machine/types.ts";
import { pdfFileName, zipFileName } from "../../web/exports/file-names.ts";
import { imagesOfPlan, planDesign } from "../../web/exports/plan.ts";
import { CLASSIC, design, image } from "./designs.ts";

const pathsOf = (given: Parameters<typeof design>[0]) =>
  imagesOfPlan(planDesign(CLASSIC, design(given))).map(({ path }) => path);
const inFolder = (paths: readonly string[], folder: string) =>
  paths.filter((path) => path.startsWith(`${folder}/`)).map((path) => path.slice(folder.length + 1));

describe("the plan of an export", () => {
  it("has the specification's folders and names", () => {
    const lists = { screensaver: [image("/a.png"), image("/b.png")] };
    expect(pathsOf({ lists, counts: { hotcupsizes: 4, coldcupsizes: 3 } })).toEqual([
      "Screensaver Images/SS1.png",
      "Screensaver Images/SS2.png",
      "Blend Images/Left_Blend.png",
      "Blend Images/Middle_Blend.png",
      "Blend Images/Right_Blend.png",
      "Hot_Cold Images/Hot.png",
      "Hot_Cold Images/Cold.png",
      "Hot Cup Size Images/regular.png",
      "Hot Cup Size Images/medium.png",
      "Hot Cup Size Images/large.png",
      "Hot Cup Size Images/xlarge.png",
      "Cold Cup Size Images/regular.png",
      "Cold Cup Size Images/medium.png",
      "Cold Cup Size Images/large.png",
      "Leave Room Hot Images/Leave_room_hot.png",
      "Leave Room Hot Images/No_room_hot.png",
      "Leave Room Cold Images/Leave_room_cold.png",
      "Leave Room Cold Images/No_room_cold.png",
      "Hot Dispensing Screen Images/dispensing_screen_hot.png",
      "Cold Dispensing Screen Images/dispensing_screen_cold.png",
    ]);
  });

  it.each([
    [2, ["regular.png", "large.png"]],
    [3, ["regular.png", "medium.png", "large.png"]],
    [4, ["regular.png", "medium.png", "large.png", "xlarge.png"]],
  ])("has the slots of %i hot sizes", (count, files) => {
    expect(inFolder(pathsOf({ counts: { hotcupsizes: count } }), "Hot Cup Size Images")).toEqual(files);
  });

  it.each([
    [1, ["regular.png"]],
    [2, ["regular.png", "large.png"]],
    [3, ["regular.png", "medium.png", "large.png"]],
  ])("has the slots of %i cold sizes", (count, files) => {
    expect(inFolder(pathsOf({ counts: { coldcupsizes: count } }), "Cold Cup Size Images")).toEqual(files);
  });

  it("takes the stored image, else the default of that slot and count", () => {
    const slots = { hotcupsizes: { regular: image("data:image/png;base64,AA=="), xlarge: image("/x.png") } };
    const [first, second, ...others] = imagesOfPlan(
      planDesign(CLASSIC, design({ slots, counts: { hotcupsizes: 3 } })),
    ).filter(({ id }) => id.startsWith("hotcupsizes"));
    expect(first).toMatchObject({ source: "data:image/png;base64,AA==", isStandIn: false });
    expect(second).toMatchObject({
      source: "/images/defaults/hotcupsizes/3/medium.png",
      isStandIn: true,
    });
    expect(others.map(({ id }) => id)).toEqual(["hotcupsizes_large"]);
  });

  it("puts the default in the place of an image that the browser evicted, and keeps an evicted screensaver", () => {
    const gone = image("/stored-images/00.png");
    const plan = planDesign(
      CLASSIC,
      design({ slots: { hotcold: { hot: gone } }, lists: { screensaver: [gone, image("/b.png")] } }),
      (picture) => picture === gone.picture,
    );
    const source = (id: string) => imagesOfPlan(plan).find((planned) => planned.id === id)?.source;
    expect(source("hotcold_hot")).toBe("/images/defaults/hotcold/hot.png");
    expect(source("screensaver_0")).toBe("/stored-images/00.png");
    expect(source("screensaver_1")).toBe("/b.png");
  });

  it("names blends as the visitor did, and otherwise after their places", () => {
    const plan = planDesign(CLASSIC, design({ names: { blends: { left: "Łódź" } } }));
    expect(plan.screens[1]?.images.map(({ caption }) => caption)).toEqual([
      "Łódź",
      "Middle Blend",
      "Right Blend",
    ]);
  });

  it("counts screensavers where there are several", () => {
    const captions = (count: number) =>
      planDesign(
        CLASSIC,
        design({ lists: { screensaver: Array.from({ length: count }, (_, i) => image(`/${i}.png`)) } }),
      ).screens[0]?.images.map(({ caption }) => caption);
    expect(captions(0)).toEqual([]);
    expect(captions(1)).toEqual([""]);
    expect(captions(3)).toEqual(["1 of 3", "2 of 3", "3 of 3"]);
  });

  it("tells the package's cup images apart, and no two names of a package collide", () => {
    const names = imagesOfPlan(planDesign(CLASSIC, design())).map(({ packageName }) => packageName);
    expect(names).toEqual(expect.arrayContaining(["hot_regular.png", "cold_regular.png", "Left_Blend.png"]));
    expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length);
  });

  it("follows the model: another category is exported like the rest", () => {
    const [, blends] = CLASSIC.categories;
    if (blends?.kind !== "slots") throw new Error("the classic machine's second category has slots");
    const toppings = {
      ...blends,
      id: "toppings",
      files: { folder: "Topping Images", names: { left: "Cocoa", middle: "Cinnamon", right: "None" } },
      defaultPath: "/images/defaults/toppings/{slot}.png" as const,
    };
    const model: MachineModel = { ...CLASSIC, categories: [...CLASSIC.categories, toppings] };
    const plan = planDesign(model, design());
    expect(plan.screens.at(-1)?.number).toBe(10);
    expect(plan.screens.at(-1)?.images.map(({ path }) => path)).toEqual([
      "Topping Images/Cocoa.png",
      "Topping Images/Cinnamon.png",
      "Topping Images/None.png",
    ]);
  });

  it("bears the default name where the design has none", () => {
    expect(planDesign(CLASSIC, design()).machineName).toBe("My Coffee Machine");
    expect(planDesign(CLASSIC, design({ name: "Bar 7" })).machineName).toBe("Bar 7");
  });
});

describe("file names", () => {
  it.each([
    ["Bar 7", "bar_7_configuration.pdf", "Bar-7-images.zip"],
    ["Café/Bar: 1", "caf__bar__1_configuration.pdf", "Café_Bar_-1-images.zip"],
    ["北京 咖啡", "machine_configuration.pdf", "北京-咖啡-images.zip"],
    ["CON", "con_configuration.pdf", "_CON-images.zip"],
    ["...", "machine_configuration.pdf", "machine-images.zip"],
    ["☕1", "_1_configuration.pdf", "☕1-images.zip"],
  ])("of %j", (name, pdf, zip) => {
    expect(pdfFileName(name)).toBe(pdf);
    expect(zipFileName(name)).toBe(zip);
  });
});
