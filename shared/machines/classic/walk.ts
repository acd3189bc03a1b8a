import type { PouringPhase, TemplateButton, Walkthrough, WalkthroughScreen } from "../../machine/walk.ts";
import type { CLASSIC_MODEL } from "./model.ts";
import { boxAt } from "./places.ts";

/* The keys are in the bottom bar, where the templates draw them (artwork/letter/templates.ts). */

type CategoryId = (typeof CLASSIC_MODEL)["categories"][number]["id"];

/** The machine has only one language. */
const keys = (back: TemplateButton<CategoryId>["leads"]): readonly TemplateButton<CategoryId>[] => [
  { id: "back", label: "Back", box: boxAt(36, 665, { width: 155, height: 74 }), leads: back },
  { id: "again", label: "Start again", box: boxAt(389, 665, { width: 224, height: 74 }), leads: "start" },
  { id: "language", label: "English", box: boxAt(809, 665, { width: 179, height: 74 }), leads: "stay" },
];

const pouring = (): WalkthroughScreen<CategoryId> => ({
  overlays: { cancel: "blends" },
  pouring: {
    ms: 8000,
    doneMs: 2000,
    leads: "start",
    // In the bottom bar, between the elements of its template.
    progress: {
      box: boxAt(270, 665, { width: 520, height: 74 }),
      pouring: "Pouring your coffee",
      done: "Enjoy your coffee",
    },
  } satisfies PouringPhase<CategoryId>,
});

export const WALKTHROUGH: Walkthrough<CategoryId> = {
  start: ["screensaver", "blends"],
  idleMs: 30_000,
  screens: {
    screensaver: { pictures: "blends", invitation: "Touch to begin" },
    blends: { pictures: "hotcold", keys: keys("screensaver") },
    hotcold: { pictures: { hot: "hotcupsizes", cold: "coldcupsizes" }, keys: keys("blends") },
    hotcupsizes: { pictures: "hotleaveroom", keys: keys("hotcold") },
    coldcupsizes: { pictures: "coldleaveroom", keys: keys("hotcold") },
    hotleaveroom: { pictures: "dispensinghot", keys: keys("hotcupsizes") },
    coldleaveroom: { pictures: "dispensingcold", keys: keys("coldcupsizes") },
    dispensinghot: pouring(),
    dispensingcold: pouring(),
  },
};
