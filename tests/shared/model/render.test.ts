import { describe, expect, it } from "vitest";
import { createPlainImage } from "../../../shared/model/design.ts";
import { withList, withRecipe, withSlot, withSlots } from "../../../shared/model/edit.ts";
import { applyLook } from "../../../shared/model/look.ts";
import { addListImages, swapImages } from "../../../shared/model/pictures.ts";
import { findMissingImages } from "../../../shared/model/questions.ts";
import { createRecipeImage, isStale } from "../../../shared/model/recipe.ts";
import {
  findPendingRenderJobs,
  restoreFailedImages,
  withRenderedPictures,
} from "../../../shared/model/render.ts";
import { setTexts } from "../../../shared/model/texts.ts";
import {
  blob,
  done,
  frozen,
  isFullyRendered,
  lettered,
  photo,
  rendered,
  SAMPLES,
  shownSlots,
  typed,
} from "./samples.ts";

describe.each(SAMPLES)("the pictures of $id", (sample) => {
  const { model, looks, lists, materials, empty, category, one, other } = sample;
  const { id } = category;
  const [a, b] = [lettered(typed("Oat"), 1), lettered(typed("A longer name"), 2)];
  const both = done(withSlots(empty, id, { [one]: a, [other]: b }));
  const keys = (jobs: ReturnType<typeof findPendingRenderJobs>) =>
    jobs.map(({ images }) => images.map(({ key }) => key));

  it("are rendered only if they are stale", () => {
    expect(findPendingRenderJobs(model, both)).toEqual([]);
    for (const before of [empty, both]) expect(findPendingRenderJobs(model, both, before)).toEqual([]);
    const swapped = done(swapImages(both, category, [one, other], materials));
    expect(findPendingRenderJobs(model, swapped)).toEqual([]);
    expect(findPendingRenderJobs(model, done(withSlot(both, id, one, undefined)), both)).toEqual([]);
  });

  it("are rendered together with their set", () => {
    const changed = createRecipeImage({ ...a.recipe, words: { ...a.recipe.words, text: "Rye" } as never });
    const after = done(withSlots(both, id, { [one]: changed }));
    const [job, ...more] = findPendingRenderJobs(model, after, both);
    expect(more).toEqual([]);
    expect(job && keys([job])).toEqual([[one, other]]);
    expect(isFullyRendered(after)).toBe(false);
    const whole = job && withRenderedPictures(after, job, [blob(10), blob(11)]);
    expect(whole?.slots[id]?.[one]?.picture).toEqual(blob(10));
    expect(whole?.slots[id]?.[other]?.picture).toEqual(blob(11));
    expect(whole && findPendingRenderJobs(model, whole, both)).toEqual([]);
    expect(whole && isFullyRendered(whole)).toBe(true);
  });

  it("are rendered again if one leaves their set, and if it joins another", () => {
    const { words: _, ...bare } = a.recipe;
    const without = done(withSlots(both, id, { [one]: createRecipeImage(bare, { picture: blob(9) }) }));
    expect(keys(findPendingRenderJobs(model, without, both))).toEqual([[other]]);
    expect(findPendingRenderJobs(model, without)).toEqual([]);
    const premium = createRecipeImage(lettered(typed("Oat"), 1, "premium").recipe);
    const restyled = done(withSlots(both, id, { [one]: premium }));
    expect(keys(findPendingRenderJobs(model, restyled, both))).toEqual([[one], [other]]);
  });

  it("are rendered alone without words, and in a list", () => {
    const bare = [a, b].map(({ recipe: { words: _, ...recipe } }) => createRecipeImage(recipe));
    const wordless = done(withSlots(empty, id, { [one]: bare[0], [other]: bare[1] }));
    expect(keys(findPendingRenderJobs(model, wordless))).toEqual([[one], [other]]);
    for (const list of lists) {
      const listed = done(addListImages(empty, list, [a, createRecipeImage(b.recipe)]));
      expect(keys(findPendingRenderJobs(model, listed))).toEqual([[listed.lists[list.id]?.[1]?.id]]);
    }
  });

  it("are not put where by then there is another recipe, or none", () => {
    const after = done(withSlots(both, id, { [one]: createRecipeImage(b.recipe) }));
    const [job] = findPendingRenderJobs(model, after, both);
    for (const image of [photo(1), lettered(typed("Rye"), 5), undefined]) {
      const later = done(withSlots(after, id, { [one]: image }));
      const whole = job && withRenderedPictures(later, job, [blob(10), blob(11)]);
      expect(whole?.slots[id]?.[one]).toBe(later.slots[id]?.[one]);
      expect(whole?.slots[id]?.[other]?.picture).toEqual(blob(11));
    }
  });

  it("have another job for anything that their result depends on", () => {
    const jobKeys = (design: typeof empty) => findPendingRenderJobs(model, design).map(({ key }) => key);
    const stale = (to: string, images: Readonly<Record<string, typeof a>>) => {
      const all = Object.entries(images).map(([slot, { recipe }]) => [slot, createRecipeImage(recipe)]);
      return done(withSlots(empty, to, Object.fromEntries(all)));
    };
    const designs = [
      stale(id, { [one]: a }),
      stale(id, { [one]: b }),
      stale(id, { [other]: a }),
      stale(id, { [one]: a, [other]: b }),
      stale(id, { [one]: b, [other]: a }),
      ...sample.slots
        .filter((each) => each !== category)
        .map((each) => stale(each.id, { [shownSlots(empty, each)[0] ?? ""]: a })),
      ...sample.counted.flatMap((each) => {
        const inSlot = stale(each.id, { [each.arrangements[0].places[0]?.slot ?? ""]: b });
        const countsOf = (count: number) => ({ ...empty.counts, [each.id]: count });
        return each.arrangements.map(({ count }) => ({ ...inSlot, counts: countsOf(count) }));
      }),
      ...lists.flatMap((list) =>
        [a, b].map(({ recipe }) => done(addListImages(empty, list, [createRecipeImage(recipe)]))),
      ),
    ];
    const all = designs.flatMap(jobKeys);
    expect(all).toHaveLength(designs.length);
    expect(new Set(all).size).toBe(all.length);
  });

  it.each([
    ["a filled", b],
    ["an empty", undefined],
  ])("stay with their recipe where one that has moved to %s slot can't be rendered", (_, own) => {
    const [to, first, second] = sample.named.flatMap((each) =>
      shownSlots(empty, each).map((slot) => ({ category: each.id, key: slot })),
    );
    if (!to || !first || !second) throw new Error("the machine has no screen with three slots");
    const same = createPlainImage(a.picture ?? blob(1));
    const filled = { [first.key]: same, [second.key]: a };
    const before = done(withSlots(empty, to.category, own ? { ...filled, [to.key]: own } : filled));
    const moved = withRecipe(a, lettered(typed("Rye"), 9).recipe);
    const after = done(withSlots(before, to.category, { [to.key]: moved }));
    expect(restoreFailedImages(before, after, [to]).slots[to.category]?.[to.key]).toEqual(a);
  });

  it("are not taken from another slot whose picture isn't rendered either", () => {
    const unrendered = createRecipeImage(a.recipe);
    const before = done(withSlots(empty, id, { [one]: unrendered, [other]: b }));
    const after = done(withSlot(before, id, other, createRecipeImage(lettered(typed("Rye"), 9).recipe)));
    expect(restoreFailedImages(before, after, [{ category: id, key: other }]).slots[id]?.[other]).toBe(b);
  });

  it("are all as before in a list that gets no new one", () => {
    for (const list of lists) {
      const before = done(addListImages(empty, list, [photo(1), photo(2)]));
      const [first, second] = before.lists[list.id] ?? [];
      if (!first || !second) throw new Error("the list is empty");
      const fresh = { ...createRecipeImage(a.recipe), id: "new" };
      const restored = (...images: readonly (typeof first)[]) =>
        restoreFailedImages(before, withList(before, list.id, images), [{ category: list.id, key: "new" }])
          .lists[list.id];
      expect(restored(first, fresh)).toEqual([first, second]);
      expect(restored(fresh, second)).toEqual([first, second]);
      const rotated = { ...photo(3), id: "other" };
      expect(restored(rotated, fresh)).toEqual([rotated]);
    }
  });

  it("have equal jobs for the same set, whatever else changed", () => {
    const looked = applyLook(model, empty, looks[0], { ...materials, mode: "all" });
    // The images of its lists get other ids, since there was one before.
    const full = lists.reduce((now, list) => done(addListImages(now, list, [photo(1)])), both);
    const again = applyLook(model, full, looks[0], { ...materials, mode: "all" });
    const jobKeys = (design: typeof empty) => findPendingRenderJobs(model, design).map(({ key }) => key);
    expect(jobKeys(again)).toEqual(jobKeys(looked));
  });

  it("stay as they were where one can't be rendered", () => {
    const words = Object.fromEntries(sample.words.words.map((word) => [word.id, "Other"]));
    const full = lists.reduce((now, list) => done(addListImages(now, list, [photo(1)])), both);
    const looked = done(applyLook(model, full, looks[0], { ...materials, mode: "all" }));
    const listed = lists.flatMap((list) =>
      (looked.lists[list.id] ?? []).map((image) => ({ category: list.id, key: image.id })),
    );
    const kept = restoreFailedImages(full, looked, [{ category: id, key: one }, ...listed]);
    expect(kept.slots[id]?.[one]).toBe(full.slots[id]?.[one]);
    expect(kept.slots[id]?.[other]).toBe(looked.slots[id]?.[other]);
    for (const list of lists) {
      expect(kept.lists[list.id]).toBe(full.lists[list.id]);
      const [, second] = looked.lists[list.id] ?? [];
      const half = restoreFailedImages(full, looked, [{ category: list.id, key: second?.id ?? "" }]);
      expect(half.lists[list.id]).toEqual(looked.lists[list.id]?.slice(0, 1));
    }
    // The picture that could not be lettered says its old words, and follows the next time.
    const said = frozen(rendered(model, applyLook(model, empty, looks[0], { ...materials, mode: "all" })));
    const renamed = done(setTexts(model, said, { language: "en", texts: words }, materials));
    const jobs = findPendingRenderJobs(model, renamed, said);
    const refs = jobs.flatMap(({ images }) => images.map(({ category, key }) => ({ category, key })));
    const unlettered = restoreFailedImages(said, renamed, refs);
    expect(unlettered.slots).toEqual(said.slots);
    expect(unlettered.texts).toEqual(words);
    expect([...Object.values(unlettered.slots[id] ?? {})].some(isStale)).toBe(false);
    // Two that have changed places stay there with the words that they have.
    const swapped = { ...both, slots: { ...both.slots, [id]: { [one]: b, [other]: a } } };
    const reworded = (image: typeof a, text: string) => withRecipe(image, lettered(typed(text), 9).recipe);
    const stale = { [one]: reworded(b, "Oat"), [other]: reworded(a, "A longer name") };
    const followed = { ...both, slots: { ...both.slots, [id]: stale } };
    const places = [one, other].map((key) => ({ category: id, key }));
    expect(restoreFailedImages(both, followed, places).slots).toEqual(swapped.slots);
    expect(restoreFailedImages(both, followed, places.slice(0, 1)).slots[id]).toEqual({ ...stale, [one]: b });
  });

  it("are found if they are missing", () => {
    const isMissing = (picture: object) => "blob" in picture && picture.blob === a.picture?.blob;
    expect(findMissingImages(both, isMissing)).toEqual([{ category: id, key: one, image: a }]);
  });
});
