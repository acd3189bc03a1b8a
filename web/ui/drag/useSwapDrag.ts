import { useEffect, useRef, useState } from "react";

/** What is dragged, how far, and the slot that it is over. */
export interface SwapDrag {
  readonly from: string;
  readonly over: string | undefined;
  /** CSS pixels from where it was taken. */
  readonly x: number;
  readonly y: number;
}

/** Pixels of a mouse, and milliseconds of a finger that rests, that tell a drag from a press and from scrolling. */
const MOUSE_PX = 6;
const TOUCH_MS = 220;
const REST_PX = 8;

/** Drags one slot's picture onto another's, with the mouse or by touch and hold. */
export function useSwapDrag(
  area: HTMLElement | null,
  onSwap: (one: string, other: string) => void,
): SwapDrag | undefined {
  const [drag, setDrag] = useState<SwapDrag>();
  const latest = useRef(onSwap);
  latest.current = onSwap;

  useEffect(() => {
    if (!area) return;
    let taken: { slot: string; x: number; y: number; pointerId: number } | undefined;
    let lifted: SwapDrag | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;

    const show = (next: SwapDrag | undefined) => {
      lifted = next;
      setDrag(next);
    };
    const lift = () => {
      if (taken) show({ from: taken.slot, over: undefined, x: 0, y: 0 });
    };
    const drop = () => {
      clearTimeout(timer);
      taken = undefined;
      show(undefined);
    };
    const down = (event: PointerEvent) => {
      const slot = filledSlotOf(event.target);
      if (slot === undefined || event.button !== 0 || taken) return;
      taken = { slot, x: event.clientX, y: event.clientY, pointerId: event.pointerId };
      if (event.pointerType !== "mouse") timer = setTimeout(lift, TOUCH_MS);
    };
    const move = (event: PointerEvent) => {
      if (taken?.pointerId !== event.pointerId) return;
      const [x, y] = [event.clientX - taken.x, event.clientY - taken.y];
      const far = Math.hypot(x, y);
      if (!lifted) {
        if (event.pointerType === "mouse" && far > MOUSE_PX) lift();
        // A finger that moves at once scrolls.
        else if (event.pointerType !== "mouse" && far > REST_PX) drop();
        return;
      }
      const over = slotOf(document.elementFromPoint(event.clientX, event.clientY), area);
      show({ ...lifted, x, y, over: over === lifted.from ? undefined : over });
    };
    const up = (event: PointerEvent) => {
      if (taken?.pointerId !== event.pointerId) return;
      const done = lifted;
      drop();
      if (!done) return;
      // The click that ends a drag is not a press.
      const swallow = (click: Event) => click.stopPropagation();
      window.addEventListener("click", swallow, { capture: true, once: true });
      setTimeout(() => window.removeEventListener("click", swallow, { capture: true }));
      if (done.over !== undefined) latest.current(done.from, done.over);
    };
    const cancel = (event: Event) => {
      if (event instanceof KeyboardEvent && event.key !== "Escape") return;
      // It ends the drag alone, and not the dialog around it.
      if (lifted) event.preventDefault();
      drop();
    };
    const hold = (event: Event) => {
      if (lifted) event.preventDefault();
    };
    area.addEventListener("pointerdown", down);
    window.addEventListener("pointermove", move);
    window.addEventListener("pointerup", up);
    window.addEventListener("pointercancel", cancel);
    window.addEventListener("keydown", cancel);
    // Keeps the page from scrolling and the context menu from opening during a drag.
    area.addEventListener("touchmove", hold, { passive: false });
    area.addEventListener("contextmenu", hold);
    return () => {
      drop();
      area.removeEventListener("pointerdown", down);
      window.removeEventListener("pointermove", move);
      window.removeEventListener("pointerup", up);
      window.removeEventListener("pointercancel", cancel);
      window.removeEventListener("keydown", cancel);
      area.removeEventListener("touchmove", hold);
      area.removeEventListener("contextmenu", hold);
    };
  }, [area]);
  return drag;
}

const slotOf = (target: EventTarget | null, area: HTMLElement): string | undefined =>
  target instanceof Element && area.contains(target)
    ? target.closest<HTMLElement>("[data-slot]")?.dataset.slot
    : undefined;

/** The slot whose picture an event is on. */
function filledSlotOf(target: EventTarget | null): string | undefined {
  if (!(target instanceof Element)) return undefined;
  const face = target.closest("button");
  return face?.querySelector("img") ? face.closest<HTMLElement>("[data-slot]")?.dataset.slot : undefined;
}
