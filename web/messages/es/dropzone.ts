import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/dropzone.ts";

export const DROPZONE: Translated<typeof english.DROPZONE> = {
  choose: "Elige una imagen",
  chooseSeveral: "Elige imágenes",
  chooseAnother: ", elegir otra",
  adjust: ", ajustar",
  orDrop: "o suéltala aquí",
  orDropSeveral: "o suéltalas aquí",
  dropping: "Suelta para añadir",
  paste: "Pegar",
  pasted: "Imagen pegada",
};
