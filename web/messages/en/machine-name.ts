import { plural } from "./plurals.ts";

export const MACHINE_NAME = {
  preview: "The machine with its name",
  tooShortOrLong: (length: number, least: number, most: number) =>
    `${plural(length, { one: "This name has 1 character.", other: `This name has ${length} characters.` })} It needs ${least} to ${most}.`,
  needed: (least: number, most: number) => `Enter ${least} to ${most} characters`,
  notSaved: "The name wasn't saved.",
} as const;
