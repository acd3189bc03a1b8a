import { type RefObject, useEffect, useRef, useState } from "react";

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Gestures on the picture; lengths in CSS pixels, points from the stage's centre. */
export interface Gestures {
  /** A drag or a touch began. */
  onStart(): void;
  /** @param fingers how many are on it; a mouse is one */
  onMove(by: Point, fingers: number): void;
  onZoom(factor: number, at: Point): void;
  /** One finger or the mouse went down and up without moving. */
  onPress(at: Point): void;
}

/** CSS pixels within which a press has not moved. */
const STILL = 5;

/** How far a wheel's pixel zooms; a trackpad's pinch comes as a wheel with Ctrl, in smaller steps. */
const WHEEL = 0.0015;
const PINCH_WHEEL = 0.01;
/** Pixels that a wheel's line stands for. */
const LINE = 16;

/** One finger or the mouse moves, two fingers and the wheel zoom. Tells whether a hand is on it. */
export function useGestures(stage: RefObject<HTMLElement | null>, gestures: Gestures): boolean {
  const [isMoving, setIsMoving] = useState(false);
  const latest = useRef(gestures);
  latest.current = gestures;

  useEffect(() => {
    const element = stage.current;
    if (!element) return;
    const pointers = new Map<number, Point>();
    /** Where a press began, while it may still be one. */
    let pressed: Point | undefined;
    const fromMiddle = ({ x, y }: Point): Point => {
      const box = element.getBoundingClientRect();
      return { x: x - box.left - box.width / 2, y: y - box.top - box.height / 2 };
    };
    const down = (event: PointerEvent) => {
      if (event.button !== 0) return;
      element.setPointerCapture(event.pointerId);
      pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      pressed = pointers.size === 1 ? { x: event.clientX, y: event.clientY } : undefined;
      if (pointers.size === 1) latest.current.onStart();
      setIsMoving(true);
    };
    const move = (event: PointerEvent) => {
      const before = [...pointers.values()];
      if (!pointers.has(event.pointerId)) return;
      pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      if (pressed && Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) > STILL)
        pressed = undefined;
      const after = [...pointers.values()];
      const [from, to] = [middleOf(before), middleOf(after)];
      latest.current.onMove({ x: to.x - from.x, y: to.y - from.y }, after.length);
      const [spread, wider] = [spreadOf(before), spreadOf(after)];
      if (spread > 0 && wider > 0) latest.current.onZoom(wider / spread, fromMiddle(to));
    };
    const up = (event: PointerEvent) => {
      pointers.delete(event.pointerId);
      if (pressed && event.type === "pointerup") latest.current.onPress(fromMiddle(pressed));
      pressed = undefined;
      if (pointers.size === 0) setIsMoving(false);
    };
    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      const pixels = event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? event.deltaY : event.deltaY * LINE;
      const factor = Math.exp(-pixels * (event.ctrlKey ? PINCH_WHEEL : WHEEL));
      latest.current.onZoom(factor, fromMiddle({ x: event.clientX, y: event.clientY }));
    };
    const listening = new AbortController();
    const { signal } = listening;
    element.addEventListener("pointerdown", down, { signal });
    element.addEventListener("pointermove", move, { signal });
    element.addEventListener("pointerup", up, { signal });
    element.addEventListener("pointercancel", up, { signal });
    // React's own listens passively, and the page behind would scroll.
    element.addEventListener("wheel", wheel, { passive: false, signal });
    return () => listening.abort();
  }, [stage]);
  return isMoving;
}

const middleOf = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});

/** How far the first two are apart; 0 where there is one. */
function spreadOf([one, other]: readonly Point[]): number {
  return one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0;
}
