import { describe, expect, it } from "vitest";
import { isAccented, isRtl } from "../../../web/picture/lettering/text.ts";

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
