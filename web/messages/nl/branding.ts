import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/branding.ts";
import { plural } from "./plurals.ts";

export const BRANDING: Translated<typeof english.BRANDING> = {
  words: "Teksten op de machine",
  wordsNote:
    "De woorden die je klanten zien. Wijzig er hier één, en elke afbeelding waar die op staat verandert mee.",
  noWords: "De enige woorden op de afbeeldingen van deze machine zijn de namen die je in de stappen invult.",
  wordsSaved: (images) =>
    images === 0
      ? "Teksten opgeslagen."
      : plural(images, {
          one: "Teksten opgeslagen. Ze staan nu op 1 afbeelding.",
          other: `Teksten opgeslagen. Ze staan nu op ${images} afbeeldingen.`,
        }),
  notLettered:
    "Je teksten zijn opgeslagen, maar de afbeeldingen konden niet worden bijgewerkt. Daar staan de oude nog op.",

  brand: "Merk",
  brandNote:
    "Nieuwe afbeeldingen met tekst gebruiken dit. Druk op “Op alles toepassen” om ook de afbeeldingen te wijzigen die je al hebt.",
  colours: "Kleuren",
  addColour: "Kleur toevoegen",
  removeColour: (number) => `Merkkleur ${number} verwijderen`,
  logoAlt: "Je logo",
  applyToAll: "Op alles toepassen",
  applied: (count) =>
    count === 0
      ? "Je merk is opgeslagen. Er staat nog op geen van je afbeeldingen tekst, dus verder is er niets veranderd."
      : "Je merk staat nu op je afbeeldingen.",
  notApplied: "Je afbeeldingen konden niet worden bijgewerkt. Er is niets veranderd. Probeer het opnieuw.",

  save: "Opslaan",
  saving: "Opslaan…",
  cancel: "Annuleren",
  close: "Sluiten",
  again: "Probeer opnieuw",
  notSaved: "Opslaan is niet gelukt.",
  notLoaded: "Laden is niet gelukt. Controleer je verbinding en probeer het opnieuw.",
};
