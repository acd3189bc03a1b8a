import { plural } from "./plurals.ts";

export const BRANDING = {
  words: "Words on the machine",
  wordsNote: "The words your customers see. Change one here, and every image that shows it changes too.",
  noWords: "This machine's images show only the names you enter in the steps.",
  wordsSaved: (images: number) =>
    images === 0
      ? "Words saved."
      : `Words saved. ${plural(images, { one: "1 image now shows", other: `${images} images now show` })} them.`,
  notLettered: "Your words are saved, but your images couldn't be updated and still show the old ones.",

  brand: "Your brand",
  brandNote:
    "Used on every new image with words. Press “Apply to all” to update the images you already have.",
  colours: "Colors",
  addColour: "Add a color",
  removeColour: (number: number) => `Remove brand color ${number}`,
  logoAlt: "Your logo",
  applyToAll: "Apply to all",
  applied: (count: number) =>
    count === 0
      ? "Your brand is saved. None of your images have words yet, so nothing else has changed."
      : "Your brand is now on your images.",
  notApplied: "Your images couldn't be updated. Nothing has changed. Try again.",

  save: "Save",
  saving: "Saving",
  cancel: "Cancel",
  close: "Close",
  again: "Try again",
  notSaved: "This couldn't be saved.",
  notLoaded: "This couldn't be loaded. Check your connection, then try again.",
} as const;
