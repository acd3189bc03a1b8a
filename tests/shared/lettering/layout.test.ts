import { describe, expect, it } from "vitest";
import { type LayoutConstraints, layOutTexts, splitGraphemes } from "../../../shared/lettering/layout.ts";

/** Every character is half as wide as the size. */
const measure = (line: string): number => splitGraphemes(line).length / 2;
const ROOM: LayoutConstraints = {
  width: 250,
  height: 110,
  maxLines: 2,
  lineHeight: 1,
  size: 60,
  minSize: 28,
};
const lay = (texts: string | readonly string[], room: Partial<LayoutConstraints> = {}) =>
  layOutTexts([texts].flat(), { ...ROOM, ...room }, measure);

describe("a set of words", () => {
  it("has the size that was chosen where it fits, and lines as even as they can be", () => {
    expect(lay("Oat")).toEqual({ size: 60, lines: [["Oat"]] });
    expect(lay("Dark Roast")).toEqual({ size: 55, lines: [["Dark", "Roast"]] });
    expect(lay("a b c d e f g h")).toEqual({ size: 55, lines: [["a b c d", "e f g h"]] });
  });

  it.each([
    ["words", "wo ".repeat(400).trim()],
    ["characters without spaces", "麗".repeat(500)],
    ["an odd number of words", "wor ".repeat(83).trim()],
  ])("is laid out whole, and soon, if it is a page of %s", (_, text) => {
    const begun = performance.now();
    const { lines } = lay(text);
    expect(performance.now() - begun).toBeLessThan(10_000);
    expect(lines.flat().join(" ").replaceAll(" ", "")).toBe(text.replaceAll(" ", ""));
  });

  it("has one size, that of its longest", () => {
    const { size, lines } = lay(["Oat", "Hausmischung", "Kenya"]);
    expect(size).toBe(41.5);
    expect(lines).toEqual([["Oat"], ["Hausmischung"], ["Kenya"]]);
    expect(lay(["Oat", "Kenya"]).size).toBe(60);
  });

  it("stands on one line each, where that is not much smaller than some on two", () => {
    expect(lay(["Dark Roast", "Mocha"]).lines).toEqual([["Dark Roast"], ["Mocha"]]);
    expect(lay(["Dark Roast Decaf", "Mocha"]).lines).toEqual([["Dark Roast", "Decaf"], ["Mocha"]]);
  });

  it("gets smaller rather than breaking a word, unless it could no longer be read", () => {
    expect(lay("Donaudampf").lines).toEqual([["Donaudampf"]]);
    expect(lay("Donaudampfschiffahrt")).toEqual({ size: 25, lines: [["Donaudampfschiffahrt"]] });
    expect(lay("Haus\u00admischung", { width: 120 }).lines).toEqual([["Haus-", "mischung"]]);
    expect(lay("Oat\u00adly").lines).toEqual([["Oatly"]]);
    const { size, lines } = lay("Donaudampfschiffahrtskapitän");
    expect(lines).toEqual([["Donaudampfschi-", "ffahrtskapitän"]]);
    expect(size).toBe(33);
    expect(lay("WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW").lines[0]).toHaveLength(3);
  });

  it("shows no hyphen but at a line's end", () => {
    for (const length of [26, 28, 34, 40, 46, 60]) {
      for (const [line] of lay("x".repeat(length)).lines) expect(line).toMatch(/^x+-?$/);
      const { lines } = lay("x".repeat(length));
      expect(lines.flat().join("").replaceAll("-", "")).toBe("x".repeat(length));
      expect(lines.flat().at(-1)).toMatch(/^x+$/);
    }
  });

  const CAPTAIN = "Donaudampfschiffahrtskapitän";
  const MACCHIATO = "Caffè latte macchiato doppio";
  it.each<[string | string[], Partial<LayoutConstraints>, number, string[][]]>([
    ["Café !", {}, 60, [["Café !"]]],
    // Just as large as it must be, and on the line more that it may have below that.
    ["Iced Latte (large)", { width: 140 }, 28, [["Iced Latte", "(large)"]]],
    [
      ["深煎りの豆から", MACCHIATO],
      { width: 280, height: 84, lineHeight: 2, minSize: 20 },
      20,
      [["深煎りの豆から"], [MACCHIATO]],
    ],
    [MACCHIATO, { width: 120, height: 84 }, 21.5, [["Caffè latte", "macchiato", "doppio"]]],
    ["Double Mocha Latte", { width: 200, height: 56, maxLines: 3 }, 28, [["Double", "Mocha Latte"]]],
    ["今日は、何", { width: 100, height: 200 }, 40, [["今日は、何"]]],
    // Two code units each.
    ["𠮷𠮷𠮷𠮷𠮷𠮷", { width: 100, height: 200 }, 60, [["𠮷𠮷𠮷", "𠮷𠮷𠮷"]]],
    ["Iced Latte (large)", { width: 120, size: 20 }, 20, [["Iced Latte", "(large)"]]],
    // Hyphens where whole words would be too small, in every text alike.
    [CAPTAIN, { width: 100, height: 200, minSize: 10 }, 7, [[CAPTAIN]]],
    [CAPTAIN, { size: 28, minSize: 40 }, 28, [["Donaudampfs-", "chiffahrtskapitän"]]],
    [CAPTAIN, { width: 100, height: 40, maxLines: 1 }, 9, [["Donaud-", "ampfschiffahrtskapitän"]]],
    [CAPTAIN, { height: 40, maxLines: 3, size: 100 }, 20, [["Donaudampfschi-", "ffahrtskapitän"]]],
    [
      ["Dark Roast", CAPTAIN],
      { width: 140 },
      28,
      [
        ["Dark", "Roast"],
        ["Donaudamp-", "fschiffah-", "rtskapitän"],
      ],
    ],
    [
      [CAPTAIN, "Iced Latte (large)"],
      { height: 56, size: 100 },
      28,
      [
        ["Donaudampfschi-", "ffahrtskapitän"],
        ["Iced Latte", "(large)"],
      ],
    ],
    [
      ["Flat White", "Kaffeehausspezialität"],
      { width: 84 },
      15,
      [
        ["Flat", "White"],
        ["Kaffeehaus-", "spezialität"],
      ],
    ],
    // No letter is alone on a line.
    ["Schokolade", { width: 40 }, 8, [["Schokolade"]]],
  ])("is %j in %j", (texts, room, size, lines) => {
    expect(lay(texts, room)).toEqual({ size, lines });
  });

  it("ends lines after its own hyphens", () => {
    expect(lay("Guten-Morgen-Kaffee").lines).toEqual([["Guten-", "Morgen-Kaffee"]]);
  });

  it("breaks scripts without spaces between words, never before a closing mark or a small kana", () => {
    expect(lay("深煎りブレンド", { size: 100, height: 200 }).lines[0]).toHaveLength(2);
    for (const text of ["コーヒーっていいね。", "「深煎り」のコーヒー"]) {
      const { lines } = lay(text, { size: 100, height: 200 });
      expect(lines.flat().join("")).toBe(text);
      for (const line of lines.flat().slice(1)) expect(line).not.toMatch(/^[。」っー]/u);
    }
  });

  it.each([
    ["おいしい一杯を、あなたに", "おいしい", "一杯を、", "あなたに"],
    ["今日は何にしますか？", "今日は", "何にしますか？"],
    ["深煎りの豆から", "深煎りの", "豆から"],
  ])("breaks %s before a word, never before its ending", (text, ...parts) => {
    const { lines } = lay(text, { size: 100, height: 200 });
    const [first = ""] = lines[0] ?? [];
    const ends = parts.map((_, at) => parts.slice(0, at + 1).join(""));
    expect(lines[0]).toHaveLength(2);
    expect(ends).toContain(first);
  });

  it("keeps what a reader counts as one character whole, and breaks no joined script", () => {
    const family = "👨‍👩‍👧‍👦";
    expect(lay(`${family} ${family}`).lines.flat().join(" ")).toBe(`${family} ${family}`);
    const accents = "e\u0301".repeat(40);
    const { lines } = lay(accents);
    expect(lines.flat().length).toBeGreaterThan(1);
    for (const line of lines.flat()) expect(line).toMatch(/^(e\u0301)+-?$/);
    expect(lay("قهوةعربيةقهوةعربيةقهوةعربية").lines[0]).toHaveLength(1);
  });

  it("is the same again when a longer text has gone: nothing is rewritten", () => {
    const before = lay(["Oat", "Mild"]);
    lay(["Oat", "Kaffeehausspezialität"]);
    expect(lay(["Oat", "Mild"])).toEqual(before);
  });

  it("has no lines for no text", () => {
    expect(lay("   ").lines).toEqual([[""]]);
  });
});
