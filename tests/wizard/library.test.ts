import { describe, expect, it } from "vitest";
import type { LibraryPicture, PictureStyle } from "../../shared/machine/library.ts";
import { plainImage } from "../../shared/model/design.ts";
import { plainWords, recipeImage, wholeRecipe } from "../../shared/model/recipe.ts";
import { firstStyle, namesStyles } from "../../web/wizard/library.ts";

const SIZE = { width: 300, height: 480 };
const picture = (name: string, style: PictureStyle, size = SIZE): LibraryPicture => ({
  ...{ path: `/images/${name}.png`, scene: `/images/${name}-scene.png`, text: name, tags: [] },
  ...{ style, size },
});
const LIBRARY = [
  picture("assam", "modern"),
  picture("poster", "classic", { width: 400, height: 480 }),
  picture("sencha", "premium"),
];

const offered = namesStyles(LIBRARY, SIZE);
const ids = (styles: typeof offered) => styles.map(({ id }) => id).sort();
const slot = (path?: string, style?: string) => {
  const words =
    style === undefined ? undefined : plainWords({ from: { kind: "blend" }, text: "Assam" }, style);
  const original =
    path === undefined ? { blob: "a", type: "image/png" as const, ...SIZE } : { path, ...SIZE };
  const plain = path === undefined ? undefined : plainImage({ path });
  return words ? recipeImage(wholeRecipe(original, { words })) : plain;
};
const first = (slots: ReturnType<typeof slot>[], brand?: string, initial: PictureStyle = "premium") =>
  firstStyle(offered, slots, LIBRARY, brand, initial);

describe("the styles in which names are put on pictures", () => {
  it("are those of which the machine has a scene of the slots' size", () => {
    expect(ids(offered)).toEqual(["modern", "premium"]);
    expect(ids(namesStyles(LIBRARY, { width: 400, height: 480 }))).toEqual(["classic"]);
    expect(namesStyles([], SIZE)).toEqual([]);
  });

  it("begin with that of the slots' words, the brand's, a bundled picture's, then the machine's", () => {
    expect(first([slot("/images/assam.png", "gone"), slot(undefined, "modern")], "premium")).toBe("modern");
    expect(first([slot("/images/assam.png")], "premium")).toBe("premium");
    expect(first([slot(), slot("/images/assam-scene.png")])).toBe("modern");
    expect(first([slot(), slot()])).toBe("premium");
  });

  it("begin with one that is offered, whatever words, brand, picture and machine have", () => {
    expect(first([slot("/images/poster.png", "classic")], "gradient", "realistic")).toBe(offered[0]?.id);
  });
});
