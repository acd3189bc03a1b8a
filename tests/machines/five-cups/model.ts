import type { MachineModel, Overlay } from "../../../shared/machine/types.ts";
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

/** What is alike in most of its categories. */
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
      arrangements: [
        {
          count: 1,
          size: SCREEN,
          packageCategory: "whole",
          places: row(SCREEN, "image"),
          template: "/images/five/templates/plain.png",
        },
      ],
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
      arrangements: [
        {
          count: 3,
          size: THREE_ACROSS,
          packageCategory: "keys",
          places: row(THREE_ACROSS, "first", "second", "third"),
          template: "/images/five/templates/plain.png",
        },
      ],
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
      arrangements: [
        {
          count: 2,
          size: TWO_ACROSS,
          packageCategory: "keys",
          places: row(TWO_ACROSS, "warm", "cool"),
          template: "/images/five/templates/plain.png",
        },
      ],
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
        {
          count: 4,
          size: FOUR_ACROSS,
          packageCategory: "keys",
          places: row(FOUR_ACROSS, "s", "m", "l", "xl"),
          template: "/images/five/templates/plain.png",
        },
        {
          count: 5,
          size: FIVE_ACROSS,
          packageCategory: "narrow",
          places: row(FIVE_ACROSS, "s", "m", "l", "xl", "xxl"),
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
      arrangements: [
        {
          count: 1,
          size: TWO_ACROSS,
          packageCategory: "keys",
          places: row(TWO_ACROSS, "m"),
          template: "/images/five/templates/plain.png",
        },
        {
          count: 3,
          size: THREE_ACROSS,
          packageCategory: "keys",
          places: row(THREE_ACROSS, "s", "m", "l"),
          template: "/images/five/templates/plain.png",
        },
      ],
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
      arrangements: [
        {
          count: 3,
          size: SMALL,
          packageCategory: "narrow",
          places: row(SMALL, "vanilla", "caramel", "no"),
          template: "/images/five/templates/plain.png",
        },
      ],
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
      arrangements: [
        {
          count: 2,
          size: SMALL,
          packageCategory: "narrow",
          places: row(SMALL, "some", "none"),
          template: "/images/five/templates/plain.png",
        },
      ] as const,
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
      arrangements: [
        {
          count: 1,
          size: WIDE,
          packageCategory: "whole",
          places: row(WIDE, "pour"),
          overlays: [STOP],
          template: "/images/five/templates/plain.png",
        },
      ] as const,
    })),
  ],
  packageCategories: [
    { id: "whole", label: "Whole screens", maxFiles: 4, sizes: [SCREEN, WIDE] },
    { id: "keys", label: "Keys", sizes: [FOUR_ACROSS, THREE_ACROSS, TWO_ACROSS] },
    { id: "narrow", label: "Narrow ones", sizes: [FIVE_ACROSS, SMALL] },
  ],
} as const satisfies MachineModel;
