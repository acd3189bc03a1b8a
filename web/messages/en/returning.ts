import { plural } from "./plurals.ts";

/** On the home page of visitors with a design. */
export const RETURNING_VISITOR = {
  ownOnScreen: (label: string) => `Your ${label} on the machine's screen`,
  yourDesign: "Your design",
  isFinished: "is finished.",
  isHere: (done: number, all: number) =>
    plural(done, {
      one: `is in progress: 1 of ${all} steps is done.`,
      other: `is in progress: ${done} of ${all} steps are done.`,
    }),
  getFiles: "Get your files",
  continue: "Continue where you left off",
  machines: (count: number) => `Your ${count} machines`,
  next: (label: string) => `Next: ${label}.`,
};
