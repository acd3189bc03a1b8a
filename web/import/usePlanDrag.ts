import { type Drag, useDrag } from "../ui/drag/useDrag.ts";
import type { Draft } from "./draft.ts";

/** What `data-slot` says of a picture that is not used, and of where those lie. */
export const ASIDE = "aside";
export const asideKey = (picture: number): string => `${ASIDE} ${picture}`;

/** The picture that a `data-slot` stands for, in its place or not used. */
function pictureAt({ put }: Draft, slot: string): number | undefined {
  return slot.startsWith(`${ASIDE} `) ? Number(slot.slice(ASIDE.length)) : put[slot]?.picture;
}

/** A picture while it is dragged. */
export interface PlanDrag extends Drag {
  readonly picture: number;
}

/** Drags pictures between places, and aside. */
export function usePlanDrag(
  area: HTMLElement | null,
  draft: Draft,
  onMove: (picture: number, to: string | undefined) => void,
): PlanDrag | undefined {
  const drag = useDrag(area, (from, to) => {
    const picture = pictureAt(draft, from);
    if (picture !== undefined) onMove(picture, to.startsWith(ASIDE) ? undefined : to);
  });
  const picture = drag && pictureAt(draft, drag.from);
  return picture === undefined || !drag ? undefined : { ...drag, picture };
}
