import { plural } from "./plurals.ts";

/** On the home page of visitors with a design. */
export const RETURNING_VISITOR = {
  ownOnScreen: (label: string) => `Your ${label} on the machine's screen`,
  isFinished: "Your design {name} is finished.",
  isHere: (done: number, all: number) =>
    plural(done, {
      one: `Your design {name} is in progress: 1 of ${all} steps is done.`,
      other: `Your design {name} is in progress: ${done} of ${all} steps are done.`,
    }),
  getFiles: "Get your files",
  continue: "Continue where you left off",
  machines: (count: number) => `Your ${count} machines`,
  next: (label: string) => `Next: ${label}.`,
};
