import { useEffect, useState } from "react";
import {
  findWalkthroughScreen,
  type Hotspot,
  resolveWalkthroughTarget,
  startScreenOf,
  type Walkthrough,
  type WalkthroughTarget,
} from "../../../shared/machine/walk.ts";

/* Times are in milliseconds on a monotonic clock. */

export interface SimulatedMachine {
  readonly walk: Walkthrough;
  isShown(category: string): boolean;
}

export interface MachineOrder {
  readonly screen: string;
  readonly phase: "asking" | "pouring" | "done";
  /** When the phase began, or the screen was last touched. */
  readonly since: number;
}

export function beginOrder(machine: SimulatedMachine, at: string | null, now: number): MachineOrder {
  const isThere = at !== null && at in machine.walk.screens && machine.isShown(at);
  return arriveAt(machine, isThere ? at : startScreenOf(machine.walk, machine.isShown), now);
}

const arriveAt = ({ walk }: SimulatedMachine, screen: string, now: number): MachineOrder => ({
  screen,
  phase: findWalkthroughScreen(walk, screen).pouring ? "pouring" : "asking",
  since: now,
});

/** A touch that misses every hotspot only restarts the idle timer. */
export function applyTouch(
  machine: SimulatedMachine,
  order: MachineOrder,
  hotspot: Hotspot | undefined,
  now: number,
): MachineOrder {
  const isStill = !hotspot || hotspot.target === "stay";
  if (isStill) return order.phase === "asking" ? { ...order, since: now } : order;
  return follow(machine, order.screen, hotspot.target, now);
}

const follow = (
  machine: SimulatedMachine,
  from: string,
  lead: WalkthroughTarget,
  now: number,
): MachineOrder =>
  arriveAt(machine, resolveWalkthroughTarget(machine.walk, from, lead, machine.isShown), now);

/** When the machine next acts by itself; undefined if it waits for a touch. */
export function findDueTime(
  machine: SimulatedMachine,
  { screen, phase, since }: MachineOrder,
): number | undefined {
  const { pouring } = findWalkthroughScreen(machine.walk, screen);
  if (phase === "pouring") return since + (pouring?.ms ?? 0);
  if (phase === "done") return since + (pouring?.doneMs ?? 0);
  return screen === startScreenOf(machine.walk, machine.isShown) ? undefined : since + machine.walk.idleMs;
}

export function advanceOrder(machine: SimulatedMachine, order: MachineOrder, now: number): MachineOrder {
  let current = order;
  for (;;) {
    const due = findDueTime(machine, current);
    if (due === undefined || due > now) return current;
    const { screen, phase } = current;
    if (phase === "pouring") current = { ...current, phase: "done", since: due };
    else {
      const { pouring } = findWalkthroughScreen(machine.walk, screen);
      current = follow(machine, screen, (phase === "done" && pouring?.target) || "start", due);
    }
  }
}

export function useOrder(machine: SimulatedMachine, at: string | null) {
  const [order, setOrder] = useState<MachineOrder>(() => beginOrder(machine, at, performance.now()));
  const [hasPoured, setHasPoured] = useState(false);
  // The screen may have lost its pictures meanwhile.
  const current = machine.isShown(order.screen) ? order : beginOrder(machine, null, order.since);
  const due = findDueTime(machine, current);
  useEffect(() => {
    if (due === undefined) return;
    const timer = setTimeout(
      // Timers count whole milliseconds, so this one may fire a fraction early.
      () => setOrder(advanceOrder(machine, current, Math.max(due, performance.now()))),
      Math.max(0, due - performance.now()),
    );
    return () => clearTimeout(timer);
  }, [machine, current, due]);
  useEffect(() => {
    if (current.phase === "done") setHasPoured(true);
  }, [current.phase]);
  return {
    order: current,
    hasPoured,
    touch: (hotspot: Hotspot | undefined) =>
      setOrder(
        applyTouch(machine, advanceOrder(machine, current, performance.now()), hotspot, performance.now()),
      ),
  };
}
