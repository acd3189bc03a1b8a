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
    [5, "dark|light|wood|realistic"],
    [4, "gold|modern|beans|flavored|classic"],
    [3, "premium|latte|traditional|gradient"],
    [2, "decaf|colombian|espresso|blue|house blend|dark roast|medium|green|africa|red"],
    [1, "vanilla|iced|mocha|french|italian|hazelnut|caramel|organic|breakfast|chocolate|cold brew"],
  ])("finds at least %i blends for each of %s", (least, searched) => {
    for (const words of searched.split("|"))
      expect(found(BLEND_PICTURES, words).length, words).toBeGreaterThanOrEqual(least);
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
