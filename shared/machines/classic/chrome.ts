import type { ChromeWords } from "./chrome-words.ts";
import type { CLASSIC_MODEL } from "./model.ts";

type CategoryId = (typeof CLASSIC_MODEL)["categories"][number]["id"];

/** `step` is the position in an order, from 1. */
export interface ScreenChrome {
  readonly title: keyof ChromeWords;
  readonly note: keyof ChromeWords;
  readonly step: number;
}

/** The drink is poured in the last step. */
export const ORDER_STEP_COUNT = 5;

const ROOM = { title: "roomForMilk", note: "howFull", step: 4 } as const;
const POURING = { title: "almostThere", note: "leaveCup", step: ORDER_STEP_COUNT } as const;

/** Categories without text fill the whole screen. */
export const SCREEN_CHROME: Readonly<Record<CategoryId, ScreenChrome | undefined>> = {
  screensaver: undefined,
  blends: { title: "selectBlend", note: "touchPicture", step: 1 },
  hotcold: { title: "hotOrIced", note: "touchPicture", step: 2 },
  hotcupsizes: { title: "cupSize", note: "hotDrinks", step: 3 },
  coldcupsizes: { title: "cupSize", note: "icedDrinks", step: 3 },
  hotleaveroom: ROOM,
  coldleaveroom: ROOM,
  dispensinghot: POURING,
  dispensingcold: POURING,
};
