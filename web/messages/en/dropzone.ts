export const DROPZONE = {
  choose: "Choose an image",
  chooseSeveral: "Choose images",
  chooseAnother: ", choose another",
  adjust: ", adjust",
  orDrop: "or drop it here",
  orDropSeveral: "or drop them here",
  dropping: "Drop to add",
  paste: "Paste",
  /** The file name of a pasted image. */
  pasted: "Pasted image",
} as const;
