import type { Category } from "../../shared/machine/types.ts";
import { useRotation } from "../screen/useRotation.ts";

/** Milliseconds between two moves, of whichever machine. */
const STEP_MS = 2200;

/** Takes machines side by side through their screens. */
export function useWalk(screens: readonly Category[], machines: number, isStill: boolean) {
  const rotation = useRotation(isStill ? 0 : screens.length * machines, STEP_MS);
  return {
    rotation,
    screens,
    /** The index of the screen to which the first machine went last. */
    at: Math.floor(rotation.index / machines),
    /** The index of the screen that a machine shows. */
    screenOf: (machine: number) => screenAt(rotation.index, machine, machines, screens.length),
    goTo: (screen: number) => rotation.goTo(screen * machines),
  };
}

/**
 * Which screen each of several machines shows when so many steps were walked: one machine moves at a time, and
 * each goes where the first went before.
 */
export const screenAt = (step: number, machine: number, machines: number, screens: number): number =>
  Math.floor((step + machines - 1 - machine) / machines) % screens;
