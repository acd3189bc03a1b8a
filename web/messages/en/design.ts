import { plural } from "./plurals.ts";

/** In every page's header. */
export const DESIGN = {
  title: "Your design",
  saved: "Saved",
  saving: "Saving",
  notSaved: "Not saved",
  nothing: "nothing to save yet",
  /** For an invalid name. */
  unfinished: "Name not saved",
  missing: (count: number) => plural(count, { one: "1 image missing", other: `${count} images missing` }),

  undo: "Undo",
  redo: "Redo",
} as const;
