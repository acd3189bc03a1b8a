/** The design's words for customers, and its brand. */
export const BRANDING = {
  words: "Words on the machine",
  wordsNote:
    "What your images say to customers. Change a word here, and every image that shows it changes too.",
  noWords: "The images of this machine show no words but the names that you give on its steps.",
  allIn: (language: string) => `All words in ${language}`,
  wordsSaved: "The words are saved.",
  notLettered: "The words are saved, but your images could not be changed and still show the old ones.",

  brand: "Brand",
  brandNote:
    "New images with words use it. Press Apply to all to give it to the images that you already have.",
  colours: "Colours",
  addColour: "Add a colour",
  removeColour: (number: number) => `Remove brand colour ${number}`,
  logoAlt: "Your logo",
  applyToAll: "Apply to all",
  applied: (count: number) =>
    count === 0
      ? "The brand is saved. You have no images with words that it could change yet."
      : "Your images have your brand.",
  notApplied: "Your images could not be changed, and are as they were. Try again.",

  save: "Save",
  saving: "Saving",
  cancel: "Cancel",
  close: "Close",
  again: "Try again",
  notSaved: "It could not be saved.",
  notLoaded: "This could not be loaded. Check your connection, then try again.",
} as const;
