import { describe, expect, it } from "vitest";
import { findWordAt } from "../../../shared/machine/machine.ts";
import { findArrangement, formatSize } from "../../../shared/machine/questions.ts";
import { stepsOf } from "../../../shared/machine/steps.ts";
import type { SlotCategory } from "../../../shared/machine/types.ts";
import {
  createLookImage,
  findLookInUse,
  findTextAt,
  isDefaultImage,
} from "../../../shared/model/defaults.ts";
import {
  contentOf,
  copyDesign,
  createPlainImage,
  type Design,
  hasSameContent,
  imagesOf,
} from "../../../shared/model/design.ts";
import {
  confirmDesign,
  MAX_DETAIL_LENGTH,
  replaceContent,
  setDetails,
  withSlot,
  withSlots,
} from "../../../shared/model/edit.ts";
import { applyLook, countOwnImages } from "../../../shared/model/look.ts";
import {
  addListImages,
  moveListImage,
  replaceImage,
  replaceListImages,
  swapImages,
} from "../../../shared/model/pictures.ts";
import {
  findEmptySlots,
  findShownImages,
  type IsPictureMissing,
  isConfirmed,
  isDesignStarted,
  isStepComplete,
  NONE_MISSING,
} from "../../../shared/model/questions.ts";
import { parseDesign } from "../../../shared/model/read-design.ts";
import { isStale, letteringSetKey } from "../../../shared/model/recipe.ts";
import {
  applyDefaults,
  applyImportPlan,
  copyScreen,
  fillDesign,
  fillEmptySlots,
  findCountEffect,
  hasSameScreen,
  setSlotCount,
} from "../../../shared/model/screens.ts";
import {
  isPictureColumnId,
  MAX_TABLE_ROWS,
  setTable,
  slotNameColumnId,
  type VariantTable,
} from "../../../shared/model/table.ts";
import {
  nameSlots,
  renameMachine,
  restylePictures,
  setBrand,
  setTexts,
} from "../../../shared/model/texts.ts";
import { toCommittedDesign } from "../../../shared/model/undo.ts";
import { createVariantDesign } from "../../../shared/model/variant.ts";
import { listTableColumns, readVariant } from "../../../web/machines/columns.ts";
import {
  blob,
  confirmed,
  done,
  fromName,
  frozen,
  lettered,
  photo,
  rendered,
  SAMPLES,
  shownSlots,
  twoSlots,
  typed,
} from "./samples.ts";

const gone = { ok: false, fault: "gone" };

const inEnglish = (texts: Readonly<Record<string, string>>) => ({ language: "en", texts });

describe.each(SAMPLES)("a design of $id", (sample) => {
  const { model, looks, library, lists, slots, named, counted, worded, words: table } = sample;
  const { materials, empty, category, one, other } = sample;
  const { id } = category;

  describe("its names", () => {
    it("are trimmed, and refused if they are too short or too long", () => {
      const { minLength, maxLength } = model.nameStep;
      expect(done(renameMachine(model, empty, "n".repeat(minLength))).name).toHaveLength(minLength);
      const name = "n".repeat(maxLength);
      const renamed = done(renameMachine(model, empty, ` ${name} `));
      expect(renamed).toEqual({ ...empty, name, isConfirmed: false });
      expect(renameMachine(model, renamed, name)).toBe(renamed);
      const short = "n".repeat(minLength - 1);
      for (const wrong of [short, `${name}n`])
        expect(renameMachine(model, empty, wrong)).toEqual({ ok: false, fault: "nameLength" });
    });

    it("of a customer, and a note, are trimmed and keep the confirmation", () => {
      const confirmed = { ...empty, isConfirmed: true };
      const after = done(setDetails(confirmed, { customer: " Müller AG ", note: "4711" }));
      expect(after).toEqual({ ...confirmed, customer: "Müller AG", note: "4711" });
      expect(setDetails(after, { note: "4711" })).toBe(after);
      const note = "n".repeat(MAX_DETAIL_LENGTH);
      expect(setDetails(empty, { note })).toMatchObject({ note });
      const tooLong = { customer: "Müller AG", note: `${note}n` };
      expect(setDetails(empty, tooLong)).toEqual({ ok: false, fault: "textLength" });
    });

    it("of slots are followed by pictures that say them, and by no others", () => {
      for (const { id, slots: places, step } of named) {
        const [first = "", second = ""] = places.map((slot) => slot.id);
        const images = { [first]: lettered(fromName("Old"), 1), [second]: lettered(typed("Old"), 2) };
        const before = done(withSlots(empty, id, images));
        const names = { [id]: { [first]: " New ", [second]: "Other" } };
        const after = done(nameSlots(model, before, names, materials));
        expect(after.names[id]).toEqual({ [first]: "New", [second]: "Other" });
        const image = after.slots[id]?.[first];
        expect(image?.recipe?.words?.text).toBe("New");
        expect(image && isStale(image)).toBe(true);
        expect(image?.picture).toEqual(before.slots[id]?.[first]?.picture);
        expect(after.slots[id]?.[second]).toBe(before.slots[id]?.[second]);
        expect(nameSlots(model, after, names, materials)).toBe(after);
        // A name that is taken away leaves the picture as it is.
        const without = done(nameSlots(model, after, { [id]: { [first]: "" } }, materials));
        expect(without.names[id]).toEqual({ [second]: "Other" });
        expect(without.slots).toBe(after.slots);
        const longest = "n".repeat(step.naming?.maxLength ?? 0);
        const rename = (name: string) => nameSlots(model, empty, { [id]: { [first]: name } }, materials);
        expect(done(rename(`  ${longest} `)).names[id]).toEqual({ [first]: longest });
        expect(rename(`${longest}n`)).toEqual({ ok: false, fault: "nameLength" });
      }
    });
  });

  it("has a language that its pictures follow, but for texts of the visitor's own", () => {
    const [english, german] = table.languages;
    const [word, other] = table.words;
    if (!german || !word || !other) return;
    const design = done(fillEmptySlots(empty, model.categories, materials));
    const typed = done(setTexts(model, design, inEnglish({ [word.id]: "Mine" }), materials));
    const after = done(setTexts(model, typed, { language: german.id, texts: typed.texts }, materials));
    const said = ({ places: [place] }: typeof word) =>
      place && after.slots[place.category]?.[place.slot]?.recipe?.words?.text;
    expect(said(word)).toBe("Mine");
    expect(said(other)).toBe(german.words[other.id]);
    expect(after).toMatchObject({ language: german.id, texts: { [word.id]: "Mine" } });
    expect(parseDesign(model, { ...empty, language: german.id })?.language).toBe(german.id);
    const { language: _, ...older } = empty;
    expect(parseDesign(model, older)?.language).toBe(english.id);
    expect(contentOf(done(setTexts(model, after, inEnglish({}), materials)))).toEqual(contentOf(design));
  });

  it("has texts that its pictures follow", () => {
    for (const category of worded) {
      const { id } = category;
      const [slot = ""] = shownSlots(empty, category);
      const word = findWordAt(table, id, slot);
      if (!word) throw new Error(`${id} has no word`);
      const shown = { from: { kind: "table", word: word.id }, text: "Old" } as const;
      const before = done(withSlots(empty, id, { [slot]: lettered(shown) }));
      const textIn = (design: Design) => design.slots[id]?.[slot]?.recipe?.words?.text;
      const after = done(setTexts(model, before, inEnglish({ [word.id]: " Heiß " }), materials));
      expect(after.texts).toEqual({ [word.id]: "Heiß" });
      expect(textIn(after)).toBe("Heiß");
      expect(setTexts(model, after, inEnglish({ [word.id]: "Heiß" }), materials)).toBe(after);
      // A picture that could not be rendered then follows the next time.
      const stale = frozen({ ...before, texts: after.texts });
      const again = done(setTexts(model, stale, inEnglish({ [word.id]: "Heiß" }), materials));
      expect(textIn(again)).toBe("Heiß");
      const [{ words: own }] = table.languages;
      const back = done(setTexts(model, after, inEnglish({ [word.id]: own[word.id] ?? "" }), materials));
      expect(back.texts).toEqual({});
      expect(textIn(back)).toBe(own[word.id]);
      const long = { [word.id]: "x".repeat(table.maxLength + 1) };
      expect(setTexts(model, before, inEnglish(long), materials)).toEqual({ ok: false, fault: "textLength" });
    }
  });

  describe("its pictures", () => {
    it("are set, replaced and taken away; the same one changes nothing", () => {
      const set = done(withSlots(empty, id, { [one]: photo(1) }));
      expect(set.slots[id]).toEqual({ [one]: photo(1) });
      expect(set.isConfirmed).toBe(false);
      expect(set.lists).toBe(empty.lists);
      expect(withSlots(set, id, { [one]: photo(1) })).toBe(set);
      const replaced = done(replaceImage(set, { category: id, key: one }, photo(2)));
      expect(replaced.slots[id]).toEqual({ [one]: photo(2) });
      const cleared = done(withSlot(replaced, id, one, undefined));
      expect(cleared.slots[id]).toEqual({});
      expect(withSlot(cleared, id, one, undefined)).toBe(cleared);
    });

    it("change places with an empty slot", () => {
      const set = done(withSlots(empty, id, { [one]: photo(1) }));
      const swapped = done(swapImages(set, category, [one, other], materials));
      expect(swapped.slots[id]).toEqual({ [other]: photo(1) });
      expect(swapImages(empty, category, [one, other], materials)).toBe(empty);
    });

    it("that change places say what their slots say", () => {
      for (const from of [named, worded].filter((each) =>
        each.some(({ arrangements }) => arrangements.some(({ places }) => places.length > 1)),
      )) {
        const { category, one, other } = twoSlots(model, from);
        const { id } = category;
        const names = category.names ? { [id]: { [one]: "First", [other]: "Second" } } : {};
        const before = done(applyLook(model, empty, looks[0], { ...materials, mode: "all", names }));
        const [a, b] = [before.slots[id]?.[one], before.slots[id]?.[other]];
        const after = done(swapImages(rendered(model, before), category, [one, other], materials));
        expect(after.slots[id]?.[one]?.recipe?.words?.text).toBe(a?.recipe?.words?.text);
        expect(after.slots[id]?.[one]?.recipe?.original).toEqual(b?.recipe?.original);
        expect(after.slots[id]?.[other]?.recipe?.words?.text).toBe(b?.recipe?.words?.text);
      }
    });
  });

  describe.each(lists)("its list $id", (list) => {
    const { id, maxImages } = list;
    const urls = (design: typeof empty) => design.lists[id]?.map(({ picture }) => picture);
    const two = done(addListImages(empty, list, [photo(1), photo(2)]));
    const [first, second] = two.lists[id] ?? [];

    it("takes images as long as there is room", () => {
      expect(urls(two)).toEqual([blob(1), blob(2)]);
      expect(first?.id).not.toBe(second?.id);
      const alone = done(replaceImage(two, { category: id, key: first?.id ?? "" }, undefined));
      expect(urls(done(addListImages(alone, list, [photo(3)], { at: 0 })))).toEqual([blob(3), blob(2)]);
      const many = Array.from({ length: maxImages }, (_, at) => photo(at));
      const full = done(addListImages(empty, list, many));
      expect(addListImages(full, list, [photo(99)])).toEqual({ ok: false, fault: "listFull" });
      const isMissing = (picture: object) => "blob" in picture && picture.blob === blob(0).blob;
      const again = done(addListImages(full, list, [photo(99)], { isMissing }));
      expect(urls(again)).toEqual([...many.slice(1), photo(99)].map(({ picture }) => picture));
    });

    it("gives images up, and tells if one is gone already", () => {
      const removed = done(replaceImage(two, { category: id, key: first?.id ?? "" }, undefined));
      expect(urls(removed)).toEqual([blob(2)]);
      expect(removed.lists[id]?.[0]).toBe(second);
      expect(replaceImage(removed, { category: id, key: first?.id ?? "" }, undefined)).toEqual(gone);
      expect(moveListImage(removed, { category: id, key: first?.id ?? "" }, 0)).toEqual(gone);
      const ref = { category: id, key: first?.id ?? "" };
      expect(replaceImage(removed, ref, photo(3))).toEqual(gone);
    });

    it("is ordered, and an image keeps its id", () => {
      const moved = done(moveListImage(two, { category: id, key: second?.id ?? "" }, 0));
      expect(moved.lists[id]).toEqual([second, first]);
      expect(moveListImage(two, { category: id, key: second?.id ?? "" }, 9)).toBe(two);
      const replaced = done(replaceImage(two, { category: id, key: first?.id ?? "" }, photo(3)));
      expect(replaced.lists[id]?.map((each) => each.id)).toEqual([first?.id, second?.id]);
      expect(urls(replaced)).toEqual([blob(3), blob(2)]);
    });

    it("has images exchanged where the first of them stood", () => {
      const goes = ({ picture }: { picture: unknown }) => picture === first?.picture;
      expect(urls(done(replaceListImages(two, list, goes, [photo(8)])))).toEqual([blob(8), blob(2)]);
      const many = Array.from({ length: maxImages + 3 }, (_, at) => photo(10 + at));
      const full = done(replaceListImages(two, list, goes, many));
      expect(full.lists[id]).toHaveLength(maxImages);
      expect(full.lists[id]?.at(-1)).toBe(second);
    });

    it("has ids of its own for the images of a file", () => {
      const file = { ...two, id: "", revision: 0, name: "From a file" };
      const emptied = toCommittedDesign(two, replaceContent(two, empty), 2);
      const after = replaceContent(emptied, file);
      expect(urls(after)).toEqual(urls(two));
      const ids = [two, after].flatMap((each) => each.lists[id]?.map((image) => image.id));
      expect(new Set(ids).size).toBe(4);
    });
  });

  describe("its counts", () => {
    it.each(counted)("of $id clear, bring defaults, or a look's pictures", (category) => {
      const { id, arrangements } = category;
      const now = findArrangement(category, empty.counts[id]);
      const [slot = ""] = shownSlots(empty, category);
      for (const { count, places } of arrangements) {
        if (count === now.count) {
          expect(setSlotCount(empty, category, count, materials)).toBe(empty);
          continue;
        }
        const own = done(withSlots(empty, id, { [slot]: photo(1) }));
        expect(findCountEffect(own, category, count, materials)).toBe("cleared");
        const cleared = done(setSlotCount(own, category, count, materials));
        expect(cleared.slots[id]).toEqual({});
        expect(cleared.counts[id]).toBe(count);

        const withDefault = applyDefaults(own, category, materials, [slot]);
        expect(findCountEffect(withDefault, category, count, materials)).toBe("defaults");
        const defaults = done(setSlotCount(withDefault, category, count, materials));
        for (const { slot } of places) {
          const image = defaults.slots[id]?.[slot];
          expect(image && isDefaultImage(category, count, slot, image)).toBe(true);
        }
        expect(Object.keys(defaults.slots[id] ?? {})).toHaveLength(places.length);

        const looked = rendered(model, applyLook(model, empty, looks[1], { ...materials, mode: "all" }));
        expect(findCountEffect(looked, category, count, materials)).toBe("filled");
        const filled = done(setSlotCount(looked, category, count, materials));
        expect(Object.keys(filled.slots[id] ?? {}).sort()).toEqual(places.map(({ slot }) => slot).sort());
        for (const image of Object.values(filled.slots[id] ?? {})) {
          expect(image.recipe?.look).toBe(looks[1].id);
          expect(isStale(image)).toBe(true);
        }
        const mixed = done(withSlots(looked, id, { [slot]: photo(1) }));
        if (now.places.length > 1) expect(findCountEffect(mixed, category, count, materials)).toBe("cleared");
      }
    });
  });

  describe("its defaults", () => {
    it("fill a slot, a screen, or all that is empty", () => {
      const own = done(withSlots(empty, id, { [one]: photo(1) }));
      const filled = done(fillEmptySlots(own, model.categories, materials));
      expect(filled.slots[id]?.[one]).toBe(own.slots[id]?.[one]);
      for (const each of slots) expect(findEmptySlots(filled, each)).toEqual([]);
      expect(fillEmptySlots(filled, model.categories, materials)).toBe(filled);
      const screen = fillEmptySlots(own, [category], materials);
      expect(Object.keys(screen.slots[id] ?? {})).toHaveLength(shownSlots(own, category).length);
      const isMissing = (picture: object) => "blob" in picture;
      const mended = fillEmptySlots(own, [category], { ...materials, isMissing });
      for (const design of [mended, applyDefaults(own, category, materials)])
        expect(design.slots[id]?.[one]?.picture).toHaveProperty("path");
    });

    it("follow the look in use, the words and the names, and go on counting as defaults", () => {
      const imageIn = (design: Design, each: SlotCategory, slot: string) => {
        const image = design.slots[each.id]?.[slot];
        const { count } = findArrangement(each, design.counts[each.id]);
        expect(image && isDefaultImage(each, count, slot, image), `${each.id}, ${slot}`).toBe(true);
        return image;
      };
      const eachDefault = (design: Design, expected: (says: string) => object, isNamed = false) => {
        for (const each of slots)
          for (const slot of shownSlots(design, each)) {
            const says = findTextAt(design, each, slot, materials)?.text ?? "";
            if (isNamed && each.names) expect(says).toBe("Mocha");
            expect(imageIn(design, each, slot)).toMatchObject(expected(says));
          }
      };
      const bundled = done(fillEmptySlots(empty, model.categories, materials));
      eachDefault(bundled, () => ({ picture: { path: expect.any(String) } }));

      const foreign = Object.fromEntries(table.words.map(({ id }) => [id, "Eigenes"]));
      const worded = done(setTexts(model, bundled, inEnglish(foreign), materials));
      eachDefault(worded, (text) => ({ recipe: { look: looks[0].id, words: { text } } }));
      expect(findLookInUse(worded, looks)).toBe(undefined);
      expect(contentOf(done(setTexts(model, worded, inEnglish({}), materials)))).toEqual(contentOf(bundled));

      const only = [id, ...lists.map((list) => list.id)];
      const dark = { ...materials, mode: "all", categories: only } as const;
      const dressed = done(applyLook(model, rendered(model, worded), looks[1], dark));
      expect(findLookInUse(dressed, looks)).toBe(looks[1]);
      for (const each of slots)
        if (each !== category)
          for (const slot of shownSlots(dressed, each))
            expect(imageIn(dressed, each, slot)?.recipe?.look).toBe(looks[1].id);
      expect(countOwnImages(model, dressed, materials)).toBe(0);

      const again = done(applyDefaults(dressed, category, materials));
      const names = Object.fromEntries(
        named.map((each) => [each.id, Object.fromEntries(each.slots.map((slot) => [slot.id, "Mocha"]))]),
      );
      const whole = done(nameSlots(model, again, names, materials));
      eachDefault(whole, (text) => ({ recipe: { look: looks[1].id, words: { text } } }), true);
      expect(applyDefaults(rendered(model, whole), category, materials).slots[id]).toMatchObject(
        whole.slots[id] ?? {},
      );
      for (const each of counted)
        for (const { count } of each.arrangements) {
          const effect = findCountEffect(whole, each, count, materials);
          expect(["none", "defaults"]).toContain(effect);
          const counts = done(setSlotCount(whole, each, count, materials));
          for (const slot of shownSlots(counts, each))
            expect(imageIn(counts, each, slot)?.recipe?.look).toBe(looks[1].id);
        }
      const stored = rendered(model, whole);
      expect(parseDesign(model, JSON.parse(JSON.stringify(stored)))).toEqual(stored);
    });

    it("make it whole", () => {
      const fill = (design: Design, path: string) =>
        done(fillDesign(model, design, { ...materials, imageFor: () => createPlainImage({ path }) }));
      const whole = fill(empty, "/images/generic/a.png");
      expect(whole.name).toBe(model.defaultMachineName);
      for (const step of stepsOf(model)) {
        const isFilled = step.kind !== "slots" || !step.category.names || step.config.naming?.suggest;
        if (step.kind !== "review" && isFilled) expect(isStepComplete(whole, step)).toBe(true);
      }
      expect(fill(whole, "/b.png")).toBe(whole);
    });
  });

  describe("a look on it", () => {
    const all = { ...materials, mode: "all" } as const;

    it("fills every place, with the words of each", () => {
      const looked = done(applyLook(model, empty, looks[0], all));
      for (const each of slots) expect(findEmptySlots(looked, each)).toEqual([]);
      for (const { id } of lists) expect(looked.lists[id]).toHaveLength(2);
      for (const { id } of worded)
        for (const image of Object.values(looked.slots[id] ?? {}))
          expect(image.recipe?.words?.text).not.toBe("");
      expect(countOwnImages(model, looked, materials)).toBe(0);
    });

    it("takes the lettering of what it keeps, so that a screen has one", () => {
      const own = done(withSlots(empty, id, { [one]: lettered(typed("Oat"), 1, "premium") }));
      const names = category.names ? { [id]: { [other]: "Mocha" } } : {};
      const looked = done(applyLook(model, own, looks[0], { ...materials, names, mode: "others" }));
      const [kept, dressed] = [one, other].map((slot) => looked.slots[id]?.[slot]?.recipe);
      expect(dressed).toMatchObject({ look: looks[0].id, words: { style: "premium" } });
      expect(dressed && letteringSetKey(dressed)).toBe(kept && letteringSetKey(kept));
    });

    it("is put on one screen alone, and takes names with it", () => {
      const looked = done(applyLook(model, empty, looks[0], { ...all, categories: [id] }));
      for (const each of slots)
        expect(Object.keys(looked.slots[each.id] ?? {}).length > 0).toBe(each.id === id);
      for (const each of named) {
        const [slot = ""] = shownSlots(empty, each);
        const names = { [each.id]: { [slot]: "Mocha" } };
        const renamed = done(applyLook(model, empty, looks[0], { ...all, names }));
        expect(renamed.names[each.id]).toEqual(names[each.id]);
        expect(renamed.slots[each.id]?.[slot]?.recipe?.words?.text).toBe("Mocha");
      }
    });
  });

  describe("its brand", () => {
    it("is set and taken away; pictures are restyled only if asked", () => {
      const before = done(withSlots(empty, id, { [one]: lettered(typed("Oat")), [other]: photo(2) }));
      const brand = { logo: blob(7), colours: ["#112233"], style: "premium" };
      const after = done(setBrand(before, brand));
      expect(after.brand).toEqual(brand);
      expect(after.slots).toBe(before.slots);
      expect(setBrand(after, { ...brand })).toBe(after);
      expect(setBrand(after, { logo: null, colours: [], style: "" }).brand).toBeNull();
      const restyled = done(restylePictures(model, after, { style: "premium", colour: "#112233" }, library));
      expect(restyled.slots[id]?.[one]?.recipe?.words).toMatchObject({ style: "premium", colour: "#112233" });
      expect(restyled.slots[id]?.[other]).toBe(before.slots[id]?.[other]);
    });
  });

  it("takes a plan of files", () => {
    const before = lists.reduce((now, list) => done(addListImages(now, list, [photo(1)])), empty);
    const [first = category] = named;
    const [slot = "", ...others] = shownSlots(empty, first);
    const kept = done(nameSlots(model, before, { [first.id]: { [slot]: "Mine" } }, materials));
    const counts = Object.fromEntries(counted.map((each) => [each.id, each.arrangements.at(-1)?.count ?? 1]));
    const plan = {
      name: "Lobby",
      counts,
      names: { [first.id]: Object.fromEntries([slot, ...others].map((each) => [each, "Plan"])) },
      images: [
        { category: id, slot: one, image: photo(5) },
        ...lists.flatMap((list) =>
          Array.from({ length: list.maxImages + 2 }, (_, at) => ({
            category: list.id,
            slot: String(at),
            image: photo(20 + at),
          })),
        ),
      ],
    };
    const after = done(applyImportPlan(model, kept, plan, materials));
    expect(after.name).toBe("Lobby");
    expect(after.counts).toMatchObject(counts);
    expect(after.slots[id]?.[one]).toEqual(photo(5));
    expect(after.names[first.id]?.[slot]).toBe("Mine");
    for (const each of others) expect(after.names[first.id]?.[each]).toBe("Plan");
    for (const list of lists) {
      expect(after.lists[list.id]).toHaveLength(list.maxImages);
      expect(after.lists[list.id]?.[0]).toEqual({ ...photo(20), id: kept.lists[list.id]?.[0]?.id });
    }
    const once = { ...plan, images: plan.images.slice(0, 1) };
    expect(applyImportPlan(model, after, once, materials)).toBe(after);
    // The same bytes without a recipe take none away.
    const known = rendered(model, done(withSlots(after, id, { [one]: lettered(typed("Oat"), 6) })));
    const again = createPlainImage(known.slots[id]?.[one]?.picture ?? { path: "" });
    const same = { ...plan, images: [{ category: id, slot: one, image: again }] };
    expect(applyImportPlan(model, known, same, materials)).toBe(known);
  });

  it("becomes a design of a row of its table, with its own words on the pictures", () => {
    const size = formatSize(findArrangement(category, empty.counts[id]).size);
    const first = named[0];
    const cells: Record<string, string> = {
      name: " Foyer ",
      [`picture:${id}:${one}`]: "A.png",
      [`picture:${id}:nowhere`]: "a.png",
      "picture:nothing:x": "a.png",
      "word:nothing": "x",
      ...(first && { [`name:${first.id}:${shownSlots(empty, first)[0]}`]: "Dark" }),
    };
    const variants: VariantTable = {
      columns: Object.keys(cells),
      rows: [{ id: "1", cells }],
      pictures: { "a.png": { name: "a.png", made: { [size]: { ...blob(50), isFitted: true } } } },
      namesOn: first ? { [`name:${first.id}:${shownSlots(empty, first)[0]}`]: false } : {},
    };
    const before = done(withSlots(empty, id, { [one]: lettered(typed("Oat"), 3), [other]: photo(4) }));
    const [row] = variants.rows;
    if (!row) throw new Error("there is no row");
    const variant = readVariant(variants, listTableColumns(model, table, before.counts), row);
    expect(variant.name).toBe("Foyer");
    expect(variant.texts).toEqual({});
    expect(variant.pictures).toEqual([{ category: id, slot: one, picture: { ...blob(50), isFitted: true } }]);
    const made = done(createVariantDesign(model, before, variant, { ...materials, bare: [], id: "two" }));
    expect(made).toMatchObject({ id: "two", name: "Foyer", table: null, isConfirmed: false, revision: 0 });
    expect(made.slots[id]?.[one]?.recipe).toMatchObject({
      original: { blob: blob(50).blob },
      words: { text: "Oat" },
    });
    expect(made.slots[id]?.[other]).toBe(before.slots[id]?.[other]);
    if (first) expect(made.names[first.id]).toEqual({ [shownSlots(empty, first)[0] ?? ""]: "Dark" });
    const exact = {
      ...variant,
      pictures: [{ category: id, slot: one, picture: { ...blob(50), isFitted: false } }],
    };
    const finished = createVariantDesign(model, before, exact, { ...materials, bare: [], id: "two" });
    expect(finished.slots[id]?.[one]).toEqual(createPlainImage(blob(50)));
  });

  it("has a table that is kept and taken away, and is no change of the machine", () => {
    const row = { id: "1", cells: { name: " Foyer " } };
    const variants: VariantTable = { columns: ["name"], rows: [row], pictures: {}, namesOn: {} };
    const after = done(setTable(empty, variants));
    expect(after).toEqual({ ...empty, table: variants });
    expect(setTable(after, JSON.parse(JSON.stringify(variants)))).toBe(after);
    expect(setTable(after, null)).toEqual(empty);
    const rows = Array.from({ length: MAX_TABLE_ROWS + 1 }, (_, at) => ({ ...row, id: String(at) }));
    expect(setTable(empty, { ...variants, rows })).toEqual({ ok: false, fault: "tooManyRows" });
    const most = done(setTable(empty, { ...variants, rows: rows.slice(1) }));
    expect(most.table?.rows).toHaveLength(MAX_TABLE_ROWS);
  });

  it("has columns of pictures, and others", () => {
    const columns = ["picture:blends:left", "picture:nothing:x", "name", "word:hot", "name:blends:left"];
    expect(columns.filter(isPictureColumnId)).toEqual(columns.slice(0, 2));
    expect(isPictureColumnId(slotNameColumnId("picture:", "picture:"))).toBe(false);
  });

  it("gives its screens to another, whose texts stay its own", () => {
    const names = Object.fromEntries(named.map((each) => [each.id, { [each.slots[0]?.id ?? ""]: "Mocha" }]));
    const looked = done(applyLook(model, empty, looks[0], { ...materials, mode: "all", names }));
    const recounted = counted.reduce(
      (now, each) => done(setSlotCount(now, each, each.arrangements.at(-1)?.count ?? 1, materials)),
      looked,
    );
    const from = frozen(rendered(model, recounted));
    const texts = inEnglish(Object.fromEntries(table.words.map(({ id }) => [id, "Eigenes"])));
    const other = done(setTexts(model, confirmed(model, "two"), texts, materials));
    for (const category of model.categories) {
      expect(hasSameScreen(other, from, category)).toBe(false);
      const copied = done(copyScreen(other, from, category, materials));
      expect(copied.counts[category.id]).toBe(from.counts[category.id]);
      expect(copied.names[category.id]).toEqual(from.names[category.id]);
      expect(findShownImages(copied, category)).toHaveLength(findShownImages(from, category).length);
      for (const { image } of findShownImages(copied, category)) {
        const { words } = image.recipe ?? {};
        if (words?.from.kind === "table") expect(words.text).toBe("Eigenes");
        expect(isStale(image)).toBe(words?.from.kind === "table");
      }
      expect(copyScreen(copied, copied, category, materials)).toBe(copied);
      for (const each of model.categories)
        if (each !== category) expect(hasSameScreen(other, copied, each)).toBe(true);
    }
  });

  it("gives its screens with defaults as they are, also beside one picture of a look", () => {
    const bundled = done(applyDefaults(empty, category, materials));
    const look = createLookImage(bundled, looks[1], category, one, materials);
    const from = rendered(model, done(withSlots(bundled, id, { [one]: look })));
    const copied = done(copyScreen(confirmed(model, "two"), from, category, materials));
    expect(hasSameScreen(copied, from, category)).toBe(true);
  });

  it("is confirmed, and copied as one that is not", () => {
    const design = { ...empty, isConfirmed: false };
    expect(confirmDesign(design)).toEqual({ ...empty, missingAtConfirm: 0 });
    expect(confirmDesign(empty)).toBe(empty);
    const copy = copyDesign(empty, { id: "two", name: "Two" });
    expect(copy).toMatchObject({ id: "two", name: "Two", isConfirmed: false, revision: 0, timestamp: "" });
    expect(hasSameContent(copy, { ...empty, name: "Two" })).toBe(true);
    expect(isDesignStarted(empty)).toBe(false);
    expect(isDesignStarted(copy)).toBe(true);
  });

  it("is to be confirmed again once an image is lost, and that then holds until the next change", () => {
    const full = done(withSlots(empty, id, { [one]: photo(1), [other]: photo(2) }));
    const [first] = [...imagesOf(full)].map(({ image }) => image.picture);
    const isFirst: IsPictureMissing = (picture) => picture === first;
    const whole = confirmDesign(full);
    expect(isConfirmed(whole, NONE_MISSING)).toBe(true);
    expect(isConfirmed(whole, isFirst)).toBe(false);
    const again = confirmDesign(whole, isFirst);
    expect(isConfirmed(again, isFirst)).toBe(true);
    expect(isConfirmed(again, () => true)).toBe(false);
    expect(parseDesign(model, JSON.parse(JSON.stringify(again)))).toEqual(again);
    const changed = done(withSlot(again, id, other, undefined));
    expect(isConfirmed(changed, isFirst)).toBe(false);
  });
});
