import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { BrowserContext } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { STYLE_LABELS } from "#messages/lettering.ts";
import type { PictureStyle } from "../../shared/machine/library.ts";
import { findLookLettering, lookPicturePath } from "../../shared/machine/looks.ts";
import { findArrangement, findCategory } from "../../shared/machine/questions.ts";
import { LETTERINGS } from "../../shared/machines/classic/library/lettering.ts";
import { LIBRARIES } from "../../shared/machines/classic/library/libraries.ts";
import { ACTIVE } from "../../shared/machines/index.ts";
import { createRecipeImage, createRecipeWords, createWholeRecipe } from "../../shared/model/recipe.ts";
import { isInside, textSafeArea } from "../../web/picture/lettering/boxes.ts";
import { isReadable } from "../../web/picture/lettering/contrast.ts";
import { createLetteringOrder, loadLetteringData } from "../../web/picture/lettering/order.ts";
import type { LetteringOrder } from "../../web/picture/lettering/page.ts";
import { png } from "../support/png.ts";
import { readPng } from "../support/read-png.ts";
import { newProfile } from "./browser.ts";
import { letterOn } from "./letter.ts";

/*
 * Words by the product's worker on real pixels: whatever the name, the style and the picture, they are readable and
 * whole.
 */

const SIZE = { width: 302, height: 485 };
const NAMES = [
  ["Oat", "Hausmischung", "Äthiopien Natur", "Guten-Morgen-Kaffee", "Donaudampfschiffahrt"],
  ["Łódź Poranna", "Żółta Gęś", "Čierna", "Crème brûlée", "Ristretto 100%"],
  ["Ελληνικός", "深煎りブレンド", "東京", "قهوة عربية", "Кофе по-домашнему"],
  ["Decaf ☕", "🎄 Winter", "ESPRESSO FORTE", "WWWWWWWWWWWWWWWWWWWW", "A"],
].flat();
const STYLES = Object.keys(STYLE_LABELS) as PictureStyle[];

const file = (path: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(readFileSync(join(import.meta.dirname, "../../public/images/defaults", path)));
/** Dark, light, mixed, with words, and nothing but noise. */
const PICTURES = [
  file("blends/left.png"),
  file("coldcupsizes/3/regular.png"),
  file("generic/scenes/rosetta-above.png"),
  file("generic/blends/vanilla.png"),
  new Uint8Array(png(SIZE.width, SIZE.height, { noise: 255 })),
];

let profile: BrowserContext;
let letter: Awaited<ReturnType<typeof letterOn>>;
beforeAll(async () => {
  profile = await newProfile();
  letter = await letterOn(await profile.newPage());
});
afterAll(() => profile.close());

const order = (text: string, style: PictureStyle, picture: Uint8Array<ArrayBuffer>): LetteringOrder => ({
  text,
  picture,
  size: SIZE,
  lettering: LETTERINGS.blends({ style, scene: "" }),
  treatment: { style, scale: 1 },
});

describe("words on a picture", () => {
  it.each(STYLES)("are readable and whole in the style %s, whatever they say", async (style) => {
    const faults: string[] = [];
    for (const [i, name] of NAMES.entries()) {
      const picture = PICTURES[i % PICTURES.length] as (typeof PICTURES)[number];
      const [lettered] = await letter([order(name, style, picture)]);
      if (lettered === undefined) throw new Error("nothing was lettered");
      const { contrast, bounds, textSize } = lettered;
      const { width, height } = readPng(lettered.png);
      const isWhole = bounds !== undefined && isInside(bounds, textSafeArea(SIZE));
      if (isReadable(contrast) && isWhole && textSize >= 20 && width === SIZE.width && height === SIZE.height)
        continue;
      faults.push(JSON.stringify({ name, contrast, bounds, textSize, width, height }));
    }
    expect(faults).toEqual([]);
  });

  it("have one size on one screen", async () => {
    const set = ["Oat", "Äthiopien Natur", "Donaudampfschiffahrt"];
    const lettered = await letter(
      set.map((name, i) => order(name, "realistic", PICTURES[i] ?? file("blends/left.png"))),
    );
    expect(new Set(lettered.map(({ textSize }) => textSize)).size).toBe(1);
  });

  it("have one size and one weight on one screen, also on a look's picture beside two photos", async () => {
    const category = findCategory(ACTIVE.model, "blends");
    if (!category) throw new Error("there are no blends");
    const data = await loadLetteringData(ACTIVE);
    const arrangement = findArrangement(category, undefined);
    for (const look of data.looks) {
      const images = ["Oat", "Äthiopien Natur", "Hausmischung"].map((text, at) => {
        const words = createRecipeWords({ from: { kind: "blend" }, text }, look.style);
        const original = { blob: `${at}`.repeat(64), type: "image/png", ...SIZE } as const;
        const recipe = createWholeRecipe(original, { words, ...(at === 0 && { look: look.id }) });
        const key = arrangement.places[at]?.slot ?? "";
        return { category: category.id, key, image: createRecipeImage(recipe) };
      });
      const orders = images.map((image, at) =>
        createLetteringOrder(data, { category, arrangement, images }, image, {
          picture: PICTURES[at] ?? file("blends/left.png"),
          logo: undefined,
        }),
      );
      const lettered = await letter(orders);
      expect(new Set(lettered.map(({ textSize }) => textSize)).size).toBe(1);
      expect(new Set(orders.map(({ lettering }) => `${lettering.family} ${lettering.weight}`)).size).toBe(1);
      expect(lettered.every(({ contrast }) => isReadable(contrast))).toBe(true);
    }
  });

  it("are readable on every bundled scene, in its own lettering", async () => {
    const faults: string[] = [];
    for (const { text, scene, style, size } of LIBRARIES.blends) {
      const picture = file(scene.replace("/images/defaults/", ""));
      const lettering = LETTERINGS.blends({ style, scene });
      const [lettered] = await letter([{ text, picture, size, lettering, treatment: undefined }]);
      const isWhole = lettered?.bounds !== undefined && isInside(lettered.bounds, textSafeArea(size));
      if (!lettered || !isReadable(lettered.contrast) || !isWhole) faults.push(`${text} on ${scene}`);
    }
    expect(faults).toEqual([]);
  });

  it("are readable on every picture of every look, in the look's own hand", async () => {
    const { looks } = await loadLetteringData(ACTIVE);
    const faults: string[] = [];
    for (const look of looks)
      for (const category of ACTIVE.model.categories) {
        if (category.kind === "list") continue;
        for (const { count, size, places } of category.arrangements) {
          const lettering = findLookLettering(look, category.id, count);
          if (!lettering) throw new Error(`${look.id} has no place for words in ${category.id}, ${count}`);
          for (const { slot } of places) {
            const path = lookPicturePath(look, category, count, slot);
            const orders = ["Oat", "Äthiopien Natur"].map((text): LetteringOrder => {
              return { text, picture: file(`../..${path}`), size, lettering, treatment: undefined };
            });
            for (const { contrast, bounds } of await letter(orders))
              if (!isReadable(contrast) || !bounds || !isInside(bounds, textSafeArea(size)))
                faults.push(`${path}: ${JSON.stringify({ contrast, bounds })}`);
          }
        }
      }
    expect(faults).toEqual([]);
  });

  it("make the same picture every time", async () => {
    const again = async () =>
      (await letter([order("Hausmischung", "premium", PICTURES[0] ?? file("blends/left.png"))]))[0]?.png;
    expect(await again()).toEqual(await again());
  });
});
