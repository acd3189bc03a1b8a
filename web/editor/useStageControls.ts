import { type KeyboardEvent, useRef } from "react";
import { FIT } from "#messages/fit.ts";
import type { Size } from "../../shared/machine/types.ts";
import type { Placement } from "../../shared/model/recipe.ts";
import {
  fill,
  flip,
  type Layout,
  MOVE_STEP,
  showWhole,
  startPlacement,
  straighten,
  turnQuarter,
} from "../picture/placement.ts";
import type { IconName } from "../ui/icon/Icon.tsx";
import type { Composition, Point } from "./annotations.ts";
import type { Layer } from "./layers.ts";
import type { EditHistory } from "./useEditHistory.ts";

const FINE_STEP = 1;
const KEY_ZOOM = 1.05;

export const MOVES = [
  { key: "ArrowLeft", icon: "back", label: FIT.moveLeft, x: -1, y: 0 },
  { key: "ArrowUp", icon: "up", label: FIT.moveUp, x: 0, y: -1 },
  { key: "ArrowDown", icon: "down", label: FIT.moveDown, x: 0, y: 1 },
  { key: "ArrowRight", icon: "forward", label: FIT.moveRight, x: 1, y: 0 },
] as const;

const ZOOMS: Readonly<Record<string, number>> = { "+": KEY_ZOOM, "=": KEY_ZOOM, "-": 1 / KEY_ZOOM };

type PlacementChange = (layout: Layout, at: Placement) => Placement;

export interface PictureTool {
  readonly label: string;
  readonly icon?: IconName;
  readonly key?: string;
  /** Successive changes of one kind are one undo step. */
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

export const SIZE_TOOLS: readonly PictureTool[] = [
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

const PICTURE_KEYS: ReadonlyMap<string, PlacementChange> = new Map([
  ...[...SIZE_TOOLS, ...TURNS, START_AGAIN].flatMap(({ key, change }) =>
    key ? [[key, change] as const] : [],
  ),
  ["[", tilt(-1)],
  ["]", tilt(1)],
]);

/** The last move: where it would be without snapping, and where it is. */
interface Moved {
  readonly unsnapped: Composition;
  readonly shown: Composition;
  readonly isSnapping: boolean;
}

export type StageControls = ReturnType<typeof useStageControls>;

export function useStageControls(
  history: EditHistory<Composition>,
  picture: Size,
  { id, layer }: { readonly id: string; readonly layer: Layer },
) {
  const last = useRef<Moved>(undefined);
  const onMove = (by: Point, reach = 0) => {
    const now = history.latest();
    const isSnapping = reach > 0;
    // A drag continues from the unsnapped position, unless an undo or another kind of move came between.
    const goesOn = last.current?.shown === now && last.current.isSnapping === isSnapping;
    const unsnapped = layer.move(goesOn && last.current ? last.current.unsnapped : now, by);
    const shown = layer.snap(unsnapped, reach);
    last.current = { unsnapped, shown, isSnapping };
    history.change(() => shown, `${id} move`);
  };
  const onZoom = (factor: number, at?: Point) =>
    history.change((now) => layer.zoom(now, factor, at), `${id} zoom`);
  const onPlace = (change: PlacementChange, kind: string) =>
    history.change(
      (now) => ({ ...now, placement: change({ picture, frame: now.frame }, now.placement) }),
      kind,
    );
  return {
    onStart() {
      last.current = undefined;
    },
    onMove,
    onZoom,
    onPlace,
    onKey({ key, shiftKey }: KeyboardEvent): boolean {
      const arrow = MOVES.find((each) => each.key === key);
      const factor = ZOOMS[key];
      const letter = key.toLowerCase();
      const change = (shiftKey && PICTURE_KEYS.get(`Shift+${letter}`)) || PICTURE_KEYS.get(letter);
      const step = shiftKey ? MOVE_STEP : FINE_STEP;
      if (arrow) onMove({ x: arrow.x * step, y: arrow.y * step });
      else if (factor !== undefined) onZoom(factor);
      else if (change && id === "picture") onPlace(change, key);
      else return false;
      return true;
    },
  };
}
