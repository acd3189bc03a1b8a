import type { Category } from "../../shared/machine/types.ts";
import { useRotation } from "../screen/useRotation.ts";

const STEP_MS = 2200;

export function useWalk(screens: readonly Category[], machines: number, isStill: boolean) {
  const rotation = useRotation(isStill ? 0 : screens.length * machines, STEP_MS);
  return {
    rotation,
    screens,
    at: Math.floor(rotation.index / machines),
    screenOf: (machine: number) => screenAt(rotation.index, machine, machines, screens.length),
    goTo: (screen: number) => rotation.goTo(screen * machines),
  };
}

/**
 * Returns the screen that a machine shows after so many steps. One machine moves at a time, and the others follow
 * the first.
 */
export const screenAt = (step: number, machine: number, machines: number, screens: number): number =>
  Math.floor((step + machines - 1 - machine) / machines) % screens;
