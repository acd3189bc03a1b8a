import {
  LEAVE_ROOM,
  SCREEN,
  THREE_ACROSS,
  TWO_ACROSS,
  TWO_BY_TWO,
  WIDE,
} from "../shared/machines/classic/places.ts";

/* Prints the machine's sizes as JSON, for plates.py. */

const SIZES = {
  BLEND: THREE_ACROSS,
  OPTION: TWO_ACROSS,
  QUARTER: TWO_BY_TWO,
  ROOM: LEAVE_ROOM,
  WIDE,
  SCREEN,
};

console.log(
  JSON.stringify(
    Object.fromEntries(Object.entries(SIZES).map(([name, { width, height }]) => [name, [width, height]])),
  ),
);
