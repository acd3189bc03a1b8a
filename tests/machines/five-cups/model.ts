import type { MachineModel, Overlay, Size } from "../../../shared/machine/types.ts";
import { FIVE_ACROSS, FOUR_ACROSS, row, SCREEN, SMALL, THREE_ACROSS, TWO_ACROSS, WIDE } from "./boxes.ts";
import * as steps from "./steps.ts";

const slot = <const Id extends string>(id: Id, label: string) => ({ id, label });
const S = slot("s", "Small");
const M = slot("m", "Medium");
const L = slot("l", "Large");
const XL = slot("xl", "Extra large");
const XXL = slot("xxl", "Bucket");
const CUP_FORMS = { one: "{count} cup", other: "{count} cups" };
const CUP_NAMES = { s: "1_small", m: "2_medium", l: "3_large", xl: "4_extra", xxl: "5_bucket" };
const ROOM = [slot("some", "Some room"), slot("none", "No room at all")];

const STOP: Overlay = {
  slot: "stop",
  label: "Stop",
  box: { x: 540, y: 540, width: 200, height: 80 },
};

/** An arrangement with its slots in a row. */
const arrangement = <const Slots extends readonly string[]>(
  size: Size,
  packageCategory: string,
  ...slots: Slots
) => ({
  ...{ count: slots.length, size, packageCategory, places: row(size, ...slots) },
  template: "/images/five/templates/plain.png" as const,
});

const SLOTS = {
  kind: "slots",
  accent: "neutral",
  accepts: "image",
} as const;

export const FIVE_CUPS = {
  id: "five-cups",
  title: "Machine of Five Cups",
  defaultMachineName: "Five",
  packageNamePrefix: "Five_",
  screen: SCREEN,
  nameStep: steps.NAME_STEP,
  reviewStep: steps.REVIEW_STEP,
  placeholder: "/images/five/placeholder.png",
  categories: [
    {
      ...SLOTS,
      kind: "list",
      id: "idle",
      label: "While idle",
      step: steps.SAVER_STEP,
      maxImages: 2,
      files: { folder: "Idle", name: "idle_{number}" },
      pdf: { title: "While idle" },
      arrangements: [arrangement(SCREEN, "whole", "image")],
    },
    {
      ...SLOTS,
      id: "teas",
      label: "Teas",
      step: steps.TEAS_STEP,
      library: "teas",
      slots: [slot("first", "First tea"), slot("second", "Second tea"), slot("third", "Third tea")],
      names: { storageKey: "teaNames", slotStorageKey: "{slot}TeaName" },
      defaultPath: "/images/five/teas/{count}/{slot}.png",
      files: { folder: "Teas", names: { first: "tea_1", second: "tea_2", third: "tea_3" } },
      pdf: { title: "Teas", caption: "{label}" },
      arrangements: [arrangement(THREE_ACROSS, "keys", "first", "second", "third")],
    },
    {
      ...SLOTS,
      id: "temperature",
      label: "Warm or cool",
      step: steps.HOT_COLD_STEP,
      slots: [slot("warm", "Warm"), slot("cool", "Cool")],
      defaultPath: "/images/five/temperature/{count}/{slot}.png",
      files: { folder: "Temperature", names: { warm: "warm", cool: "cool" } },
      pdf: { title: "Warm or cool" },
      arrangements: [arrangement(TWO_ACROSS, "keys", "warm", "cool")],
    },
    {
      ...SLOTS,
      id: "warmcups",
      label: "Warm cups",
      accent: "hot",
      step: steps.HOT_CUPS_STEP,
      slots: [S, M, L, XL, XXL],
      counts: { storageKey: "warmNumCups", initial: 5, forms: CUP_FORMS },
      defaultPath: "/images/five/warmcups/{count}/{slot}.png",
      files: { folder: "Warm cups", names: CUP_NAMES, packagePrefix: "warm_" },
      pdf: { title: "Warm cups" },
      arrangements: [
        arrangement(FOUR_ACROSS, "keys", "s", "m", "l", "xl"),
        {
          ...arrangement(FIVE_ACROSS, "narrow", "s", "m", "l", "xl", "xxl"),
          template: "/images/five/templates/five.png",
        },
      ],
    },
    {
      ...SLOTS,
      id: "coolcups",
      label: "Cool cups",
      accent: "cold",
      step: steps.COLD_CUPS_STEP,
      slots: [S, M, L],
      counts: { storageKey: "coolNumCups", initial: 3, forms: CUP_FORMS },
      defaultPath: "/images/five/coolcups/{count}/{slot}.png",
      files: { folder: "Cool cups", names: CUP_NAMES, packagePrefix: "cool_" },
      pdf: { title: "Cool cups" },
      arrangements: [arrangement(TWO_ACROSS, "keys", "m"), arrangement(THREE_ACROSS, "keys", "s", "m", "l")],
    },
    {
      ...SLOTS,
      id: "syrups",
      label: "Syrups",
      step: steps.SYRUPS_STEP,
      slots: [slot("vanilla", "Vanilla"), slot("caramel", "Caramel"), slot("no", "No syrup")],
      defaultPath: "/images/five/syrups/{count}/{slot}.png",
      files: { folder: "Syrups", names: { vanilla: "vanilla", caramel: "caramel", no: "no_syrup" } },
      pdf: { title: "Syrups" },
      arrangements: [arrangement(SMALL, "narrow", "vanilla", "caramel", "no")],
    },
    ...(["warm", "cool"] as const).map((kind) => ({
      ...SLOTS,
      id: `${kind}room` as const,
      label: `Room, ${kind}`,
      step: kind === "warm" ? steps.HOT_ROOM_STEP : steps.COLD_ROOM_STEP,
      slots: ROOM,
      defaultPath: `/images/five/${kind}room/{count}/{slot}.png` as const,
      files: { folder: `Room, ${kind}`, names: { some: `room_${kind}`, none: `no_room_${kind}` } },
      pdf: { title: `Room, ${kind}` },
      arrangements: [arrangement(SMALL, "narrow", "some", "none")] as const,
    })),
    ...(["warm", "cool"] as const).map((kind) => ({
      ...SLOTS,
      id: `${kind}pour` as const,
      label: `Pouring, ${kind}`,
      step: kind === "warm" ? steps.HOT_POUR_STEP : steps.COLD_POUR_STEP,
      slots: [slot("pour", "Pouring")],
      defaultPath: `/images/five/${kind}pour/{count}/{slot}.png` as const,
      files: { folder: `Pouring, ${kind}`, names: { pour: `pour_${kind}` } },
      pdf: { title: `Pouring, ${kind}`, maxWidth: 200 },
      arrangements: [{ ...arrangement(WIDE, "whole", "pour"), overlays: [STOP] }] as const,
    })),
  ],
  packageCategories: [
    { id: "whole", label: "Whole screens", maxFiles: 4, sizes: [SCREEN, WIDE] },
    { id: "keys", label: "Keys", sizes: [FOUR_ACROSS, THREE_ACROSS, TWO_ACROSS] },
    { id: "narrow", label: "Narrow ones", sizes: [FIVE_ACROSS, SMALL] },
  ],
} as const satisfies MachineModel;
