import { type KeyboardEvent, useRef } from "react";
import type { Edit } from "../picture/fit/edit.ts";
import { type Layout, move, type Placement, zoom } from "../picture/fit/placement.ts";
import type { FramePoint } from "./FitStage.tsx";
import type { OverlayTab } from "./overlay.ts";
import { arrowOf, pictureKey, zoomOf } from "./picture-keys.ts";
import { snap } from "./snap.ts";
import type { EditHistory } from "./useEditHistory.ts";

interface StageHandContext<Over> {
  readonly history: EditHistory<Edit<Over>>;
  readonly layout: Layout;
  /** The open tab of what stands on the picture; undefined while the picture itself is worked on. */
  readonly open: OverlayTab<Over> | undefined;
  place(change: (placement: Placement) => Placement, kind: string): void;
  changeOver(change: (over: Over) => Over, kind: string): void;
}

/** What hands and keys on the stage do: they move and zoom the layer of the open tab, and no other. */
export function useStageHand<Over>({ history, layout, open, place, changeOver }: StageHandContext<Over>) {
  const { frame } = layout;
  /** Where the hand has it, which what is shown may be drawn away from. */
  const held = useRef<Edit<Over>>(undefined);
  const onMove = (by: FramePoint, reach = 0) => {
    const now = history.latest();
    const from = (reach > 0 && held.current) || now;
    if (open) {
      const raw = open.move(from.over, by, frame);
      held.current = { ...now, over: raw };
      changeOver(() => open.snap?.(raw, reach, frame) ?? raw, `${open.id} move`);
    } else {
      const raw = move(layout, from.placement, by);
      held.current = { ...now, placement: raw };
      place(() => snap(layout, raw, reach), "move");
    }
  };
  const onZoom = (factor: number, at?: FramePoint) => {
    held.current = undefined;
    if (open) changeOver((now) => open.zoom(now, factor, frame), `${open.id} zoom`);
    else place((now) => zoom(layout, now, factor, at), "zoom");
  };
  return {
    onStart() {
      held.current = undefined;
    },
    onMove,
    onZoom,
    /** Whether the key did something. */
    onKey(event: KeyboardEvent): boolean {
      const [by, factor] = [arrowOf(event), zoomOf(event)];
      if (by) onMove(by);
      else if (factor !== undefined) onZoom(factor);
      else {
        const change = open ? undefined : pictureKey(event, layout);
        if (!change) return false;
        place(change, event.key);
      }
      return true;
    },
  };
}
