import type { ListStep, NameStep, ReviewStep, SlotsStep } from "../../../shared/machine/steps.ts";

const HINT = "Bring a picture of {width} by {height}";
const NEEDED = "A picture is missing.";

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
  note: "What is shown while nobody drinks.",
  hint: HINT,
  counter: "{count} of {max}",
  needed: "One at least",
  rotationMs: 4000,
  words: {
    loaded: "{count} were here",
    tooMany: "No more than {max}, {free} to go.",
    full: "No more than {max}.",
    failed: "That went wrong",
  },
} as const satisfies ListStep;

const slots = (route: `/${string}`, heading: string) =>
  ({
    route,
    heading,
    note: `All about ${heading.toLowerCase()}.`,
    hint: HINT,
    needed: NEEDED,
    defaults: { fills: "slot", label: "TAKE OURS", applied: "Ours for {label}." },
    rest: { label: "Ours for the rest", applied: "Ours everywhere." },
    words: { uploaded: "{label} it is." },
  }) as const satisfies SlotsStep;

const cups = (route: `/${string}`, heading: string) =>
  ({
    ...slots(route, heading),
    counting: {
      legend: "How many cups?",
      forms: { one: "{count} cup", other: "{count} cups" },
      words: { defaults: "Our cups.", cleared: "No cups.", filled: "Cups alike." },
    },
    defaults: { fills: "all", label: "TAKE OUR CUPS", applied: "Our cups all over." },
  }) as const satisfies SlotsStep;

export const TEAS_STEP = {
  ...slots("/teas", "POUR YOUR TEAS"),
  naming: {
    heading: "NAME YOUR TEAS",
    note: "What stands on the leaf.",
    placeholders: { first: "Assam", second: "Sencha", third: "Rooibos" },
    maxLength: 14,
    confirm: "These are they",
    edit: "Other names",
    words: { missing: "A tea has no name.", saved: "Teas named." },
  },
  library: {
    library: "teas",
    browse: "Our teas",
    title: "Choose a tea",
    columns: 3,
    chosen: "{name} chosen.",
    failed: "No tea today.",
  },
} as const satisfies SlotsStep;
export const HOT_COLD_STEP = slots("/warm-or-cool", "WARM OR COOL");
export const HOT_CUPS_STEP = cups("/warm-cups", "WARM CUPS");
export const COLD_CUPS_STEP = cups("/cool-cups", "COOL CUPS");
export const SYRUPS_STEP = {
  ...slots("/syrups", "SYRUPS"),
  aliases: ["/old-syrups"],
} as const satisfies SlotsStep;
export const HOT_ROOM_STEP = slots("/warm-room", "WARM ROOM");
export const COLD_ROOM_STEP = slots("/cool-room", "COOL ROOM");
export const HOT_POUR_STEP = slots("/warm-pour", "WARM POUR");
export const COLD_POUR_STEP = slots("/cool-pour", "COOL POUR");

export const REVIEW_STEP = {
  route: "/last-look",
  label: "Last look",
  heading: "LAST LOOK",
  note: "All of it once more.",
} as const satisfies ReviewStep;
