import { keepClearOf } from "../../shared/machine/keep-clear.ts";
import type { Arrangement, Box, Category, Size } from "../../shared/machine/types.ts";
import {
  letteringSet,
  type Original,
  plainWords,
  type Recipe,
  type RecipeWords,
  recipeImage,
  wholeRecipe,
} from "../../shared/model/recipe.ts";
import { type LetteringData, letteringOrder } from "../edit/preview.ts";
import type { LetteredPicture, LetteringOrder } from "../picture/lettering/letter.ts";
import { letterPictures } from "../picture/threads.ts";
import {
  type Annotations,
  hasWords,
  moveLogo,
  moveWords,
  type PictureEdit,
  recipeParts,
  snapLogo,
  snapWords,
  zoomLogo,
  zoomWords,
} from "./annotations.ts";
import type { LogoFile } from "./logo-file.ts";
import type { Layer } from "./useStageControls.ts";

/** One lettered picture of a machine screen. */
export interface OnScreen {
  readonly slot: string;
  readonly recipe: Recipe;
  readonly order: LetteringOrder;
  /** Returns the picture as it stands now, as PNG; undefined if it can't be read. */
  stored?(): Promise<Uint8Array<ArrayBuffer> | undefined>;
}

/** The place whose picture is edited. */
export interface AnnotatedPlace {
  readonly category: Category;
  readonly slot: string;
  readonly arrangement: Arrangement;
  /** What the picture is made of, if that is known: a bundled scene, a look's picture. */
  readonly original: Original | undefined;
  readonly look: string | undefined;
  readonly data: LetteringData;
  /** The design's words for the place. */
  readonly follows: Pick<RecipeWords, "from" | "text"> | undefined;
  /** What new text and logos start with. */
  readonly brand:
    | { readonly colours: readonly string[]; readonly style: string; readonly logo: LogoFile | undefined }
    | undefined;
  /** Returns the lettered pictures of the machine screen with this one, in the screen's order. */
  onScreen(own: OnScreen): Promise<readonly OnScreen[]>;
  /** Keeps the style, the colour and the logo as the brand; resolves to whether it is kept. */
  keepBrand(annotations: Annotations): Promise<boolean>;
}

/** PNGs of the other pictures on the machine screen that look different with the edited one, by their slots. */
export type Beside = ReadonlyMap<string, Uint8Array<ArrayBuffer>>;

/** A picture with its text and logo. */
export interface Drawn {
  readonly png: Uint8Array<ArrayBuffer>;
  /** Where text and logo stand, in pixels of the frame, by their layers. */
  readonly boxes: { readonly [Id in "words" | "logo"]?: Box };
  readonly beside: Beside;
}

const NOTHING: Beside = new Map();

/** Draws the text and the logo of one picture as it is edited, and letters the others of its set with it. */
export class Annotator {
  readonly place: AnnotatedPlace;
  readonly keepClear: readonly Box[];
  /** How the picture was lettered last. */
  last: Pick<LetteredPicture, "ground" | "textSize" | "bounds"> = {
    ground: 0,
    textSize: 40,
    bounds: undefined,
  };
  private readonly start: Annotations;
  /** The other pictures of the slot's set, as they were before its words were changed. */
  private before = NOTHING;
  /** Sets without the slot, by their own slots: they stay as they are. */
  private readonly apart = new Map<string, readonly LetteredPicture[]>();

  constructor(place: AnnotatedPlace, start: Annotations) {
    this.place = place;
    this.start = start;
    this.keepClear = keepClearOf(place.arrangement, place.slot);
  }

  layers(frame: Size): readonly Layer[] {
    const on = (change: (now: Annotations) => Annotations) => (edit: PictureEdit) => ({
      ...edit,
      over: change(edit.over),
    });
    return [
      {
        id: "words",
        move: (edit, by) => on((now) => moveWords(now, by, frame, this.last.bounds))(edit),
        snap: (edit, reach) => on((now) => snapWords(now, reach, frame, this.last.bounds))(edit),
        zoom: (edit, factor) => on((now) => zoomWords(now, factor, this.last.textSize))(edit),
      },
      {
        id: "logo",
        move: (edit, by) => on((now) => moveLogo(now, by, frame))(edit),
        snap: (edit, reach) => on((now) => snapLogo(now, reach, frame, this.keepClear))(edit),
        zoom: (edit, factor) => on((now) => zoomLogo(now, factor, frame, this.keepClear))(edit),
      },
    ];
  }

  /** Returns words as they begin on a picture: in the brand's style and colour, or else in the machine's. */
  newWords(given: Pick<RecipeWords, "from" | "text">): RecipeWords {
    const { brand, data } = this.place;
    return plainWords(given, brand?.style || data.letteringStyles.initial, brand?.colours[0]);
  }

  /**
   * Draws text and logo on a picture as they will be rendered. Rejects if that fails or the signal ends it.
   *
   * @param picture a PNG of the frame's size
   */
  async draw(
    picture: Uint8Array<ArrayBuffer>,
    annotations: Annotations,
    signal: AbortSignal,
  ): Promise<Drawn> {
    const { category, slot, arrangement, original, look, data } = this.place;
    // A new picture has no original yet, and is lettered like any other.
    const whole = wholeRecipe(original ?? { blob: "", type: "image/png", ...arrangement.size }, {
      ...(look !== undefined && { look }),
    });
    const recipe = { ...whole, ...recipeParts(annotations) };
    const image = { category: category.id, key: slot, image: recipeImage(recipe) };
    const files = { picture, logo: annotations.logo?.bytes };
    const order = letteringOrder(data, { category, arrangement }, image, files);
    const screen = await this.place.onScreen({ slot, recipe, order });
    const isAsBefore =
      hasWords(this.start) && JSON.stringify(annotations.words) === JSON.stringify(this.start.words);
    const { own, beside } = await this.letter(screen, isAsBefore, signal);
    this.last = own;
    const { png, bounds, logo } = own;
    return { png, boxes: { ...(bounds && { words: bounds }), ...(logo && { logo }) }, beside };
  }

  /**
   * Letters the picture with its set, and finds which others that changes.
   *
   * @param isAsBefore whether its words are those that the others were lettered with
   */
  private async letter(screen: readonly OnScreen[], isAsBefore: boolean, signal: AbortSignal) {
    const { slot } = this.place;
    const letter = (set: readonly OnScreen[]) =>
      letterPictures(
        set.map(({ order }) => order),
        signal,
      );
    const sets = setsOf(screen);
    const together = sets.find((set) => set.some((one) => one.slot === slot)) ?? [];
    const lettered = await letter(together);
    const own = lettered[together.findIndex((one) => one.slot === slot)];
    if (!own) throw new Error("nothing was lettered");
    const made = new Map(together.flatMap((one, i) => (one.slot === slot ? [] : [[one, lettered[i]?.png]])));
    if (isAsBefore) {
      this.before = new Map([...made].flatMap(([one, png]) => (png ? [[one.slot, png]] : [])));
      return { own, beside: NOTHING };
    }
    // Those of its former set are lettered without it.
    for (const set of sets) {
      if (set === together || !set.some((one) => this.before.has(one.slot))) continue;
      const key = set.map((one) => one.slot).join(" ");
      const others = this.apart.get(key) ?? (await letter(set));
      this.apart.set(key, others);
      for (const [i, one] of set.entries()) made.set(one, others[i]?.png);
    }
    const changed = await Promise.all(
      [...made].map(async ([one, png]): Promise<[string, Uint8Array<ArrayBuffer>][]> => {
        const was = this.before.get(one.slot) ?? (await one.stored?.());
        return png && !(was && isSame(was, png)) ? [[one.slot, png]] : [];
      }),
    );
    return { own, beside: new Map(changed.flat()) };
  }
}

/** Groups what stands on a screen into the sets that are lettered together, in the screen's order. */
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
