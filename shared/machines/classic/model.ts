import type { Box, MachineModel, Place, Size } from "../../machine/types.ts";
import {
  BLENDS_STEP,
  COLD_CUPS_STEP,
  COLD_DISPENSING_STEP,
  COLD_LEAVE_ROOM_STEP,
  HOT_COLD_STEP,
  HOT_CUPS_STEP,
  HOT_DISPENSING_STEP,
  HOT_LEAVE_ROOM_STEP,
  NAME_STEP,
  REVIEW_STEP,
  SCREENSAVER_STEP,
} from "./steps.ts";

/*
 * The classic machine. Sizes and words are the product specification's (sections 3, 5 and 9); boxes
 * are template pixels of its 1024x768 screen: a top bar to y 150, the content band, and a bottom bar
 * from y 635.
 */

const THREE_ACROSS: Size = { width: 302, height: 485 };
const TWO_ACROSS: Size = { width: 460, height: 485 };
const TWO_BY_TWO: Size = { width: 460, height: 235 };
const LEAVE_ROOM: Size = { width: 406, height: 200 };
const WIDE: Size = { width: 1024, height: 485 };
const SCREEN: Size = { width: 1024, height: 768 };

const box = (x: number, y: number, size: Size): Box => ({ x, y, ...size });

/** Pairs slots with boxes, in order. */
function places(slots: readonly string[], size: Size, ...corners: [x: number, y: number][]): Place[] {
  return corners.map(([x, y], i) => {
    const slot = slots[i];
    if (slot === undefined) throw new Error(`the catalogue has more boxes than slots: ${slots.join()}`);
    return { slot, box: box(x, y, size) };
  });
}

const one = (slot: string) => places([slot], TWO_ACROSS, [282, 150]);
const twoAcross = (...slots: string[]) => places(slots, TWO_ACROSS, [35, 150], [529, 150]);
const threeAcross = (...slots: string[]) => places(slots, THREE_ACROSS, [29, 150], [361, 150], [693, 150]);
const twoByTwo = (...slots: string[]) =>
  places(slots, TWO_BY_TWO, [35, 150], [529, 150], [35, 400], [529, 400]);
const leaveRoom = (...slots: string[]) => places(slots, LEAVE_ROOM, [71, 292], [547, 292]);

const REGULAR = { id: "regular", label: "Regular" };
const MEDIUM = { id: "medium", label: "Medium" };
const LARGE = { id: "large", label: "Large" };
const XLARGE = { id: "xlarge", label: "X-Large" };
const LEAVE_ROOM_SLOTS = [
  { id: "leaveroom", label: "Leave Room" },
  { id: "noroom", label: "No Room" },
];
const SCREEN_SLOT = { id: "screen", label: "Dispensing Screen" };
const CANCEL_ORDER = {
  slot: "cancel",
  label: "Cancel order",
  box: box(362, 535, { width: 300, height: 80 }),
};

const NO_FILE = "No file selected";
const CUP_FILES = { regular: "regular", medium: "medium", large: "large", xlarge: "xlarge" };

const CUP_REFUSALS = {
  wrongType: "Invalid image file",
  wrongSize: "Image must be exactly {width}x{height} pixels",
  unreadable: "Invalid image file",
  nothing: NO_FILE,
};
const SENTENCE_REFUSALS = {
  wrongType: "Please upload image files only.",
  wrongSize: "Image must be exactly {width}x{height} pixels.",
  unreadable: "Failed to load image.",
  nothing: NO_FILE,
};

export const CLASSIC = {
  id: "classic",
  title: "Touch-Screen Coffee Machine",
  defaultMachineName: "My Coffee Machine",
  packageNamePrefix: "Brewscreen_",
  screen: SCREEN,
  nameStep: NAME_STEP,
  reviewStep: REVIEW_STEP,
  placeholder: "/images/defaults/placeholder.png",
  categories: [
    {
      kind: "list",
      id: "screensaver",
      label: "Screensaver",
      step: SCREENSAVER_STEP,
      accent: "neutral",
      accepts: "png",
      maxImages: 4,
      refusals: {
        wrongType: "Please upload PNG files only",
        wrongSize: "Image must be {width}x{height} pixels. Current size: {actualWidth}x{actualHeight}",
        unreadable: "Error reading file",
        nothing: NO_FILE,
      },
      zip: { folder: "Screensaver Images", file: "SS{number}" },
      pdf: { title: "Screensaver", maxWidth: 230 },
      arrangements: [
        {
          count: 1,
          size: SCREEN,
          places: [{ slot: "image", box: box(0, 0, SCREEN) }],
          template: "/images/templates/screensaver.png",
        },
      ],
    },
    {
      kind: "slots",
      id: "blends",
      label: "Blends Selection",
      step: BLENDS_STEP,
      accent: "neutral",
      accepts: "png",
      refusals: {
        wrongType: "Please upload PNG files only.",
        wrongSize: "Image must be exactly {width}x{height} pixels.",
        unreadable: "Failed to load image",
        nothing: NO_FILE,
      },
      slots: [
        { id: "left", label: "Left" },
        { id: "middle", label: "Middle" },
        { id: "right", label: "Right" },
      ],
      names: { storageKey: "blendNames", slotStorageKey: "{slot}BlendName" },
      defaultPath: "/images/defaults/blends/{slot}.png",
      zip: {
        folder: "Blend Images",
        files: { left: "Left_Blend", middle: "Middle_Blend", right: "Right_Blend" },
      },
      pdf: { title: "Blend Selection", caption: "{label} Blend" },
      arrangements: [
        {
          count: 3,
          size: THREE_ACROSS,
          places: threeAcross("left", "middle", "right"),
          template: "/images/templates/blends.png",
        },
      ],
    },
    {
      kind: "slots",
      id: "hotcold",
      label: "Hot/Cold Selection",
      step: HOT_COLD_STEP,
      accent: "neutral",
      accepts: "image",
      refusals: {
        wrongType: "Please upload an image file",
        wrongSize: "Image must be exactly {width}x{height} pixels",
        unreadable: "Failed to load image",
        nothing: NO_FILE,
      },
      slots: [
        { id: "hot", label: "Hot" },
        { id: "cold", label: "Cold" },
      ],
      defaultPath: "/images/defaults/hotcold/{slot}.png",
      zip: { folder: "Hot_Cold Images", files: { hot: "Hot", cold: "Cold" } },
      pdf: { title: "Hot/Cold Selection" },
      arrangements: [
        {
          count: 2,
          size: TWO_ACROSS,
          places: twoAcross("hot", "cold"),
          template: "/images/templates/hotcold.png",
        },
      ],
    },
    {
      kind: "slots",
      id: "hotcupsizes",
      label: "Hot Cup Sizes",
      step: HOT_CUPS_STEP,
      accent: "hot",
      accepts: "image",
      refusals: CUP_REFUSALS,
      slots: [REGULAR, MEDIUM, LARGE, XLARGE],
      counts: { type: "hot", storageKey: "hotNumCupSizes", initial: 2 },
      defaultPath: "/images/defaults/hotcupsizes/{count}/{slot}.png",
      zip: { folder: "Hot Cup Size Images", files: CUP_FILES, packagePrefix: "hot_" },
      pdf: { title: "Hot Cup Sizes" },
      arrangements: [
        {
          count: 2,
          size: TWO_ACROSS,
          places: twoAcross("regular", "large"),
          template: "/images/templates/hotcupsizes-2.png",
        },
        {
          count: 3,
          size: THREE_ACROSS,
          places: threeAcross("regular", "medium", "large"),
          template: "/images/templates/hotcupsizes-3.png",
        },
        {
          count: 4,
          size: TWO_BY_TWO,
          places: twoByTwo("regular", "medium", "large", "xlarge"),
          template: "/images/templates/hotcupsizes-4.png",
        },
      ],
    },
    {
      kind: "slots",
      id: "coldcupsizes",
      label: "Cold Cup Sizes",
      step: COLD_CUPS_STEP,
      accent: "cold",
      accepts: "image",
      refusals: CUP_REFUSALS,
      slots: [REGULAR, MEDIUM, LARGE],
      counts: { type: "cold", storageKey: "coldNumCupSizes", initial: 2 },
      defaultPath: "/images/defaults/coldcupsizes/{count}/{slot}.png",
      zip: { folder: "Cold Cup Size Images", files: CUP_FILES, packagePrefix: "cold_" },
      pdf: { title: "Cold Cup Sizes" },
      arrangements: [
        {
          count: 1,
          size: TWO_ACROSS,
          places: one("regular"),
          template: "/images/templates/coldcupsizes-1.png",
        },
        {
          count: 2,
          size: TWO_ACROSS,
          places: twoAcross("regular", "large"),
          template: "/images/templates/coldcupsizes-2.png",
        },
        {
          count: 3,
          size: THREE_ACROSS,
          places: threeAcross("regular", "medium", "large"),
          template: "/images/templates/coldcupsizes-3.png",
        },
      ],
    },
    {
      kind: "slots",
      id: "hotleaveroom",
      label: "Hot Leave Room",
      step: HOT_LEAVE_ROOM_STEP,
      accent: "hot",
      accepts: "image",
      refusals: SENTENCE_REFUSALS,
      slots: LEAVE_ROOM_SLOTS,
      defaultPath: "/images/defaults/hotleaveroom/{slot}.png",
      zip: {
        folder: "Leave Room Hot Images",
        files: { leaveroom: "Leave_room_hot", noroom: "No_room_hot" },
      },
      pdf: { title: "Hot Leave Room Options" },
      arrangements: [
        {
          count: 2,
          size: LEAVE_ROOM,
          places: leaveRoom("leaveroom", "noroom"),
          template: "/images/templates/hotleaveroom.png",
        },
      ],
    },
    {
      kind: "slots",
      id: "coldleaveroom",
      label: "Cold Leave Room",
      step: COLD_LEAVE_ROOM_STEP,
      accent: "cold",
      accepts: "image",
      refusals: SENTENCE_REFUSALS,
      slots: LEAVE_ROOM_SLOTS,
      defaultPath: "/images/defaults/coldleaveroom/{slot}.png",
      zip: {
        folder: "Leave Room Cold Images",
        files: { leaveroom: "Leave_room_cold", noroom: "No_room_cold" },
      },
      pdf: { title: "Cold Leave Room Options" },
      arrangements: [
        {
          count: 2,
          size: LEAVE_ROOM,
          places: leaveRoom("leaveroom", "noroom"),
          template: "/images/templates/coldleaveroom.png",
        },
      ],
    },
    {
      kind: "slots",
      id: "dispensinghot",
      label: "Hot Dispensing Screen",
      step: HOT_DISPENSING_STEP,
      accent: "hot",
      accepts: "image",
      refusals: SENTENCE_REFUSALS,
      slots: [SCREEN_SLOT],
      defaultPath: "/images/defaults/dispensinghot/{slot}.png",
      zip: { folder: "Hot Dispensing Screen Images", files: { screen: "dispensing_screen_hot" } },
      pdf: { title: "Hot Dispensing Screen", maxWidth: 250 },
      arrangements: [
        {
          count: 1,
          size: WIDE,
          places: [{ slot: "screen", box: box(0, 150, WIDE) }],
          overlays: [CANCEL_ORDER],
          template: "/images/templates/dispensinghot.png",
        },
      ],
    },
    {
      kind: "slots",
      id: "dispensingcold",
      label: "Cold Dispensing Screen",
      step: COLD_DISPENSING_STEP,
      accent: "cold",
      accepts: "image",
      refusals: SENTENCE_REFUSALS,
      slots: [SCREEN_SLOT],
      defaultPath: "/images/defaults/dispensingcold/{slot}.png",
      zip: { folder: "Cold Dispensing Screen Images", files: { screen: "dispensing_screen_cold" } },
      pdf: { title: "Cold Dispensing Screen", maxWidth: 250 },
      arrangements: [
        {
          count: 1,
          size: WIDE,
          places: [{ slot: "screen", box: box(0, 150, WIDE) }],
          overlays: [CANCEL_ORDER],
          template: "/images/templates/dispensingcold.png",
        },
      ],
    },
  ],
  packageCategories: [
    { id: "screensaver", label: "Screensaver", maxFiles: 5, sizes: [SCREEN] },
    { id: "byeScreen", label: "Bye screen", maxFiles: 1, sizes: [SCREEN] },
    { id: "icons", label: "Icons", sizes: [THREE_ACROSS, TWO_BY_TWO, LEAVE_ROOM] },
    { id: "customization", label: "Customization", sizes: [WIDE, TWO_ACROSS] },
  ],
} satisfies MachineModel as MachineModel;
