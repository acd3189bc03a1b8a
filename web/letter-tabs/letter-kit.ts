import type { WordTable } from "../../shared/machine/table-words.ts";
import { ACTIVE } from "../../shared/machines/index.ts";
import type { LetteringData } from "../recipes/lettering-data.ts";
import { letteringData } from "../recipes/lettering-data.ts";
import { wordsAt } from "../recipes/lettering-order.ts";
import type { NewBrand } from "../storage/design-store.ts";
import { store } from "../storage/store.ts";
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
  return letterTabs(
    {
      ...place,
      data,
      follows: wordsAt(ACTIVE.model, table, { names, words }, place.category, place.slot),
      brand: brand ? { colours: [...brand.colours], style: brand.style, logo } : undefined,
      keepBrand,
    },
    start,
  );
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
