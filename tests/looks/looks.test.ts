import { describe, expect, it } from "vitest";
import { defaultImagePath, findArrangement } from "../../shared/machine/questions.ts";
import { LOOKS } from "../../shared/machines/classic/looks.ts";
import { CLASSIC_MODEL } from "../../shared/machines/classic/model.ts";
import { WORD_TABLE } from "../../shared/machines/classic/words.ts";
import { findTextAt } from "../../shared/model/defaults.ts";
import { createEmptyDesign, createPlainImage, type Design, type Image } from "../../shared/model/design.ts";
import { withSlot } from "../../shared/model/edit.ts";
import { applyLook, countOwnImages, type LookMode, planLook } from "../../shared/model/look.ts";
import { addListImages } from "../../shared/model/pictures.ts";
import type { IsMissing } from "../../shared/model/questions.ts";
import { createRecipeImage, createWholeRecipe } from "../../shared/model/recipe.ts";
import { isBundledBlob } from "../../web/looks/bundled-sums.ts";
import { cycleScreenIndex, namesForLook } from "../../web/looks/LookControls.tsx";
import { listOf } from "../support/categories.ts";

const picture = (digit: string) => ({ blob: digit.repeat(64), bytes: 1 });
const OWN = createPlainImage(picture("a"));
const SAVER = createPlainImage({ path: "/images/defaults/generic/screensavers/good-morning.png" });
const look = LOOKS[0] as (typeof LOOKS)[number]; // There is one.

const MATERIALS = { looks: LOOKS, words: WORD_TABLE, isBundledBlob };
const empty = createEmptyDesign(CLASSIC_MODEL, "one");
const listed = (...images: Image[]) =>
  addListImages(empty, listOf(CLASSIC_MODEL, "screensaver"), images) as Design; // There is room.
const paths = (...numbers: number[]) => numbers.map((at) => `${look.folder}/screensaver/${at}.webp`);

/** What a look puts on a design in a mode. */
function planned(mode: LookMode, design: Design = empty, isMissing: IsMissing = () => false) {
  const options = { ...MATERIALS, mode, isMissing };
  const plan = planLook(CLASSIC_MODEL, design, look, options);
  const dressed = applyLook(CLASSIC_MODEL, design, look, options);
  const shown = dressed.lists.screensaver?.map(({ picture, recipe }) =>
    recipe && "path" in recipe.original ? recipe.original.path : picture,
  );
  return {
    slots: plan.flatMap((part) =>
      "slots" in part ? part.slots.map((slot) => `${part.category.id}/${slot}`) : [],
    ),
    isListed: plan.some((part) => "paths" in part),
    list: shown,
  };
}

/** Every slot of the counts that a new design has. */
const EVERY = CLASSIC_MODEL.categories.flatMap((category) =>
  category.kind === "slots"
    ? findArrangement(category, "counts" in category ? category.counts.initial : undefined).places.map(
        ({ slot }) => `${category.id}/${slot}`,
      )
    : [],
);

describe("what a look does", () => {
  it("fills every slot of an empty design, and its list, in every mode", () => {
    for (const mode of ["others", "empty", "all"] as const)
      expect(planned(mode)).toEqual({ slots: EVERY, isListed: true, list: paths(1, 2, 3) });
  });

  it("goes by the counts that were chosen, and leaves them", () => {
    const counted = { ...empty, counts: { ...empty.counts, hotcupsizes: 4, coldcupsizes: 1 } };
    const { slots } = planned("all", counted);
    expect(slots.filter((slot) => slot.startsWith("hotcupsizes"))).toHaveLength(4);
    expect(slots.filter((slot) => slot.startsWith("coldcupsizes"))).toEqual(["coldcupsizes/regular"]);
  });

  const cold = createPlainImage({ path: defaultImagePath(CLASSIC_MODEL.categories[2], 2, "cold") });
  const mixed = withSlot(
    withSlot(listed(SAVER, OWN, OWN, OWN), "hotcold", "hot", OWN),
    "hotcold",
    "cold",
    cold,
  );

  it("keeps what is the visitor's own, and only that, by default", () => {
    const own = OWN.picture;
    expect(planned("others", mixed)).toEqual({
      slots: EVERY.filter((slot) => slot !== "hotcold/hot"),
      isListed: true,
      list: [...paths(1), own, own, own],
    });
    expect(countOwnImages(CLASSIC_MODEL, mixed, MATERIALS)).toBe(4);
    const lettered = createRecipeImage(
      createWholeRecipe({ path: "/images/defaults/generic/scenes/moka-pot.png", width: 302, height: 485 }),
      { picture: picture("b") },
    );
    const withScene = withSlot(mixed, "blends", "left", lettered);
    expect(countOwnImages(CLASSIC_MODEL, withScene, MATERIALS)).toBe(4);
  });

  it("fills only what is empty, or replaces everything, where that is asked for", () => {
    const { slots, isListed } = planned("empty", mixed);
    expect(slots, "a default counts as empty").toEqual(EVERY.filter((slot) => slot !== "hotcold/hot"));
    expect(isListed).toBe(false);
    expect(planned("all", mixed)).toEqual({ slots: EVERY, isListed: true, list: paths(1, 2, 3) });
  });

  it("counts a picture that the browser has evicted as empty", () => {
    const evicted = withSlot(empty, "hotcold", "hot", OWN);
    expect(planned("empty", evicted, (of) => of === OWN.picture).slots).toHaveLength(EVERY.length);
  });
});

const SAID = { ...empty, texts: { hot: "Heiß" } };

describe("the words on a look's pictures", () => {
  const slotted = CLASSIC_MODEL.categories.filter((category) => category.kind === "slots");
  const wordsOf = (id: string, design: Design = SAID) =>
    slotted
      .filter((category) => category.id === id)
      .flatMap((category) => category.slots.map((slot) => findTextAt(design, category, slot.id, MATERIALS)));

  it("are names where the visitor names the slots; what is replaced without one gets the suggested name", () => {
    const names = { blends: { left: " Hausmischung " } };
    const from = { kind: "blend" };
    expect(wordsOf("blends", { ...SAID, names })).toEqual(
      ["Hausmischung", "", ""].map((text) => ({ from, text })),
    );
    const plan = planLook(CLASSIC_MODEL, withSlot(empty, "blends", "right", OWN), look, {
      ...MATERIALS,
      mode: "others",
    });
    expect(namesForLook({ blends: { left: "House" } }, plan).blends).toEqual({
      left: "House",
      middle: "Colombian",
    });
  });

  it("are the design's own words where it has some", () => {
    expect(wordsOf("hotcold").map((words) => words?.text)).toEqual(["Heiß", "Cold"]);
  });

  it("are there for every slot else", () => {
    for (const { id } of slotted.filter((category) => !("names" in category)))
      for (const words of wordsOf(id)) expect(words?.text, id).toBeTruthy();
  });
});

describe("machines that walk side by side", () => {
  it("move one at a time, and go where the first went", () => {
    const walk = [0, 1, 2, 3, 4].map((step) =>
      [0, 1, 2].map((machine) => cycleScreenIndex(step, machine, 3, 9)),
    );
    expect(walk).toEqual([
      [0, 0, 0],
      [1, 0, 0],
      [1, 1, 0],
      [1, 1, 1],
      [2, 1, 1],
    ]);
    expect([26, 27].map((step) => cycleScreenIndex(step, 0, 3, 9))).toEqual([0, 0]);
  });
});
