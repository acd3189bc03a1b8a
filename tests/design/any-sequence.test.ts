import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CLASSIC } from "../../shared/catalogue/classic.ts";
import { arrangementFor, defaultImage } from "../../shared/catalogue/questions.ts";
import type { DesignStore } from "../../web/design/design-store.ts";
import { brief, FakeBrowser, type FakeTab, inline, picture, shownBy } from "./fake-browser.ts";

/*
 * What a design is, said a second time in the plainest way: after any actions, in any tab, with reloads
 * and kills in between, the store must show what this model shows.
 */
type Model = Pick<ReturnType<typeof shownBy>, "machineName" | "lists" | "slots" | "names" | "counts">;

interface Step {
  readonly run: (store: DesignStore) => Promise<unknown>;
  readonly apply: (model: Model) => void;
}

const slotPlaces = CLASSIC.categories.flatMap((category) =>
  category.kind === "slots" ? category.slots.map(({ id }) => [category.id, id] as const) : [],
);
const counted = CLASSIC.categories.flatMap((category) =>
  category.kind === "slots" && category.counts ? [category] : [],
);
const seeds = fc.integer({ min: 0, max: 400 });
const lengths = fc.constantFrom(60, 4_000, 320_000);
const shownAs = (seed: number, length: number) => brief(inline(picture(seed, length)));
const idAt = (store: DesignStore, at: number) => store.design.lists.screensaver?.[at]?.id ?? "none";

const steps: fc.Arbitrary<Step>[] = [
  fc.tuple(fc.constantFrom(...slotPlaces), seeds, lengths).map(([[category, slot], seed, length]) => ({
    run: (store) => store.setImage(category, slot, { bytes: picture(seed, length) }),
    apply: ({ slots }) => void Object.assign(slots[category] ?? {}, { [slot]: shownAs(seed, length) }),
  })),
  fc.constantFrom(...slotPlaces).map(([category, slot]) => ({
    run: (store) => store.clearImage(category, slot),
    apply: ({ slots }) => void delete slots[category]?.[slot],
  })),
  fc.tuple(seeds, lengths).map(([seed, length]) => ({
    run: (store) => store.addImage("screensaver", { bytes: picture(seed, length) }),
    apply: ({ lists: { screensaver = [] } }) =>
      void (screensaver.length < 4 && screensaver.push(shownAs(seed, length))),
  })),
  fc.nat(3).map((at) => ({
    run: (store) => store.removeImage("screensaver", idAt(store, at)),
    apply: ({ lists }) => void lists.screensaver?.splice(at, 1),
  })),
  fc.tuple(fc.nat(3), fc.nat(3)).map(([from, to]) => ({
    run: (store) => store.moveImage("screensaver", idAt(store, from), to),
    apply: ({ lists: { screensaver = [] } }) =>
      void screensaver.splice(to, 0, ...screensaver.splice(from, 1)),
  })),
  fc
    .constantFrom(
      ...counted.flatMap(({ id, arrangements }) => arrangements.map(({ count }) => [id, count] as const)),
    )
    .map(([id, count]) => ({
      run: (store) => store.setCount(id, count),
      apply(model) {
        const category = counted.find((each) => each.id === id);
        const current = model.counts[id];
        if (!category || current === count) return;
        const before = model.slots[id] ?? {};
        const hadDefault = arrangementFor(category, current).places.some(
          ({ slot }) => before[slot] === defaultImage(category, current ?? 0, slot),
        );
        const slots = hadDefault ? arrangementFor(category, count).places.map(({ slot }) => slot) : [];
        model.counts[id] = count;
        model.slots[id] = Object.fromEntries(
          slots.map((slot) => [slot, defaultImage(category, count, slot)]),
        );
      },
    })),
  fc.constantFrom(...counted).map((category) => ({
    run: (store) => store.applyDefaults(category.id),
    apply(model) {
      const { count, places } = arrangementFor(category, model.counts[category.id]);
      for (const { slot } of places)
        Object.assign(model.slots[category.id] ?? {}, { [slot]: defaultImage(category, count, slot) });
    },
  })),
  fc.constantFrom("Lobby", "Lobby_2", "北京 ☕", "a_b_c", "__proto__").map((name) => ({
    run: (store) => store.renameMachine(name),
    apply: (model) => void Object.assign(model, { machineName: name }),
  })),
  fc.tuple(fc.string(), fc.string()).map(([left, right]) => ({
    run: (store) => store.setNames("blends", { left, right }),
    apply: ({ names }) =>
      void Object.assign(names, {
        blends: Object.fromEntries(Object.entries({ left, right }).filter(([, name]) => name !== "")),
      }),
  })),
];

const modelOf = (store: DesignStore): Model => {
  const { machineName, lists, slots, names, counts } = shownBy(store);
  return { machineName, lists, slots, names, counts };
};

/** The model has pictures where storage may have their paths. */
async function resolved(store: DesignStore): Promise<Model> {
  const model: Model = JSON.parse(JSON.stringify(modelOf(store)));
  for (const record of [...Object.values(model.lists), ...Object.values(model.slots)] as Record<
    string,
    string
  >[])
    for (const [key, value] of Object.entries(record)) {
      if (!value.startsWith("/stored-images/")) continue;
      const bytes = await store.imageBytes(value);
      record[key] = typeof bytes === "string" ? bytes : brief(inline(bytes));
    }
  return model;
}

type Move =
  | { kind: "act"; step: Step; tab: number }
  | { kind: "reload"; tab: number }
  | { kind: "undo"; tab: number };

const move: fc.Arbitrary<Move> = fc.oneof(
  {
    weight: 12,
    arbitrary: fc.record({ kind: fc.constant("act"), step: fc.oneof(...steps), tab: fc.nat(1) }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("reload"), tab: fc.nat(1) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("undo"), tab: fc.nat(1) }) },
);

describe("any sequence of actions in two tabs, with reloads", () => {
  it("leaves what a plain model of a design leaves", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(move, { minLength: 100, maxLength: 250, size: "max" }), async (moves) => {
        const browser = new FakeBrowser();
        browser.quota = 3_000_000;
        const tabs: [FakeTab, FakeTab] = [await browser.open(), await browser.open()];
        let model = modelOf(tabs[0].store);
        /** The model before the last change, and the tab that made it. */
        let last: { tab: number; before: Model } | undefined;
        for (const move of moves) {
          const at = move.tab as 0 | 1;
          const { store } = tabs[at];
          if (move.kind === "reload") {
            tabs[at].close();
            tabs[at] = await browser.open();
          } else if (move.kind === "act") {
            const before: Model = JSON.parse(JSON.stringify(model));
            move.step.apply(model);
            const outcome = await move.step.run(store);
            if (!(outcome as { ok: boolean }).ok) model = before;
            else if (JSON.stringify(model) !== JSON.stringify(before)) last = { tab: move.tab, before };
          } else if (store.keeping.undo) {
            expect(await store.undo()).toMatchObject({ ok: true });
            // Another tab's changes elsewhere stay, which the model does not follow.
            model = last?.tab === move.tab ? last.before : await resolved(store);
            last = undefined;
          }
          expect(await resolved(tabs[at].store)).toEqual(model);
        }
        expect(await resolved((await browser.open()).store)).toEqual(model);
      }),
      { numRuns: 6 },
    );
  });
});
