import type { Box, Place, Size } from "../../machine/types.ts";

/* The 1024x768 screen has a top bar down to y = 150, the content band, and a bottom bar from y = 635. */

export const SCREEN: Size = { width: 1024, height: 768 };
export const BAND: Box = { x: 0, y: 150, width: 1024, height: 485 };

export const THREE_ACROSS: Size = { width: 302, height: 485 };
export const TWO_ACROSS: Size = { width: 460, height: 485 };
export const TWO_BY_TWO: Size = { width: 460, height: 235 };
export const LEAVE_ROOM: Size = { width: 406, height: 200 };
export const WIDE: Size = { width: BAND.width, height: BAND.height };

export const box = (x: number, y: number, size: Size): Box => ({ x, y, ...size });

type Corner = readonly [x: number, y: number];

/** Makes arrangements by assigning slots, in order, to boxes of one size. */
const layout =
  <Corners extends readonly Corner[]>(size: Size, ...corners: Corners) =>
  <const Slots extends { readonly [At in keyof Corners]: string }>(...slots: Slots) => ({
    count: corners.length,
    size,
    places: corners.map(
      ([x, y], at): Place<Slots[number]> => ({ slot: slots[at] as Slots[number], box: box(x, y, size) }),
    ),
  });

export const whole = layout(SCREEN, [0, 0]);
export const band = layout(WIDE, [BAND.x, BAND.y]);
export const one = layout(TWO_ACROSS, [282, 150]);
export const twoAcross = layout(TWO_ACROSS, [35, 150], [529, 150]);
export const threeAcross = layout(THREE_ACROSS, [29, 150], [361, 150], [693, 150]);
export const twoByTwo = layout(TWO_BY_TWO, [35, 150], [529, 150], [35, 400], [529, 400]);
export const leaveRoom = layout(LEAVE_ROOM, [71, 292], [547, 292]);
