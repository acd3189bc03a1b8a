import { findCategory } from "../../shared/machine/questions.ts";
import { ACTIVE } from "../../shared/machines/index.ts";
import { setBrand } from "../../shared/model/brand.ts";
import { presentImage } from "../../shared/model/questions.ts";
import { textAt } from "../../shared/model/texts.ts";
import { edit, pictures, state } from "../edit/app.ts";
import { namedBytes } from "../edit/new-image.ts";
import { once } from "../edit/once.ts";
import { letteringData, orderOf } from "../edit/preview.ts";
import type { Annotations } from "./annotations.ts";
import { type AnnotatedPlace, Annotator, type OnScreen } from "./annotator.ts";
import { keptLogo } from "./logo-file.ts";

/** A place of the open design, and what is known of the picture that is edited for it. */
type EditedPlace = Pick<AnnotatedPlace, "slot" | "arrangement" | "original" | "look"> & {
  /** The id of its category. */
  readonly category: string;
};

/** Loads what text and logo need. Resolves to a function that makes the annotator of a place. */
export async function loadAnnotator() {
  const [data, words] = await Promise.all([letteringData(), ACTIVE.wordTable()]);
  const kept = state.design.brand?.logo;
  const bytes = kept ? await bytesOf(kept) : undefined;
  const logo = bytes && (await keptLogo(bytes));
  return ({ category: id, ...place }: EditedPlace, start: Annotations): Annotator => {
    const { design } = state;
    const { brand } = design;
    const category = findCategory(ACTIVE.model, id);
    if (!category) throw new Error(`there is no ${id}`);
    const follows = textAt(design, category, place.slot, { words });
    const onScreen = onScreenWith(data, { ...place, category });
    return new Annotator(
      {
        ...place,
        category,
        data,
        follows: follows?.text ? follows : undefined,
        brand: brand ? { colours: brand.colours, style: brand.style, logo } : undefined,
        onScreen,
        keepBrand,
      },
      start,
    );
  };
}

async function bytesOf(picture: Parameters<typeof pictures.bytes>[0]) {
  const bytes = await pictures.bytes(picture);
  return typeof bytes === "string" ? undefined : bytes;
}

/**
 * Finds the lettered pictures of a place's machine screen. One that can't be rendered is left out: the edited picture
 * is then lettered without it.
 */
function onScreenWith(
  data: AnnotatedPlace["data"],
  { category, slot, arrangement }: Pick<AnnotatedPlace, "category" | "slot" | "arrangement">,
): AnnotatedPlace["onScreen"] {
  const others = once(async () => {
    const { design, isMissing } = state;
    const shown = arrangement.places.map(async (place): Promise<OnScreen[]> => {
      const image = presentImage(design, category.id, place.slot, isMissing);
      if (place.slot === slot || !image?.recipe?.words?.text) return [];
      const { recipe, picture } = image;
      const ref = { category: category.id, key: place.slot };
      const order = await orderOf(data, { category, arrangement }, { ...ref, image }).catch(() => undefined);
      const stored = async () => (picture ? bytesOf(picture) : undefined);
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

/** Keeps what is on a picture as the brand; parts that it does not have stay as they were. */
async function keepBrand({ words, logo }: Annotations): Promise<boolean> {
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
