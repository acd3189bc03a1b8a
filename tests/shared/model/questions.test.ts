import { describe, expect, it } from "vitest";
import { findArrangement } from "../../../shared/machine/questions.ts";
import { type Step, stepsOf } from "../../../shared/machine/steps.ts";
import { createPlainImage, type Design, type Picture } from "../../../shared/model/design.ts";
import { withContent, withSlots } from "../../../shared/model/edit.ts";
import {
  findAvailableImage,
  findEmptySlots,
  findFirstUnfinishedStep,
  findReferencedBlobs,
  findShownImages,
  hasAllNames,
  isBundledImage,
  isDesignStarted,
  isStepComplete,
  listRailSteps,
} from "../../../shared/model/questions.ts";
import { createRecipeImage } from "../../../shared/model/recipe.ts";
import { blob, frozen, lettered, photo, SAMPLES, sha, typed } from "./samples.ts";

describe.each(SAMPLES)("a design of $id", (sample) => {
  const { model, lists, slots, named, list, category, one, other, empty } = sample;
  const unconfirmed: Design = frozen({ ...empty, isConfirmed: false });
  const steps = stepsOf(model);
  const last = steps.at(-1);

  const isLost = (picture: Picture) => "blob" in picture && picture.blob === sha(1);

  /** With all that its steps ask for. */
  const whole = frozen({
    ...withContent(unconfirmed, {
      name: "Foyer",
      lists: Object.fromEntries(lists.map(({ id }) => [id, [{ ...photo(2), id: "1.1" }]])),
      slots: Object.fromEntries(
        slots.map((each) => [each.id, Object.fromEntries(each.slots.map(({ id }) => [id, photo(2)]))]),
      ),
      names: Object.fromEntries(
        named.map((each) => [each.id, Object.fromEntries(each.slots.map(({ id }) => [id, "Oat"]))]),
      ),
    }),
    isConfirmed: true,
  });
  /** The same without what one step asks for. */
  const without = (step: Step): Design[] => {
    if (step.kind === "name") return [{ ...whole, name: "" }];
    if (step.kind === "review") return [{ ...whole, isConfirmed: false }];
    const { id } = step.category;
    if (step.kind === "list") return [{ ...whole, lists: { ...whole.lists, [id]: [] } }];
    const [{ slot = "" } = {}] = findArrangement(step.category, whole.counts[id]).places;
    const { [slot]: _, ...images } = whole.slots[id] ?? {};
    const lacking = { ...whole, slots: { ...whole.slots, [id]: images } };
    const { [slot]: __, ...names } = whole.names[id] ?? {};
    return step.category.names ? [lacking, { ...whole, names: { ...whole.names, [id]: names } }] : [lacking];
  };

  it("has steps that are complete, or the first that isn't", () => {
    const states = (design: Design, unfinished?: readonly string[]) =>
      listRailSteps(model, design, undefined, unfinished).map(({ state }) => state);
    expect(states(whole)).toEqual(steps.map(() => "done"));
    expect(findFirstUnfinishedStep(model, whole)).toEqual(last);
    expect(listRailSteps(model, whole)[0]).toEqual({
      id: "name",
      label: model.nameStep.label,
      href: model.nameStep.route,
      state: "done",
    });
    for (const step of steps) {
      const expected = steps.map(({ id }) => (id === step.id ? "missing" : "done"));
      expect(isStepComplete(whole, step)).toBe(true);
      expect(states(whole, [step.id])).toEqual(expected);
      expect(findFirstUnfinishedStep(model, whole, undefined, [step.id])).toEqual(step);
      for (const design of without(step)) {
        expect(isStepComplete(design, step)).toBe(false);
        expect(states(design)).toEqual(expected);
        expect(findFirstUnfinishedStep(model, design)).toEqual(step);
      }
    }
  });

  it("lacks what was lost, in its steps, its images and its empty slots", () => {
    const inList = [1, 2].map((number) => ({ ...photo(number), id: `1.${number}` }));
    const lost = withContent(whole, {
      lists: { ...whole.lists, [list.id]: inList },
      slots: { ...whole.slots, [category.id]: { [one]: photo(1), [other]: photo(2) } },
    });
    const keysIn = (each: typeof category | typeof list) =>
      findShownImages(lost, each, isLost).map(({ key }) => key);
    expect(keysIn(list)).toEqual(["1.2"]);
    expect(keysIn(category)).toEqual([other]);
    expect(findEmptySlots(lost, category, isLost).map(({ slot }) => slot)).toContain(one);
    expect(findAvailableImage(lost, category.id, one, isLost)).toBeUndefined();
    expect(findAvailableImage(lost, category.id, one)).toBe(lost.slots[category.id]?.[one]);
    const step = steps.find(({ id }) => id === list.id);
    const only = { ...lost, lists: { [list.id]: [{ ...photo(1), id: "1.1" }] } };
    expect(step && isStepComplete(only, step, isLost)).toBe(false);
    // A design of a machine that has got another category since.
    expect(findAvailableImage({ slots: {} }, category.id, one)).toBeUndefined();
    expect(findShownImages({ ...whole, lists: {} }, list)).toEqual([]);
  });

  it("has all names of a screen, if that screen has names", () => {
    for (const each of slots) {
      expect(hasAllNames(whole, each)).toBe(true);
      for (const names of [{}, { [each.id]: { [each.slots[0]?.id ?? ""]: "Oat" } }])
        expect(hasAllNames({ names }, each)).toBe(
          !each.names || (each.id in names && each.slots.length === 1),
        );
    }
  });

  it("is started as soon as there is something to see", () => {
    expect(isDesignStarted(unconfirmed)).toBe(false);
    expect(isDesignStarted({ ...unconfirmed, names: { teas: {}, blends: { left: "Oat" } } })).toBe(true);
    expect(isDesignStarted({ ...unconfirmed, name: "Foyer" })).toBe(true);
    expect(isDesignStarted(withSlots(unconfirmed, category.id, { [one]: photo(1) }))).toBe(true);
  });

  it("refers to the blobs of its images, recipes, brand and table, and to no files", () => {
    expect(findReferencedBlobs(unconfirmed)).toEqual(new Set());
    const inList = [photo(1), createPlainImage({ path: "/images/a.png" })].map((image, at) => {
      return { ...image, id: `1.${at}` };
    });
    const design = withContent(unconfirmed, {
      lists: { ...unconfirmed.lists, [list.id]: inList },
      slots: { ...unconfirmed.slots, [category.id]: { [one]: lettered(typed("Oat"), 3), [other]: photo(4) } },
      brand: { logo: blob(5), colours: [], style: "" },
      table: {
        columns: [],
        rows: [],
        namesOn: {},
        pictures: { "a.png": { name: "a", made: { "1x1": { ...blob(6), isFitted: true } } } },
      },
    });
    expect(findReferencedBlobs(design)).toEqual(new Set([1, 3, 1003, 4, 5, 6].map(sha)));
    const plain = { ...design, brand: { logo: null, colours: [], style: "" }, table: null };
    expect(findReferencedBlobs(plain)).toEqual(new Set([1, 3, 1003, 4].map(sha)));
  });
});

it("lacks a file of the app only if its picture is one", () => {
  expect(isBundledImage(createPlainImage({ path: "/images/a.png" }))).toBe(true);
  expect(isBundledImage(photo(1))).toBe(false);
  expect(isBundledImage(createRecipeImage(lettered(typed("Oat")).recipe))).toBe(false);
});
