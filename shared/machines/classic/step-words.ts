import { STEP_TEXTS } from "#classic/step-texts.ts";
import type { StepTexts } from "../../machine/steps.ts";
import type { CLASSIC_MODEL } from "./model.ts";

type Category = (typeof CLASSIC_MODEL)["categories"][number];
type Id<Kind extends Category["kind"]> = Extract<Category, { kind: Kind }>["id"];

const { lists, slots } = STEP_TEXTS;

const filling = <Texts extends { defaults: object }>(fills: "slot" | "all", texts: Texts) => ({
  ...texts,
  defaults: { ...texts.defaults, fills },
});

const inColumns = <Texts extends { library: object }>(columns: 3 | 4, texts: Texts) => ({
  ...texts,
  library: { ...texts.library, columns },
});

export const CLASSIC_STEP_TEXTS: StepTexts<Id<"list">, Id<"slots">> = {
  lists: { screensaver: inColumns(3, lists.screensaver) },
  slots: {
    blends: inColumns(4, slots.blends),
    hotcold: filling("slot", slots.hotcold),
    hotcupsizes: filling("all", slots.hotcupsizes),
    coldcupsizes: filling("all", slots.coldcupsizes),
    hotleaveroom: filling("slot", slots.hotleaveroom),
    coldleaveroom: filling("slot", slots.coldleaveroom),
    dispensinghot: filling("slot", slots.dispensinghot),
    dispensingcold: filling("slot", slots.dispensingcold),
  },
};
