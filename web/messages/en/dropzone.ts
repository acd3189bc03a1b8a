/** Where images come in. */
export const DROPZONE = {
  choose: "Choose an image",
  chooseSeveral: "Choose images",
  chooseAnother: ", choose another",
  adjust: ", adjust",
  orDrop: "or drop it here",
  orDropSeveral: "or drop them here",
  dropping: "Drop to add",
  paste: "Paste",
  /** The file name of an image that was pasted. */
  pasted: "Pasted image",
} as const;
