import { plural } from "./plural.ts";

/** The save status, Undo and Redo in every page's header. */
export const DESIGN = {
  title: "Your design",
  saved: "Saved",
  saving: "Saving",
  notSaved: "Not saved",
  missing: (count: number) => plural(count, { one: "1 image missing", other: `${count} images missing` }),
  inMemory:
    "This browser can't save anything: your design will be gone when you close this tab. Save it as a file.",

  /** Names of the machines open before and now; empty if unnamed. */
  switched: (before: string, now: string) =>
    `Another tab has opened ${now || "an unnamed machine"}. ${before || "The one you had open here"} hasn't changed.`,

  undo: {
    label: "Undo",
    named: (what: string) => `Undo: ${what}`,
    done: (what: string) => `Undone: ${what}.`,
    failed: (why: string) => `This couldn't be undone. ${why}`,
    nothing: "Nothing to undo.",
  },
  redo: {
    label: "Redo",
    named: (what: string) => `Redo: ${what}`,
    done: (what: string) => `Redone: ${what}.`,
    failed: (why: string) => `This couldn't be redone. ${why}`,
    nothing: "Nothing to redo.",
  },
  /** What a change did; `where` is a screen's label or empty. */
  changes: {
    rename: () => "new machine name",
    names: (where: string) => `new names in ${where}`,
    picture: (where: string) => (where ? `new image in ${where}` : "new images"),
    removal: (where: string) => `removed image in ${where}`,
    order: (where: string) => `new order in ${where}`,
    count: (where: string) => `new number of sizes in ${where}`,
    defaults: (where: string) => (where ? `default images in ${where}` : "default images"),
    look: () => "new look",
    words: () => "new words on the machine",
    brand: () => "new brand",
    startOver: () => "cleared design",
    open: () => "opened design",
    restore: () => "change from outside the app",
  },
} as const;
