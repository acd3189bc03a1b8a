import { describe, expect, it } from "vitest";
import type { LibraryPicture } from "../../shared/machine/library.ts";
import { BLEND_PICTURES } from "../../shared/machines/classic/library/blends.ts";
import { SCREENSAVER_PICTURES } from "../../shared/machines/classic/library/screensavers.ts";

/** Entries whose text, tags or style contain the words. */
const found = (entries: readonly LibraryPicture[], words: string): string[] =>
  entries
    .filter(({ text, tags, style }) => [text, ...tags, style].join("|").toLowerCase().includes(words))
    .map(({ path }) => path);

describe("generic images", () => {
  it("are 35 blends and 5 screensavers, each file named once", () => {
    expect(BLEND_PICTURES).toHaveLength(35);
    expect(SCREENSAVER_PICTURES).toHaveLength(5);
    const paths = [...BLEND_PICTURES, ...SCREENSAVER_PICTURES].map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
  });

  it("show the blends in six styles, each on a scene of its own", () => {
    expect(new Set(BLEND_PICTURES.map(({ style }) => style))).toEqual(
      new Set(["modern", "traditional", "realistic", "gradient", "premium", "classic"]),
    );
    expect(new Set(BLEND_PICTURES.map(({ scene }) => scene)).size).toBe(BLEND_PICTURES.length);
  });

  it.each([
    ["dark", 5],
    ["light", 5],
    ["decaf", 2],
    ["colombian", 2],
    ["espresso", 2],
    ["vanilla", 1],
    ["gold", 4],
    ["wood", 5],
    ["blue", 2],
    ["iced", 1],
    ["modern", 4],
    ["house blend", 2],
    ["dark roast", 2],
    ["mocha", 1],
    ["medium", 2],
    ["french", 1],
    ["italian", 1],
    ["hazelnut", 1],
    ["caramel", 1],
    ["premium", 3],
    ["green", 2],
    ["latte", 3],
    ["beans", 4],
    ["organic", 1],
    ["breakfast", 1],
    ["flavored", 4],
    ["africa", 2],
    ["chocolate", 1],
    ["red", 2],
    ["classic", 4],
    ["traditional", 3],
    ["gradient", 3],
    ["realistic", 5],
    ["cold brew", 1],
  ])("finds blends for %s: at least %i", (words, least) => {
    expect(found(BLEND_PICTURES, words).length).toBeGreaterThanOrEqual(least);
  });

  it.each(["dark", "light", "gold", "wood", "blue", "iced", "modern", "espresso", "beans", "latte"])(
    "finds a screensaver for %s",
    (words) => {
      expect(found(SCREENSAVER_PICTURES, words)).not.toEqual([]);
    },
  );

  it("have tags in lower case, none twice", () => {
    for (const { path, tags } of [...BLEND_PICTURES, ...SCREENSAVER_PICTURES]) {
      expect([...new Set(tags.map((tag) => tag.toLowerCase()))], path).toEqual(tags);
      expect(tags.length, path).toBeGreaterThanOrEqual(4);
    }
  });
});
