import { findCategory } from "../../shared/machine/questions.ts";
import { ACTIVE } from "../../shared/machines/index.ts";
import { setBrand } from "../../shared/model/brand.ts";
import { presentImage } from "../../shared/model/questions.ts";
import { type TextMaterials, textAt } from "../../shared/model/texts.ts";
import { edit, pictures, state } from "../edit/app.ts";
import { namedBytes } from "../edit/new-image.ts";
import { once } from "../edit/once.ts";
import { type LetteringData, letteringData, orderOf } from "../edit/preview.ts";
import type { OnScreen } from "./letter-screen.ts";
import { keptLogo, type LogoFile } from "./logo-file.ts";
import type { Over } from "./over.ts";
import { type LetteredPlace, type LetterTabs, letterTabs } from "./text-overlay.ts";

/** All that the tabs need, loaded. */
export interface LetterKit extends TextMaterials {
  readonly data: LetteringData;
  readonly logo: LogoFile | undefined;
}

/** Loads it. Rejects if something can't be had. */
export async function loadLetterKit(): Promise<LetterKit> {
  const [data, words] = await Promise.all([letteringData(), ACTIVE.wordTable()]);
  const { brand } = state.design;
  const kept = brand?.logo ? await pictures.bytes(brand.logo) : "missing";
  return { data, words, logo: typeof kept === "string" ? undefined : await keptLogo(kept) };
}

/** A place of the open design, and what is known of the picture that is edited for it. */
type EditedPlace = Pick<LetteredPlace, "slot" | "arrangement" | "original" | "look"> & {
  /** An id. */
  readonly category: string;
};

/** The tabs for the picture of a place. */
export function tabsFor(
  { data, logo, ...materials }: LetterKit,
  { category: id, ...place }: EditedPlace,
  start: Over,
): LetterTabs {
  const { design } = state;
  const { brand } = design;
  const category = findCategory(ACTIVE.model, id);
  if (!category) throw new Error(`there is no ${id}`);
  const follows = textAt(design, category, place.slot, materials);
  return letterTabs(
    {
      ...place,
      category,
      data,
      follows: follows?.text ? follows : undefined,
      brand: brand ? { colours: brand.colours, style: brand.style, logo } : undefined,
      around: aroundOf(data, { category, ...place }),
      keepBrand,
    },
    start,
  );
}

/**
 * What stands on the machine screen around a place, in the screen's order. A picture that can't be rendered is left
 * out: what is edited is then lettered without it.
 */
function aroundOf(
  data: LetteringData,
  { category, slot, arrangement }: Pick<LetteredPlace, "category" | "slot" | "arrangement">,
): LetteredPlace["around"] {
  const others = once(async () => {
    const { design, isMissing } = state;
    const shown = arrangement.places.map(async (place): Promise<OnScreen[]> => {
      const image = presentImage(design, category.id, place.slot, isMissing);
      if (place.slot === slot || !image?.recipe?.words?.text) return [];
      const { recipe, picture } = image;
      const ref = { category: category.id, key: place.slot };
      const order = await orderOf(data, { category, arrangement }, { ...ref, image }).catch(() => undefined);
      const stored = async () => {
        const bytes = picture ? await pictures.bytes(picture) : "missing";
        return typeof bytes === "string" ? undefined : bytes;
      };
      return order ? [{ slot: place.slot, recipe, order, stored }] : [];
    });
    return (await Promise.all(shown)).flat();
  });
  return async (own) => {
    // Pictures of a list take turns: each is alone on its screen.
    if (category.kind === "list") return [own];
    const found = await others();
    return arrangement.places.flatMap((place) =>
      place.slot === slot ? own : found.filter((each) => each.slot === place.slot),
    );
  };
}

/** Keeps what stands on a picture as the brand; what it has not stays as it was. */
async function keepBrand({ words, logo }: Over): Promise<boolean> {
  const { id } = state.design;
  const named = logo && (await namedBytes(logo.bytes));
  const outcome = await edit(
    id,
    { offer: { kind: "brand" } },
    (design) => {
      const { brand } = design;
      const [first, ...others] = brand?.colours ?? [];
      const colour = words && words.colour !== "auto" ? words.colour : first;
      return setBrand(design, {
        logo: named?.picture ?? brand?.logo ?? null,
        colours: colour === undefined ? [] : [colour, ...others],
        style: words?.style ?? brand?.style ?? "",
      });
    },
    { blobs: named?.blobs },
  );
  return outcome.ok;
}
