import type { ListStep, NameStep, ReviewStep, SlotsStep } from "../../../shared/machine/steps.ts";

export const NAME_STEP = {
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
} as const satisfies NameStep;

export const SAVER_STEP = {
  route: "/while-idle",
  heading: "WHILE IDLE",
  rotationMs: 4000,
} as const satisfies ListStep;

export const TEAS_STEP = {
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
} as const satisfies SlotsStep;
export const HOT_COLD_STEP = { route: "/warm-or-cool", heading: "WARM OR COOL" } as const satisfies SlotsStep;
export const HOT_CUPS_STEP = { route: "/warm-cups", heading: "WARM CUPS" } as const satisfies SlotsStep;
export const COLD_CUPS_STEP = { route: "/cool-cups", heading: "COOL CUPS" } as const satisfies SlotsStep;
export const SYRUPS_STEP = {
  route: "/syrups",
  heading: "SYRUPS",
  aliases: ["/old-syrups"],
} as const satisfies SlotsStep;
export const HOT_ROOM_STEP = { route: "/warm-room", heading: "WARM ROOM" } as const satisfies SlotsStep;
export const COLD_ROOM_STEP = { route: "/cool-room", heading: "COOL ROOM" } as const satisfies SlotsStep;
export const HOT_POUR_STEP = { route: "/warm-pour", heading: "WARM POUR" } as const satisfies SlotsStep;
export const COLD_POUR_STEP = { route: "/cool-pour", heading: "COOL POUR" } as const satisfies SlotsStep;

export const REVIEW_STEP = {
  route: "/last-look",
  label: "Last look",
  heading: "LAST LOOK",
  note: "All of it once more.",
} as const satisfies ReviewStep;
