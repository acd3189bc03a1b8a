import { readFileSync } from "node:fs";
import { jsPDF } from "jspdf";
import { describe, expect, it } from "vitest";
import { plainFileName, screenFileName } from "../../web/exports/file-names.ts";
import { planDesign } from "../../web/exports/plan.ts";
import { approvalFacts, layoutApproval, SHEET, SHEET_MARGIN } from "../../web/exports/sheets/approval.ts";
import { FACES, LETTERS } from "../../web/exports/sheets/fonts.ts";
import { firstThatFits, JPEG_SIZES, PREVIEW_POLICY, previewHtml } from "../../web/exports/sheets/preview.ts";
import { type JpegSize, sheetScreens } from "../../web/exports/sheets/screens.ts";
import { previewStops } from "../../web/exports/sheets/stops.ts";
import { EVERY_MACHINE } from "../machines/every-machine.ts";
import { design, image } from "./designs.ts";

const MACHINES = await Promise.all(
  EVERY_MACHINE.map(async ({ id, machine }) => ({ id, model: machine.model, walk: await machine.walk() })),
);

describe.each(MACHINES)("the sheets of the machine $id", ({ model, walk }) => {
  /** Lists of that many pictures, and each category's arrangement of that index. */
  const planOf = (pictures: number, choice = 0) =>
    planDesign(
      model,
      design({
        name: 'A & "B" <C>',
        lists: Object.fromEntries(
          model.categories
            .filter(({ kind }) => kind === "list")
            .map(({ id }) => [id, Array.from({ length: pictures }, () => image(model.placeholder))]),
        ),
        counts: Object.fromEntries(
          model.categories.map(({ id, arrangements }) => [
            id,
            arrangements[choice % arrangements.length]?.count ?? 0,
          ]),
        ),
      }),
    );
  const contentOf = (pictures: number, choice = 0) => {
    const plan = planOf(pictures, choice);
    const screens = sheetScreens(model, plan, () => true).filter(({ isEmpty }) => !isEmpty);
    const shown = new Set(screens.map(({ id }) => id));
    return { plan, screens, stops: previewStops(model, plan, walk, (category) => shown.has(category)) };
  };

  it.each([
    [0, 0],
    [1, 1],
    [2, 2],
  ])(
    "have a preview that leads everywhere and never out of itself: %i in a list, choice %i",
    (pictures, choice) => {
      const { stops, screens } = contentOf(pictures, choice);
      const known = stops.map(({ id }) => id);
      expect(new Set(known).size).toBe(known.length);
      for (const { links, picture } of stops) {
        expect(links.length).toBeGreaterThan(0);
        for (const { to } of links) expect(known).toContain(to);
        expect(screens.map(({ id }) => id)).toContain(picture);
      }
      const reached = new Set(known.slice(0, 1));
      for (const id of reached)
        for (const { to } of stops.find((stop) => stop.id === id)?.links ?? []) reached.add(to);
      expect([...reached].sort()).toEqual([...known].sort());
      // A touch of what the machine draws over a picture comes before the touch of the whole screen.
      for (const { links } of stops)
        for (const [at, { isDrawn }] of links.entries()) if (isDrawn) expect(at).toBeGreaterThan(0);
    },
  );

  it("have a preview that holds nothing but pictures, words and links into itself", () => {
    const { plan, stops, screens } = contentOf(2);
    const html = previewHtml({
      name: plan.machineName,
      stops,
      screens: screens.map(({ id, label }) => ({ id, label, picture: "data:image/jpeg;base64,AAAA" })),
      ratio: 4 / 3,
    });
    expect(html).toContain(`content="${PREVIEW_POLICY}"`);
    expect(html).toContain('<h1 dir="auto">A &amp; &quot;B&quot; &lt;C&gt;</h1>');
    expect(html).not.toMatch(/<script|javascript:|\son\w+=|@import|https?:|<form|<iframe/i);
    expect(
      [...html.matchAll(/(?:href|src)="([^"]*)"/g)].filter(([, to]) => !/^(#|data:,)/.test(to ?? "")),
    ).toEqual([]);
    expect([...html.matchAll(/url\("([^"]*)"\)/g)]).toHaveLength(screens.length);
  });

  it.each([0, 1, 2])("have an approval sheet with everything on its page, choice %i", (choice) => {
    const plan = planOf(2, choice);
    const screens = sheetScreens(model, plan, () => true, { onePerList: true });
    expect(screens).toHaveLength(model.categories.length);
    const items = layoutApproval(model, plan, screens, "22/11/2026");
    const boxes = items.flatMap((item) => (item.kind === "picture" ? [item.box] : []));
    expect(boxes).toHaveLength(screens.length);
    for (const { x, y, width, height } of boxes) {
      expect(width / height).toBeCloseTo(model.screen.width / model.screen.height);
      expect(x).toBeGreaterThanOrEqual(SHEET_MARGIN);
      expect(x + width).toBeLessThanOrEqual(SHEET.width - SHEET_MARGIN);
      expect(width).toBeGreaterThan(30);
      const lines = items.flatMap((item) => (item.kind === "text" && item.y > y + height ? [item.y] : []));
      expect(Math.min(...lines)).toBeGreaterThan(y + height);
    }
    const words = items.flatMap((item) => (item.kind === "text" ? [item] : []));
    for (const { term, value } of approvalFacts(plan)) {
      const rows = words.filter(({ text }) => text === value).map(({ y }) => y);
      const row = words.find(({ text, y }) => text === term && rows.includes(y));
      // Below the last screen with its caption.
      expect(row?.y, term).toBeGreaterThan(Math.max(...boxes.map(({ y, height }) => y + height)) + 7);
    }
    for (const { y } of words) expect(y).toBeLessThan(SHEET.height - 5);
  });
});

describe("the faces of the approval sheet", () => {
  it.each(Object.values(FACES))("have all the letters that texts are set in: $name", ({ name, url }) => {
    const doc = new jsPDF();
    doc.addFileToVFS(`${name}.ttf`, readFileSync(url, "latin1"));
    doc.addFont(`${name}.ttf`, name, "normal");
    const { codeMap } = doc.setFont(name, "normal").getFont().metadata.cmap.unicode;
    const lacking: string[] = [];
    for (let code = 0; code <= 0xffff; code++) {
      const letter = String.fromCharCode(code);
      if (LETTERS.test(letter) && !codeMap[code]) lacking.push(letter);
    }
    expect(lacking).toEqual([]);
    expect(LETTERS.test("Łódź, Zażółć gęślą, Škoda, Ångström, 5–7 €")).toBe(true);
    expect(LETTERS.test("北京")).toBe(false);
  });
});

describe("a preview of limited size", () => {
  it("has the best JPEGs that fit, and the smallest if none do", async () => {
    const sizes = [50, 40, 30, 20, 10, 5, 4];
    const make = async (size: JpegSize) => ({ length: sizes[JPEG_SIZES.indexOf(size)] ?? 0 });
    expect(await firstThatFits(100, make)).toEqual({ length: 50 });
    expect(await firstThatFits(30, make)).toEqual({ length: 30 });
    expect(await firstThatFits(1, make)).toEqual({ length: 4 });
  });
});

describe("the names of the files", () => {
  it.each([
    ["Łódź Café Ångström", "Lodz-Cafe-Angstrom-approval.pdf"],
    ["Straße 7", "Strasse-7-approval.pdf"],
    ["北京", "北京-approval.pdf"],
    ["a/b: c", "a_b_-c-approval.pdf"],
    ["...", "machine-approval.pdf"],
    ["ガラス", "ガラス-approval.pdf"],
  ])("of %s is %s", (name, file) => expect(plainFileName(name, "-approval.pdf")).toBe(file));

  it("of pictures say what they show", () => {
    expect(plainFileName("Lobby", "-screens.png")).toBe("Lobby-screens.png");
    expect(screenFileName("Lobby", "Hot/Cold Selection")).toBe("Lobby-Hot-Cold-Selection.png");
  });
});
