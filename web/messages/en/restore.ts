/** Loaded with the first change. */
export const RESTORE = {
  undo: {
    named: (what: string) => `Undo: ${what}`,
    done: (what: string) => `Undone: ${what}.`,
    failed: (why: string) => `This couldn't be undone. ${why}`,
    nothing: "Nothing to undo.",
  },
  redo: {
    named: (what: string) => `Redo: ${what}`,
    done: (what: string) => `Redone: ${what}.`,
    failed: (why: string) => `This couldn't be redone. ${why}`,
    nothing: "Nothing to redo.",
  },
  /** `where` is a screen's label or empty. */
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
