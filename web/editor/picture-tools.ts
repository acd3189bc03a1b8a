import type { Placement } from "../../shared/model/recipe.ts";
import {
  fill,
  flip,
  type Layout,
  showWhole,
  startPlacement,
  straighten,
  turnQuarter,
} from "../picture/fit/placement.ts";
import type { IconName } from "../ui/icon/Icon.tsx";
import { FIT } from "../words/fit.ts";

export type PlacementChange = (layout: Layout, at: Placement) => Placement;

/** What a button does to the picture, and the key that does the same. */
export interface PictureTool {
  readonly label: string;
  /** Shown in the place of the label. */
  readonly icon?: IconName;
  readonly key?: string;
  /** Changes of one kind shortly after each other are one step of Undo. */
  readonly kind: string;
  readonly change: PlacementChange;
}

const turn = (isClockwise: boolean): PlacementChange => {
  return (layout, at) => turnQuarter(layout, at, isClockwise);
};
const mirror = (axis: "across" | "down"): PlacementChange => {
  return (layout, at) => flip(layout, at, axis);
};
const tilt = (degrees: number): PlacementChange => {
  return (layout, at) => straighten(layout, at, at.angle + degrees);
};

/** The kind of each is the mode that it leaves the picture in. */
export const SIZES: readonly PictureTool[] = [
  { label: FIT.fill, kind: "fill", change: fill },
  { label: FIT.showAll, key: "f", kind: "fit", change: showWhole },
];

export const TURNS: readonly PictureTool[] = [
  { label: FIT.turnLeft, icon: "turnLeft", key: "Shift+r", kind: "turn", change: turn(false) },
  { label: FIT.turnRight, icon: "turnRight", key: "r", kind: "turn", change: turn(true) },
  { label: FIT.flipAcross, icon: "flipAcross", key: "h", kind: "flip", change: mirror("across") },
  { label: FIT.flipDown, icon: "flipDown", key: "v", kind: "flip", change: mirror("down") },
];

export const START_AGAIN: PictureTool = {
  label: FIT.startAgain,
  key: "0",
  kind: "start",
  change: startPlacement,
};

/** What keys do to the picture. */
export const PICTURE_KEYS: ReadonlyMap<string, PlacementChange> = new Map([
  ...[...SIZES, ...TURNS, START_AGAIN].flatMap(({ key, change }) => (key ? [[key, change] as const] : [])),
  ["[", tilt(-1)],
  ["]", tilt(1)],
]);
