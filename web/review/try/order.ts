import { type Hotspot, leadsTo, startOf, type Walk, walkScreen } from "../../../shared/machine/walk.ts";

/*
 * An order at the machine, as a customer makes it: which screen is shown, and what it is at. Pure: time is
 * given, in milliseconds of any clock that only goes forward.
 */

/** How a machine is used, and which of its screens have a picture to show. */
export interface Way {
  readonly walk: Walk;
  isShown(category: string): boolean;
}

export interface Order {
  /** Of the category that is shown. */
  readonly screen: string;
  /** It waits for a touch, pours, or stands with the cup ready. */
  readonly phase: "asking" | "pouring" | "done";
  /** When the phase began, or was last touched. */
  readonly since: number;
}

/** An order at a screen; at the start where none is given, or one that has nothing to show. */
export function beginOrder(way: Way, at: string | undefined, now: number): Order {
  const isThere = at !== undefined && at in way.walk.screens && way.isShown(at);
  return arriveAt(way, isThere ? at : startOf(way.walk, way.isShown), now);
}

const arriveAt = ({ walk }: Way, screen: string, now: number): Order => ({
  screen,
  phase: walkScreen(walk, screen).pouring ? "pouring" : "asking",
  since: now,
});

/** After a touch: of a hotspot, or beside them all, which only puts off that the machine gives up waiting. */
export function touchOrder(way: Way, order: Order, hotspot: Hotspot | undefined, now: number): Order {
  const isStill = !hotspot || hotspot.leads === "stay";
  if (isStill) return order.phase === "asking" ? { ...order, since: now } : order;
  return arriveAt(way, leadsTo(way.walk, order.screen, hotspot.leads, way.isShown), now);
}

/** When something happens by itself next; undefined where the machine waits as long as it takes. */
export function dueAt(way: Way, { screen, phase, since }: Order): number | undefined {
  const { pouring } = walkScreen(way.walk, screen);
  if (phase === "pouring") return since + (pouring?.ms ?? 0);
  if (phase === "done") return since + (pouring?.doneMs ?? 0);
  return screen === startOf(way.walk, way.isShown) ? undefined : since + way.walk.idleMs;
}

/** The order as it is by now: everything that was due has happened, each at its time. */
export function advanceOrder(way: Way, order: Order, now: number): Order {
  let current = order;
  for (let due = dueAt(way, current); due !== undefined && due <= now; due = dueAt(way, current))
    current = next(way, current, due);
  return current;
}

function next(way: Way, order: Order, now: number): Order {
  if (order.phase === "pouring") return { ...order, phase: "done", since: now };
  const lead = walkScreen(way.walk, order.screen).pouring?.leads ?? "start";
  return arriveAt(
    way,
    leadsTo(way.walk, order.screen, order.phase === "done" ? lead : "start", way.isShown),
    now,
  );
}
