import type { PouringPhase, TemplateButton, Walkthrough, WalkthroughScreen } from "../../machine/walk.ts";
import { CHROME_TEXTS, type ChromeTexts, ENGLISH_CHROME_TEXTS } from "./chrome.ts";
import type { CLASSIC_MODEL } from "./model.ts";
import { boxAt } from "./places.ts";

/* The keys are where the templates draw them (artwork/letter/templates.ts). */

type CategoryId = (typeof CLASSIC_MODEL)["categories"][number]["id"];

/** The language key does nothing, since a preview has only one language. */
const keys = (
  words: ChromeTexts,
  back: TemplateButton<CategoryId>["target"],
): readonly TemplateButton<CategoryId>[] => [
  { id: "back", label: words.back, box: boxAt(36, 665, { width: 155, height: 74 }), target: back },
  {
    id: "again",
    label: words.startAgain,
    box: boxAt(389, 665, { width: 224, height: 74 }),
    target: "start",
  },
  { id: "language", label: words.language, box: boxAt(809, 665, { width: 179, height: 74 }), target: "stay" },
];

const pouring = (words: ChromeTexts): WalkthroughScreen<CategoryId> => ({
  overlays: { cancel: "blends" },
  pouring: {
    ms: 8000,
    doneMs: 2000,
    target: "start",
    // Between the elements of the template's bottom bar.
    progress: {
      box: boxAt(270, 665, { width: 520, height: 74 }),
      pouring: words.pouring,
      done: words.done,
    },
  } satisfies PouringPhase<CategoryId>,
});

export function createWalkthrough(language: string): Walkthrough<CategoryId> {
  const words = CHROME_TEXTS[language] ?? ENGLISH_CHROME_TEXTS;
  const keysTo = (back: CategoryId) => keys(words, back);
  return {
    start: ["screensaver", "blends"],
    idleMs: 30_000,
    screens: {
      screensaver: { pictures: "blends", invitation: words.begin },
      blends: { pictures: "hotcold", keys: keysTo("screensaver") },
      hotcold: { pictures: { hot: "hotcupsizes", cold: "coldcupsizes" }, keys: keysTo("blends") },
      hotcupsizes: { pictures: "hotleaveroom", keys: keysTo("hotcold") },
      coldcupsizes: { pictures: "coldleaveroom", keys: keysTo("hotcold") },
      hotleaveroom: { pictures: "dispensinghot", keys: keysTo("hotcupsizes") },
      coldleaveroom: { pictures: "dispensingcold", keys: keysTo("coldcupsizes") },
      dispensinghot: pouring(words),
      dispensingcold: pouring(words),
    },
  };
}
