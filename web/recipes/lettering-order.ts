import { keepClearOf } from "../../shared/machine/keep-clear.ts";
import type { Lettering, PictureStyle } from "../../shared/machine/library.ts";
import { lookLettering } from "../../shared/machine/looks.ts";
import type { Arrangement } from "../../shared/machine/types.ts";
import { letteringFor, scaleFor } from "../lettering/any-size.ts";
import type { LetteringOrder } from "../lettering/letterer.ts";
import { safeArea } from "../lettering/mask.ts";
import { pointOf } from "../lettering/places.ts";
import type { LetteringData } from "./lettering-data.ts";
import type { Recipe } from "./recipe.ts";

/** What of a recipe says how its words and its logo stand on the picture. */
export type Lettered = Pick<Recipe, "category" | "slot" | "words" | "logo" | "look"> & {
  readonly original: { readonly kind: string; readonly path?: string };
};

/** The pictures that a recipe's lettering needs: the placed one, of the slot's size, and the logo as a PNG. */
export interface Grounds {
  readonly picture: Uint8Array<ArrayBuffer>;
  readonly logo?: Uint8Array<ArrayBuffer> | undefined;
}

type Set = Pick<LetteringOrder, "lettering" | "treatment">;

/** The order to put a recipe's words and logo on its placed picture. */
export function letteringOrder(
  data: LetteringData,
  recipe: Lettered,
  arrangement: Arrangement,
  { picture, logo }: Grounds,
): LetteringOrder {
  const { words, slot } = recipe;
  const { size } = arrangement;
  const set = setOf(data, recipe, arrangement);
  const common = {
    text: words?.text ?? "",
    picture,
    size,
    treatment: set.treatment,
    keepClear: keepClearOf(arrangement, slot),
    colour: words && words.colour !== "auto" ? words.colour : undefined,
    logo: recipe.logo && logo && { ...recipe.logo, picture: logo },
  };
  const position = words && words.position !== "auto" ? words.position : undefined;
  if (!words || words.size === "auto") return { ...common, lettering: set.lettering, position };
  // A size of its own may fill all of the safe area, from the middle of where it would stand.
  const safe = safeArea(size);
  return {
    ...common,
    lettering: { ...set.lettering, box: safe, size: words.size, maxLines: set.lettering.maxLines + 1 },
    position: position ?? pointOf(set.lettering.box, safe),
  };
}

/** By the look that the picture is from, by the scene that it is, or by the style on any picture. */
function setOf(data: LetteringData, recipe: Lettered, { count, size }: Arrangement): Set {
  const { styles, looks } = data;
  const style = styleOf(data, recipe.words?.style);
  const look = looks.find(({ id }) => id === recipe.look);
  // In another style than its own it is a picture like any other.
  const isOwn = look && look.style === style;
  const ofLook = isOwn && lookLettering(look, recipe.category, count);
  if (ofLook) return { lettering: ofLook, treatment: undefined };
  const ofScene = sceneLettering(data, recipe, style);
  if (ofScene) return { lettering: ofScene, treatment: undefined };
  return {
    lettering: letteringFor(styles, style, size),
    treatment: { style, scale: scaleFor(styles.drawnFor, size) },
  };
}

/** A style by its id; the machine's first choice where there is none of that id any more. */
function styleOf({ styles }: Pick<LetteringData, "styles">, id: string | undefined): PictureStyle {
  const ids = Object.keys(styles.styles) as PictureStyle[]; // Its keys are the styles.
  return ids.find((each) => each === id) ?? styles.initial;
}

/** How words are set on a scene of the machine's libraries, which has its style's label or frame already. */
function sceneLettering(
  { libraries, letterings }: LetteringData,
  { original }: Lettered,
  style: PictureStyle,
): Lettering | undefined {
  if (original.kind !== "bundled") return undefined;
  for (const [id, pictures] of Object.entries(libraries)) {
    const scene = pictures.find((each) => each.scene === original.path && each.style === style);
    if (scene) return letterings[id]?.(scene);
  }
  return undefined;
}

/** The places in a screen's list that are lettered as one set: of one hand, with nothing set by hand. */
export function setsOf(screen: readonly { readonly recipe: Pick<Recipe, "words" | "look"> }[]): number[][] {
  const sets = new Map<string, number[]>();
  for (const [at, { recipe }] of screen.entries()) {
    const { words, look = "" } = recipe;
    const isSet = words?.size === "auto" && words.position === "auto";
    const key = isSet ? `${look} ${words.style} ${words.colour}` : String(at);
    sets.set(key, [...(sets.get(key) ?? []), at]);
  }
  return [...sets.values()];
}
