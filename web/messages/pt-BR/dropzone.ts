import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/dropzone.ts";
export const DROPZONE: Translated<typeof english.DROPZONE> = {
  choose: "Escolher imagem",
  chooseSeveral: "Escolher imagens",
  chooseAnother: ", escolher outra",
  adjust: ", ajustar",
  orDrop: "ou solte aqui",
  orDropSeveral: "ou solte várias aqui",
  dropping: "Solte para adicionar",
  paste: "Colar",
  pasted: "Imagem colada",
};
