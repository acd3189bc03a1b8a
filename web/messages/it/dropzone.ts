import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/dropzone.ts";

export const DROPZONE: Translated<typeof english.DROPZONE> = {
  choose: "Scegli un’immagine",
  chooseSeveral: "Scegli immagini",
  chooseAnother: ", scegline un’altra",
  adjust: ", regola",
  orDrop: "o trascinala qui",
  orDropSeveral: "o trascinale qui",
  dropping: "Rilascia per aggiungere",
  paste: "Incolla",
  pasted: "Immagine incollata",
};
