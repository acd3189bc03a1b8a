import type { PictureStyle } from "../../../shared/machine/library.ts";
import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/lettering.ts";
import { plural } from "./plurals.ts";

export const STYLE_LABELS: Readonly<Record<PictureStyle, string>> = {
  classic: "Markise",
  traditional: "Papieretikett",
  premium: "Goldrahmen",
  realistic: "Auf dem Bild",
  modern: "Modern",
  gradient: "Verlauf",
};
const STYLES = Object.keys(STYLE_LABELS) as PictureStyle[];

export const STYLE_CHOICES: Translated<typeof english.STYLE_CHOICES> = STYLES.map((id) => ({
  id,
  label: STYLE_LABELS[id],
}));

export const LETTERING: Translated<typeof english.LETTERING> = {
  open: "Namen hinzufügen",
  title: "Namen hinzufügen",
  style: "Stil",
  otherScenes: "Andere Motive",
  pictures: "Bilder",
  putOn: (name) => `„${name}“ zu diesem Bild hinzufügen`,
  lettering: "Namen werden hinzugefügt",
  use: (count) =>
    plural(count, { one: "Namen zu 1 Bild hinzufügen", other: `Namen zu ${count} Bildern hinzufügen` }),
  saving: "Bilder werden gespeichert",
  noneChosen: "Wählen Sie ein Bild",
  done: "Namen zu den Bildern hinzugefügt.",
  failed: "Die Namen konnten nicht hinzugefügt werden. Ihre Bilder sind unverändert.",
  again: "Noch einmal versuchen",
  says: (text) => `Auf dem Bild steht „${text}“`,
  showName: (name) => `Stattdessen „${name}“ zeigen`,
  nameOn: (name) => `Auf dem Bild steht jetzt „${name}“.`,
  nameNotOn: "Der Name konnte nicht hinzugefügt werden. Das Bild ist unverändert.",
  notFollowed:
    "Die Namen sind gespeichert, aber die Bilder konnten nicht aktualisiert werden und zeigen noch die alten.",
  notFollowedSwap:
    "Die Bilder sind getauscht, aber der Text darauf konnte nicht aktualisiert werden und ist noch der alte.",
  notLoaded:
    "Dieser Teil der App konnte nicht geladen werden. Prüfen Sie die Verbindung und versuchen Sie es noch einmal.",
};

export const ANNOTATIONS: Translated<typeof english.ANNOTATIONS> = {
  words: "Text",
  logo: "Logo",
  text: "Text auf dem Bild",
  putOn: (text) => `„${text}“ hinzufügen`,
  follows: {
    blend: "Das ist der Name der Sorte. Benennen Sie die Sorte um, ändert sich auch dieses Bild.",
    table:
      "Dieser Text kommt aus „Texte auf der Maschine“. Ändern Sie ihn dort, ändert sich auch dieses Bild.",
  },
  style: "Stil",
  colour: "Farbe",
  styleColour: "Farbe des Stils",
  ownColour: "Eigene",
  chooseColour: "Textfarbe",
  brandColour: (number) => `Markenfarbe ${number}`,
  size: "Größe",
  sizeAuto: "Automatische Größe",
  ownPlace: "Automatische Position",
  onPlate: "Hinter dem Text liegt eine ruhige Fläche, damit er gut lesbar bleibt.",
  takeWordsAway: "Text entfernen",
  chooseLogo: "Logo auswählen",
  otherLogo: "Anderes Logo auswählen",
  brandLogo: "Mein Logo hinzufügen",
  logoFiles: "SVG oder PNG, am besten mit transparentem Hintergrund.",
  takeLogoAway: "Logo entfernen",
  logoRefused:
    "Diese Datei lässt sich nicht als PNG oder SVG öffnen. Speichern Sie das Logo als PNG und versuchen Sie es noch einmal.",
  openingLogo: "Logo wird geöffnet",
  larger: "Größer",
  smaller: "Kleiner",
  keepBrand: "Als meine Marke speichern",
  brandKept: "Als Ihre Marke gespeichert. Neue Bilder mit Text verwenden sie.",
  brandNotKept:
    "Ihre Marke konnte nicht gespeichert werden. Vielleicht ist auf diesem Gerät kein Platz mehr.",
};

export const BRANDING: Translated<typeof english.BRANDING> = {
  words: "Texte auf der Maschine",
  wordsNote:
    "Die Texte, die Ihre Kunden sehen. Ändern Sie hier einen, ändert sich jedes Bild, auf dem er steht.",
  noWords: "Auf den Bildern dieser Maschine stehen nur die Namen, die Sie im Assistenten eingeben.",
  wordsSaved: (images) =>
    images === 0
      ? "Texte gespeichert."
      : plural(images, {
          one: "Texte gespeichert. 1 Bild zeigt sie jetzt.",
          other: `Texte gespeichert. ${images} Bilder zeigen sie jetzt.`,
        }),
  notLettered:
    "Ihre Texte sind gespeichert, aber die Bilder konnten nicht aktualisiert werden und zeigen noch die alten.",

  brand: "Ihre Marke",
  brandNote:
    "Jedes neue Bild mit Text verwendet Ihre Marke. Drücken Sie „Auf alle anwenden“, um auch die vorhandenen Bilder zu ändern.",
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
  notSaved: "Ihre Änderungen wurden nicht gespeichert.",
  notLoaded:
    "Dieser Teil der App konnte nicht geladen werden. Prüfen Sie die Verbindung und versuchen Sie es noch einmal.",
};
