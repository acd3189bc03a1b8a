import { type KeyboardEvent, useRef } from "react";
import type { Size } from "../../shared/machine/types.ts";
import { MOVE_STEP } from "../picture/fit/placement.ts";
import type { FramePoint, PictureEdit } from "./annotations.ts";
import type { Layer } from "./layers.ts";
import { PICTURE_KEYS, type PlacementChange } from "./picture-tools.ts";
import type { EditHistory } from "./useEditHistory.ts";

/** The id of the picture's own layer and tab. */
export const PICTURE = "picture";

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

/** Where a drag or arrow keys have brought a layer, which may be shown elsewhere because it has snapped. */
interface Moved {
  readonly unsnapped: PictureEdit;
  readonly shown: PictureEdit;
  readonly isSnapping: boolean;
}

export type StageControls = ReturnType<typeof useStageControls>;

/**
 * Returns what pointers, keys and buttons do to a layer. Changes of the picture alone are keys of its own tab.
 *
 * @param picture the picture's own size
 */
export function useStageControls(
  history: EditHistory<PictureEdit>,
  picture: Size,
  { id, layer }: { readonly id: string; readonly layer: Layer },
) {
  const last = useRef<Moved>(undefined);
  const onMove = (by: FramePoint, reach = 0) => {
    const now = history.latest();
    const isSnapping = reach > 0;
    // A drag goes on from where the pointer is. Undo, and a move of the other kind, start from what is shown.
    const goesOn = last.current?.shown === now && last.current.isSnapping === isSnapping;
    const unsnapped = layer.move(goesOn && last.current ? last.current.unsnapped : now, by);
    const shown = layer.snap(unsnapped, reach);
    last.current = { unsnapped, shown, isSnapping };
    history.change(() => shown, `${id} move`);
  };
  const onZoom = (factor: number, at?: FramePoint) =>
    history.change((now) => layer.zoom(now, factor, at), `${id} zoom`);
  const onPlace = (change: PlacementChange, kind: string) =>
    history.change(
      (now) => ({ ...now, placement: change({ picture, frame: now.frame }, now.placement) }),
      kind,
    );
  return {
    /** A drag or a pinch begins. */
    onStart() {
      last.current = undefined;
    },
    /** @param reach pixels of the frame within which what is moved snaps */
    onMove,
    /** @param at from the frame's middle */
    onZoom,
    /** @param kind changes of one kind shortly after each other are one step of Undo */
    onPlace,
    /** Returns whether the key did something. */
    onKey({ key, shiftKey }: KeyboardEvent): boolean {
      const [arrow, factor] = [ARROWS[key], ZOOMS[key]];
      const letter = key.toLowerCase();
      const change = (shiftKey && PICTURE_KEYS.get(`Shift+${letter}`)) || PICTURE_KEYS.get(letter);
      const step = shiftKey ? MOVE_STEP : FINE_STEP;
      if (arrow) onMove({ x: arrow.x * step, y: arrow.y * step });
      else if (factor !== undefined) onZoom(factor);
      else if (change && id === PICTURE) onPlace(change, key);
      else return false;
      return true;
    },
  };
}
