import fc from "fast-check";
import { expect } from "vitest";
import { arrangementFor, defaultImage } from "../../../shared/machine/questions.ts";
import { model as CLASSIC } from "../../../shared/machines/classic/machine.ts";
import { type Model, named } from "./pictures.ts";

/*
 * What a design is, said a second time in the plainest way: after any actions, in any tab, with reloads
 * in between, a store must show what this model shows.
 */

/** A page's actions, by their names, and what it shows of the state that they depend on. */
export interface Actor {
  act(name: string, ...args: readonly unknown[]): Promise<{ readonly ok: boolean }>;
  /** The ids of the images of the list. */
  readonly list: readonly { readonly id: string }[];
  readonly undo: unknown;
}

/** A browser with two tabs. */
export interface Device {
  /** A tab that has heard of what the other did. */
  page(tab: number): Promise<Actor>;
  reload(tab: number): Promise<void>;
  /** What a tab shows, images as the pictures that they are. */
  read(tab: number): Promise<Model>;
}

interface Step {
  readonly run: (page: Actor) => Promise<{ readonly ok: boolean }>;
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
const idAt = ({ list }: Actor, at: number) => list[at]?.id ?? "none";

const steps: fc.Arbitrary<Step>[] = [
  fc.tuple(fc.constantFrom(...slotPlaces), seeds, lengths).map(([[category, slot], seed, length]) => ({
    run: (page) => page.act("setImage", category, slot, { seed, length }),
    apply: ({ slots }) => void Object.assign(slots[category] ?? {}, { [slot]: named(seed, length) }),
  })),
  fc.constantFrom(...slotPlaces).map(([category, slot]) => ({
    run: (page) => page.act("clearImage", category, slot),
    apply: ({ slots }) => void delete slots[category]?.[slot],
  })),
  fc.tuple(seeds, lengths).map(([seed, length]) => ({
    run: (page) => page.act("addImage", "screensaver", { seed, length }),
    apply: ({ lists: { screensaver = [] } }) =>
      void (screensaver.length < 4 && screensaver.push(named(seed, length))),
  })),
  fc.nat(3).map((at) => ({
    run: (page) => page.act("removeImage", "screensaver", idAt(page, at)),
    apply: ({ lists }) => void lists.screensaver?.splice(at, 1),
  })),
  fc.tuple(fc.nat(3), fc.nat(3)).map(([from, to]) => ({
    run: (page) => page.act("moveImage", "screensaver", idAt(page, from), to),
    apply: ({ lists: { screensaver = [] } }) =>
      void screensaver.splice(to, 0, ...screensaver.splice(from, 1)),
  })),
  fc
    .constantFrom(
      ...counted.flatMap(({ id, arrangements }) => arrangements.map(({ count }) => [id, count] as const)),
    )
    .map(([id, count]) => ({
      run: (page) => page.act("setCount", id, count),
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
    run: (page) => page.act("applyDefaults", category.id),
    apply(model) {
      const { count, places } = arrangementFor(category, model.counts[category.id]);
      for (const { slot } of places)
        Object.assign(model.slots[category.id] ?? {}, { [slot]: defaultImage(category, count, slot) });
    },
  })),
  fc.constantFrom("Lobby", "Lobby_2", "北京 ☕", "a_b_c", "__proto__").map((name) => ({
    run: (page) => page.act("renameMachine", name),
    apply: (model) => void Object.assign(model, { machineName: name }),
  })),
  fc.tuple(fc.string(), fc.string()).map(([left, right]) => ({
    run: (page) => page.act("setNames", "blends", { left, right }),
    apply: ({ names }) =>
      void Object.assign(names, {
        blends: Object.fromEntries(
          Object.entries({ left, right })
            .map(([slot, name]) => [slot, name.trim()])
            .filter(([, name]) => name !== ""),
        ),
      }),
  })),
];

type Move =
  | { readonly kind: "act"; readonly step: Step; readonly tab: number }
  | { readonly kind: "reload" | "undo"; readonly tab: number };

const tab = fc.nat(1);
const move: fc.Arbitrary<Move> = fc.oneof(
  { weight: 12, arbitrary: fc.record({ kind: fc.constant("act"), step: fc.oneof(...steps), tab }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("reload"), tab }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("undo"), tab }) },
);

/** Sequences of actions, undos and reloads in two tabs. */
export const moves = (length: { minLength: number; maxLength: number }): fc.Arbitrary<Move[]> =>
  fc.array(move, { ...length, size: "max" });

const copyOf = (model: Model): Model => structuredClone(model);

/** Makes the moves on an empty device, and expects after each that it shows what the model shows. */
export async function follow(moves: readonly Move[], device: Device): Promise<void> {
  let model = await device.read(0);
  /** The model before the last change, and the tab that made it. */
  let last: { tab: number; before: Model } | undefined;
  for (const move of moves) {
    const page = await device.page(move.tab);
    if (move.kind === "reload") await device.reload(move.tab);
    if (move.kind === "act") {
      const before = copyOf(model);
      move.step.apply(model);
      const { ok } = await move.step.run(page);
      if (!ok) model = before;
      else if (JSON.stringify(model) !== JSON.stringify(before)) last = { tab: move.tab, before };
    }
    if (move.kind === "undo" && page.undo) {
      expect(await page.act("undo")).toMatchObject({ ok: true });
      // Another tab's changes elsewhere stay, which the model does not follow.
      model = last?.tab === move.tab ? last.before : await device.read(move.tab);
      last = undefined;
    }
    expect(await device.read(move.tab)).toEqual(model);
  }
  for (const tab of [0, 1]) {
    await device.reload(tab);
    expect(await device.read(tab)).toEqual(model);
  }
}
