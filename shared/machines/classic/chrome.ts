import type { CLASSIC_MODEL } from "./model.ts";

type CategoryId = (typeof CLASSIC_MODEL)["categories"][number]["id"];

/** What the machine shows above a screen's pictures; `step` is the position in an order, from 1. */
export interface ScreenChrome {
  readonly title: string;
  readonly note: string;
  readonly step: number;
}

/** The drink is poured in the last step. */
export const ORDER_STEPS = 5;

const CUP = "Choose your cup size";
const ROOM = { title: "Room for milk?", note: "Choose how full your cup will be", step: 4 };
const POURING = { title: "Almost there", note: "Please leave your cup in place", step: ORDER_STEPS };

/** Text drawn on the classic machine's templates. Categories without text fill the whole screen. */
export const SCREEN_CHROME: Readonly<Record<CategoryId, ScreenChrome | undefined>> = {
  screensaver: undefined,
  blends: { title: "Select your blend", note: "Touch a picture to choose", step: 1 },
  hotcold: { title: "Hot or iced?", note: "Touch a picture to choose", step: 2 },
  hotcupsizes: { title: CUP, note: "Hot drinks", step: 3 },
  coldcupsizes: { title: CUP, note: "Iced drinks", step: 3 },
  hotleaveroom: ROOM,
  coldleaveroom: ROOM,
  dispensinghot: POURING,
  dispensingcold: POURING,
};
