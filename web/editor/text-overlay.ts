import { createElement } from "react";
import { keepClearOf } from "../../shared/machine/keep-clear.ts";
import type { Arrangement, Box, Category } from "../../shared/machine/types.ts";
import {
  type Original,
  plainWords,
  type RecipeWords,
  recipeImage,
  wholeRecipe,
} from "../../shared/model/recipe.ts";
import { type LetteringData, letteringOrder } from "../edit/preview.ts";
import { type LetteredPicture, Letterer } from "../picture/lettering/letterer.ts";
import { LETTER_TABS } from "../words/letter-tabs.ts";
import { LogoPanel } from "./LogoPanel.tsx";
import { type OnScreen, screenLetterer } from "./letter-screen.ts";
import type { LogoFile } from "./logo-file.ts";
import {
  hasWords,
  isNothing,
  lettered,
  moveLogo,
  moveWords,
  type Over,
  zoomLogo,
  zoomWords,
} from "./over.ts";
import type { Overlay, OverlayPanelProps, OverlayTab } from "./overlay.ts";
import { WordsPanel } from "./WordsPanel.tsx";

/** What the visitor's brand gives to a picture that begins. */
export interface BrandStart {
  readonly colours: readonly string[];
  readonly style: string;
  readonly logo: LogoFile | undefined;
}

/** The place whose picture is lettered. */
export interface LetteredPlace {
  readonly category: Category;
  readonly slot: string;
  readonly arrangement: Arrangement;
  /** What the picture is made of, if that is known: a bundled scene, a look's picture. */
  readonly original: Original | undefined;
  readonly look: string | undefined;
  readonly data: LetteringData;
  /** The design's words for the place. */
  readonly follows: Pick<RecipeWords, "from" | "text"> | undefined;
  readonly brand: BrandStart | undefined;
  /** The picture among those that stand on its machine screen, in the screen's order: a set is lettered together. */
  around(own: OnScreen): Promise<readonly OnScreen[]>;
  /** Keeps what stands on the picture as the brand; resolves to whether it is kept. */
  keepBrand(over: Over): Promise<boolean>;
}

/** The words and the logo of one picture in the editor. */
export interface LetterTabs {
  readonly overlay: Overlay<Over>;
  close(): void;
}

/** What the panels need to know of the picture as it was last made. */
export interface LastMade {
  ground: LetteredPicture["ground"];
  textSize: number;
  words: Box | undefined;
}

const BEFORE: LastMade = { ground: 0, textSize: 40, words: undefined };

/** The tabs for words and logo of a place's picture. */
export function letterTabs(place: LetteredPlace, start: Over): LetterTabs {
  const letterer = new Letterer();
  const keepClear = keepClearOf(place.arrangement, place.slot);
  const letterScreen = screenLetterer(letterer, place.slot);
  let last = BEFORE;
  const common = { place, keepClear, last: () => last };
  const logoTab: OverlayTab<Over> = {
    id: "logo",
    label: LETTER_TABS.logo,
    icon: "sparkle",
    Panel: (props: OverlayPanelProps<Over>) => createElement(LogoPanel, { ...props, ...common }),
    move: (over, by, frame) => moveLogo(over, by, frame, keepClear),
    zoom: (over, factor, frame) => zoomLogo(over, factor, frame, keepClear),
  };
  const overlay: Overlay<Over> = {
    start,
    isEmpty: isNothing,
    tabs: [
      {
        id: "words",
        label: LETTER_TABS.words,
        icon: "pencil",
        Panel: (props: OverlayPanelProps<Over>) => createElement(WordsPanel, { ...props, ...common }),
        move: (over, by, frame) => moveWords(over, by, frame, last.words),
        zoom: (over, factor) => zoomWords(over, factor, last.textSize),
      },
      logoTab,
    ],
    async bake(picture, over, _, signal) {
      const { category, slot, arrangement, original, look, data } = place;
      const { words, logo } = over;
      const recipe = {
        // A picture that is new has no original yet, and is set like any other.
        ...wholeRecipe(original ?? { blob: "", type: "image/png", ...arrangement.size }, {
          ...(look !== undefined && { look }),
        }),
        ...lettered(over),
      };
      const image = { category: category.id, key: slot, image: recipeImage(recipe) };
      const files = { picture, logo: logo?.bytes };
      const order = letteringOrder(data, { category, arrangement }, image, files);
      const screen = await place.around({ slot, recipe, order });
      const isAsItWas = hasWords(start) && JSON.stringify(words) === JSON.stringify(start.words);
      const { own: made, beside } = await letterScreen(screen, isAsItWas, signal);
      last = { ground: made.ground, textSize: made.textSize, words: made.bounds };
      const boxes = { ...(made.bounds && { words: made.bounds }), ...(made.logo && { logo: made.logo }) };
      return { png: made.png, boxes, beside };
    },
  };
  return { overlay, close: () => letterer.close() };
}

/** Words as they begin on a picture: in the brand's style and colour, else in the machine's. */
export const newWords = (
  { brand, data }: Pick<LetteredPlace, "brand" | "data">,
  given: Pick<RecipeWords, "from" | "text">,
): RecipeWords => plainWords(given, brand?.style || data.letteringStyles.initial, brand?.colours[0]);
