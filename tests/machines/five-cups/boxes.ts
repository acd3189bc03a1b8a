import type { Place, Size } from "../../../shared/machine/types.ts";

export const SCREEN: Size = { width: 1280, height: 800 };
export const FIVE_ACROSS: Size = { width: 232, height: 480 };
export const FOUR_ACROSS: Size = { width: 290, height: 480 };
export const THREE_ACROSS: Size = { width: 390, height: 480 };
export const TWO_ACROSS: Size = { width: 600, height: 480 };
export const SMALL: Size = { width: 280, height: 180 };
export const WIDE: Size = { width: 1280, height: 480 };

/** Slots side by side, the row in the middle of the screen. */
export function row<const Slots extends readonly string[]>(
  size: Size,
  ...slots: Slots
): Place<Slots[number]>[] {
  const gap = slots.length > 1 ? 16 : 0;
  const left = (SCREEN.width - slots.length * size.width - (slots.length - 1) * gap) / 2;
  return slots.map((slot, at) => ({
    slot,
    box: { x: left + at * (size.width + gap), y: (SCREEN.height - size.height) / 2, ...size },
  }));
}
