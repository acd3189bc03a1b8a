/** The design's words for customers, and its brand. */
export const BRANDING = {
  words: "Words on the machine",
  wordsNote: "What your pictures say to customers. A changed word is put on every picture that carries it.",
  allIn: (language: string) => `All words in ${language}`,
  wordsSaved: "The words are saved.",
  notLettered:
    "Your pictures could not be lettered anew. The words are saved and the pictures are as they were.",

  brand: "Brand",
  brandNote: "New pictures with words start from it. Apply to all gives it to those that you have.",
  colours: "Colours",
  addColour: "Add a colour",
  removeColour: (number: number) => `Remove brand colour ${number}`,
  logoAlt: "Your logo",
  applyToAll: "Apply to all",
  applied: (count: number) =>
    count === 0 ? "The brand is kept. No picture has words of ours yet." : "Your pictures have your brand.",
  notApplied: "Your pictures could not be changed, and are as they were. Try again.",

  save: "Save",
  saving: "Saving",
  cancel: "Cancel",
  again: "Try again",
  notSaved: "It could not be saved.",
  notLoaded: "This could not be loaded. Check your connection, then try again.",
} as const;
