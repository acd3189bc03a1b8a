import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/dropzone.ts";

export const DROPZONE: Translated<typeof english.DROPZONE> = {
  choose: "Wybierz obraz",
  chooseSeveral: "Wybierz obrazy",
  chooseAnother: ", wybierz inny",
  adjust: ", popraw",
  orDrop: "lub upuść go tutaj",
  orDropSeveral: "lub upuść je tutaj",
  dropping: "Upuść, żeby dodać",
  paste: "Wklej",
  pasted: "Wklejony obraz",
};
