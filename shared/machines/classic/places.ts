import type { Box, Size, SlotPlace } from "../../machine/types.ts";

/* The 1024x768 screen has a top bar down to y = 150, the content band, and a bottom bar from y = 635. */

export const SCREEN_SIZE: Size = { width: 1024, height: 768 };
export const CONTENT_BAND: Box = { x: 0, y: 150, width: 1024, height: 485 };

export const THREE_ACROSS_SIZE: Size = { width: 302, height: 485 };
export const TWO_ACROSS_SIZE: Size = { width: 460, height: 485 };
export const TWO_BY_TWO_SIZE: Size = { width: 460, height: 235 };
export const LEAVE_ROOM_SIZE: Size = { width: 406, height: 200 };
export const BAND_SIZE: Size = { width: CONTENT_BAND.width, height: CONTENT_BAND.height };

export const boxAt = (x: number, y: number, size: Size): Box => ({ x, y, ...size });

type Corner = readonly [x: number, y: number];

const layout =
  <Corners extends readonly Corner[]>(size: Size, ...corners: Corners) =>
  <const Slots extends { readonly [At in keyof Corners]: string }>(...slots: Slots) => ({
    count: corners.length,
    size,
    places: corners.map(
      ([x, y], at): SlotPlace<Slots[number]> => ({
        slot: slots[at] as Slots[number],
        box: boxAt(x, y, size),
      }),
    ),
  });

export const wholeScreenLayout = layout(SCREEN_SIZE, [0, 0]);
export const bandLayout = layout(BAND_SIZE, [CONTENT_BAND.x, CONTENT_BAND.y]);
export const oneAcrossLayout = layout(TWO_ACROSS_SIZE, [282, 150]);
export const twoAcrossLayout = layout(TWO_ACROSS_SIZE, [35, 150], [529, 150]);
export const threeAcrossLayout = layout(THREE_ACROSS_SIZE, [29, 150], [361, 150], [693, 150]);
export const twoByTwoLayout = layout(TWO_BY_TWO_SIZE, [35, 150], [529, 150], [35, 400], [529, 400]);
export const leaveRoomLayout = layout(LEAVE_ROOM_SIZE, [71, 292], [547, 292]);
