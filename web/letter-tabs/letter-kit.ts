import { findCategory } from "../../shared/machine/questions.ts";
import type { WordTable } from "../../shared/machine/table-words.ts";
import { ACTIVE } from "../../shared/machines/index.ts";
import { orderFor } from "../recipes/bake.ts";
import type { LetteringData } from "../recipes/lettering-data.ts";
import { letteringData } from "../recipes/lettering-data.ts";
import { letteredOn } from "../recipes/reletter-around.ts";
import { wordsAt } from "../recipes/words-at.ts";
import type { NewBrand } from "../storage/design-store.ts";
import { late } from "../storage/late.ts";
import { store } from "../storage/store.ts";
import type { OnScreen } from "./letter-screen.ts";
import { keptLogo, type LogoFile } from "./logo-file.ts";
import type { Over } from "./over.ts";
import { type LetteredPlace, type LetterTabs, letterTabs } from "./overlay.ts";

/** All that the tabs need, loaded. */
export interface LetterKit {
  readonly data: LetteringData;
  readonly table: WordTable;
  readonly logo: LogoFile | undefined;
}

/** Loads it. Rejects where something can't be had. */
export async function loadLetterKit(): Promise<LetterKit> {
  const [data, table] = await Promise.all([letteringData(), ACTIVE.wordTable()]);
  const kept = store.design.brand?.logo ? await store.imageBytes(store.design.brand.logo) : "";
  return { data, table, logo: typeof kept === "string" ? undefined : await keptLogo(kept) };
}

/** The tabs for the picture of a place of the design. */
export function tabsFor(
  { data, table, logo }: LetterKit,
  place: Pick<LetteredPlace, "category" | "slot" | "arrangement" | "original" | "look">,
  start: Over,
): LetterTabs {
  const { names, words, brand } = store.design;
  const category = findCategory(ACTIVE.model, place.category);
  const follows = category && wordsAt(category, place.slot, { names, words, table });
  return letterTabs(
    {
      ...place,
      data,
      follows: follows?.text ? follows : undefined,
      brand: brand ? { colours: [...brand.colours], style: brand.style, logo } : undefined,
      around: aroundOf(data, place),
      keepBrand,
    },
    start,
  );
}

/**
 * What stands on the machine screen around a place, in the screen's order. A picture that can't be made anew is left
 * out: what is edited is then lettered without it.
 */
function aroundOf(
  data: LetteringData,
  { category, slot, arrangement }: Pick<LetteredPlace, "category" | "slot" | "arrangement">,
): LetteredPlace["around"] {
  const others = late(async () => {
    const places = await letteredOn(category);
    const made = places.map(async (place): Promise<OnScreen[]> => {
      if (place.slot === slot || !place.recipe.words) return [];
      const order = await orderFor(place, data).catch(() => undefined);
      return order
        ? [{ slot: place.slot, recipe: place.recipe, order, stored: () => storedAt(category, place.slot) }]
        : [];
    });
    return (await Promise.all(made)).flat();
  });
  return async (own) => {
    // Pictures of a list take turns: each is alone on its screen.
    if (!arrangement.places.some((place) => place.slot === slot)) return [own];
    const found = await others();
    return arrangement.places.flatMap((place) =>
      place.slot === slot ? own : found.filter((each) => each.slot === place.slot),
    );
  };
}

/** The picture of a slot as it is kept; undefined where it can't be read. */
async function storedAt(category: string, slot: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const bytes = await store.imageBytes(store.design.slots[category]?.[slot]?.url ?? "");
  return typeof bytes === "string" ? undefined : bytes;
}

/** Keeps what stands on a picture as the brand; what it has not stays as it was. */
async function keepBrand({ words, logo }: Over): Promise<boolean> {
  const before = store.design.brand;
  const [first, ...others] = before?.colours ?? [];
  const colour = words && words.colour !== "auto" ? words.colour : first;
  const brand: NewBrand = {
    logo: logo?.bytes ?? before?.logo ?? "",
    colours: colour === undefined ? [] : [colour, ...others],
    style: words?.style ?? before?.style ?? "",
  };
  const offer = { kind: "brand" } as const;
  return (await store.dress({ slots: [], lists: [], names: {}, brand, offer })).ok;
}
