import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { BrowserContext, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { STYLE_LABELS } from "#messages/lettering.ts";
import { keepClearAreasOf, type PictureStyle } from "../../shared/machine/library.ts";
import { findLookLettering, lookPicturePath } from "../../shared/machine/looks.ts";
import { findArrangement, findCategory } from "../../shared/machine/questions.ts";
import { LETTERING_STYLES, LETTERINGS } from "../../shared/machines/classic/library/lettering.ts";
import { PICTURE_LIBRARIES } from "../../shared/machines/classic/library/libraries.ts";
import { ACTIVE } from "../../shared/machines/index.ts";
import { createFullFrameRecipe, createRecipeImage, createRecipeWords } from "../../shared/model/recipe.ts";
import { boxesOverlap, isBoxInside, textSafeArea } from "../../web/picture/lettering/boxes.ts";
import { isReadable } from "../../web/picture/lettering/contrast.ts";
import {
  createLettering,
  createLetteringJob,
  letteringScaleFor,
  loadLetteringData,
} from "../../web/picture/lettering/lettering-job.ts";
import type { LetteringJob } from "../../web/picture/lettering/text-renderer.ts";
import { LETTERED_BACKGROUNDS, LETTERED_NAMES } from "../support/lettered.ts";
import { readPng } from "../support/read-png.ts";
import { newProfile } from "./browser.ts";
import { endThread, letterOn } from "./letter.ts";

/*
 * Words by the product's worker on real pixels: whatever the name, the style and the picture, they are readable,
 * whole, and clear of what the machine draws.
 */

const SIZE = { width: 302, height: 485 };
/** In pixels. */
const LEAST_TEXT_SIZE = 20;
const NAMES = [...LETTERED_NAMES, "A"];
const STYLES = Object.keys(STYLE_LABELS) as PictureStyle[];
const isLong = inject("isLong");

const file = (path: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(readFileSync(join(import.meta.dirname, "../../public/images/defaults", path)));
const pictureAt = (index: number) =>
  LETTERED_BACKGROUNDS[index % LETTERED_BACKGROUNDS.length] ?? new Uint8Array();

let profile: BrowserContext;
let page: Page;
let letter: Awaited<ReturnType<typeof letterOn>>;
beforeAll(async () => {
  profile = await newProfile();
  page = await profile.newPage();
  letter = await letterOn(page);
});
afterAll(() => profile.close());

const job = (text: string, style: PictureStyle, picture: Uint8Array<ArrayBuffer>): LetteringJob => ({
  text,
  picture,
  size: SIZE,
  lettering: createLettering(LETTERING_STYLES, style, SIZE),
  treatment: { style, scale: 1 },
});

/** What is wrong with a lettered picture, if anything. */
async function faultOf(job: LetteringJob, leastTextSize = 0): Promise<string | undefined> {
  const [made] = await letter([job]);
  if (!made) return "nothing was lettered";
  const { contrast, bounds, textSize } = made;
  const { width, height } = readPng(made.png);
  const isWhole = bounds !== undefined && isBoxInside(bounds, textSafeArea(job.size));
  const isClear = !job.keepClear?.some((clear) => bounds && boxesOverlap(bounds, clear));
  const isSized = textSize >= leastTextSize && width === job.size.width && height === job.size.height;
  if (isReadable(contrast) && isWhole && isClear && isSized) return undefined;
  return JSON.stringify({ text: job.text, contrast, bounds, textSize, width, height });
}
const faultsOf = async (jobs: readonly LetteringJob[], leastTextSize?: number) => {
  const faults: string[] = [];
  for (const each of jobs) {
    const fault = await faultOf(each, leastTextSize);
    if (fault !== undefined) faults.push(fault);
  }
  return faults;
};

describe.each(STYLES)("words in the style %s", (style) => {
  it("are readable and whole, whatever they say", async () => {
    // The long tests put each name on each picture; here, each style has a third of the names.
    const jobs = NAMES.flatMap((name, at) => {
      if (isLong) return LETTERED_BACKGROUNDS.map((picture) => job(name, style, picture));
      return at % 3 === STYLES.indexOf(style) % 3 ? [job(name, style, pictureAt(Math.floor(at / 3)))] : [];
    });
    expect(await faultsOf(jobs, LEAST_TEXT_SIZE)).toEqual([]);
  });

  if (!isLong && style !== STYLES[0]) return;

  it.each([
    ["Mild", "Őszi Kávé"],
    ["珈琲", "麗"],
  ])("are drawn in the same fonts after others: %s, %s", async (before, text) => {
    const set = [job(text, style, pictureAt(0))];
    await endThread(page);
    const [alone] = await letter(set);
    await endThread(page);
    await letter([job(before, style, pictureAt(0))]);
    const [after] = await letter(set);
    if (!alone || !after) throw new Error("nothing was drawn");
    expect(after.textSize).toBe(alone.textSize);
    expect(Buffer.compare(after.png, alone.png)).toBe(0);
  });

  if (!isLong) return;

  it("stay readable where they are put, on every size and in any colour, clear of the machine's button", async () => {
    const arrangements = ACTIVE.model.categories.flatMap(({ arrangements }) => [...arrangements]);
    const sizes = new Map(arrangements.map((each) => [`${each.size.width}x${each.size.height}`, each]));
    for (const arrangement of sizes.values()) {
      const { size, places } = arrangement;
      const job: LetteringJob = {
        text: "Äthiopien Natur",
        picture: file("generic/scenes/rosetta-above.png"),
        size,
        lettering: createLettering(LETTERING_STYLES, style, size),
        treatment: { style, scale: letteringScaleFor(LETTERING_STYLES.drawnFor, size) },
        keepClear: keepClearAreasOf(arrangement, places[0]?.slot ?? ""),
      };
      const positions = [undefined, { x: 0, y: 0 }, { x: 0.5, y: 0.5 }, { x: 0.5, y: 1 }, { x: 1, y: 1 }];
      const jobs = positions.flatMap((position) =>
        [undefined, "#b5522c", "#808080"].map((colour) => ({ ...job, position, colour })),
      );
      expect(await faultsOf(jobs)).toEqual([]);
    }
  });
});

describe("words on a picture", () => {
  it("are readable on every picture of every look, in the look's own hand", async () => {
    const { looks } = await loadLetteringData(ACTIVE);
    const all = ACTIVE.model.categories.flatMap(({ arrangements }) => [...arrangements]);
    for (const [lookAt, look] of looks.entries())
      for (const category of ACTIVE.model.categories) {
        if (category.kind === "list") continue;
        for (const arrangement of category.arrangements) {
          // The long tests letter all of them; here, each look has its share of the screens.
          if (!isLong && all.indexOf(arrangement) % looks.length !== lookAt) continue;
          const { count, size, places } = arrangement;
          const lettering = findLookLettering(look, category.id, count);
          if (!lettering) throw new Error(`${look.id} has no place for words in ${category.id}, ${count}`);
          const jobs = places.flatMap(({ slot }) => {
            const picture = file(`../..${lookPicturePath(look, category, count, slot)}`);
            return ["Äthiopien Natur", "Oat"].map((text): LetteringJob => {
              return { text, picture, size, lettering, treatment: undefined };
            });
          });
          if (!isLong) jobs.splice(1);
          expect(await faultsOf(jobs), `${look.id}: ${category.id}, ${count}`).toEqual([]);
        }
      }
  });

  it("are readable on every bundled scene, in its own lettering", async () => {
    const scenes = PICTURE_LIBRARIES.blends.filter((_, at) => isLong || at % 3 === 0);
    const jobs = scenes.map(({ text, scene, style, size }): LetteringJob => {
      const picture = file(scene.replace("/images/defaults/", ""));
      return {
        text,
        picture,
        size,
        lettering: LETTERINGS.blends({ style, scene }),
        treatment: undefined,
      };
    });
    expect(await faultsOf(jobs)).toEqual([]);
  });

  if (isLong) return;

  it("have one size and one weight on one screen, also on a look's picture beside two photos", async () => {
    const category = findCategory(ACTIVE.model, "blends");
    if (!category) throw new Error("there are no blends");
    const data = await loadLetteringData(ACTIVE);
    const arrangement = findArrangement(category, undefined);
    for (const look of data.looks) {
      const images = ["Oat", "Äthiopien Natur", "Hausmischung"].map((text, at) => {
        const words = createRecipeWords({ from: { kind: "blend" }, text }, look.style);
        const original = { blob: `${at}`.repeat(64), type: "image/png", ...SIZE } as const;
        const recipe = createFullFrameRecipe(original, { words, ...(at === 0 && { look: look.id }) });
        const key = arrangement.places[at]?.slot ?? "";
        return { category: category.id, key, image: createRecipeImage(recipe) };
      });
      const jobs = images.map((image, at) =>
        createLetteringJob(data, { category, arrangement, images }, image, {
          picture: pictureAt(at),
          logo: undefined,
        }),
      );
      const lettered = await letter(jobs);
      expect(new Set(lettered.map(({ textSize }) => textSize)).size).toBe(1);
      expect(new Set(jobs.map(({ lettering }) => `${lettering.family} ${lettering.weight}`)).size).toBe(1);
      expect(lettered.every(({ contrast }) => isReadable(contrast))).toBe(true);
    }
  });

  it("make the same picture every time", async () => {
    const again = async () => (await letter([job("Hausmischung", "premium", pictureAt(0))]))[0]?.png;
    expect(await again()).toEqual(await again());
  });
});
