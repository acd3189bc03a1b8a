import { letteringSet, type Recipe } from "../../shared/model/recipe.ts";
import type { LetteredPicture, Letterer, LetteringOrder } from "../picture/lettering/letterer.ts";
import type { Beside } from "./overlay.ts";

/** One lettered picture of a machine screen. */
export interface OnScreen {
  readonly slot: string;
  readonly recipe: Recipe;
  readonly order: LetteringOrder;
  /** The picture as it stands now, as PNG; undefined if it can't be read. */
  stored?(): Promise<Uint8Array<ArrayBuffer> | undefined>;
}

interface LetteredScreen {
  readonly own: LetteredPicture;
  readonly beside: Beside;
}

const NOTHING: Beside = new Map();

/** What stands on a screen in the sets that are lettered together, in the screen's order. */
function setsOf(screen: readonly OnScreen[]): (readonly OnScreen[])[] {
  const sets = new Map<string, OnScreen[]>();
  for (const one of screen) {
    const set = letteringSet(one.recipe) ?? `alone ${one.slot}`;
    sets.set(set, [...(sets.get(set) ?? []), one]);
  }
  return [...sets.values()];
}

const isSame = (one: Uint8Array, other: Uint8Array): boolean =>
  one.length === other.length && one.every((byte, i) => byte === other[i]);

/**
 * Letters the picture of a slot with its set, again and again as it is edited, and tells which of the others that makes
 * another picture. Rejects if one can't be lettered, or the signal ends it.
 */
export function screenLetterer(letterer: Letterer, slot: string) {
  /** What was in the slot's set before its words were changed. */
  let before = NOTHING;
  /** Sets without the slot, by their own slots: they stay as they are. */
  const apart = new Map<string, readonly LetteredPicture[]>();

  /** @param isAsItWas the slot's words are those that the others were lettered with */
  return async (
    screen: readonly OnScreen[],
    isAsItWas: boolean,
    signal: AbortSignal,
  ): Promise<LetteredScreen> => {
    const sets = setsOf(screen);
    const letter = (set: readonly OnScreen[]) =>
      letterer.letter(
        set.map(({ order }) => order),
        signal,
      );
    const together = sets.find((set) => set.some((one) => one.slot === slot)) ?? [];
    const lettered = await letter(together);
    const own = lettered[together.findIndex((one) => one.slot === slot)];
    if (!own) throw new Error("nothing was lettered");
    const made = new Map(together.flatMap((one, i) => (one.slot === slot ? [] : [[one, lettered[i]?.png]])));
    if (isAsItWas) {
      before = new Map([...made].flatMap(([one, png]) => (png ? [[one.slot, png]] : [])));
      return { own, beside: NOTHING };
    }
    for (const set of sets) {
      if (set === together || !set.some((one) => before.has(one.slot))) continue;
      const key = set.map((one) => one.slot).join(" ");
      const others = apart.get(key) ?? (await letter(set));
      apart.set(key, others);
      for (const [i, one] of set.entries()) made.set(one, others[i]?.png);
    }
    const changed = await Promise.all(
      [...made].map(async ([one, png]): Promise<[string, Uint8Array<ArrayBuffer>][]> => {
        const was = before.get(one.slot) ?? (await one.stored?.());
        return png && !(was && isSame(was, png)) ? [[one.slot, png]] : [];
      }),
    );
    return { own, beside: new Map(changed.flat()) };
  };
}
