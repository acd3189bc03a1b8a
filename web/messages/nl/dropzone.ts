import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/dropzone.ts";

export const DROPZONE: Translated<typeof english.DROPZONE> = {
  choose: "Afbeelding kiezen",
  chooseSeveral: "Afbeeldingen kiezen",
  chooseAnother: ", andere kiezen",
  adjust: ", aanpassen",
  orDrop: "of sleep er een hierheen",
  orDropSeveral: "of sleep ze hierheen",
  dropping: "Hier loslaten",
  paste: "Plakken",
  pasted: "Geplakte afbeelding",
};
