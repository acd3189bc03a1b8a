import { describe, expect, it } from "vitest";
import type { LibraryPicture } from "../../shared/machine/library.ts";
import { searchImages, suggestImages } from "../../web/wizard/library.ts";

const image = (text: string, style: LibraryPicture["style"], ...tags: string[]): LibraryPicture => ({
  path: `/images/defaults/generic/${text}.png`,
  scene: `/images/defaults/generic/scenes/${text}.png`,
  size: { width: 302, height: 485 },
  text,
  tags,
  style,
});
const IMAGES = [
  image("Medium Roast", "classic", "balanced"),
  image("Dark Roast", "premium", "intense", "gold"),
  image("Old Dark Roast", "modern", "dark"),
  image("Caffè Latte", "modern", "milk"),
  image("Decaf", "gradient", "evening"),
];
const texts = (images: readonly LibraryPicture[]) => images.map(({ text }) => text);

describe("searching the bundled pictures", () => {
  it("finds by text, by tag and by style, in any case", () => {
    expect(texts(searchImages(IMAGES, "DECAF"))).toEqual(["Decaf"]);
    expect(texts(searchImages(IMAGES, "milk"))).toEqual(["Caffè Latte"]);
    expect(texts(searchImages(IMAGES, "premium"))).toEqual(["Dark Roast"]);
  });

  it("finds letters without their accents, and every word of several", () => {
    expect(texts(searchImages(IMAGES, "caffe"))).toEqual(["Caffè Latte"]);
    expect(texts(searchImages(IMAGES, "roast gold"))).toEqual(["Dark Roast"]);
    expect(searchImages(IMAGES, "roast milk")).toEqual([]);
  });

  it("gives all for nothing, and nothing for what is not there", () => {
    expect(searchImages(IMAGES, "  ")).toEqual(IMAGES);
    expect(searchImages(IMAGES, "tea")).toEqual([]);
  });
});

describe("suggesting by a blend's name", () => {
  it("puts the exact match first, then the earlier mention", () => {
    expect(texts(suggestImages(IMAGES, "dark roast"))).toEqual(["Dark Roast", "Old Dark Roast"]);
    expect(texts(suggestImages(IMAGES, "Roast"))).toEqual(["Dark Roast", "Medium Roast", "Old Dark Roast"]);
  });

  it("takes a name that is longer than the text, and a tag", () => {
    expect(texts(suggestImages(IMAGES, "Our Decaf"))).toEqual(["Decaf"]);
    expect(texts(suggestImages(IMAGES, "gold"))).toEqual(["Dark Roast"]);
  });

  it("suggests nothing for no name, and for a name that nothing mentions", () => {
    expect(suggestImages(IMAGES, " ")).toEqual([]);
    expect(suggestImages(IMAGES, "Xylophone")).toEqual([]);
  });
});
