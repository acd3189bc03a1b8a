import { SCREEN_SIZE, THREE_ACROSS_SIZE, TWO_ACROSS_SIZE } from "../shared/machines/classic/places.ts";

/* Prints the machine's sizes as JSON, for plates.py. */

const SIZES = {
  BLEND: THREE_ACROSS_SIZE,
  OPTION: TWO_ACROSS_SIZE,
  SCREEN: SCREEN_SIZE,
};

console.log(
  JSON.stringify(
    Object.fromEntries(Object.entries(SIZES).map(([name, { width, height }]) => [name, [width, height]])),
  ),
);
