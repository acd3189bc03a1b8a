import { describe, expect, it, vi } from "vitest";
import { loadFontFamilies } from "../../../web/picture/lettering/fonts.ts";
import { isAccented, isRtl, transformTexts } from "../../../web/picture/lettering/text.ts";

describe("a line of words", () => {
  it.each(["Äthiopien", "Café Éclair", "ŻÓŁTA", "Čierna", "Åre"])(
    "is higher than others where a capital has an accent: %s",
    (line) => {
      expect(isAccented(line)).toBe(true);
      expect(isAccented(line.normalize("NFD"))).toBe(true);
    },
  );
  it.each(["Caffè", "Hausmischung", "Łąka", "東京", "☕ Natur", ""])("is not where none has: %s", (line) => {
    expect(isAccented(line)).toBe(false);
  });
  it("begins at the right in scripts that are written so", () => {
    expect([["قهوة عربية"], ["123 עברית"], ["Oat"], ["東京"], []].map(isRtl)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
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
    const given = ["Dark\n Roast", "Mild\u202fRoast", "Ελληνικός", "Кофе", "Łódź", "☕ Oat"];
    const texts = transformTexts(given, { transform: "none" } as Parameters<typeof transformTexts>[1]);
    expect(texts[0]).toBe("Dark Roast");
    const [family, ...others] = await loadFontFamilies("Outfit", 400, texts);
    expect(family).toMatch(/^"Outfit"/);
    expect(others.map((other) => other === family)).toEqual([true, false, false, true, true]);
    vi.unstubAllGlobals();
  });
});
