import { readFileSync } from "node:fs";
import { jsPDF } from "jspdf";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { SHEETS } from "#messages/documents.ts";
import { imagesOfPlan, planExport } from "../../web/exports/plan.ts";
import {
  layOutApprovalSheet,
  listApprovalFacts,
  SHEET_MARGIN,
  SHEET_SIZE,
} from "../../web/exports/sheets/approval.ts";
import { FONT_FACES, SUPPORTED_TEXT_PATTERN } from "../../web/exports/sheets/fonts.ts";
import {
  JPEG_SETTINGS,
  listPreviewStops,
  makeFirstThatFits,
  PREVIEW_SECURITY_POLICY,
  writePreviewHtml,
} from "../../web/exports/sheets/preview.ts";
import { type JpegSettings, listSheetScreens } from "../../web/exports/sheets/screens.ts";
import { LANGUAGES } from "../../web/messages/languages.ts";
import { WALKED_MACHINES } from "../machines/every-machine.ts";
import { CLASSIC_MODEL, chooseCounts, design, fillLists, image } from "./designs.ts";

describe.each(WALKED_MACHINES)("the sheets of the machine $id", ({ model, walk }) => {
  /** Lists of that many pictures, and each category's arrangement of that index. */
  const planOf = (pictures: number, choice = 0) => {
    const content = { lists: fillLists(model, pictures), counts: chooseCounts(model, choice) };
    return planExport(model, design({ name: 'A & "B" <C>', ...content }));
  };
  const contentOf = (pictures: number, choice = 0) => {
    const plan = planOf(pictures, choice);
    const screens = listSheetScreens(model, plan, () => true);
    const shown = new Set(screens.map(({ id }) => id));
    return { plan, screens, stops: listPreviewStops(model, plan, walk, (category) => shown.has(category)) };
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
        // A touch of what the machine draws over a picture comes before the touch of the whole screen.
        for (const [at, { isDrawn }] of links.entries()) if (isDrawn) expect(at).toBeGreaterThan(0);
      }
      const reached = new Set(known.slice(0, 1));
      for (const id of reached)
        for (const { to } of stops.find((stop) => stop.id === id)?.links ?? []) reached.add(to);
      expect([...reached].sort()).toEqual([...known].sort());
    },
  );

  it("have a preview that holds nothing but pictures, words and links into itself", () => {
    const { plan, stops, screens: all } = contentOf(2);
    const screens = all.map(({ id, label }) => ({ id, label, picture: "data:image/jpeg;base64,AAAA" }));
    const html = writePreviewHtml({ name: plan.machineName, stops, screens }, model.screen);
    expect(html).toContain(PREVIEW_SECURITY_POLICY);
    expect(html).toContain('<h1 dir="auto">A &amp; &quot;B&quot; &lt;C&gt;</h1>');
    expect(html).not.toMatch(/<script|javascript:|\son\w+=|@import|https?:|<form|<iframe/i);
    expect(html).not.toMatch(/(?:href|src)="(?!#|data:,)/);
    expect([...html.matchAll(/url\("([^"]*)"\)/g)]).toHaveLength(screens.length);
  });

  it.each([0, 1, 2])("have an approval sheet with everything on its page, choice %i", (choice) => {
    const plan = planOf(2, choice);
    const screens = listSheetScreens(model, plan, () => true, { onePerList: true });
    expect(screens).toHaveLength(model.categories.length);
    const items = layOutApprovalSheet(model, plan, screens, "22/11/2026", () => true);
    const boxes = items.flatMap((item) => (item.kind === "picture" ? [item.box] : []));
    const words = items.flatMap((item) => (item.kind === "text" ? [item] : []));
    expect(boxes).toHaveLength(screens.length);
    for (const { x, width, height } of boxes) {
      expect(width / height).toBeCloseTo(model.screen.width / model.screen.height);
      expect(x).toBeGreaterThanOrEqual(SHEET_MARGIN);
      expect(x + width).toBeLessThanOrEqual(SHEET_SIZE.width - SHEET_MARGIN);
      expect(width).toBeGreaterThan(30);
    }
    for (const { term, value } of listApprovalFacts(plan, () => true)) {
      const rows = words.filter(({ text }) => text === value).map(({ y }) => y);
      const row = words.find(({ text, y }) => text === term && rows.includes(y));
      // Below the last screen with its caption.
      expect(row?.y, term).toBeGreaterThan(Math.max(...boxes.map(({ y, height }) => y + height)) + 7);
    }
    for (const { y } of words) expect(y).toBeLessThan(SHEET_SIZE.height - 5);
  });
});

it("an approval sheet counts only the images that the files have", () => {
  const screensaver = ["/a.png", "/gone.png"].map(image);
  const plan = planExport(CLASSIC_MODEL, design({ lists: { screensaver } }));
  const facts = listApprovalFacts(plan, ({ source }) => source !== "/gone.png");
  const said = (term: string) => facts.find((fact) => fact.term === term)?.value;
  expect(said("Screensaver")).toBe(SHEETS.pictures(1));
  expect(said(SHEETS.ownPictures)).toBe(SHEETS.ofThem(1, imagesOfPlan(plan).length - 2));
});

it("an approval sheet shows a name that is the same as the caption of an unnamed place", () => {
  const plan = planExport(CLASSIC_MODEL, design({ names: { blends: { left: "Left Blend" } } }));
  const said = new Map(listApprovalFacts(plan, () => true).map(({ term, value }) => [term, value]));
  expect(said.get("Left Blend")).toBe("Left Blend");
  expect(said.get("Right Blend")).toBe(SHEETS.notNamed);
});

it.each(Object.values(FONT_FACES))(
  "the face $name has all the letters that texts are set in",
  ({ name, url }) => {
    const doc = new jsPDF();
    doc.addFileToVFS(`${name}.ttf`, readFileSync(url, "latin1"));
    doc.addFont(`${name}.ttf`, name, "normal");
    const { codeMap } = doc.setFont(name, "normal").getFont().metadata.cmap.unicode;
    const lacking: string[] = [];
    for (let code = 0; code <= 0xffff; code++) {
      const letter = String.fromCharCode(code);
      if (SUPPORTED_TEXT_PATTERN.test(letter) && !codeMap[code]) lacking.push(letter);
    }
    expect(lacking).toEqual([]);
    expect(SUPPORTED_TEXT_PATTERN.test("Łódź, Zażółć gęślą, Škoda, Ångström, 5–7 €")).toBe(true);
    expect(SUPPORTED_TEXT_PATTERN.test("北京")).toBe(false);
  },
);

it.each(Object.entries(LANGUAGES))(
  "a preview in the language %s is read in its direction",
  async (id, { dir }) => {
    vi.resetModules();
    vi.doMock("#messages/language.ts", () => ({ LANGUAGE: id }));
    onTestFinished(() => void vi.doUnmock("#messages/language.ts"));
    const preview = await import("../../web/exports/sheets/preview.ts");
    const html = preview.writePreviewHtml({ name: "Bar", stops: [], screens: [] }, { width: 4, height: 3 });
    expect(html).toContain(`<html lang="${id}" dir="${dir}">`);
  },
);

it("a preview of limited size has the best JPEGs that fit, and the smallest if none do", async () => {
  const sizes = [50, 40, 30, 20, 10, 5, 4];
  const make = async (size: JpegSettings) => ({ length: sizes[JPEG_SETTINGS.indexOf(size)] ?? 0 });
  expect(await makeFirstThatFits(100, make)).toEqual({ length: 50 });
  expect(await makeFirstThatFits(30, make)).toEqual({ length: 30 });
  expect(await makeFirstThatFits(1, make)).toEqual({ length: 4 });
});
