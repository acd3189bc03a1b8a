import { plural } from "./plurals.ts";
import { STORE_FAULTS } from "./store-faults.ts";

export const DESIGN_MENU = {
  keeping: {
    inMemory:
      "This browser can't save anything for this site. Your design lasts only as long as this tab is open, so save it as a file.",
    saving: "Your last change is being saved.",
    evicted: (count: number) =>
      plural(count, {
        one: "This browser deleted 1 image from your design to free up space. Everything else is saved. Add that image again.",
        other: `This browser deleted ${count} images from your design to free up space. Everything else is saved. Add those images again.`,
      }),
    notServed: (count: number) =>
      plural(count, {
        one: "1 of our images in your design is no longer available. Everything else is saved. Choose another image to replace it.",
        other: `${count} of our images in your design are no longer available. Everything else is saved. Choose other images to replace them.`,
      }),
    notSaved: (why: string) => `Your last change wasn't saved. ${why}`,
    unfinishedNames: (count: number) =>
      plural(count, {
        one: "A name you typed is too short or too long, so it isn't in your design yet. It stays in its field until you change it. Everything else is saved.",
        other: `${count} names you typed are too short or too long, so they aren't in your design yet. They stay in their fields until you change them. Everything else is saved.`,
      }),
    nothing: "There's nothing to save yet. Everything you do is saved in this browser as you go.",
    saved:
      "Everything is saved in this browser. Browsers may clear data for sites you haven't visited in a while, so save important designs as a file.",
  },

  save: "Save design",
  savingFile: "Saving the file",
  notMade: "The file couldn't be created. Try again.",
  missingInFile: (count: number) =>
    plural(count, {
      one: "1 image is missing from this browser, so it isn't in the file.",
      other: `${count} images are missing from this browser, so they aren't in the file.`,
    }),
  tableIncomplete:
    "Some images in the table of machines aren't in the file. The file has no room for them, or this browser no longer has them.",
  withoutOriginals: (places: string) =>
    `All your images are in the file. To keep the file small enough, we left out some originals. If you open the file later, you can adjust these images only as they are now: ${places}.`,
  file: "Design file",
  open: "Open design",
  openingFile: "Opening the file",
  opened: "Design opened.",
  notOpened: (name: string, why: string) => `${name} couldn't be opened. Nothing has changed. ${why}`,
  notRead: (name: string) => `${name} can't be read. It may have been moved or deleted. Choose it again.`,
  look: "Choose a look",
  startOver: "Start over",
  startOverTitle: "Clear this design?",
  startOverWarning:
    "Everything in this design will be removed: names, images, words and brand. If you might need it again, save it first.",
  saveFirst: "Save design first",
  empty: "Clear it",
  keep: "Keep it",
  undoable: {
    startOver: "Design cleared.",
    open: "Design opened.",
    beside: "Design opened. Your previous one is under “Your machines.”",
  },

  switched: (before: string, now: string) =>
    `Another tab has opened ${now || "an unnamed machine"}.\u200E ${before || "The machine you had open here"} hasn't changed.`,
  deletedElsewhere: (before: string, now: string) =>
    `Another tab has deleted ${before || "the machine you had open here"}.\u200E ${now || "An unnamed machine"} is open now.`,

  fileFault: {
    foreign: "The file isn't a design. Choose a file saved with “Save design”; its name ends in .brewscreen.",
    damaged: "The file is damaged. Save the design again on the device it came from, then open the new file.",
    tooLarge:
      "The file is too large to be a design. Choose a file saved with “Save design”; its name ends in .brewscreen.",
    laterVersion:
      "The file was created with a newer version of this app. Reload the page, then open the file again.",
    otherModel: "The file is for a different machine model.",
  },
} as const;

export const UNDO_AND_REDO = {
  undo: {
    named: (what: string) => `Undo: ${what}`,
    done: (what: string) => `Undone: ${what}.`,
    failed: STORE_FAULTS.notUndone,
    nothing: "Nothing to undo.",
  },
  redo: {
    named: (what: string) => `Redo: ${what}`,
    done: (what: string) => `Redone: ${what}.`,
    failed: (why: string) => `The change couldn't be redone. ${why}`,
    nothing: "Nothing to redo.",
  },
  /** `where` is a screen's label or empty. */
  changes: {
    rename: () => "new machine name",
    names: (where: string) => `new names in ${where}`,
    picture: (where: string) => (where ? `new image in ${where}` : "new images"),
    removal: (where: string) => `image removed from ${where}`,
    order: (where: string) => `images reordered in ${where}`,
    count: (where: string) => `number of sizes changed in ${where}`,
    defaults: (where: string) => (where ? `default images in ${where}` : "default images"),
    look: () => "new look",
    words: () => "new words on the machine",
    brand: () => "new brand",
    startOver: () => "cleared design",
    open: () => "opened design",
    shelf: () => "change in “Your machines”",
    restore: () => "change made outside the app",
  },
} as const;
