import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/design.ts";
import { ofImages } from "./plurals.ts";

export const DESIGN: Translated<typeof english.DESIGN> = {
  title: "Twój projekt",
  saved: "Zapisano",
  saving: "Zapisywanie",
  notSaved: "Nie zapisano",
  nothing: "nic do zapisania",
  unfinished: "Nazwa niezapisana",
  missing: (count) => `Brakuje ${ofImages(count)}`,

  undo: "Cofnij",
  redo: "Ponów",
};
