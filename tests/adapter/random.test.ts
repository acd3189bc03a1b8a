import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { arrangementFor, defaultImage, findCategory, findSlot } from "../../shared/machine/questions.ts";
import type { MachineModel } from "../../shared/machine/types.ts";
import type { Design as StoredDesign } from "../../shared/model/design.ts";
import type { Changes, Step } from "../../web/adapter/changes.ts";
import { effectOf } from "../../web/adapter/changes.ts";
import { pictureValue, viewOf } from "../../web/adapter/view.ts";
import {
  copyDesign,
  type Design,
  emptyDesign,
  imageOf,
  imagesOf,
  putImage,
} from "../../web/document/design.ts";
import * as edits from "../../web/document/edits.ts";
import type { Dressing, NewImage } from "../../web/storage/design-store.ts";
import { SAMPLES } from "../shared/model/samples.ts";
import { bench, bytesOf, fitted, pictureUrl } from "./samples.ts";

/*
 * The same changes, at random, by the edits of web/document/ on a draft and through the adapter on a stored design: the
 * pages see the same. Every picture has a seed, by which it has a name and a recipe, or not.
 */
const STEPS = 1_500;

interface Choice {
  readonly act: number;
  readonly a: number;
  readonly b: number;
  readonly c: number;
}
const choices = fc.noBias(
  fc.array(fc.record({ act: fc.nat(999), a: fc.nat(9_999), b: fc.nat(9_999), c: fc.nat(9_999) }), {
    minLength: STEPS,
    maxLength: STEPS,
    size: "max",
  }),
);

const pick = <Value>(values: readonly Value[], number: number): Value => {
  const value = values[number % values.length];
  if (value === undefined) throw new Error("there is nothing to pick from");
  return value;
};

/** What a change does to a draft, and the step that does the same to a stored design. */
interface Both {
  readonly draft: (draft: Design) => unknown;
  readonly step: Step | Promise<Step>;
  /** It begins a design anew, though it be the same. */
  readonly isAnew?: boolean;
  readonly isNote?: boolean;
}

interface Snapshot {
  readonly draft: Design;
  readonly design: StoredDesign;
}

interface Now {
  readonly draft: Design;
  readonly design: StoredDesign;
  /** A state from before. */
  readonly other: Snapshot;
}

const isNamed = (seed: number) => seed >= 500;
const named = (seed: number): { name?: string } => (isNamed(seed) ? { name: `photo-${seed}.png` } : {});
const SEEDS = new Map([...Array(1_000).keys()].map((seed) => [pictureUrl(seed), seed]));

const set = (draft: Design, members: Partial<Design>): void => {
  Object.assign(draft, members);
};

function actsOf(model: MachineModel, changes: Changes, nextSeed: () => number) {
  const slots = model.categories.filter((category) => category.kind === "slots");
  const lists = model.categories.filter((category) => category.kind === "list");
  const counted = slots.filter(({ counts }) => counts);
  const namedSlots = slots.filter(({ names }) => names);
  const slotOf = (a: number, b: number) => pick(pick(slots, a).slots, b).id;
  const pictureOf = (seed: number, category: string, slot: string) =>
    seed % 2 === 0 ? { bytes: bytesOf(seed) } : fitted(seed, category, slot);
  /** A new image as a page gives it, and as a record of a draft. */
  const given = (
    seed: number,
    category: string,
    slot: string,
  ): { image: NewImage; url: string; name: string } => ({
    image: { ...pictureOf(seed, category, slot), ...named(seed) },
    url: pictureUrl(seed),
    name: named(seed).name ?? "",
  });
  const inList = (draft: Design, list: string, number: number) =>
    number % ((draft.lists[list]?.length ?? 0) + 1);
  const idAt = (design: StoredDesign, list: string, at: number) => design.lists[list]?.[at]?.id ?? "none";
  const oldIdAt = (draft: Design, list: string, at: number) => draft.lists[list]?.[at]?.id ?? "none";
  const pictureFor = () => "/images/generic/any.png";
  const texts = (number: number) => ["", "Oat", "Dark roast", "北京 ☕"][number % 4] ?? "";

  const dress = ({ draft, other }: Now, { a, b, c }: Choice): Both => {
    const { id } = pick(slots, a);
    const slot = slotOf(a, b);
    const list = lists[b % Math.max(1, lists.length)];
    const source = other.draft;
    const isAgain = c % 3 === 0;
    const seeds = [nextSeed() % 100, nextSeed() % 100];
    const again = (draft.lists[list?.id ?? ""] ?? []).map(({ url }) => url);
    const cameAgain = again.flatMap((url) => SEEDS.get(url) ?? []).filter((seed) => !isNamed(seed));
    const come = isAgain && cameAgain.length === again.length ? cameAgain : seeds;
    const goes = (url: string) => isAgain || url === again[c % 4];
    const screenOf = pick(model.categories, c);
    const values: (readonly [string, string])[] =
      screenOf.kind === "list"
        ? (source.lists[screenOf.id] ?? []).map(({ url }, at) => [String(at), url])
        : Object.entries(source.slots[screenOf.id] ?? {}).map(([at, { url }]) => [at, url]);
    const recounted = counted[c % Math.max(1, counted.length)];
    const count = recounted && pick(recounted.arrangements, b).count;
    const ofNames = namedSlots[a % Math.max(1, namedSlots.length)];
    const names = ofNames ? { [ofNames.id]: { [pick(ofNames.slots, c).id]: texts(b) } } : {};
    const logo = [bytesOf(400 + (b % 5)), draft.brand?.logo ?? "", ""][a % 3] ?? "";
    const brand = [undefined, null, { logo, colours: ["#112233"], style: "modern" }][c % 3];
    const words = b % 4 === 0 ? { hot: texts(a) } : undefined;
    const swap = { category: id, one: slot, other: slotOf(a, c) };
    const refuses = c % 11 === 0;
    const listSlot = { category: list?.id ?? "", slot: "1" };
    const dressing: Dressing = {
      machineName: " Foyer ",
      ...(b % 5 === 0 && { screens: [{ category: screenOf.id, count: source.counts[screenOf.id], values }] }),
      ...(b % 3 === 0 && { swap }),
      // A draft does not tell the defaults among images that the same change has put elsewhere.
      ...(b % 5 && b % 3 && recounted && count !== undefined && { counts: { [recounted.id]: count } }),
      slots: [
        { category: id, slot, ...pictureOf(a % 100, id, slot) },
        { category: id, slot: slotOf(a, c), path: "/images/generic/any.png" },
        ...(list && c % 2 === 0 && !isAgain
          ? [{ ...listSlot, ...pictureOf(seeds[0] ?? 0, list.id, "") }]
          : []),
      ],
      lists: list
        ? [{ category: list.id, goes, pictures: come.map((seed) => pictureOf(seed, list.id, "")) }]
        : [],
      names,
      words,
      brand,
      admits: () => !refuses,
    };
    return {
      draft(now) {
        if (refuses) return "gone";
        now.machineName ||= "Foyer";
        for (const screen of dressing.screens ?? []) edits.putScreen(model, now, screen);
        if (dressing.swap) edits.swapImages(model, now, id, swap.one, swap.other);
        for (const [category, wanted] of Object.entries(dressing.counts ?? {}))
          edits.setCount(model, now, category, wanted);
        for (const each of dressing.slots) {
          const url = "path" in each ? each.path : pictureUrl(new Uint32Array(each.bytes.buffer)[0] ?? 0);
          edits.placeImage(model, now, each.category, each.slot, imageOf(url));
        }
        if (list)
          edits.replaceImages(
            model,
            now,
            list.id,
            ({ url }) => goes(url),
            come.map((seed) => imageOf(pictureUrl(seed))),
          );
        for (const [category, some] of Object.entries(names))
          edits.setNames(model, now, category, { ...now.names[category], ...some });
        if (words) now.words = words;
        if (brand !== undefined)
          now.brand = brand && {
            ...brand,
            logo: typeof brand.logo === "string" ? brand.logo : pictureUrl(400 + (b % 5)),
          };
      },
      step: changes.dress(dressing),
    };
  };

  const acts: Readonly<Record<string, (now: Now, choice: Choice) => Both | undefined>> = {
    rename: (_, { a }) => ({
      draft: (now) => set(now, { machineName: `Lobby ${a % 3}` }),
      step: changes.renameMachine(` Lobby ${a % 3} `),
    }),
    setNames(_, { a, b, c }) {
      const category = namedSlots[a % Math.max(1, namedSlots.length)];
      if (!category) return undefined;
      const names = Object.fromEntries(category.slots.slice(c % 2).map(({ id }, at) => [id, texts(b + at)]));
      return {
        draft: (now) => edits.setNames(model, now, category.id, names),
        step: changes.setNames(category.id, names),
      };
    },
    setImage(_, { a, b }) {
      const [{ id }, slot] = [pick(slots, a), slotOf(a, b)];
      const { image, url, name } = given(nextSeed(), id, slot);
      return {
        draft: (now) => edits.setImage(model, now, id, slot, imageOf(url, name)),
        step: changes.setImage(id, slot, image),
      };
    },
    setPath(_, { a, b, c }) {
      const [category, slot] = [pick(slots, a), slotOf(a, b)];
      const path = defaultImage(category, pick(category.arrangements, c).count, slot);
      return {
        draft: (now) => edits.setImage(model, now, category.id, slot, imageOf(path)),
        step: changes.setImage(category.id, slot, { path }),
      };
    },
    setImages(_, { a, b }) {
      const category = pick(slots, a);
      const some = category.slots.slice(b % category.slots.length).map(({ id: slot }) => {
        const seed = nextSeed();
        return { slot, seed, picture: { ...pictureOf(seed, category.id, slot), ...named(seed) } };
      });
      return {
        draft(now) {
          for (const { slot, seed } of some)
            edits.setImage(model, now, category.id, slot, imageOf(pictureUrl(seed), named(seed).name));
        },
        step: changes.setImages(category.id, new Map(some.map(({ slot, picture }) => [slot, picture]))),
      };
    },
    clearImage: (_, { a, b }) => ({
      draft: (now) => edits.clearImage(model, now, pick(slots, a).id, slotOf(a, b)),
      step: changes.clearImage(pick(slots, a).id, slotOf(a, b)),
    }),
    swapImages: (_, { a, b, c }) => ({
      draft: (now) => edits.swapImages(model, now, pick(slots, a).id, slotOf(a, b), slotOf(a, c)),
      step: changes.swapImages(pick(slots, a).id, slotOf(a, b), slotOf(a, c)),
    }),
    applyDefaults(_, { a, b, c }) {
      const slot = c % 2 === 0 ? undefined : slotOf(a, b);
      return {
        draft: (now) => edits.applyDefaults(model, now, pick(slots, a).id, slot),
        step: changes.applyDefaults(pick(slots, a).id, slot),
      };
    },
    fillEmpty(_, { a, b }) {
      const id = b % 4 === 0 ? undefined : pick(slots, a).id;
      return { draft: (now) => edits.fillEmpty(model, now, id), step: changes.fillEmpty(id) };
    },
    fillDesign: () => ({
      draft: (now) => edits.fillDesign(model, now, pictureFor),
      step: changes.fillDesign(pictureFor),
    }),
    dress,
    addImage({ draft, design }, { a, b, c }) {
      const { id } = lists[a % Math.max(1, lists.length)] ?? {};
      if (id === undefined) return undefined;
      const { image, url, name } = given(nextSeed(), id, "");
      const at = b % 3 === 0 ? inList(draft, id, b) : undefined;
      const old = c % 3 === 0 ? inList(draft, id, c) : undefined;
      const where = (idOf: (index: number) => string) => ({
        at,
        replaced: old === undefined ? old : idOf(old),
      });
      return {
        draft: (now) =>
          edits.addImage(
            model,
            now,
            id,
            imageOf(url, name),
            where((index) => oldIdAt(draft, id, index)),
          ),
        step: changes.addImage(
          id,
          image,
          where((index) => idAt(design, id, index)),
        ),
      };
    },
    removeImage({ draft, design }, { a, b }) {
      const { id } = lists[a % Math.max(1, lists.length)] ?? {};
      if (id === undefined) return undefined;
      const at = inList(draft, id, b);
      return {
        draft: (now) => edits.removeImage(model, now, id, oldIdAt(draft, id, at)),
        step: changes.removeImage(id, idAt(design, id, at)),
      };
    },
    moveImage({ draft, design }, { a, b, c }) {
      const { id } = lists[a % Math.max(1, lists.length)] ?? {};
      if (id === undefined) return undefined;
      const urls = (draft.lists[id] ?? []).map(({ url }) => url);
      // Moving an image past its like is no change of a draft, which does not know its images apart.
      if (new Set(urls).size < urls.length) return undefined;
      const at = inList(draft, id, b);
      return {
        draft: (now) => edits.moveImage(model, now, id, oldIdAt(draft, id, at), (c % 6) - 1),
        step: changes.moveImage(id, idAt(design, id, at), (c % 6) - 1),
      };
    },
    setCount({ design }, { a, b, c }) {
      const category = counted[a % Math.max(1, counted.length)];
      if (!category) return undefined;
      const { count, places } = pick(category.arrangements, b);
      const pictures =
        c % 3 > 0
          ? []
          : places.map(({ slot }, at) => ({ slot, ...pictureOf((c + at) % 100, category.id, slot) }));
      return {
        draft(now) {
          const effect = edits.setCount(model, now, category.id, count);
          const isFilled = effect !== "none" && pictures.length > 0;
          expect(effectOf(model, design, category.id, count, pictures)).toBe(isFilled ? "filled" : effect);
          if (!isFilled) return;
          for (const [at, { slot }] of pictures.entries())
            edits.setImage(model, now, category.id, slot, imageOf(pictureUrl((c + at) % 100)));
        },
        step: changes.setCount(category.id, count, pictures),
      };
    },
    setVariants(_, { a }) {
      const row = { id: "1", cells: { name: `Machine ${a % 5}` } };
      const table = { version: 1, columns: ["name"], rows: [row], pictures: {}, namesOn: {} };
      const json = a % 4 === 0 ? "" : JSON.stringify(table);
      return {
        draft: (now) => set(now, { variants: json }),
        step: changes.setVariants(json),
        isNote: true,
      };
    },
    confirm: () => ({
      draft: (now) => set(now, { isConfirmed: true }),
      step: changes.confirm(),
      isNote: true,
    }),
    startOver: () => ({
      draft: (now) => set(now, emptyDesign(model)),
      step: changes.startOver(),
      isAnew: true,
    }),
    openDesign: ({ other }) => ({
      draft: (now) => set(now, copyDesign(other.draft)),
      step: changes.openDesign(other.design, new Map()),
      isAnew: true,
    }),
  };
  return acts;
}

/** What the draft's content is, whoever knows its images by which ids. */
const contentOf = ({ machineName, lists, slots, names, counts, words, brand }: Design) =>
  JSON.stringify([
    machineName,
    Object.entries(lists).map(([id, list]) => [id, list.map(({ url }) => url)]),
    Object.entries(slots).map(([id, each]) => [
      id,
      Object.entries(each)
        .map(([slot, { url }]) => [slot, url])
        .sort(),
    ]),
    Object.entries(names).map(([id, each]) => [id, Object.entries(each).sort()]),
    counts,
    words,
    brand,
  ]);

describe.each(SAMPLES)("random changes of $id", ({ model }) => {
  let lastId = 0;

  /** A draft as the pages saw it once it was stored. */
  function settled(
    before: Design,
    draft: Design,
    missing: ReadonlySet<string>,
    { isAnew, isNote }: Omit<Both, "draft" | "step">,
  ): Design {
    for (const names of Object.values(draft.names))
      for (const [slot, name] of Object.entries(names)) if (name === "") delete names[slot];
    for (const { category, slot, image } of [...imagesOf(draft)]) {
      const found = findCategory(model, category);
      const isDefault =
        found?.kind === "slots" &&
        image.url === defaultImage(found, arrangementFor(found, draft.counts[category]).count, slot);
      const id = image.id || `image-${++lastId}`;
      const { name = "" } = named(SEEDS.get(image.url) ?? 0);
      putImage(draft, category, slot, { ...image, id, name, isDefault, isMissing: missing.has(image.url) });
    }
    const isChanged = isAnew || (!isNote && contentOf(draft) !== contentOf(before));
    return isChanged ? { ...draft, isConfirmed: false } : draft;
  }

  /** A design without the ids of its images; those without a name have their place's label. */
  function plain(design: Design) {
    const copy = copyDesign(design);
    for (const { category, slot, image } of [...imagesOf(copy)]) {
      const found = findCategory(model, category);
      const label = found?.kind === "slots" ? findSlot(found, slot).label : found?.label;
      putImage(copy, category, slot, { ...image, id: "", name: image.name || (label ?? "") });
    }
    return { ...copy, machineTimestamp: "", returnToStep: "" };
  }

  it(`show the pages what ${STEPS} edits of a draft do`, { timeout: 600_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(choices, async (walk) => {
        const missing = new Set<string>();
        const snapshots: Snapshot[] = [];
        const isMissing = (picture: Parameters<typeof pictureValue>[0]) => missing.has(pictureValue(picture));
        const store = bench(model, { isMissing, designs: () => snapshots.map(({ design }) => design) });
        let seed = 0;
        const nextSeed = () => {
          seed = (seed + 7) % 900;
          return 100 + seed;
        };
        const acts = actsOf(model, store.changes, nextSeed);
        let draft = emptyDesign(model);
        let shown = viewOf(model, store.current(), isMissing, "");
        snapshots.push({ draft, design: store.current() });
        const made = new Set<string>();
        for (const choice of walk) {
          const { act, a, c } = choice;
          if (c % 13 === 0) {
            const urls = [...imagesOf(draft)].map(({ image }) => image.url);
            if (missing.size > 3) missing.clear();
            else if (urls.length > 0) missing.add(pick(urls, a));
            draft = settled(draft, copyDesign(draft), missing, { isNote: true });
          }
          const [kind, make] = pick(Object.entries(acts), act);
          const other = pick(snapshots, a);
          const both = make({ draft, design: store.current(), other }, choice);
          if (!both) continue;
          const after = copyDesign(draft);
          const told = both.draft(after);
          const fault = typeof told === "string" ? told : undefined;
          expect(await store.take(both.step), kind).toBe(fault ?? "done");
          if (!fault) draft = settled(draft, after, missing, both);
          made.add(`${kind} ${fault ?? "done"}`);
          shown = viewOf(model, store.current(), isMissing, "", shown);
          expect(shown).toEqual(viewOf(model, store.current(), isMissing, ""));
          expect(plain(shown), kind).toEqual(plain(draft));
          if (c % 10 === 0) snapshots.push({ draft, design: store.current() });
          if (snapshots.length > 8) snapshots.shift();
        }
        // Nothing was left out.
        const expected = Object.keys(acts).filter((kind) => ![...made].includes(`${kind} done`));
        const hasNone = (kind: "list" | "slots") =>
          !model.categories.some((category) => category.kind === kind);
        expect(expected.filter((kind) => !(hasNone("list") && /Image$/.test(kind)))).toEqual([]);
      }),
      { numRuns: 1, endOnFailure: true },
    );
  });
});
