import { LABELS } from "#classic/labels.ts";
import type { ListCategory, MachineModel, SlotCategory } from "../../machine/types.ts";
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

/* Sizes and file names are from the specification (sections 3, 5 and 9). */

const slot = <const Id extends keyof typeof LABELS.slots>(id: Id) => ({ id, label: LABELS.slots[id] });

const REGULAR = slot("regular");
const MEDIUM = slot("medium");
const LARGE = slot("large");
const XLARGE = slot("xlarge");
const CANCEL_ORDER = {
  slot: "cancel",
  label: "Cancel order",
  words: {
    de: "Bestellung abbrechen",
    fr: "Annuler la commande",
    es: "Cancelar pedido",
    it: "Annulla ordine",
    "pt-BR": "Cancelar pedido",
    nl: "Bestelling annuleren",
    pl: "Anuluj zamówienie",
    ja: "注文を取り消す",
    ar: "إلغاء الطلب",
  },
  box: boxAt(362, 535, { width: 300, height: 80 }),
} as const;

const CUPS = { regular: "regular", medium: "medium", large: "large", xlarge: "xlarge" } as const;

export const EXPORT_FILE_NAMES = {
  screensaver: { folder: "Screensaver Images", name: "SS{number}" },
  blends: {
    folder: "Blend Images",
    names: { left: "Left_Blend", middle: "Middle_Blend", right: "Right_Blend" },
  },
  hotcold: { folder: "Hot_Cold Images", names: { hot: "Hot", cold: "Cold" } },
  hotcupsizes: { folder: "Hot Cup Size Images", names: CUPS, packagePrefix: "hot_" },
  coldcupsizes: { folder: "Cold Cup Size Images", names: CUPS, packagePrefix: "cold_" },
  hotleaveroom: {
    folder: "Leave Room Hot Images",
    names: { leaveroom: "Leave_room_hot", noroom: "No_room_hot" },
  },
  coldleaveroom: {
    folder: "Leave Room Cold Images",
    names: { leaveroom: "Leave_room_cold", noroom: "No_room_cold" },
  },
  dispensinghot: { folder: "Hot Dispensing Screen Images", names: { screen: "dispensing_screen_hot" } },
  dispensingcold: { folder: "Cold Dispensing Screen Images", names: { screen: "dispensing_screen_cold" } },
} as const satisfies Record<string, ListCategory["files"] | SlotCategory["files"]>;

const category = <const Id extends keyof typeof CATEGORY_STEPS>(id: Id) => ({
  id,
  label: LABELS.categories[id].label,
  step: CATEGORY_STEPS[id],
  files: EXPORT_FILE_NAMES[id],
});

const leaveRoomOf = <const Accent extends "hot" | "cold">(accent: Accent) =>
  ({
    kind: "slots",
    ...category(`${accent}leaveroom` as const),
    accent,
    accepts: "image",
    slots: [slot("leaveroom"), slot("noroom")],
    defaultPath: `/images/defaults/${accent}leaveroom/{slot}.png`,
    pdf: { title: LABELS.categories[`${accent}leaveroom`].pdf },
    arrangements: [
      {
        ...leaveRoomLayout("leaveroom", "noroom"),
        packageCategory: "icons",
        template: `/images/templates/${accent}leaveroom.png`,
      },
    ],
  }) as const;

const dispensing = <const Accent extends "hot" | "cold">(accent: Accent) =>
  ({
    kind: "slots",
    ...category(`dispensing${accent}` as const),
    accent,
    accepts: "image",
    slots: [slot("screen")],
    defaultPath: `/images/defaults/dispensing${accent}/{slot}.png`,
    pdf: { title: LABELS.categories[`dispensing${accent}`].pdf, maxWidth: 250 },
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
  title: LABELS.title,
  defaultMachineName: "My Coffee Machine",
  packageNamePrefix: "Brewscreen_",
  screen: SCREEN_SIZE,
  nameStep: NAME_STEP,
  reviewStep: REVIEW_STEP,
  templateLanguages: Object.keys(CANCEL_ORDER.words),
  placeholder: "/images/defaults/placeholder.png",
  categories: [
    {
      kind: "list",
      ...category("screensaver"),
      library: "screensavers",
      accent: "neutral",
      accepts: "png",
      maxImages: 4,
      pdf: { title: LABELS.categories.screensaver.pdf, maxWidth: 230 },
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
      library: "blends",
      accent: "neutral",
      accepts: "png",
      slots: [slot("left"), slot("middle"), slot("right")],
      names: { storageKey: "blendNames", slotStorageKey: "{slot}BlendName" },
      defaultPath: "/images/defaults/blends/{slot}.png",
      pdf: { title: LABELS.categories.blends.pdf, caption: LABELS.blendCaption },
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
      accent: "neutral",
      accepts: "image",
      slots: [slot("hot"), slot("cold")],
      defaultPath: "/images/defaults/hotcold/{slot}.png",
      pdf: { title: LABELS.categories.hotcold.pdf },
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
      accent: "hot",
      accepts: "image",
      slots: [REGULAR, MEDIUM, LARGE, XLARGE],
      counts: { storageKey: "hotNumCupSizes", initial: 2, forms: LABELS.cupSizes },
      defaultPath: "/images/defaults/hotcupsizes/{count}/{slot}.png",
      pdf: { title: LABELS.categories.hotcupsizes.pdf },
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
      accent: "cold",
      accepts: "image",
      slots: [REGULAR, MEDIUM, LARGE],
      counts: { storageKey: "coldNumCupSizes", initial: 2, forms: LABELS.cupSizes },
      defaultPath: "/images/defaults/coldcupsizes/{count}/{slot}.png",
      pdf: { title: LABELS.categories.coldcupsizes.pdf },
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
    leaveRoomOf("hot"),
    leaveRoomOf("cold"),
    dispensing("hot"),
    dispensing("cold"),
  ],
  packageCategories: [
    {
      id: "screensaver",
      ...LABELS.packageCategories.screensaver,
      maxFiles: 5,
      sizes: [SCREEN_SIZE],
    },
    {
      id: "byeScreen",
      ...LABELS.packageCategories.byeScreen,
      maxFiles: 1,
      sizes: [SCREEN_SIZE],
    },
    {
      id: "icons",
      ...LABELS.packageCategories.icons,
      sizes: [THREE_ACROSS_SIZE, TWO_BY_TWO_SIZE, LEAVE_ROOM_SIZE],
    },
    {
      id: "customization",
      ...LABELS.packageCategories.customization,
      sizes: [BAND_SIZE, TWO_ACROSS_SIZE],
    },
  ],
} as const satisfies MachineModel;
