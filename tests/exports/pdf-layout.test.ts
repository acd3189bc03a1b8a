import { describe, expect, it } from "vitest";
import { layoutPdf } from "../../web/exports/pdf/layout.ts";
import type { Page, PictureItem, TextItem } from "../../web/exports/pdf/page.ts";
import { planDesign } from "../../web/exports/plan.ts";
import { CLASSIC, design, image } from "./designs.ts";

const WORDS = {
  title: "Touch-Screen Coffee Machine",
  generated: "Generated on 21/11/2026 at 10:15:00",
  product: "Brewscreen",
};

const layout = (given: Parameters<typeof design>[0] = {}, broken: readonly string[] = []) =>
  layoutPdf(planDesign(CLASSIC, design({ name: "Bar 7", ...given })), {
    ...WORDS,
    isLoaded: ({ id }) => !broken.includes(id),
  });
const texts = (page: Page | undefined) =>
  (page?.items ?? []).filter((item): item is TextItem => item.kind === "text");
const pictures = (page: Page | undefined) =>
  (page?.items ?? []).filter((item): item is PictureItem => item.kind === "picture").map(({ box }) => box);
const pageOf = (pages: readonly Page[], title: string) =>
  pages.find((page) => texts(page).some(({ text }) => text.endsWith(title)));
/** Between the right of one and the left of the next. */
const gaps = (boxes: readonly { x: number; width: number }[]) =>
  boxes.slice(1).map((box, i) => box.x - ((boxes[i]?.x ?? 0) + (boxes[i]?.width ?? 0)));

describe("the PDF's layout", () => {
  it("starts with a cover in the specification's five sizes", () => {
    const [cover] = layout();
    expect(texts(cover).map(({ text, size }) => [text, size])).toEqual([
      ["Touch-Screen Coffee Machine", 28],
      ["Bar 7", 22],
      ["Configuration", 20],
      [WORDS.generated, 12],
      ["Brewscreen", 10],
    ]);
  });

  it("has nine sections in order, a page for each screensaver, and numbers that stay without any", () => {
    const titles = (pages: readonly Page[]) => pages.slice(1).map((page) => texts(page)[0]?.text);
    const slots = [
      "2. Blend Selection",
      "3. Hot/Cold Selection",
      "4. Hot Cup Sizes",
      "5. Cold Cup Sizes",
      "6. Hot Leave Room Options",
      "7. Cold Leave Room Options",
      "8. Hot Dispensing Screen",
      "9. Cold Dispensing Screen",
    ];
    expect(titles(layout())).toEqual(slots);
    const lists = { screensaver: [image("/a.png"), image("/b.png")] };
    expect(titles(layout({ lists }))).toEqual(["1. Screensaver", "1. Screensaver", ...slots]);
  });

  it("frames each content page: red title, machine, divider, page number", () => {
    const pages = layout();
    for (const [index, page] of pages.entries()) {
      if (index === 0) continue;
      const [title, machine, footer] = texts(page);
      const [red = 0, green = 255, blue = 255] = title?.colour ?? [];
      expect(title).toMatchObject({ x: 15, align: "left" });
      expect(red - Math.max(green, blue)).toBeGreaterThan(100);
      expect(machine).toMatchObject({ text: "Machine: Bar 7", x: 282, align: "right" });
      expect(footer).toMatchObject({ text: `Page ${index + 1}`, x: 282, align: "right" });
      expect(page.items.find(({ kind }) => kind === "line")).toMatchObject({ from: [15, 24], to: [282, 24] });
    }
  });

  it("keeps every picture and caption inside the margins, below the divider, and true in proportion", () => {
    for (const hot of [2, 3, 4])
      for (const cold of [1, 2, 3])
        for (const [index, page] of layout({
          lists: { screensaver: [image("/a.png"), image("/b.png")] },
          counts: { hotcupsizes: hot, coldcupsizes: cold },
        }).entries()) {
          if (index === 0) continue;
          expect(pictures(page).length).toBeGreaterThan(0);
          for (const { x, y, width, height } of pictures(page)) {
            expect(x).toBeGreaterThanOrEqual(15 - 1e-9);
            expect(y).toBeGreaterThan(24);
            expect(x + width).toBeLessThanOrEqual(282 + 1e-9);
            expect(y + height).toBeLessThanOrEqual(195 + 1e-9);
          }
          for (const { y } of texts(page).slice(3)) expect(y).toBeLessThan(195);
        }
  });

  it("sets blends three across and pairs two across, 20 mm apart, as wide as the content", () => {
    const pages = layout();
    const blends = pictures(pageOf(pages, "Blend Selection"));
    expect(blends).toHaveLength(3);
    for (const gap of gaps(blends)) expect(gap).toBeCloseTo(20);
    expect(blends[0]).toMatchObject({ x: 15 });
    expect(blends[0]?.width).toBeCloseTo((267 - 40) / 3);
    expect((blends[0]?.width ?? 0) / (blends[0]?.height ?? 1)).toBeCloseTo(302 / 485);
    for (const title of ["Hot/Cold Selection", "Hot Leave Room Options", "Cold Leave Room Options"]) {
      const pair = pictures(pageOf(pages, title));
      expect(pair).toHaveLength(2);
      expect(gaps(pair)[0]).toBeCloseTo(20);
      expect(pair[0]?.width).toBeCloseTo(123.5);
    }
  });

  it("sets hot cups 2 or 3 in a row or 4 two by two, and cold cups 1 in the middle, 2 or 3 in a row", () => {
    const rows = (title: string, counts: Record<string, number>) => {
      const boxes = pictures(pageOf(layout({ counts }), title));
      const tops = [...new Set(boxes.map(({ y }) => y))];
      return tops.map((top) => boxes.filter(({ y }) => y === top).length);
    };
    expect(rows("Hot Cup Sizes", { hotcupsizes: 2 })).toEqual([2]);
    expect(rows("Hot Cup Sizes", { hotcupsizes: 3 })).toEqual([3]);
    expect(rows("Hot Cup Sizes", { hotcupsizes: 4 })).toEqual([2, 2]);
    expect(rows("Cold Cup Sizes", { coldcupsizes: 1 })).toEqual([1]);
    expect(rows("Cold Cup Sizes", { coldcupsizes: 2 })).toEqual([2]);
    expect(rows("Cold Cup Sizes", { coldcupsizes: 3 })).toEqual([3]);
    const [only] = pictures(pageOf(layout({ counts: { coldcupsizes: 1 } }), "Cold Cup Sizes"));
    expect((only?.x ?? 0) + (only?.width ?? 0) / 2).toBeCloseTo(148.5);
  });

  it("keeps screensavers to 230 mm and dispensing screens to 250 mm", () => {
    const pages = layout({ lists: { screensaver: [image("/a.png")] } });
    const [saver] = pictures(pageOf(pages, "Screensaver"));
    expect(saver?.width).toBeGreaterThan(200);
    expect(saver?.width).toBeLessThanOrEqual(230);
    for (const title of ["Hot Dispensing Screen", "Cold Dispensing Screen"])
      expect(pictures(pageOf(pages, title))[0]?.width).toBeCloseTo(250);
  });

  it("draws the machine's cancel button over a dispensing screen, where the machine has it", () => {
    const page = pageOf(layout(), "Hot Dispensing Screen");
    const [screen] = pictures(page);
    const area = page?.items.find((item) => item.kind === "area");
    if (!screen || area?.kind !== "area") throw new Error("no picture or no overlay");
    const scale = 250 / 1024;
    expect(area.box.x - screen.x).toBeCloseTo(362 * scale);
    expect(area.box.y - screen.y).toBeCloseTo((535 - 150) * scale);
    expect(area.box.width).toBeCloseTo(300 * scale);
    expect(texts(page).map(({ text }) => text)).toContain("Cancel order");
  });

  it("leaves a picture that is not there out with its caption, and the others where they are", () => {
    const whole = pageOf(layout(), "Blend Selection");
    const page = pageOf(layout({}, ["blends_middle"]), "Blend Selection");
    const [left, , right] = pictures(whole);
    expect(pictures(page)).toEqual([left, right]);
    const captions = texts(page).map(({ text }) => text);
    expect(captions).toContain("Left Blend");
    expect(captions).not.toContain("Middle Blend");
  });

  it("says so on a page of which no picture is there", () => {
    const page = pageOf(layout({}, ["dispensinghot_screen"]), "Hot Dispensing Screen");
    expect(texts(page).map(({ text }) => text)).toContain("This image couldn't be loaded.");
    expect(page?.items.some(({ kind }) => kind === "area")).toBe(false);
  });

  it("has an outline of the cover and of each section once", () => {
    const lists = { screensaver: [image("/a.png"), image("/b.png")] };
    const outline = layout({ lists }).flatMap((page) => page.outline ?? []);
    expect(outline).toHaveLength(10);
    expect(outline.slice(0, 3)).toEqual(["Bar 7", "1. Screensaver", "2. Blend Selection"]);
  });
});
