import { type PointerEvent, useEffect, useRef } from "react";

/** How long the corner is held to leave. */
export const HOLD_MS = 3000;
/** Pixels of the page that the corner reaches from the bottom and from the left. */
const CORNER = 110;

const isInCorner = ({ clientX, clientY }: PointerEvent): boolean =>
  clientX <= CORNER && clientY >= window.innerHeight - CORNER;

/**
 * A pointer held on the bottom left corner for HOLD_MS. A shorter press goes to whatever stands there. The
 * handlers belong on what fills the window.
 */
export function useCornerHold(onHeld: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stop = () => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    onPointerDown: (event: PointerEvent) => {
      stop();
      if (isInCorner(event)) timer.current = setTimeout(onHeld, HOLD_MS);
    },
    onPointerMove: (event: PointerEvent) => {
      if (!isInCorner(event)) stop();
    },
    onPointerUp: stop,
    onPointerCancel: stop,
  };
}
