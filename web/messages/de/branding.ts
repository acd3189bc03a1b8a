import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/branding.ts";
import { plural } from "./plurals.ts";

export const BRANDING: Translated<typeof english.BRANDING> = {
  words: "Texte auf der Maschine",
  wordsNote:
    "Die Texte, die Ihre Kunden sehen. Ändern Sie hier einen, ändert sich jedes Bild, auf dem er steht.",
  noWords: "Auf den Bildern dieser Maschine stehen nur die Namen, die Sie in den Schritten eingeben.",
  wordsSaved: (images) =>
    images === 0
      ? "Texte gespeichert."
      : plural(images, {
          one: "Texte gespeichert. 1 Bild zeigt sie jetzt.",
          other: `Texte gespeichert. ${images} Bilder zeigen sie jetzt.`,
        }),
  notLettered:
    "Ihre Texte sind gespeichert, aber die Bilder konnten nicht aktualisiert werden und zeigen noch die alten.",

  brand: "Marke",
  brandNote:
    "Neue Bilder mit Text verwenden sie. Drücken Sie „Auf alle anwenden“, um auch die vorhandenen Bilder zu ändern.",
  colours: "Farben",
  addColour: "Farbe hinzufügen",
  removeColour: (number) => `Markenfarbe ${number} entfernen`,
  logoAlt: "Ihr Logo",
  applyToAll: "Auf alle anwenden",
  applied: (count) =>
    count === 0
      ? "Ihre Marke ist gespeichert. Auf Ihren Bildern steht noch kein Text, sonst hat sich also nichts geändert."
      : "Ihre Marke ist jetzt auf Ihren Bildern.",
  notApplied:
    "Ihre Bilder konnten nicht aktualisiert werden. Es hat sich nichts geändert. Versuchen Sie es noch einmal.",

  save: "Speichern",
  saving: "Wird gespeichert",
  cancel: "Abbrechen",
  close: "Schließen",
  again: "Noch einmal versuchen",
  notSaved: "Das konnte nicht gespeichert werden.",
  notLoaded: "Das konnte nicht geladen werden. Prüfen Sie die Verbindung und versuchen Sie es noch einmal.",
};
