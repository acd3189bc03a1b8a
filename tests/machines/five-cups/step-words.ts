import type { SlotsStepTexts, StepTexts } from "../../../shared/machine/steps.ts";

const HINT = "Bring a picture of {width} by {height}";
const REFUSALS = {
  wrongType: "That is no picture.",
  wrongSize: "It must be {width} by {height}.",
  unreadable: "It can't be read.",
  nothing: "There was nothing.",
};

const slots = (subject: string): SlotsStepTexts => ({
  note: `All about ${subject}.`,
  hint: HINT,
  needed: "A picture is missing.",
  refusals: REFUSALS,
  defaults: { fills: "slot", label: "TAKE OURS", applied: "Ours for {label}." },
  rest: { label: "Ours for the rest", applied: "Ours everywhere." },
  words: { uploaded: "{label} it is." },
});

const cups = (subject: string): SlotsStepTexts => ({
  ...slots(subject),
  counting: {
    legend: "How many cups?",
    words: { defaults: "Our cups.", cleared: "No cups.", filled: "Cups alike." },
  },
  defaults: { fills: "all", label: "TAKE OUR CUPS", applied: "Our cups all over." },
});

export const FIVE_CUPS_STEP_TEXTS: StepTexts = {
  lists: {
    idle: {
      note: "What is shown while nobody drinks.",
      hint: HINT,
      counter: "{count} of {max}",
      needed: "One at least",
      refusals: REFUSALS,
      words: {
        loaded: "{count} were here",
        tooMany: "No more than {max}, {free} to go.",
        full: "No more than {max}.",
        failed: "That went wrong",
      },
    },
  },
  slots: {
    teas: {
      ...slots("teas"),
      library: {
        browse: "Our teas",
        title: "Choose a tea",
        columns: 3,
        chosen: "{name} chosen.",
        failed: "No tea today.",
      },
    },
    temperature: slots("warm or cool"),
    warmcups: cups("warm cups"),
    coolcups: cups("cool cups"),
    syrups: slots("syrups"),
    warmroom: slots("warm room"),
    coolroom: slots("cool room"),
    warmpour: slots("warm pour"),
    coolpour: slots("cool pour"),
  },
};
