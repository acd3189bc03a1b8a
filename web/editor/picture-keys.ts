import type { KeyboardEvent } from "react";
import {
  flip,
  type Layout,
  MOVE_STEP,
  move,
  type Placement,
  showWhole,
  startPlacement,
  straighten,
  turnQuarter,
  zoom,
} from "../picture/fit/placement.ts";

/** Frame pixels that an arrow moves; with Shift, MOVE_STEP. */
const FINE_STEP = 1;
const KEY_ZOOM = 1.05;

type Key = Pick<KeyboardEvent, "key" | "shiftKey">;

/** How far an arrow moves, in pixels of the frame; undefined for any other key. */
export function arrowOf({ key, shiftKey }: Key): { readonly x: number; readonly y: number } | undefined {
  const step = shiftKey ? MOVE_STEP : FINE_STEP;
  switch (key) {
    case "ArrowLeft":
      return { x: -step, y: 0 };
    case "ArrowRight":
      return { x: step, y: 0 };
    case "ArrowUp":
      return { x: 0, y: -step };
    case "ArrowDown":
      return { x: 0, y: step };
  }
  return undefined;
}

/** By what + and − zoom; undefined for any other key. */
export const zoomOf = ({ key }: Key): number | undefined =>
  key === "+" || key === "=" ? KEY_ZOOM : key === "-" ? 1 / KEY_ZOOM : undefined;

/** What a key does to the picture; undefined where it does nothing. */
export function pictureKey(event: Key, layout: Layout): ((at: Placement) => Placement) | undefined {
  const by = arrowOf(event);
  if (by) return (at) => move(layout, at, by);
  const factor = zoomOf(event);
  if (factor !== undefined) return (at) => zoom(layout, at, factor);
  switch (event.key.toLowerCase()) {
    case "r":
      return (at) => turnQuarter(layout, at, !event.shiftKey);
    case "[":
      return (at) => straighten(layout, at, at.angle - 1);
    case "]":
      return (at) => straighten(layout, at, at.angle + 1);
    case "h":
      return (at) => flip(layout, at, "across");
    case "v":
      return (at) => flip(layout, at, "down");
    case "f":
      return (at) => showWhole(layout, at);
    case "0":
      return () => startPlacement(layout);
  }
  return undefined;
}
