import type { Size } from "../../shared/machine/types.ts";
import type { Placement } from "../fit/placement.ts";
import type { Background } from "../fit/render.ts";
import { mayShowThrough } from "../intake/png-alpha.ts";

/** Whether an original has the frame's size and lies in it untouched. */
export function isUntouched(original: Size | undefined, frame: Size, placement: Placement): boolean {
  const { x, y, scale, quarters, angle, mirrored } = placement;
  return (
    original?.width === frame.width &&
    original.height === frame.height &&
    [x, y, quarters, angle].every((value) => value === 0) &&
    scale === 1 &&
    !mirrored
  );
}

/** Whether a PNG looks the same with the background behind it as without. */
export const hidesBackground = (png: Uint8Array, background: Background): boolean =>
  background.kind === "clear" || !mayShowThrough(png);
