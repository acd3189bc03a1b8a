import type { NameStepConfig, SlotsStepConfig } from "../../../shared/machine/steps.ts";
import type { MachineModel, Overlay, Size, SlotPlace } from "../../../shared/machine/types.ts";

export const SCREEN: Size = { width: 1280, height: 800 };
const FIVE_ACROSS: Size = { width: 232, height: 480 };
const FOUR_ACROSS: Size = { width: 290, height: 480 };
export const THREE_ACROSS: Size = { width: 390, height: 480 };
export const TWO_ACROSS: Size = { width: 600, height: 480 };
const SMALL: Size = { width: 280, height: 180 };
const WIDE: Size = { width: 1280, height: 480 };

/** Slots side by side, the row in the middle of the screen. */
function row<const Slots extends readonly string[]>(size: Size, ...slots: Slots): SlotPlace<Slots[number]>[] {
  const gap = slots.length > 1 ? 16 : 0;
  const left = (SCREEN.width - slots.length * size.width - (slots.length - 1) * gap) / 2;
  return slots.map((slot, at) => ({
    slot,
    box: { x: left + at * (size.width + gap), y: (SCREEN.height - size.height) / 2, ...size },
  }));
}

/** An arrangement with its slots in a row. */
const arrangement = <const Slots extends readonly string[]>(
  size: Size,
  packageCategory: string,
  ...slots: Slots
) => ({
  ...{ count: slots.length, size, packageCategory, places: row(size, ...slots) },
  template: "/images/five/templates/plain.png" as const,
});

const slot = <const Id extends string>(id: Id, label: string) => ({ id, label });
const S = slot("s", "Small");
const M = slot("m", "Medium");
const L = slot("l", "Large");
const XL = slot("xl", "Extra large");
const XXL = slot("xxl", "Bucket");
const CUP_FORMS = { one: "{count} cup", other: "{count} cups" };
const CUP_NAMES = { s: "1_small", m: "2_medium", l: "3_large", xl: "4_extra", xxl: "5_bucket" };
const STOP: Overlay = { slot: "stop", label: "Stop", box: { x: 540, y: 540, width: 200, height: 80 } };

/** A category of slots, whose folder is called like it. */
const slots = <const Id extends string, const Step extends SlotsStepConfig, const More extends object>(
  id: Id,
  label: string,
  step: Step,
  more: More,
) => ({
  ...({ kind: "slots", accent: "neutral", accepts: "image", id, label, step } as const),
  pdf: { title: label },
  defaultPath: `/images/five/${id}/{count}/{slot}.png` as const,
  ...more,
});

export const FIVE_CUPS = {
  id: "five-cups",
  title: "Machine of Five Cups",
  defaultMachineName: "Five",
  packageNamePrefix: "Five_",
  screen: SCREEN,
  nameStep: {
    route: "/christen",
    label: "Christening",
    heading: "CHRISTEN IT",
    note: "A name for the machine.",
    field: "Its name",
    hint: "One letter will do.",
    placeholder: "Five",
    minLength: 1,
    maxLength: 12,
    words: { invalid: "It needs a name.", accepted: "Welcome!", saved: "Christened." },
    pauseMs: 100,
  } satisfies NameStepConfig,
  reviewStep: {
    route: "/last-look",
    label: "Last look",
    heading: "LAST LOOK",
    note: "All of it once more.",
  },
  templateLanguages: [],
  placeholder: "/images/five/placeholder.png",
  categories: [
    {
      ...{ kind: "list", accent: "neutral", accepts: "image", id: "idle", label: "While idle" },
      step: { route: "/while-idle", heading: "WHILE IDLE", rotationMs: 4000 },
      maxImages: 2,
      files: { folder: "Idle", name: "idle_{number}" },
      pdf: { title: "While idle" },
      arrangements: [arrangement(SCREEN, "whole", "image")],
    },
    slots(
      "teas",
      "Teas",
      {
        route: "/teas",
        heading: "POUR YOUR TEAS",
        naming: {
          heading: "NAME YOUR TEAS",
          note: "What stands on the leaf.",
          placeholders: { first: "Assam", second: "Sencha", third: "Rooibos" },
          maxLength: 14,
          confirm: "These are they",
          edit: "Other names",
          words: { missing: "A tea has no name.", saved: "Teas named." },
        },
      },
      {
        library: "teas",
        slots: [slot("first", "First tea"), slot("second", "Second tea"), slot("third", "Third tea")],
        names: { storageKey: "teaNames", slotStorageKey: "{slot}TeaName" },
        files: { folder: "Teas", names: { first: "tea_1", second: "tea_2", third: "tea_3" } },
        pdf: { title: "Teas", caption: "{label}" },
        arrangements: [arrangement(THREE_ACROSS, "keys", "first", "second", "third")],
      },
    ),
    slots(
      "temperature",
      "Warm or cool",
      { route: "/warm-or-cool", heading: "WARM OR COOL" },
      {
        slots: [slot("warm", "Warm"), slot("cool", "Cool")],
        files: { folder: "Temperature", names: { warm: "warm", cool: "cool" } },
        arrangements: [arrangement(TWO_ACROSS, "keys", "warm", "cool")],
      },
    ),
    slots(
      "warmcups",
      "Warm cups",
      { route: "/warm-cups", heading: "WARM CUPS" },
      {
        accent: "hot",
        slots: [S, M, L, XL, XXL],
        counts: { storageKey: "warmNumCups", initial: 5, forms: CUP_FORMS },
        files: { folder: "Warm cups", names: CUP_NAMES, packagePrefix: "warm_" },
        arrangements: [
          arrangement(FOUR_ACROSS, "keys", "s", "m", "l", "xl"),
          {
            ...arrangement(FIVE_ACROSS, "narrow", "s", "m", "l", "xl", "xxl"),
            template: "/images/five/templates/five.png",
          },
        ],
      },
    ),
    slots(
      "coolcups",
      "Cool cups",
      { route: "/cool-cups", heading: "COOL CUPS" },
      {
        accent: "cold",
        slots: [S, M, L],
        counts: { storageKey: "coolNumCups", initial: 3, forms: CUP_FORMS },
        files: { folder: "Cool cups", names: CUP_NAMES, packagePrefix: "cool_" },
        arrangements: [
          arrangement(TWO_ACROSS, "keys", "m"),
          arrangement(THREE_ACROSS, "keys", "s", "m", "l"),
        ],
      },
    ),
    slots(
      "syrups",
      "Syrups",
      { route: "/syrups", heading: "SYRUPS", aliases: ["/old-syrups"] },
      {
        slots: [slot("vanilla", "Vanilla"), slot("caramel", "Caramel"), slot("no", "No syrup")],
        files: { folder: "Syrups", names: { vanilla: "vanilla", caramel: "caramel", no: "no_syrup" } },
        arrangements: [arrangement(SMALL, "narrow", "vanilla", "caramel", "no")],
      },
    ),
    ...(["warm", "cool"] as const).map((kind) =>
      slots(
        `${kind}room`,
        `Room, ${kind}`,
        { route: `/${kind}-room`, heading: `${kind.toUpperCase()} ROOM` },
        {
          slots: [slot("some", "Some room"), slot("none", "No room at all")],
          files: { folder: `Room, ${kind}`, names: { some: `room_${kind}`, none: `no_room_${kind}` } },
          arrangements: [arrangement(SMALL, "narrow", "some", "none")],
        },
      ),
    ),
    ...(["warm", "cool"] as const).map((kind) =>
      slots(
        `${kind}pour`,
        `Pouring, ${kind}`,
        { route: `/${kind}-pour`, heading: `${kind.toUpperCase()} POUR` },
        {
          slots: [slot("pour", "Pouring")],
          files: { folder: `Pouring, ${kind}`, names: { pour: `pour_${kind}` } },
          pdf: { title: `Pouring, ${kind}`, maxWidth: 200 },
          arrangements: [{ ...arrangement(WIDE, "whole", "pour"), overlays: [STOP] }],
        },
      ),
    ),
  ],
  packageCategories: [
    { id: "whole", label: "Whole screens", maxFiles: 4, sizes: [SCREEN, WIDE] },
    { id: "keys", label: "Keys", sizes: [FOUR_ACROSS, THREE_ACROSS, TWO_ACROSS] },
    { id: "narrow", label: "Narrow ones", sizes: [FIVE_ACROSS, SMALL] },
  ],
} as const satisfies MachineModel;
