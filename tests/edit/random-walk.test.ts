import fc from "fast-check";
import { expect, inject, it } from "vitest";
import { createEmptyDesign, createPlainImage, type Design, imagesOf } from "../../shared/model/design.ts";
import { type EditResult, isRefused, withContent, withSlot } from "../../shared/model/edit.ts";
import { addListImages, moveListImage, replaceImage, swapImages } from "../../shared/model/pictures.ts";
import {
  createFullFrameRecipe,
  createRecipeImage,
  createRecipeWords,
  recipeKey,
} from "../../shared/model/recipe.ts";
import { findPendingRenderJobs, withRenderedPictures } from "../../shared/model/render.ts";
import { setSlotCount } from "../../shared/model/screens.ts";
import { nameSlots } from "../../shared/model/texts.ts";
import { isFullyRendered } from "../shared/model/samples.ts";
import { blob } from "../store/browser.ts";
import { listOf, slotsOf } from "../support/categories.ts";
import { editBrowser, expectOk, MATERIALS, model, type Page, renderedText } from "./browser.ts";

/*
 * Random edits of one design and of several through the door, with undo and redo, beside a model that applies the same
 * functions and knows nothing of stores: after every step both say the same.
 */

const STEPS = inject("walkSteps");
const SLOTS = ["left", "middle", "right"];
const PICTURES = ["a", "b", "c", "d"].map((text) => blob(text));
const BLOBS = new Map(PICTURES.map(({ sha256, bytes }) => [sha256, bytes]));

/** One of several edits, told by a number. */
const edited =
  (number: number) =>
  (design: Design): EditResult => {
    const slot = SLOTS[number % 3] ?? "";
    const { sha256 } = PICTURES[number % 4] ?? blob("a");
    const list = design.lists.screensaver ?? [];
    const { id = "none" } = list[number % 4] ?? {};
    const original = { blob: sha256, type: "image/png", width: 302, height: 485 } as const;
    const words = createRecipeWords({ from: { kind: "blend" }, text: `Text ${number % 5}` }, "modern");
    switch (number % 9) {
      case 0:
        return withContent(design, { name: `Name ${number % 7}` });
      case 1:
        return withSlot(
          design,
          "blends",
          slot,
          createRecipeImage(createFullFrameRecipe(original, { words })),
        );
      case 2:
        return withSlot(design, "blends", slot, createPlainImage({ blob: sha256, bytes: 40 }));
      case 3:
        return nameSlots(model, design, { blends: { [slot]: `Blend ${number % 4}` } }, MATERIALS);
      case 4:
        return swapImages(design, slotsOf(model, "blends"), ["left", slot], MATERIALS);
      case 5:
        return addListImages(design, listOf(model, "screensaver"), [
          createRecipeImage(createFullFrameRecipe(original)),
        ]);
      case 6:
        return replaceImage(design, { category: "screensaver", key: id }, undefined);
      case 7:
        return moveListImage(design, { category: "screensaver", key: id }, number % 3);
      default:
        return setSlotCount(design, slotsOf(model, "hotcupsizes"), 2 + (number % 3), MATERIALS);
    }
  };

/** What an edit makes of a design, its pictures rendered. */
function applied(design: Design, number: number): EditResult {
  const after = edited(number)(design);
  if (isRefused(after)) return after;
  return findPendingRenderJobs(model, after, design).reduce((now, job) => {
    const recipes = job.images.map(({ image }) => recipeKey(image.recipe));
    const made = recipes.map((_, at) => ({ blob: blob(renderedText(recipes, at)).sha256, bytes: 40 }));
    return withRenderedPictures(now, job, made);
  }, after);
}

/** What is shown of a design; an image of a list is told without its id, which another revision gives it. */
const textOf = ({ name, lists, slots, names, counts }: Design): string =>
  JSON.stringify([
    name,
    Object.values(lists).map((list) => list.map(({ id: _, ...image }) => image)),
    slots,
    names,
    counts,
  ]);

type Plain = Readonly<Record<string, Design>>;

async function walk(ids: readonly string[], choices: readonly (readonly [number, number])[]) {
  const { open, renderer } = editBrowser();
  const page: Page = await open();
  const made = new Map(ids.map((id) => [id, { ...createEmptyDesign(model, id), name: "Made" }]));
  const [first = ""] = ids;
  const outcome = await page.editDesigns(ids, null, () => ({ designs: made, open: first }));
  expect(outcome.ok).toBe(true);
  let plain: Plain = Object.fromEntries(
    await Promise.all(
      ids.map(async (id) => [id, (await page.store.read(id)) ?? createEmptyDesign(model, id)]),
    ),
  );
  const counted = { edits: 0, undone: 0, refused: 0 };
  const expectStored = async (expected: Plain) => {
    for (const id of ids) {
      const record = await page.store.read(id);
      expect(record && textOf(record)).toBe(textOf(expected[id] ?? createEmptyDesign(model, id)));
      expect(record && isFullyRendered(record)).toBe(true);
    }
    expect(textOf(page.state.design)).toBe(textOf(expected[first] ?? createEmptyDesign(model, first)));
  };

  for (const [act, number] of choices) {
    const all = ids.length > 1 && act > 80 ? ids : [ids[number % ids.length] ?? ""];
    const results = all.map(
      (id) => [id, applied(plain[id] ?? createEmptyDesign(model, id), number)] as const,
    );
    const label = { offer: { kind: "picture" }, shelfOffer: { kind: "dress", count: 1, name: "" } } as const;
    const outcome = await page.edit(all, label, edited(number), { blobs: BLOBS });
    expect(outcome.ok).toBe(!results.some(([, result]) => isRefused(result)));
    if (!outcome.ok) {
      counted.refused++;
      continue;
    }
    counted.edits++;
    const before = plain;
    await expectStored({ ...before, ...(Object.fromEntries(results) as Plain) });
    // Ids of list images are made of revisions, which the plain designs do not have.
    const records = await Promise.all(all.map(async (id) => [id, await page.store.read(id)] as const));
    plain = { ...before, ...(Object.fromEntries(records) as Plain) };
    if (act % 4 > 0 || outcome.designs.size === 0) continue;
    counted.undone++;
    const step = page.store.snapshot.history.done.at(-1);
    if (!step) throw new Error("there is nothing to undo");
    expectOk(await page.restore("undo", step));
    await expectStored(before);
    expectOk(await page.restore("redo", step));
    await expectStored(plain);
  }
  for (const id of ids)
    for (const { image } of imagesOf((await page.store.read(id)) ?? createEmptyDesign(model, id)))
      for (const each of [image.picture, image.recipe?.original])
        if (each && "blob" in each) expect(await page.store.blob(each.blob)).toBeDefined();
  return { ...counted, jobs: renderer.jobs.length };
}

const choices = fc.noBias(
  fc.array(fc.tuple(fc.nat(99), fc.nat(9_999)), { minLength: STEPS, maxLength: STEPS, size: "max" }),
);

it.each([[["a"]], [["a", "b", "c"]]])(
  "random edits, undo and redo of %j say what a plain model says",
  { timeout: 300_000 },
  async (ids) => {
    const [sequence = []] = fc.sample(choices, { numRuns: 1, seed: 20_261_123 });
    const counted = await walk(ids, sequence);
    console.log(`${ids.join()}: ${JSON.stringify(counted)}`);
    for (const count of Object.values(counted)) expect(count).toBeGreaterThan(50);
  },
);
