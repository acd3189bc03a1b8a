import { describe, expect, it } from "vitest";
import { STYLE_CHOICES } from "#messages/lettering.ts";
import { findLookLettering } from "../../shared/machine/looks.ts";
import type { Box, Size } from "../../shared/machine/types.ts";
import { isBoxInside } from "../../web/picture/lettering/boxes.ts";
import { createLettering } from "../../web/picture/lettering/lettering-job.ts";
import { chooseInitialStyle, chooseScenes, offeredStylesOf } from "../../web/wizard/library.ts";
import { EVERY_MACHINE } from "./every-machine.ts";

const within = (box: Box | undefined, size: Size) => box && isBoxInside(box, { x: 0, y: 0, ...size });

describe.each(EVERY_MACHINE)("words on the pictures of the machine $id", ({ machine }) => {
  const { categories } = machine.model;
  const slotted = categories.filter((category) => category.kind === "slots");

  it("stand inside a picture of every size, in every style", async () => {
    const styles = await machine.letteringStyles();
    for (const { size } of categories.flatMap(({ arrangements }) => arrangements))
      for (const { id } of STYLE_CHOICES)
        expect(within(createLettering(styles, id, size).box, size)).toBe(true);
  });

  it("are offered, as names, in styles that have a scene for every slot", async () => {
    const { initial } = await machine.letteringStyles();
    const libraries = await machine.libraries();
    for (const { id, step, library: offeredLibrary, arrangements } of slotted) {
      if (!step.naming || !offeredLibrary) continue;
      const library = libraries[offeredLibrary] ?? [];
      for (const { size, places } of arrangements) {
        const slots = places.map(({ slot }) => ({
          ...{ slot, name: step.naming?.placeholders[slot] ?? "", isKept: false },
          image: undefined,
        }));
        const offered = offeredStylesOf(library, size);
        expect(offered, id).toContainEqual(
          expect.objectContaining({ id: chooseInitialStyle(offered, [], library, undefined, initial) }),
        );
        for (const style of offered)
          expect(chooseScenes(slots, library, style.id, size, 0), style.id).toHaveLength(slots.length);
      }
    }
  });

  it("have a place in every look, whose other parts are the machine's too", async () => {
    const looks = await machine.looks();
    expect(machine.hasLooks).toBe(looks.length > 0);
    const lists = categories.filter(({ kind }) => kind === "list").map(({ id }) => id);
    for (const look of looks) {
      for (const category of slotted)
        for (const { count, size } of category.arrangements)
          expect(
            within(findLookLettering(look, category.id, count)?.box, size),
            `${look.id}: ${category.id}, ${count}`,
          ).toBe(true);
      expect(lists).toEqual(expect.arrayContaining(Object.keys(look.lists)));
      expect(slotted.map(({ id }) => id)).toEqual(expect.arrayContaining([...look.shown]));
    }
  });

  it("of the table are in every language, for slots that there are, each of them once", async () => {
    const { words, pictures, languages, maxLength } = await machine.wordTable();
    const slots = slotted.flatMap(({ id, slots }) => slots.map((slot) => `${id} ${slot.id}`));
    const said = words.flatMap(({ places }) => places.map(({ category, slot }) => `${category} ${slot}`));
    expect(slots).toEqual(expect.arrayContaining(said));
    expect(new Set(said).size).toBe(said.length);
    for (const language of languages) {
      const ids = [...words.map(({ id }) => id), ...pictures.map(({ word }) => word)];
      expect(Object.keys(language.words).sort()).toEqual(ids.sort());
      for (const text of Object.values(language.words)) expect(text.length).toBeLessThanOrEqual(maxLength);
    }
  });
});
