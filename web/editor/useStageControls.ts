import { type KeyboardEvent, useRef } from "react";
import type { Placement } from "../../shared/model/recipe.ts";
import {
  flip,
  type Layout,
  MOVE_STEP,
  move,
  showWhole,
  startPlacement,
  straighten,
  turnQuarter,
  zoom,
} from "../picture/fit/placement.ts";
import { type FramePoint, type PictureEdit, snapPlacement } from "./annotations.ts";
import type { EditHistory } from "./useEditHistory.ts";

/** What is moved and zoomed on the stage while its tab is open: the picture, the words or the logo. */
export interface Layer {
  readonly id: string;
  move(edit: PictureEdit, by: FramePoint): PictureEdit;
  /** Snaps what was moved within so many pixels of the frame, and puts it where it may stand. */
  snap(edit: PictureEdit, reach: number): PictureEdit;
  /** @param at the point that stays where it is, from the frame's middle */
  zoom(edit: PictureEdit, factor: number, at?: FramePoint): PictureEdit;
}

/** The id of the picture's own layer and tab. */
export const PICTURE = "picture";

export const pictureLayer = (layout: Layout): Layer => ({
  id: PICTURE,
  move: (edit, by) => ({ ...edit, placement: move(layout, edit.placement, by) }),
  snap: (edit, reach) => ({ ...edit, placement: snapPlacement(layout, edit.placement, reach) }),
  zoom: (edit, factor, at) => ({ ...edit, placement: zoom(layout, edit.placement, factor, at) }),
});

/** Frame pixels that an arrow key moves; with Shift, MOVE_STEP. */
const FINE_STEP = 1;
const KEY_ZOOM = 1.05;

const ARROWS: Readonly<Record<string, FramePoint>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
const ZOOMS: Readonly<Record<string, number>> = { "+": KEY_ZOOM, "=": KEY_ZOOM, "-": 1 / KEY_ZOOM };

type PlacementKey = (layout: Layout, at: Placement, isShifted: boolean) => Placement;

/** What other keys do to the picture. */
const PLACEMENT_KEYS: Readonly<Record<string, PlacementKey>> = {
  r: (layout, at, isShifted) => turnQuarter(layout, at, !isShifted),
  "[": (layout, at) => straighten(layout, at, at.angle - 1),
  "]": (layout, at) => straighten(layout, at, at.angle + 1),
  h: (layout, at) => flip(layout, at, "across"),
  v: (layout, at) => flip(layout, at, "down"),
  f: (layout, at) => showWhole(layout, at),
  "0": (layout) => startPlacement(layout),
};

/** Where a drag or arrow keys have brought a layer, which may be shown elsewhere because it has snapped. */
interface Moved {
  readonly unsnapped: PictureEdit;
  readonly shown: PictureEdit;
  readonly isSnapping: boolean;
}

/** Returns what pointers, keys and buttons do to a layer. Changes of the picture alone are keys of its own tab. */
export function useStageControls(history: EditHistory<PictureEdit>, layout: Layout, layer: Layer) {
  const last = useRef<Moved>(undefined);
  const onMove = (by: FramePoint, reach = 0) => {
    const now = history.latest();
    const isSnapping = reach > 0;
    // A drag goes on from where the pointer is. Undo, and a move of the other kind, start from what is shown.
    const goesOn = last.current?.shown === now && last.current.isSnapping === isSnapping;
    const unsnapped = layer.move(goesOn && last.current ? last.current.unsnapped : now, by);
    const shown = layer.snap(unsnapped, reach);
    last.current = { unsnapped, shown, isSnapping };
    history.change(() => shown, `${layer.id} move`);
  };
  const onZoom = (factor: number, at?: FramePoint) =>
    history.change((now) => layer.zoom(now, factor, at), `${layer.id} zoom`);
  const onPlace = (change: (placement: Placement) => Placement, kind: string) =>
    history.change((now) => ({ ...now, placement: change(now.placement) }), kind);
  return {
    onStart() {
      last.current = undefined;
    },
    /** @param reach pixels of the frame within which what is moved snaps */
    onMove,
    onZoom,
    onPlace,
    /** Returns whether the key did something. */
    onKey({ key, shiftKey }: KeyboardEvent): boolean {
      const [arrow, factor] = [ARROWS[key], ZOOMS[key]];
      const change = layer.id === PICTURE ? PLACEMENT_KEYS[key.toLowerCase()] : undefined;
      const step = shiftKey ? MOVE_STEP : FINE_STEP;
      if (arrow) onMove({ x: arrow.x * step, y: arrow.y * step });
      else if (factor !== undefined) onZoom(factor);
      else if (change) onPlace((at) => change(layout, at, shiftKey), key);
      else return false;
      return true;
    },
  };
}
