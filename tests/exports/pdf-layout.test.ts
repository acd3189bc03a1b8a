import { describe, expect, it } from "vitest";
import { layOutPdf } from "../../web/exports/pdf/layout.ts";
import type { PageItem, PdfPage } from "../../web/exports/pdf/page.ts";
import { planExport } from "../../web/exports/plan.ts";
import { CLASSIC_MODEL, design, image } from "./designs.ts";

const TITLE = "Touch-Screen Coffee Machine";
const GENERATED = "Generated on 21/11/2026 at 10:15:00";
const SAVERS = { screensaver: [image("/a.png"), image("/b.png")] };

const layout = (given: Parameters<typeof design>[0] = {}, broken: readonly string[] = []) =>
  layOutPdf(planExport(CLASSIC_MODEL, design({ name: "Bar 7", ...given })), {
    title: TITLE,
    generated: GENERATED,
    isLoaded: ({ id }) => !broken.includes(id),
  });
const itemsOf = <Kind extends PageItem["kind"]>(page: PdfPage | undefined, kind: Kind) =>
  (page?.items ?? []).filter((item): item is Extract<PageItem, { kind: Kind }> => item.kind === kind);
const texts = (page: PdfPage | undefined) => itemsOf(page, "text");
const wordsOn = (page: PdfPage | undefined) => texts(page).map(({ text }) => text);
const pictures = (page: PdfPage | undefined) => itemsOf(page, "picture").map(({ box }) => box);
const pageOf = (pages: readonly PdfPage[], title: string) =>
  pages.find((page) => wordsOn(page).some((text) => text.endsWith(title)));
/** Between the right of one and the left of the next. */
const gaps = (boxes: readonly { x: number; width: number }[]) =>
  boxes.slice(1).map((box, i) => box.x - ((boxes[i]?.x ?? 0) + (boxes[i]?.width ?? 0)));

describe("the PDF's layout", () => {
  it("starts with a cover in the specification's five sizes", () => {
    expect(texts(layout()[0]).map(({ text, size }) => [text, size])).toEqual([
      [TITLE, 28],
      ["Bar 7", 22],
      ["Configuration", 20],
      [GENERATED, 12],
      ["Brewscreen", 10],
    ]);
  });

  it("has nine sections in order, a page for each screensaver, and numbers that stay without any", () => {
    const titles = (pages: readonly PdfPage[]) => pages.slice(1).map((page) => wordsOn(page)[0]);
    const slots = [
      ...["2. Blend Selection", "3. Hot/Cold Selection", "4. Hot Cup Sizes", "5. Cold Cup Sizes"],
      ...["6. Hot Leave Room Options", "7. Cold Leave Room Options"],
      ...["8. Hot Dispensing Screen", "9. Cold Dispensing Screen"],
    ];
    expect(titles(layout())).toEqual(slots);
    const pages = layout({ lists: SAVERS });
    expect(titles(pages)).toEqual(["1. Screensaver", "1. Screensaver", ...slots]);
    const outline = pages.flatMap((page) => page.outline ?? []);
    expect(outline).toEqual(["Bar 7", "1. Screensaver", ...slots]);
  });

  it("frames each content page: red title, machine, divider, page number", () => {
    for (const [index, page] of layout().slice(1).entries()) {
      const [title, machine, footer] = texts(page);
      const [red = 0, green = 255, blue = 255] = title?.colour ?? [];
      expect(title).toMatchObject({ x: 15, align: "left" });
      expect(red - Math.max(green, blue)).toBeGreaterThan(100);
      expect(machine).toMatchObject({ text: "Machine: Bar 7", x: 282, align: "right" });
      expect(footer).toMatchObject({ text: `Page ${index + 2}`, x: 282, align: "right" });
      expect(itemsOf(page, "line")[0]).toMatchObject({ from: [15, 24], to: [282, 24] });
    }
  });

  it("keeps every picture and caption inside the margins, below the divider, and true in proportion", () => {
    for (const hotcupsizes of [2, 3, 4])
      for (const coldcupsizes of [1, 2, 3])
        for (const page of layout({ lists: SAVERS, counts: { hotcupsizes, coldcupsizes } }).slice(1)) {
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
    const { x, width, height } = blends[0] ?? { x: 0, width: 0, height: 1 };
    expect(x).toBe(15);
    expect(width).toBeCloseTo((267 - 40) / 3);
    expect(width / height).toBeCloseTo(302 / 485);
    for (const title of ["Hot/Cold Selection", "Hot Leave Room Options", "Cold Leave Room Options"]) {
      const pair = pictures(pageOf(pages, title));
      expect(pair).toHaveLength(2);
      expect(gaps(pair)[0]).toBeCloseTo(20);
      expect(pair[0]?.width).toBeCloseTo(123.5);
    }
  });

  it.each<[string, number, number[]]>([
    ["Hot", 2, [2]],
    ["Hot", 3, [3]],
    ["Hot", 4, [2, 2]],
    ["Cold", 1, [1]],
    ["Cold", 2, [2]],
    ["Cold", 3, [3]],
  ])("sets %s cups, %i of them, in rows of %j in the middle", (drink, count, rows) => {
    const counts = { [`${drink.toLowerCase()}cupsizes`]: count };
    const boxes = pictures(pageOf(layout({ counts }), `${drink} Cup Sizes`));
    expect([...Map.groupBy(boxes, ({ y }) => y).values()].map((row) => row.length)).toEqual(rows);
    const [left, right] = [boxes[0]?.x ?? 0, (boxes.at(-1)?.x ?? 0) + (boxes.at(-1)?.width ?? 0)];
    expect((left + right) / 2).toBeCloseTo(148.5);
  });

  it("keeps screensavers to 230 mm and dispensing screens to 250 mm", () => {
    const pages = layout({ lists: SAVERS });
    const widthOn = (title: string) => pictures(pageOf(pages, title))[0]?.width;
    expect(widthOn("Screensaver")).toBeGreaterThan(200);
    expect(widthOn("Screensaver")).toBeLessThanOrEqual(230);
    expect(widthOn("Hot Dispensing Screen")).toBeCloseTo(250);
    expect(widthOn("Cold Dispensing Screen")).toBeCloseTo(250);
  });

  it("draws the machine's cancel button over a dispensing screen, where the machine has it", () => {
    const page = pageOf(layout(), "Hot Dispensing Screen");
    const [screen] = pictures(page);
    const [area] = itemsOf(page, "area");
    if (!screen || !area) throw new Error("no picture or no overlay");
    const scale = 250 / 1024;
    expect(area.box.x - screen.x).toBeCloseTo(362 * scale);
    expect(area.box.y - screen.y).toBeCloseTo((535 - 150) * scale);
    expect(area.box.width).toBeCloseTo(300 * scale);
    expect(wordsOn(page)).toContain("Cancel order");
  });

  it("leaves a picture that is not there out with its caption, and the others where they are", () => {
    const page = pageOf(layout({}, ["blends_middle"]), "Blend Selection");
    const [left, , right] = pictures(pageOf(layout(), "Blend Selection"));
    expect(pictures(page)).toEqual([left, right]);
    expect(wordsOn(page)).toContain("Left Blend");
    expect(wordsOn(page)).not.toContain("Middle Blend");
  });

  it("says so on a page of which no picture is there", () => {
    const page = pageOf(layout({}, ["dispensinghot_screen"]), "Hot Dispensing Screen");
    expect(wordsOn(page)).toContain("This image couldn't be loaded.");
    expect(itemsOf(page, "area")).toEqual([]);
  });
});
