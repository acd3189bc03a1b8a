import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/dropzone.ts";

export const DROPZONE: Translated<typeof english.DROPZONE> = {
  choose: "Choisir une image",
  chooseSeveral: "Choisir des images",
  chooseAnother: ", en choisir une autre",
  adjust: ", ajuster",
  orDrop: "ou déposez-la ici",
  orDropSeveral: "ou déposez-les ici",
  dropping: "Relâchez pour ajouter",
  paste: "Coller",
  pasted: "Image collée",
};
