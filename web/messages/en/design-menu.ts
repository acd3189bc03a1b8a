import { plural } from "./plural.ts";

/** The menu of the design as a whole; loaded when it is opened. */
export const DESIGN_MENU = {
  /** Whether it is saved, in a sentence. */
  keeping: {
    inMemory:
      "This browser saves nothing for this site. Your design lasts as long as this tab: save it as a file.",
    saving: "Your last change is being saved.",
    evicted: (count: number) =>
      plural(count, {
        one: "This browser has deleted 1 image of your design to make room. Everything else is saved. Add the image again where it is missing.",
        other: `This browser has deleted ${count} images of your design to make room. Everything else is saved. Add the images again where they are missing.`,
      }),
    notServed: (count: number) =>
      plural(count, {
        one: "The app does not have 1 of its own images in your design any more. Everything else is saved. Choose another where it is missing.",
        other: `The app does not have ${count} of its own images in your design any more. Everything else is saved. Choose others where they are missing.`,
      }),
    notSaved: (why: string) => `Your last change is not saved. ${why}`,
    saved:
      "Everything you made is saved in this browser. Browsers may clear sites that are not visited for a long time, so save a design that matters as a file.",
  },

  save: "Save design",
  savingFile: "Saving the file",
  notMade: "The file could not be made. Try again.",
  missingInFile: (count: number) =>
    plural(count, {
      one: "1 image is missing in this browser, so it is not in the file.",
      other: `${count} images are missing in this browser, so they are not in the file.`,
    }),
  withoutOriginals: (places: string) =>
    `All your images are in the file. To keep it small enough, these are without their originals and can be adjusted only as they are now: ${places}.`,
  file: "Design file",
  open: "Open design",
  openingFile: "Opening the file",
  opened: "Design opened.",
  notOpened: (name: string, why: string) => `${name} was not opened, and nothing has changed. ${why}`,
  notRead: (name: string) => `${name} can't be read. It may have been moved or deleted. Choose it again.`,
  look: "Look",
  startOver: "Start over",
  startOverTitle: "Empty this design?",
  startOverWarning: "All names and images will be removed. Save the design first if you may want it again.",
  saveFirst: "Save design first",
  empty: "Empty it",
  keep: "Keep it",
  undoable: {
    startOver: "The design was emptied.",
    open: "Another design was opened.",
    beside: "Another design was opened. The one before is kept among your machines.",
  },

  /** Why a file was not opened. */
  fileFault: {
    foreign: "It is not a design file. Choose one that Save design made; its name ends in .brewscreen.",
    damaged: "It is damaged. Save the design again where it was made, and open the new file.",
    tooLarge:
      "It is too large to be a design file. Choose one that Save design made; its name ends in .brewscreen.",
    laterVersion: "It was made with a newer version of the app. Reload the page, then open it again.",
    otherModel: "It is a design for another kind of machine.",
  },
} as const;
