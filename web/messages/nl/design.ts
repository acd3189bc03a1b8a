import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/design.ts";
import { plural } from "./plurals.ts";

export const DESIGN: Translated<typeof english.DESIGN> = {
  title: "Je ontwerp",
  saved: "Opgeslagen",
  saving: "Opslaan…",
  notSaved: "Niet opgeslagen",
  nothing: "nog niets om op te slaan",
  unfinished: "Naam niet opgeslagen",
  missing: (count) =>
    plural(count, { one: "1 afbeelding ontbreekt", other: `${count} afbeeldingen ontbreken` }),

  undo: "Ongedaan maken",
  redo: "Opnieuw",
};
