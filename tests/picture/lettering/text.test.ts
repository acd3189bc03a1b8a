import { describe, expect, it, vi } from "vitest";
import { isRtl } from "../../../web/fonts/direction.ts";
import { loadFontFamilies } from "../../../web/picture/lettering/fonts.ts";
import { isAccented, paintText, transformTexts } from "../../../web/picture/lettering/text.ts";

describe("a line of words", () => {
  it.each(["Äthiopien", "Café Éclair", "ŻÓŁTA", "Čierna", "Åre", "ที่นี่", "हिंदी"])(
    "is higher than others where a capital, or a letter without case, has a mark: %s",
    (line) => {
      expect(isAccented(line)).toBe(true);
      expect(isAccented(line.normalize("NFD"))).toBe(true);
    },
  );
  it.each(["Caffè", "Hausmischung", "Łąka", "東京", "ガラス", "أحمر", "☕️ Natur", ""])(
    "is not where none has: %s",
    (line) => {
      expect(isAccented(line)).toBe(false);
    },
  );
  it("begins at the right in scripts that are written so", () => {
    expect(["قهوة عربية", "123 עברית"].map(isRtl)).toEqual([true, true]);
    expect(["Oat", "東京", ""].map(isRtl)).toEqual([false, false, false]);
  });
});

describe("an italic style with space between its letters", () => {
  const lettering = {
    box: { x: 0, y: 0, width: 300, height: 100 },
    weight: 700,
    italic: true,
    tracking: 0.1,
    lineHeight: 1.1,
    align: "center",
    anchor: "middle",
    fill: ["#000"],
  } as unknown as Parameters<typeof paintText>[1]["lettering"];
  const settingOf = (line: string) => {
    const context = {
      font: "",
      letterSpacing: "",
      save() {},
      restore() {},
      fillText() {},
      measureText: () => ({ fontBoundingBoxAscent: 8, fontBoundingBoxDescent: 2 }),
    };
    paintText(context as unknown as OffscreenCanvasRenderingContext2D, {
      ...{ lines: [line], size: 20, mostLines: 1, topOffset: 0 },
      lettering,
      family: "Outfit",
    });
    return [context.font, context.letterSpacing];
  };

  it("neither slants nor parts letters of scripts that have no such thing", () => {
    expect(settingOf("Espresso")).toEqual(["italic 700 20px Outfit", "2px"]);
    expect(settingOf("深煎り")).toEqual(["700 20px Outfit", "2px"]);
    expect(settingOf("커피")).toEqual(["700 20px Outfit", "2px"]);
    expect(settingOf("קפה 2")).toEqual(["700 20px Outfit", "2px"]);
    for (const joined of ["قهوة", "कॉफ़ी"]) expect(settingOf(joined)).toEqual(["700 20px Outfit", "0px"]);
  });
});

describe("a set of texts", () => {
  it("keeps its typeface whatever one of them is written in", async () => {
    vi.stubGlobal("self", { fonts: { add() {} } });
    vi.stubGlobal("fetch", async () => new Response("font"));
    vi.stubGlobal(
      "FontFace",
      class {
        load = async () => this;
      },
    );
    const given = ["Dark\n Roast", "Mild\u202fRoast", "Ελληνικός", "Кофе", "Łódź", "☕ Oat", "№ 7 → ½"];
    const texts = transformTexts(given, { transform: "none" } as Parameters<typeof transformTexts>[1]);
    expect(texts[0]).toBe("Dark Roast");
    const [family, ...others] = await loadFontFamilies("Outfit", 400, texts);
    expect(family).toMatch(/^"Outfit"/);
    expect(others.map((other) => other === family)).toEqual([true, false, false, true, true, true]);
    const scripts = ["قهوة – ٣…", "قهوة Łódź", "深煎り № 7", "深煎り Łódź"];
    const found = await loadFontFamilies("Outfit", 400, scripts);
    expect(found.map((each) => each.startsWith('"noto-sans-'))).toEqual([true, false, true, false]);
    vi.unstubAllGlobals();
  });
});
