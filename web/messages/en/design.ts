import { plural } from "./formats.ts";

/** The save status, Undo and Redo in every page's header. */
export const DESIGN = {
  title: "Your design",
  saved: "Saved",
  saving: "Saving",
  notSaved: "Not saved",
  nothing: "nothing to save yet",
  /** Something typed as a name that can't be one. */
  unfinished: "Name not saved",
  missing: (count: number) => plural(count, { one: "1 image missing", other: `${count} images missing` }),

  undo: "Undo",
  redo: "Redo",
} as const;
