import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/design.ts";
import { plural } from "./plurals.ts";

export const DESIGN: Translated<typeof english.DESIGN> = {
  title: "Ihr Entwurf",
  saved: "Gespeichert",
  saving: "Wird gespeichert",
  notSaved: "Nicht gespeichert",
  nothing: "noch nichts zu speichern",
  unfinished: "Name nicht gespeichert",
  missing: (count) => plural(count, { one: "1 Bild fehlt", other: `${count} Bilder fehlen` }),

  undo: "Rückgängig",
  redo: "Wiederholen",
};
