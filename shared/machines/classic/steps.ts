import type { Counting, ListStep, NameStep, ReviewStep, SlotsStep } from "../../machine/steps.ts";

/*
 * The classic machine's wizard: the specification's routes, headings, notes and messages, letter for
 * letter. What it has no words for is in the same voice.
 */

const REQUIRED = "Required: PNG • {width} × {height} pixels";
const NEEDED = "Please add an image to every slot before proceeding.";
const USE_DEFAULT = "USE DEFAULT IMAGE";
const REST = {
  label: "Fill with defaults",
  applied: "Using default images for every empty slot.",
};

/** UTF-16 units after trimming. */
const NAME_LENGTH = { minLength: 3, maxLength: 30 } as const;

export const NAME_STEP = {
  route: "/machine-name",
  label: "Name",
  heading: "NAME YOUR MACHINE",
  note: "Give your machine a unique identity. The name is used across the interface and included in all downloaded configuration files.",
  field: "Machine name",
  hint: `${NAME_LENGTH.minLength} to ${NAME_LENGTH.maxLength} characters: where it stands, or what people call it.`,
  placeholder: "Lobby, first floor",
  ...NAME_LENGTH,
  words: {
    invalid: `Please enter a machine name between ${NAME_LENGTH.minLength} and ${NAME_LENGTH.maxLength} characters.`,
    accepted: "Success!",
    saved: "Machine name saved successfully!",
  },
  pauseMs: 800,
} as const satisfies NameStep;

export const SCREENSAVER_STEP = {
  route: "/screensaver",
  heading: "UPLOAD YOUR SCREENSAVER",
  note: "What the machine shows while nobody is using it. Several images take turns.",
  hint: REQUIRED,
  counter: "Images Uploaded ({count}/{max})",
  needed: "Add at least one image",
  library: {
    library: "screensavers",
    browse: "Browse Generic Screensavers",
    title: "Select a Generic Screensaver",
    columns: 3,
    chosen: "Generic screensaver added successfully!",
    failed: "Failed to load the selected generic screensaver.",
  },
  rotationMs: 5000,
  words: {
    loaded: "Loaded {count} existing screensaver image(s)",
    tooMany: "You can only upload up to {max} images. {free} slots remaining.",
    full: "You can only upload up to {max} images.",
    failed: "An error occurred while processing the images",
  },
} as const satisfies ListStep;

export const BLENDS_STEP = {
  route: "/blends",
  heading: "UPLOAD YOUR BLEND IMAGES",
  note: "These images are used for your customer to select a coffee blend.",
  hint: REQUIRED,
  needed: NEEDED,
  naming: {
    heading: "NAME YOUR BLENDS",
    note: "The coffees your customers choose between, as the machine shows them.",
    placeholders: { left: "House Blend", middle: "Colombian", right: "Dark Roast" },
    maxLength: 20,
    confirm: "Confirm Blend Names",
    edit: "Edit names",
    suggest: "Use the suggested names",
    words: {
      missing: "Please name all three blends before proceeding.",
      saved: "Blend names saved successfully!",
    },
  },
  library: {
    library: "blends",
    browse: "Browse Generic Images",
    title: "Select a Generic Blend Image",
    columns: 4,
    chosen: "Successfully selected {name} blend image!",
    failed: "Failed to load the selected generic image.",
  },
  rest: REST,
  words: { uploaded: "Successfully uploaded {name} blend image!" },
} as const satisfies SlotsStep;

export const HOT_COLD_STEP = {
  route: "/hot-cold",
  heading: "HOT & COLD OPTIONS",
  note: "The options let customers choose hot or cold coffee.",
  hint: REQUIRED,
  needed: NEEDED,
  defaults: { fills: "slot", label: USE_DEFAULT, applied: "Using default {slot} image" },
  rest: REST,
  words: { uploaded: "Successfully uploaded {slot} image!" },
} as const satisfies SlotsStep;

const CUPS: Counting = {
  legend: "How many cup sizes does your machine offer?",
  forms: { one: "1 size", other: "{count} sizes" },
  words: {
    defaults: "Default images applied to all cup sizes.",
    cleared: "Cup images cleared for the new size count.",
    filled: "All cup sizes have the same look.",
  },
};

/** What the steps from the cups on have in common. */
const smooth = (route: SlotsStep["route"], heading: string, note: string) => ({
  route,
  heading,
  note,
  isSmooth: true,
  hint: REQUIRED,
  needed: NEEDED,
});

const cups = (...first: Parameters<typeof smooth>) =>
  ({
    ...smooth(...first),
    counting: CUPS,
    defaults: { fills: "all", label: USE_DEFAULT, applied: "Using default images for all cup sizes." },
    words: { uploaded: "{label} size image uploaded successfully." },
  }) satisfies SlotsStep;

export const HOT_CUPS_STEP = cups(
  "/hot-cup-size",
  "HOT CUP SIZE IMAGES",
  "One image for each hot cup size that you serve.",
);
export const COLD_CUPS_STEP = cups(
  "/cold-cup-size",
  "COLD CUP SIZE IMAGES",
  "One image for each cold cup size that you serve.",
);

const leaveRoom = (route: SlotsStep["route"], alias: SlotsStep["route"], heading: string, note: string) =>
  ({
    ...smooth(route, heading, note),
    aliases: [alias],
    defaults: { fills: "slot", label: USE_DEFAULT, applied: "Using default {label} image." },
    rest: REST,
    words: { uploaded: "Successfully uploaded {label} image!" },
  }) satisfies SlotsStep;

export const HOT_LEAVE_ROOM_STEP = leaveRoom(
  "/leave-room",
  "/hot-leave-room",
  "HOT LEAVE ROOM OPTIONS",
  "Customers choose whether to leave room for milk in their hot cup.",
);
export const COLD_LEAVE_ROOM_STEP = leaveRoom(
  "/leave-room-iced",
  "/cold-leave-room",
  "ICED LEAVE ROOM OPTIONS",
  "Customers choose whether to leave room for milk in their cold cup.",
);

const dispensing = (route: SlotsStep["route"], alias: SlotsStep["route"], heading: string, note: string) =>
  ({
    ...smooth(route, heading, note),
    aliases: [alias],
    notice:
      "The machine generates a cancel-order button overlay automatically, so your design must leave adequate space for it.",
    defaults: { fills: "slot", label: USE_DEFAULT, applied: "Using default dispensing screen image." },
    words: { uploaded: "Successfully uploaded dispensing screen image!" },
  }) satisfies SlotsStep;

export const HOT_DISPENSING_STEP = dispensing(
  "/dispensing-screen-hot",
  "/hot-dispensing",
  "HOT DISPENSING SCREEN",
  "What customers watch while their hot coffee is poured.",
);
export const COLD_DISPENSING_STEP = dispensing(
  "/dispensing-screen-iced",
  "/cold-dispensing",
  "ICED DISPENSING SCREEN",
  "What customers watch while their cold coffee is poured.",
);

export const REVIEW_STEP = {
  route: "/final-preview",
  label: "Review",
  heading: "Final Review",
  note: "Review your machine interface configuration and make any final adjustments.",
  isSmooth: true,
} as const satisfies ReviewStep;
