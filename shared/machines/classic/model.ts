import type { MachineModel } from "../../machine/types.ts";
import { FILES } from "./files.ts";
import {
  band,
  box,
  LEAVE_ROOM,
  leaveRoom,
  one,
  SCREEN,
  THREE_ACROSS,
  TWO_ACROSS,
  TWO_BY_TWO,
  threeAcross,
  twoAcross,
  twoByTwo,
  WIDE,
  whole,
} from "./places.ts";
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
 * The classic machine. Sizes and words are the product specification's (sections 3, 5 and 9).
 */

const REGULAR = { id: "regular", label: "Regular" } as const;
const MEDIUM = { id: "medium", label: "Medium" } as const;
const LARGE = { id: "large", label: "Large" } as const;
const XLARGE = { id: "xlarge", label: "X-Large" } as const;
const LEAVE_ROOM_SLOTS = [
  { id: "leaveroom", label: "Leave Room" },
  { id: "noroom", label: "No Room" },
] as const;
const SCREEN_SLOT = { id: "screen", label: "Dispensing Screen" } as const;
const CANCEL_ORDER = {
  slot: "cancel",
  label: "Cancel order",
  box: box(362, 535, { width: 300, height: 80 }),
} as const;

const NO_FILE = "No file selected";

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
      files: FILES.screensaver,
      pdf: { title: "Screensaver", maxWidth: 230 },
      arrangements: [
        {
          count: 1,
          size: SCREEN,
          packageCategory: "screensaver",
          places: whole("image"),
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
      files: FILES.blends,
      pdf: { title: "Blend Selection", caption: "{label} Blend" },
      arrangements: [
        {
          count: 3,
          size: THREE_ACROSS,
          packageCategory: "icons",
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
      files: FILES.hotcold,
      pdf: { title: "Hot/Cold Selection" },
      arrangements: [
        {
          count: 2,
          size: TWO_ACROSS,
          packageCategory: "customization",
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
      counts: { storageKey: "hotNumCupSizes", initial: 2 },
      defaultPath: "/images/defaults/hotcupsizes/{count}/{slot}.png",
      files: FILES.hotcupsizes,
      pdf: { title: "Hot Cup Sizes" },
      arrangements: [
        {
          count: 2,
          size: TWO_ACROSS,
          packageCategory: "customization",
          places: twoAcross("regular", "large"),
          template: "/images/templates/hotcupsizes-2.png",
        },
        {
          count: 3,
          size: THREE_ACROSS,
          packageCategory: "icons",
          places: threeAcross("regular", "medium", "large"),
          template: "/images/templates/hotcupsizes-3.png",
        },
        {
          count: 4,
          size: TWO_BY_TWO,
          packageCategory: "icons",
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
      counts: { storageKey: "coldNumCupSizes", initial: 2 },
      defaultPath: "/images/defaults/coldcupsizes/{count}/{slot}.png",
      files: FILES.coldcupsizes,
      pdf: { title: "Cold Cup Sizes" },
      arrangements: [
        {
          count: 1,
          size: TWO_ACROSS,
          packageCategory: "customization",
          places: one("regular"),
          template: "/images/templates/coldcupsizes-1.png",
        },
        {
          count: 2,
          size: TWO_ACROSS,
          packageCategory: "customization",
          places: twoAcross("regular", "large"),
          template: "/images/templates/coldcupsizes-2.png",
        },
        {
          count: 3,
          size: THREE_ACROSS,
          packageCategory: "icons",
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
      files: FILES.hotleaveroom,
      pdf: { title: "Hot Leave Room Options" },
      arrangements: [
        {
          count: 2,
          size: LEAVE_ROOM,
          packageCategory: "icons",
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
      files: FILES.coldleaveroom,
      pdf: { title: "Cold Leave Room Options" },
      arrangements: [
        {
          count: 2,
          size: LEAVE_ROOM,
          packageCategory: "icons",
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
      files: FILES.dispensinghot,
      pdf: { title: "Hot Dispensing Screen", maxWidth: 250 },
      arrangements: [
        {
          count: 1,
          size: WIDE,
          packageCategory: "customization",
          places: band("screen"),
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
      files: FILES.dispensingcold,
      pdf: { title: "Cold Dispensing Screen", maxWidth: 250 },
      arrangements: [
        {
          count: 1,
          size: WIDE,
          packageCategory: "customization",
          places: band("screen"),
          overlays: [CANCEL_ORDER],
          template: "/images/templates/dispensingcold.png",
        },
      ],
    },
  ],
  packageCategories: [
    {
      id: "screensaver",
      label: "Screensaver",
      note: "What the machine shows while nobody is using it; several take turns.",
      maxFiles: 5,
      sizes: [SCREEN],
    },
    {
      id: "byeScreen",
      label: "Bye screen",
      note: "The goodbye: one image that fills the screen at the end.",
      maxFiles: 1,
      sizes: [SCREEN],
    },
    {
      id: "icons",
      label: "Icons",
      note: "The images that customers touch: blends, three or four cup sizes, room for milk.",
      sizes: [THREE_ACROSS, TWO_BY_TWO, LEAVE_ROOM],
    },
    {
      id: "customization",
      label: "Customization",
      note: "The wide images: hot and cold, one or two cup sizes, and the screens while a drink is poured.",
      sizes: [WIDE, TWO_ACROSS],
    },
  ],
} as const satisfies MachineModel;
