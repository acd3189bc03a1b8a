import { describe, expect, it } from "vitest";
import type { Category } from "../../shared/machine/types.ts";
import { createRequirementCards } from "../../web/app/pages/image-requirements/requirement-cards.ts";
import { EVERY_MACHINE } from "./every-machine.ts";

/** The marks that the product fills, by the name of the text; every other text has none. */
const MARKS: Readonly<Record<string, readonly string[]>> = {
  hint: ["width", "height"],
  counter: ["count", "max"],
  loaded: ["count"],
  tooMany: ["max", "free"],
  full: ["max"],
  chosen: ["name"],
  applied: ["slot", "label"],
  uploaded: ["slot", "label", "name"],
  one: ["count"],
  other: ["count"],
  wrongSize: ["width", "height", "actualWidth", "actualHeight"],
  slotStorageKey: ["slot"],
  defaultPath: ["count", "slot"],
  name: ["number"],
  caption: ["label"],
};

/** Every text of a model with the name under which it stands. */
const textsIn = (value: unknown, name = ""): { name: string; text: string }[] =>
  typeof value === "string"
    ? [{ name, text: value }]
    : typeof value === "object" && value !== null
      ? Object.entries(value).flatMap(([key, inner]) => textsIn(inner, key))
      : [];

describe.each(EVERY_MACHINE)("the words of the machine $id", ({ machine }) => {
  const { model } = machine;

  it("are there for every message, with marks that the product fills", async () => {
    const words = await machine.stepTexts();
    const idsOf = (kind: Category["kind"]) =>
      model.categories.filter((category) => category.kind === kind).map(({ id }) => id);
    expect(Object.keys(words.lists).sort()).toEqual(idsOf("list").sort());
    expect(Object.keys(words.slots).sort()).toEqual(idsOf("slots").sort());
    for (const { name, text } of textsIn([model, words])) {
      expect(text.trim(), name).not.toBe("");
      const marks = [...text.matchAll(/\{(\w+)\}/g)].map(([, mark = ""]) => mark);
      expect(MARKS[name] ?? [], text).toEqual(expect.arrayContaining(marks));
    }
  });

  it("suggest a name for every slot that is to be named, within its length", () => {
    for (const category of model.categories) {
      if (category.kind !== "slots" || !category.names) continue;
      const { naming } = category.step;
      if (!naming) throw new Error(`${category.id} has names and no step to give them`);
      for (const { id } of category.slots) {
        expect(naming.placeholders[id], id).toBeTruthy();
        expect(naming.placeholders[id]?.length).toBeLessThanOrEqual(naming.maxLength);
      }
    }
  });

  it("have a choice of counts, and of a library's pictures, where there is one", async () => {
    const { lists, slots } = await machine.stepTexts();
    for (const category of model.categories) {
      const { id } = category;
      expect(!(lists[id] ?? slots[id])?.library, id).toBe(!category.library);
      if (category.kind === "slots") expect(!slots[id]?.counting, id).toBe(!category.counts);
    }
  });

  it("guide to every category, whose cards share their sizes, and into the machine", async () => {
    const guide = await machine.guide();
    const cards = createRequirementCards(model, guide);
    const covered = guide.cards.flatMap(({ categories }) => categories);
    const known = model.categories.map(({ id }) => id);
    expect(known).toEqual(expect.arrayContaining([...covered]));
    expect(cards).toHaveLength(guide.cards.length + known.filter((id) => !covered.includes(id)).length);
    for (const { categories } of guide.cards) {
      const [first, ...others] = categories.map((id) =>
        model.categories.find((category) => category.id === id)?.arrangements.map(({ size }) => size),
      );
      for (const other of others) expect(other).toEqual(first);
    }
    for (const { amount } of cards) expect(amount).not.toMatch(/[{}]/);
    expect(guide.importSteps.length).toBeGreaterThan(0);
  });
});
