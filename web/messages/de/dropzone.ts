import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/dropzone.ts";

export const DROPZONE: Translated<typeof english.DROPZONE> = {
  choose: "Bild auswählen",
  chooseSeveral: "Bilder auswählen",
  chooseAnother: ", anderes auswählen",
  adjust: ", anpassen",
  orDrop: "oder hier ablegen",
  orDropSeveral: "oder hier ablegen",
  dropping: "Zum Hinzufügen loslassen",
  paste: "Einfügen",
  pasted: "Eingefügtes Bild",
};
