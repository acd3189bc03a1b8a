import { useEffect, useRef, useState } from "react";

/** `from` and `over` are values of `data-slot`; `x` and `y` are the distance in pixels. */
export interface DragState {
  readonly from: string;
  readonly over: string | undefined;
  readonly x: number;
  readonly y: number;
}

/** How far a mouse must move, or how long a finger must rest, to start a drag. */
const MOUSE_PX = 6;
const TOUCH_MS = 220;
/** How far a resting finger may move. */
const REST_PX = 8;

type FindSlot = (drag: DragState, event: PointerEvent, area: HTMLElement) => string | undefined;

export function useDrag(
  area: HTMLElement | null,
  onDrop: (from: string, over: string) => void,
  find: FindSlot = underPointer,
): DragState | undefined {
  const [drag, setDrag] = useState<DragState>();
  const latest = useRef({ onDrop, find });
  latest.current = { onDrop, find };

  useEffect(() => {
    if (!area) return;
    let taken: { slot: string; x: number; y: number; pointerId: number } | undefined;
    let lifted: DragState | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;

    const show = (next: DragState | undefined) => {
      lifted = next;
      setDrag(next);
    };
    const lift = () => taken && show({ from: taken.slot, over: undefined, x: 0, y: 0 });
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
        else if (event.pointerType !== "mouse" && far > REST_PX) drop();
        return;
      }
      const over = latest.current.find({ ...lifted, x, y }, event, area);
      show({ ...lifted, x, y, over: over === lifted.from ? undefined : over });
    };
    const up = (event: PointerEvent) => {
      if (taken?.pointerId !== event.pointerId) return;
      const done = lifted;
      drop();
      if (!done) return;
      const swallow = (click: Event) => click.stopPropagation();
      addEventListener("click", swallow, { capture: true, once: true, signal: AbortSignal.timeout(0) });
      if (done.over !== undefined) latest.current.onDrop(done.from, done.over);
    };
    const cancel = (event: Event) => {
      if (event instanceof KeyboardEvent && event.key !== "Escape") return;
      // Keeps Escape from closing the surrounding dialog.
      if (lifted) event.preventDefault();
      drop();
    };
    const hold = (event: Event) => lifted && event.preventDefault();
    const unbound = new AbortController();
    const { signal } = unbound;
    area.addEventListener("pointerdown", down, { signal });
    addEventListener("pointermove", move, { signal });
    addEventListener("pointerup", up, { signal });
    addEventListener("pointercancel", cancel, { signal });
    addEventListener("keydown", cancel, { signal });
    area.addEventListener("touchmove", hold, { passive: false, signal });
    area.addEventListener("contextmenu", hold, { signal });
    return () => {
      drop();
      unbound.abort();
    };
  }, [area]);
  return drag;
}

const underPointer: FindSlot = (_, { clientX, clientY }, area) => {
  const target = document.elementFromPoint(clientX, clientY);
  return target && area.contains(target) ? slotAround(target) : undefined;
};

function filledSlotOf(target: EventTarget | null): string | undefined {
  const handle = target instanceof Element && target.closest("[role=button], button:has(img)");
  return handle ? slotAround(handle) : undefined;
}

const slotAround = (element: Element): string | undefined =>
  element.closest<HTMLElement>("[data-slot]")?.dataset.slot;
