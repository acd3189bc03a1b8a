import { keepClearOf } from "../../shared/machine/library.ts";
import type { WordTable } from "../../shared/machine/machine.ts";
import type { Arrangement, Box, Category } from "../../shared/machine/types.ts";
import { ACTIVE } from "../../shared/machines/index.ts";
import type { Brand, Picture } from "../../shared/model/design.ts";
import { presentImage } from "../../shared/model/questions.ts";
import {
  letteringSet,
  type Original,
  plainWords,
  type Recipe,
  type RecipeWords,
  recipeImage,
  wholeRecipe,
} from "../../shared/model/recipe.ts";
import { setBrand, textAt } from "../../shared/model/texts.ts";
import { edit, pictures, state } from "../edit/app.ts";
import { namedBytes } from "../edit/new-image.ts";
import { once } from "../edit/once.ts";
import { type LetteringData, letteringData, letteringOrder, orderOf } from "../edit/preview.ts";
import type { LetteredPicture, LetteringOrder } from "../picture/lettering/letter.ts";
import { letterPictures } from "../picture/threads.ts";
import { type Annotations, recipeParts } from "./annotations.ts";
import { type Layer, logoLayer, wordsLayer } from "./layers.ts";
import { keptLogo, type LogoFile } from "./logo-file.ts";

type Png = Uint8Array<ArrayBuffer>;

/** The place of the open design whose picture is edited, and what is known of that picture. */
interface EditedPlace {
  readonly category: Category;
  readonly slot: string;
  readonly arrangement: Arrangement;
  /** What the picture is made of, if that is known: a bundled scene, a look's picture. */
  readonly original: Original | undefined;
  readonly look: string | undefined;
}

/** What text and logos need, of the machine and of the open design's brand. */
interface Loaded {
  readonly data: LetteringData;
  readonly words: WordTable;
  readonly logo: LogoFile | undefined;
}

/** Loads what text and logos need. Resolves to a function that makes the annotator of a place. */
export async function loadAnnotator() {
  const [data, words] = await Promise.all([letteringData(), ACTIVE.wordTable()]);
  const kept = state.design.brand?.logo;
  const bytes = kept ? await bytesOf(kept) : undefined;
  const logo = bytes && (await keptLogo(bytes));
  return (place: EditedPlace, start: Annotations) => new Annotator(place, start, { data, words, logo });
}

/** One lettered picture of a machine screen. */
interface OnScreen {
  readonly slot: string;
  /** Pictures of one set are lettered together; undefined if it is lettered alone. */
  readonly set: string | undefined;
  readonly order: LetteringOrder;
  /** The picture as it stands now; undefined if it can't be read. */
  readonly stored?: Png | undefined;
}

/** PNGs of the other pictures on the machine screen that look different with the edited one, by their slots. */
export type Beside = ReadonlyMap<string, Png>;

/** A picture with its text and logo. */
export interface Drawn {
  readonly png: Png;
  /** Where text and logo stand, in pixels of the frame, by their layers. */
  readonly boxes: { readonly [Id in "words" | "logo"]?: Box };
  readonly beside: Beside;
}

/** Draws the text and the logo of one picture as it is edited, and letters the others of its set with it. */
export class Annotator {
  readonly keepClear: readonly Box[];
  /** What is moved on the stage while a tab is open, by the tab's id. */
  readonly layers: Readonly<Record<string, Layer>>;
  /** The design's words for the place. */
  readonly follows: Pick<RecipeWords, "from" | "text"> | undefined;
  /** What new text and logos start with. */
  readonly brand: Brand | null;
  readonly brandLogo: LogoFile | undefined;
  /** How the picture was lettered last. */
  last: Pick<LetteredPicture, "ground" | "textSize" | "bounds"> = {
    ground: 0,
    textSize: 40,
    bounds: undefined,
  };
  private readonly place: EditedPlace;
  private readonly data: LetteringData;
  /** The picture as it was when the editor opened. */
  private readonly before: Recipe;

  constructor(place: EditedPlace, start: Annotations, { data, words, logo }: Loaded) {
    const { brand } = state.design;
    const follows = textAt(state.design, place.category, place.slot, { words });
    this.place = place;
    this.data = data;
    this.keepClear = keepClearOf(place.arrangement, place.slot);
    this.layers = { words: wordsLayer(() => this.last), logo: logoLayer(this.keepClear) };
    this.follows = follows?.text ? follows : undefined;
    this.brand = brand;
    this.brandLogo = brand ? logo : undefined;
    this.before = this.recipeOf(start);
  }

  /** Returns words as they begin on a picture: in the brand's style and colour, or else in the machine's. */
  newWords(given: Pick<RecipeWords, "from" | "text">): RecipeWords {
    return plainWords(given, this.brand?.style || this.data.letteringStyles.initial, this.brand?.colours[0]);
  }

  /**
   * Draws text and logo on a picture as they will be rendered. Rejects if that fails or the signal ends it.
   *
   * @param picture a PNG of the frame's size
   */
  async draw(picture: Png, annotations: Annotations, signal: AbortSignal): Promise<Drawn> {
    const { category, slot, arrangement } = this.place;
    const recipe = this.recipeOf(annotations);
    const image = { category: category.id, key: slot, image: recipeImage(recipe) };
    const files = { picture, logo: annotations.logo?.bytes };
    const order = letteringOrder(this.data, { category, arrangement }, image, files);
    const own = { slot, set: letteringSet(recipe), order };
    const others = await this.others();
    const screen = arrangement.places.flatMap((place): OnScreen | readonly OnScreen[] =>
      place.slot === slot ? own : others.filter((each) => each.slot === place.slot),
    );
    const together = screen.filter((one) => one === own || (one.set !== undefined && one.set === own.set));
    const lettered = await letterAll(together, signal);
    const made = lettered.find(({ one }) => one === own);
    if (!made) throw new Error("nothing was lettered");
    this.last = made;
    const { png, bounds, logo } = made;
    const { words } = this.before;
    const isAsBefore = words && JSON.stringify(annotations.words) === JSON.stringify(words);
    const left = own.set === letteringSet(this.before) ? [] : await this.formerSet();
    const beside = isAsBefore ? [] : [...lettered, ...left].filter(({ one }) => one !== own);
    return {
      png,
      boxes: { ...(bounds && { words: bounds }), ...(logo && { logo }) },
      beside: new Map(
        beside.flatMap(({ one, png }) => (isSame(one.stored, png) ? [] : [[one.slot, png] as const])),
      ),
    };
  }

  /** Keeps what is on a picture as the brand; parts that it does not have stay as they were. Resolves to whether it is kept. */
  async keepBrand({ words, logo }: Annotations): Promise<boolean> {
    const named = logo && (await namedBytes(logo.bytes));
    const outcome = await edit(
      state.design.id,
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

  private recipeOf(annotations: Annotations): Recipe {
    const { original, look, arrangement } = this.place;
    // A new picture has no original yet, and is lettered like any other.
    const known = original ?? { blob: "", type: "image/png", ...arrangement.size };
    return { ...wholeRecipe(known, look === undefined ? {} : { look }), ...recipeParts(annotations) };
  }

  /**
   * The other lettered pictures on the place's machine screen. One that can't be rendered is left out: the edited picture
   * is then lettered without it.
   */
  private readonly others = once(async (): Promise<readonly OnScreen[]> => {
    const { category, slot, arrangement } = this.place;
    const { design, isMissing } = state;
    // Pictures of a list take turns: each is alone on its screen.
    if (category.kind === "list") return [];
    const found = arrangement.places.map(async (place): Promise<OnScreen[]> => {
      const image = presentImage(design, category.id, place.slot, isMissing);
      if (place.slot === slot || !image?.recipe?.words?.text) return [];
      const { recipe, picture } = image;
      const named = { category: category.id, key: place.slot, image };
      const order = await orderOf(this.data, { category, arrangement }, named).catch(() => undefined);
      const stored = picture ? await bytesOf(picture) : undefined;
      return order ? [{ slot: place.slot, set: letteringSet(recipe), order, stored }] : [];
    });
    return (await Promise.all(found)).flat();
  });

  /** The other pictures of the set that the edited one was in when the editor opened, lettered without it. */
  private readonly formerSet = once(async () => {
    const set = letteringSet(this.before);
    const others = await this.others();
    return letterAll(set === undefined ? [] : others.filter((each) => each.set === set));
  });
}

async function letterAll(set: readonly OnScreen[], signal?: AbortSignal) {
  const lettered = await letterPictures(
    set.map(({ order }) => order),
    signal,
  );
  return lettered.map((picture, i) => ({ ...picture, one: set[i] as OnScreen })); // One each.
}

async function bytesOf(picture: Picture): Promise<Png | undefined> {
  const bytes = await pictures.bytes(picture);
  return typeof bytes === "string" ? undefined : bytes;
}

const isSame = (one: Uint8Array | undefined, other: Uint8Array): boolean =>
  one !== undefined && one.length === other.length && one.every((byte, i) => byte === other[i]);
