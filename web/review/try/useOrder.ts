import { useEffect, useState } from "react";
import type { Hotspot } from "../../../shared/machine/walk.ts";
import { advanceOrder, beginOrder, dueAt, type Order, touchOrder, type Way } from "./order.ts";

/** An order that goes on by itself, from a screen on. `hasPoured` once a cup has been filled. */
export function useOrder(way: Way, at: string | undefined) {
  const [order, setOrder] = useState<Order>(() => beginOrder(way, at, performance.now()));
  const [hasPoured, setHasPoured] = useState(false);
  // A screen whose pictures went meanwhile is none to stand on.
  const current = way.isShown(order.screen) ? order : beginOrder(way, undefined, order.since);
  const due = dueAt(way, current);
  useEffect(() => {
    if (due === undefined) return;
    const timer = setTimeout(
      () => setOrder(advanceOrder(way, current, performance.now())),
      Math.max(0, due - performance.now()),
    );
    return () => clearTimeout(timer);
  }, [way, current, due]);
  useEffect(() => {
    if (current.phase === "done") setHasPoured(true);
  }, [current.phase]);
  return {
    order: current,
    hasPoured,
    touch: (hotspot: Hotspot | undefined) =>
      setOrder(touchOrder(way, advanceOrder(way, current, performance.now()), hotspot, performance.now())),
  };
}
