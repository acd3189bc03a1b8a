import { LABELS } from "#classic/labels.ts";
import { fillPlaceholders } from "../../machine/questions.ts";
import type {
  ListStepConfig,
  NameStepConfig,
  ReviewStepConfig,
  SlotsStepConfig,
} from "../../machine/steps.ts";

/* Routes are verbatim from the specification. */

const { categories, nameStep, naming, reviewStep } = LABELS;

const NAME_LENGTH = { minLength: 3, maxLength: 30 } as const;

const withLengths = (text: string): string =>
  fillPlaceholders(text, { min: NAME_LENGTH.minLength, max: NAME_LENGTH.maxLength });

export const NAME_STEP = {
  ...nameStep,
  route: "/machine-name",
  hint: withLengths(nameStep.hint),
  ...NAME_LENGTH,
  words: { ...nameStep.words, invalid: withLengths(nameStep.words.invalid) },
  pauseMs: 800,
} as const satisfies NameStepConfig;

/** A step whose route was renamed. */
const moved = (
  route: SlotsStepConfig["route"],
  alias: SlotsStepConfig["route"],
  heading: string,
): SlotsStepConfig => ({
  route,
  aliases: [alias],
  heading,
  isSmooth: true,
});

export const CATEGORY_STEPS = {
  screensaver: { route: "/screensaver", heading: categories.screensaver.heading, rotationMs: 5000 },
  blends: {
    route: "/blends",
    heading: categories.blends.heading,
    canSwap: true,
    naming: { ...naming, maxLength: 20 },
  },
  hotcold: { route: "/hot-cold", heading: categories.hotcold.heading },
  hotcupsizes: { route: "/hot-cup-size", heading: categories.hotcupsizes.heading, isSmooth: true },
  coldcupsizes: { route: "/cold-cup-size", heading: categories.coldcupsizes.heading, isSmooth: true },
  hotleaveroom: moved("/leave-room", "/hot-leave-room", categories.hotleaveroom.heading),
  coldleaveroom: moved("/leave-room-iced", "/cold-leave-room", categories.coldleaveroom.heading),
  dispensinghot: moved("/dispensing-screen-hot", "/hot-dispensing", categories.dispensinghot.heading),
  dispensingcold: moved("/dispensing-screen-iced", "/cold-dispensing", categories.dispensingcold.heading),
} as const satisfies Record<string, ListStepConfig | SlotsStepConfig>;

export const REVIEW_STEP = {
  ...reviewStep,
  route: "/final-preview",
  isSmooth: true,
} as const satisfies ReviewStepConfig;
