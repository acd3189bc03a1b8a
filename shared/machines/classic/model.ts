import type { MachineModel } from "../../machine/types.ts";
import { FILE_NAMES } from "./files.ts";
import {
  BAND_SIZE,
  bandLayout,
  boxAt,
  LEAVE_ROOM_SIZE,
  leaveRoomLayout,
  oneAcrossLayout,
  SCREEN_SIZE,
  THREE_ACROSS_SIZE,
  TWO_ACROSS_SIZE,
  TWO_BY_TWO_SIZE,
  threeAcrossLayout,
  twoAcrossLayout,
  twoByTwoLayout,
  wholeScreenLayout,
} from "./places.ts";
import { CATEGORY_STEPS, NAME_STEP, REVIEW_STEP } from "./steps.ts";

/* Sizes and words come from the product specification (sections 3, 5 and 9). */

const REGULAR = { id: "regular", label: "Regular" } as const;
const MEDIUM = { id: "medium", label: "Medium" } as const;
const LARGE = { id: "large", label: "Large" } as const;
const XLARGE = { id: "xlarge", label: "X-Large" } as const;
const CUP_FORMS = { one: "1 size", other: "{count} sizes" } as const;
const CANCEL_ORDER = {
  slot: "cancel",
  label: "Cancel order",
  box: boxAt(362, 535, { width: 300, height: 80 }),
} as const;

/** A category with its parts from other files. */
const category = <const Id extends keyof typeof CATEGORY_STEPS>(id: Id) => ({
  id,
  step: CATEGORY_STEPS[id],
  files: FILE_NAMES[id],
});

const leaveRoomOf = <const Accent extends "hot" | "cold">(accent: Accent, label: string) =>
  ({
    kind: "slots",
    ...category(`${accent}leaveroom` as const),
    label,
    accent,
    accepts: "image",
    slots: [
      { id: "leaveroom", label: "Leave Room" },
      { id: "noroom", label: "No Room" },
    ],
    defaultPath: `/images/defaults/${accent}leaveroom/{slot}.png`,
    pdf: { title: `${label} Options` },
    arrangements: [
      {
        ...leaveRoomLayout("leaveroom", "noroom"),
        packageCategory: "icons",
        template: `/images/templates/${accent}leaveroom.png`,
      },
    ],
  }) as const;

const dispensing = <const Accent extends "hot" | "cold">(accent: Accent, label: string) =>
  ({
    kind: "slots",
    ...category(`dispensing${accent}` as const),
    label,
    accent,
    accepts: "image",
    slots: [{ id: "screen", label: "Dispensing Screen" }],
    defaultPath: `/images/defaults/dispensing${accent}/{slot}.png`,
    pdf: { title: label, maxWidth: 250 },
    arrangements: [
      {
        ...bandLayout("screen"),
        packageCategory: "customization",
        overlays: [CANCEL_ORDER],
        template: `/images/templates/dispensing${accent}.png`,
      },
    ],
  }) as const;

export const CLASSIC_MODEL = {
  id: "classic",
  title: "Touch-Screen Coffee Machine",
  defaultMachineName: "My Coffee Machine",
  packageNamePrefix: "Brewscreen_",
  screen: SCREEN_SIZE,
  nameStep: NAME_STEP,
  reviewStep: REVIEW_STEP,
  placeholder: "/images/defaults/placeholder.png",
  categories: [
    {
      kind: "list",
      ...category("screensaver"),
      label: "Screensaver",
      library: "screensavers",
      accent: "neutral",
      accepts: "png",
      maxImages: 4,
      pdf: { title: "Screensaver", maxWidth: 230 },
      arrangements: [
        {
          ...wholeScreenLayout("image"),
          packageCategory: "screensaver",
          template: "/images/templates/screensaver.png",
        },
      ],
    },
    {
      kind: "slots",
      ...category("blends"),
      label: "Blends Selection",
      library: "blends",
      accent: "neutral",
      accepts: "png",
      slots: [
        { id: "left", label: "Left" },
        { id: "middle", label: "Middle" },
        { id: "right", label: "Right" },
      ],
      names: { storageKey: "blendNames", slotStorageKey: "{slot}BlendName" },
      defaultPath: "/images/defaults/blends/{slot}.png",
      pdf: { title: "Blend Selection", caption: "{label} Blend" },
      arrangements: [
        {
          ...threeAcrossLayout("left", "middle", "right"),
          packageCategory: "icons",
          template: "/images/templates/blends.png",
        },
      ],
    },
    {
      kind: "slots",
      ...category("hotcold"),
      label: "Hot/Cold Selection",
      accent: "neutral",
      accepts: "image",
      slots: [
        { id: "hot", label: "Hot" },
        { id: "cold", label: "Cold" },
      ],
      defaultPath: "/images/defaults/hotcold/{slot}.png",
      pdf: { title: "Hot/Cold Selection" },
      arrangements: [
        {
          ...twoAcrossLayout("hot", "cold"),
          packageCategory: "customization",
          template: "/images/templates/hotcold.png",
        },
      ],
    },
    {
      kind: "slots",
      ...category("hotcupsizes"),
      label: "Hot Cup Sizes",
      accent: "hot",
      accepts: "image",
      slots: [REGULAR, MEDIUM, LARGE, XLARGE],
      counts: { storageKey: "hotNumCupSizes", initial: 2, forms: CUP_FORMS },
      defaultPath: "/images/defaults/hotcupsizes/{count}/{slot}.png",
      pdf: { title: "Hot Cup Sizes" },
      arrangements: [
        {
          ...twoAcrossLayout("regular", "large"),
          packageCategory: "customization",
          template: "/images/templates/hotcupsizes-2.png",
        },
        {
          ...threeAcrossLayout("regular", "medium", "large"),
          packageCategory: "icons",
          template: "/images/templates/hotcupsizes-3.png",
        },
        {
          ...twoByTwoLayout("regular", "medium", "large", "xlarge"),
          packageCategory: "icons",
          template: "/images/templates/hotcupsizes-4.png",
        },
      ],
    },
    {
      kind: "slots",
      ...category("coldcupsizes"),
      label: "Cold Cup Sizes",
      accent: "cold",
      accepts: "image",
      slots: [REGULAR, MEDIUM, LARGE],
      counts: { storageKey: "coldNumCupSizes", initial: 2, forms: CUP_FORMS },
      defaultPath: "/images/defaults/coldcupsizes/{count}/{slot}.png",
      pdf: { title: "Cold Cup Sizes" },
      arrangements: [
        {
          ...oneAcrossLayout("regular"),
          packageCategory: "customization",
          template: "/images/templates/coldcupsizes-1.png",
        },
        {
          ...twoAcrossLayout("regular", "large"),
          packageCategory: "customization",
          template: "/images/templates/coldcupsizes-2.png",
        },
        {
          ...threeAcrossLayout("regular", "medium", "large"),
          packageCategory: "icons",
          template: "/images/templates/coldcupsizes-3.png",
        },
      ],
    },
    leaveRoomOf("hot", "Hot Leave Room"),
    leaveRoomOf("cold", "Cold Leave Room"),
    dispensing("hot", "Hot Dispensing Screen"),
    dispensing("cold", "Cold Dispensing Screen"),
  ],
  packageCategories: [
    {
      id: "screensaver",
      label: "Screensaver",
      note: "What the machine shows while nobody is using it; several take turns.",
      maxFiles: 5,
      sizes: [SCREEN_SIZE],
    },
    {
      id: "byeScreen",
      label: "Bye screen",
      note: "The goodbye: one image that fills the screen at the end.",
      maxFiles: 1,
      sizes: [SCREEN_SIZE],
    },
    {
      id: "icons",
      label: "Icons",
      note: "The images that customers touch: blends, three or four cup sizes, room for milk.",
      sizes: [THREE_ACROSS_SIZE, TWO_BY_TWO_SIZE, LEAVE_ROOM_SIZE],
    },
    {
      id: "customization",
      label: "Customization",
      note: "The wide images: hot and cold, one or two cup sizes, and the screens while a drink is poured.",
      sizes: [BAND_SIZE, TWO_ACROSS_SIZE],
    },
  ],
} as const satisfies MachineModel;
