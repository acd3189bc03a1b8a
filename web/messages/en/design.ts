import { plural } from "./formats.ts";

/** The save status, Undo and Redo in every page's header. */
export const DESIGN = {
  title: "Your design",
  saved: "Saved",
  saving: "Saving",
  notSaved: "Not saved",
  nothing: "nothing to save yet",
  /** For typed text that isn't a valid name. */
  unfinished: "Name not saved",
  missing: (count: number) => plural(count, { one: "1 image missing", other: `${count} images missing` }),

  undo: "Undo",
  redo: "Redo",
} as const;
