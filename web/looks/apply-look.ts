import type { Look } from "../../shared/machine/looks.ts";
import { findSlot } from "../../shared/machine/questions.ts";
import { followWords } from "../recipes/reletter.ts";
import { type Names, type Said, wordsAt } from "../recipes/words-at.ts";
import type { Dressing } from "../storage/design-store.ts";
import type { NewPicture } from "../storage/keep-recipes.ts";
import type { StoreFault } from "../storage/outcome.ts";
import { within } from "../storage/patience.ts";
import { store } from "../storage/store.ts";
import type { LookPictures } from "./look-pictures.ts";
import type { LookPlan } from "./plan.ts";
import { recipeOf } from "./recipe-of.ts";

/**
 * What became of it: how many pictures were put on the machine, and the labels of those that could not be made.
 * `notMade` where none could be, `nothing` where there was none to make.
 */
export type Applied =
  | { readonly ok: true; readonly count: number; readonly failed: readonly string[] }
  | { readonly ok: false; readonly reason: StoreFault | "nothing" | "notMade" };

interface ApplyOptions {
  readonly look: Look;
  readonly plan: LookPlan;
  /** The design's own names, typed ones included; a slot without one stays without words. */
  readonly said: Said;
  readonly pictures: LookPictures;
  /** Called with how many of the pictures are made, and how many there are. */
  onProgress(made: number, all: number): void;
  /** Once it is aborted nothing is changed any more; it rejects with its reason. */
  readonly signal: AbortSignal;
}

/** Recipes of pictures that stay are waited for so long. */
const PATIENCE_MS = 8_000;

/** Puts a look on the machine in one change. A picture that can't be made is left out and named. */
export async function applyLook(options: ApplyOptions): Promise<Applied> {
  const { said, signal } = options;
  const here = store.here();
  const { dressing, failed } = await dressingOf(options);
  const count =
    dressing.slots.length + dressing.lists.reduce((sum, { pictures }) => sum + pictures.length, 0);
  signal.throwIfAborted();
  if (count === 0) return { ok: false, reason: failed.length > 0 ? "notMade" : "nothing" };
  const names = given(said.names);
  // Pictures that stay, and carry a name that was typed here, are lettered anew in the same change.
  const follow = followWords({ names: { ...store.design.names, ...names } });
  const followed = await within(PATIENCE_MS, follow).catch(noPictures);
  const isDressed = ({ category, slot }: { category: string; slot: string }) =>
    dressing.slots.some((each) => each.category === category && each.slot === slot);
  const slots = [...dressing.slots, ...followed.filter((each) => !isDressed(each))];
  const outcome = await here.dress({ ...dressing, slots, names });
  if (!outcome.ok) return outcome;
  return { ok: true, count, failed };
}

async function dressingOf({ look, plan, said, pictures, onProgress, signal }: ApplyOptions) {
  const slots: Dressing["slots"][number][] = [];
  const lists: Dressing["lists"][number][] = [];
  const failed: string[] = [];
  const all =
    plan.screens.reduce((sum, { fills }) => sum + fills.length, 0) +
    plan.lists.reduce((sum, { paths }) => sum + paths.length, 0);
  let done = 0;
  const tell = (more: number) => {
    done += more;
    onProgress(done, all);
  };
  onProgress(0, all);
  pictures.prefer(look);
  // One after the other: there is one thread, and each step is told.
  for (const screen of plan.screens) {
    signal.throwIfAborted();
    const made = await pictures.screen(look, screen, said).catch(noPictures);
    const { category, arrangement } = screen;
    for (const slot of screen.fills) {
      const picture = made.find((each) => each.slot === slot);
      const path = screen.pictures.find((each) => each.slot === slot)?.path;
      if (picture && path) {
        const words = wordsAt(category, slot, said);
        const recipe = recipeOf({ look, category, slot, path, size: arrangement.size, words });
        slots.push({ category: category.id, slot, bytes: picture.png, recipe });
      } else failed.push(`${category.label}, ${findSlot(category, slot).label}`);
    }
    tell(screen.fills.length);
  }
  for (const { category, paths, goes } of plan.lists) {
    const [{ size, places }] = category.arrangements;
    const slot = places[0]?.slot ?? "";
    const made: NewPicture[] = [];
    for (const [i, path] of paths.entries()) {
      signal.throwIfAborted();
      const png = await pictures.plain(look, path, size).catch(noPicture);
      if (png) made.push({ bytes: png, recipe: recipeOf({ look, category, slot, path, size }) });
      else failed.push(`${category.label} ${i + 1}`);
      tell(1);
    }
    if (made.length > 0)
      lists.push({ category: category.id, pictures: made, goes: (url) => goes.includes(url) });
  }
  return { dressing: { slots, lists }, failed };
}

function noPicture(fault: unknown): undefined {
  console.error("A picture of a look could not be made", fault);
}

function noPictures(fault: unknown): [] {
  noPicture(fault);
  return [];
}

/** The names that there are. */
const given = (names: Names): Names =>
  Object.fromEntries(
    Object.entries(names).flatMap(([category, slots]) => {
      const there = Object.entries(slots).flatMap(([slot, name]) =>
        name.trim() ? [[slot, name.trim()]] : [],
      );
      return there.length > 0 ? [[category, Object.fromEntries(there)]] : [];
    }),
  );
