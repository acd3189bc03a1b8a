import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { startPlacement } from "../../web/fit/placement.ts";
import { chooseRecipe } from "../../web/recipes/choose-recipe.ts";
import { madePicture } from "../../web/recipes/made-picture.ts";
import type { Original, Recipe, Words } from "../../web/recipes/recipe.ts";
import { chunk, file, ihdr, png } from "../support/png.ts";

const FRAME = { width: 302, height: 485 };
const PLACE = { category: "blends", slot: "left" };
const own = (bytes: Uint8Array) => new Uint8Array(bytes);
const sha256 = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");
const fileOf = (bytes: Uint8Array<ArrayBuffer>, type = "image/png") => new File([bytes], "latte", { type });

const exact = own(png(FRAME.width, FRAME.height, { seed: 1 }));
const clear = own(file(ihdr({ ...FRAME, colourType: 6 }), chunk("IDAT"), chunk("IEND")));
const palette = own(
  file(ihdr({ ...FRAME, colourType: 3 }), chunk("PLTE"), chunk("tRNS"), chunk("IDAT"), chunk("IEND")),
);
const finished = own(png(FRAME.width, FRAME.height, { seed: 2 }));
const photo = own(png(40, 30, { seed: 3 }));

const asItIs = {
  frame: FRAME,
  placement: startPlacement({ picture: FRAME, frame: FRAME }),
  background: { kind: "blurred" },
} as const;
const mirrored = { ...asItIs, placement: { ...asItIs.placement, mirrored: true } };
const WORDS: Words = {
  from: { kind: "typed" },
  text: "House",
  style: "modern",
  position: "auto",
  colour: "auto",
  size: "auto",
};
const bare = { standing: {}, logo: undefined };
const kept = (bytes: Uint8Array<ArrayBuffer>, size = FRAME) => ({
  ...size,
  type: "image/png" as const,
  bytes,
  placement: asItIs.placement,
});
const made = (given: Partial<Parameters<typeof madePicture>[0]>) =>
  madePicture({
    file: fileOf(exact),
    fitted: fileOf(finished),
    edit: asItIs,
    kept: kept(exact),
    place: PLACE,
    ...bare,
    ...given,
  });

describe("what goes into a place", () => {
  it("is an exact PNG byte for byte where it is only placed", async () => {
    expect(await made({})).toEqual({ bytes: exact, name: "latte" });
    const behind = { ...asItIs, background: { kind: "clear" } as const };
    expect(await made({ file: fileOf(clear), kept: kept(clear), edit: behind })).toMatchObject({
      bytes: clear,
    });
  });

  it("is a bundled picture by its path where it is only placed", async () => {
    const known: Original = { kind: "bundled", path: "/images/defaults/blends/left.png", ...FRAME };
    expect(await made({ known, kept: undefined })).toEqual({ path: known.path, name: "latte" });
    const changed = await made({ known, kept: undefined, edit: mirrored });
    expect(changed).toMatchObject({
      bytes: finished,
      recipe: { recipe: { original: known }, originals: [] },
    });
  });

  it.each([
    ["mirrored", { edit: mirrored }],
    ["lettered", { standing: { words: WORDS } }],
    ["put on a background", { file: fileOf(clear), kept: kept(clear) }],
    ["put on one through clear colours", { file: fileOf(palette), kept: kept(palette) }],
    ["no PNG", { file: fileOf(exact, "image/webp") }],
  ] as const)("is the finished picture with its recipe where it was %s", async (_, given) => {
    const image = await made(given);
    expect(image).toMatchObject({ bytes: finished, recipe: { recipe: { version: 1, ...PLACE } } });
  });

  it("has its original with it, kept already or not", async () => {
    const size = { width: 40, height: 30 };
    const placement = { ...asItIs.placement, scale: 2 };
    const first = await made({ file: fileOf(photo), kept: { ...kept(photo, size), placement } });
    const original = { kind: "kept", type: "image/png", sha256: sha256(photo), ...size } as const;
    expect(first).toMatchObject({ recipe: { recipe: { original, placement }, originals: [photo] } });
    const again = await made({ file: fileOf(photo), known: original, kept: undefined, edit: mirrored });
    expect(again).toMatchObject({
      recipe: { recipe: { original, placement: mirrored.placement }, originals: [photo] },
    });
  });

  it("is without a recipe where its original can't be kept", async () => {
    expect(await made({ kept: undefined, edit: mirrored })).toEqual({ bytes: finished, name: "latte" });
  });
});

describe("of several recipes of a picture", () => {
  const recipe = (slot: string, madeAt: number) => ({ category: "blends", slot, madeAt }) as Recipe;

  it("the place's own counts, else the newest", () => {
    const all = [recipe("left", 1), recipe("right", 3), recipe("left", 2)];
    expect(chooseRecipe(all, PLACE)).toBe(all[2]);
    expect(chooseRecipe(all, { category: "hotcold", slot: "left" })).toBe(all[1]);
    expect(chooseRecipe([], PLACE)).toBeUndefined();
  });
});
