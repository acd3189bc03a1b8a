import type { ListStep, NameStep, ReviewStep, SlotsStep } from "../../machine/steps.ts";

/* Routes and headings are taken verbatim from the specification. */

/** In UTF-16 units, after trimming. */
const NAME_LENGTH = { minLength: 3, maxLength: 30 } as const;

export const NAME_STEP = {
  route: "/machine-name",
  label: "Name",
  heading: "NAME YOUR MACHINE",
  note: "Give your machine a unique identity. The name is used across the interface and included in all downloaded configuration files.",
  field: "Machine name",
  hint: `${NAME_LENGTH.minLength} to ${NAME_LENGTH.maxLength} characters: where it is, or what people call it.`,
  placeholder: "Lobby, first floor",
  ...NAME_LENGTH,
  words: {
    invalid: `Please enter a machine name between ${NAME_LENGTH.minLength} and ${NAME_LENGTH.maxLength} characters.`,
    accepted: "Success!",
    saved: "Machine name saved successfully!",
  },
  pauseMs: 800,
} as const satisfies NameStep;

/** A step whose route was renamed. */
const moved = (route: SlotsStep["route"], alias: SlotsStep["route"], heading: string): SlotsStep => ({
  route,
  aliases: [alias],
  heading,
  isSmooth: true,
});

export const CATEGORY_STEPS = {
  screensaver: { route: "/screensaver", heading: "UPLOAD YOUR SCREENSAVER", rotationMs: 5000 },
  blends: {
    route: "/blends",
    heading: "UPLOAD YOUR BLEND IMAGES",
    canSwap: true,
    naming: {
      heading: "NAME YOUR BLENDS",
      note: "The coffees your customers choose from, as the machine shows them.",
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
  },
  hotcold: { route: "/hot-cold", heading: "HOT & COLD OPTIONS" },
  hotcupsizes: { route: "/hot-cup-size", heading: "HOT CUP SIZE IMAGES", isSmooth: true },
  coldcupsizes: { route: "/cold-cup-size", heading: "COLD CUP SIZE IMAGES", isSmooth: true },
  hotleaveroom: moved("/leave-room", "/hot-leave-room", "HOT LEAVE ROOM OPTIONS"),
  coldleaveroom: moved("/leave-room-iced", "/cold-leave-room", "ICED LEAVE ROOM OPTIONS"),
  dispensinghot: moved("/dispensing-screen-hot", "/hot-dispensing", "HOT DISPENSING SCREEN"),
  dispensingcold: moved("/dispensing-screen-iced", "/cold-dispensing", "ICED DISPENSING SCREEN"),
} as const satisfies Record<string, ListStep | SlotsStep>;

export const REVIEW_STEP = {
  route: "/final-preview",
  label: "Review",
  heading: "Final Review",
  note: "Review your machine interface configuration and make any final adjustments.",
  isSmooth: true,
} as const satisfies ReviewStep;
