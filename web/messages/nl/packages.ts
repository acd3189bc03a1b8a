import type { ArchiveFault } from "../../../shared/archive/source.ts";
import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/packages.ts";
import { dateTime, list } from "./formats.ts";
import { RULE_TEXTS } from "./package-rules.ts";
import { plural } from "./plurals.ts";

export const PACKAGES: Translated<typeof english.PACKAGES> = {
  heading: "Wat zit er in dit bestand?",
  intro:
    "Open een .mp-bestand om te zien hoe een machine de schermen zou tonen en waarom die het bestand zou kunnen weigeren. Het bestand blijft op dit apparaat.",
  choose: "Bestand kiezen",
  orDrop: "of sleep het hierheen",
  dropping: "Laat los om erin te kijken",
  file: "Mediapakket",
  actions: "Wat je met het bestand kunt doen",
  another: "Ander bestand openen",
  reading: (name) => `We kijken in ${name}`,
  notRead:
    "Het bestand kon niet worden gelezen. Misschien is het verplaatst of is de usb-stick eruit gehaald. Kies het opnieuw.",
  several: {
    title: (count) => `Dit zijn ${count} mediapakketten.`,
    checking: "Wordt gecontroleerd",
    back: "Terug naar alle pakketten",
  },

  screens: "Schermen in dit bestand",
  onScreen: (label) => `${label} op het scherm van de machine`,
  numbered: (label, number) => `${label} ${number}`,
  guess: "Niet zeker",
  noScreens: "We konden geen van de afbeeldingen aan een scherm koppelen.",
  others: "Andere afbeeldingen",
  othersNote: "Aan hun namen is niet te zien bij welke schermen ze horen.",
  folder: (folder, size) => `${folder}, ${size}`,

  facts: {
    name: "Naam",
    made: "Gemaakt",
    pictures: "Afbeeldingen",
    size: "Bestandsgrootte",
    unknown: "Niet vermeld",
  },
  date: dateTime,

  verdicts: {
    closed: "Dit bestand kan niet worden geopend.",
    error: "Een machine zou dit bestand kunnen weigeren.",
    warning: "Sommige machines hebben misschien moeite met dit bestand.",
    incomplete: "Op sommige schermen ontbreken afbeeldingen.",
    good: "We hebben geen fouten gevonden in dit bestand.",
  },
  verdictNotes: {
    closed: "We kunnen je niet laten zien wat erin zit.",
    error: (count) => plural(count, { one: "We vonden 1 probleem.", other: `We vonden ${count} problemen.` }),
    warning: (count) =>
      plural(count, {
        one: "We vonden 1 mogelijk probleem.",
        other: `We vonden ${count} mogelijke problemen.`,
      }),
    incomplete: (count) =>
      plural(count, {
        one: "1 vak is leeg. Het bestand zelf volgt alle regels die we kennen.",
        other: `${count} vakken zijn leeg. Het bestand zelf volgt alle regels die we kennen.`,
      }),
    good: "Het volgt alle regels die we kennen, maar of je machine het accepteert, weet je pas als je het probeert.",
  },
  levels: {
    error: "Wat niet klopt",
    warning: "Wat problemen kan geven",
    note: "Goed om te weten",
  },
  more: (count) => plural(count, { one: "nog 1", other: `nog ${count}` }),
  about: (entry, detail) => `${entry}: ${detail}`,
  rules: RULE_TEXTS,

  edit: "Als ontwerp bewerken",
  editing: "Wordt geopend",
  edited: (isBeside) =>
    isBeside
      ? "Het pakket is geopend als nieuw ontwerp. Je vorige staat onder “Je machines”."
      : "Het pakket is geopend als je ontwerp. Met “Ongedaan maken” krijg je terug wat je had.",
  staysBehind: (paths, most) =>
    plural(paths.length, {
      one: `In een ontwerp past maximaal ${most} aan afbeeldingen. Als je dit bestand als ontwerp bewerkt, valt 1 afbeelding weg: ${list(paths)}.`,
      other: `In een ontwerp past maximaal ${most} aan afbeeldingen. Als je dit bestand als ontwerp bewerkt, vallen ${paths.length} afbeeldingen weg: ${list(paths)}.`,
    }),
  notEdited: (why) => `Het pakket kon niet als ontwerp worden geopend. ${why}`.trim(),
  notMade: "Het bestand kon niet worden gemaakt.",
  repair: "Herstelde kopie opslaan",
  repairing: "Wordt hersteld",
  repaired: "Herstelde kopie opgeslagen.",
  leftOut: (paths) =>
    plural(paths.length, {
      one: `1 bestand is weggelaten: ${list(paths)}.`,
      other: `${paths.length} bestanden zijn weggelaten: ${list(paths)}.`,
    }),
  pictures: "Afbeeldingen opslaan",
  savingPictures: "Inpakken",
  savedPictures: "Afbeeldingen opgeslagen.",
  noPictures: "Er zijn geen afbeeldingen om op te slaan.",
  status: (pictures) => plural(pictures, { one: "1 afbeelding", other: `${pictures} afbeeldingen` }),

  design: {
    title: "Dit is een ontwerpbestand, geen mediapakket.",
    text: "Er zit een compleet ontwerp in waar je hier mee verder kunt.",
    open: "Ontwerp openen",
    opened: (isBeside) =>
      isBeside
        ? "Het ontwerp is geopend. Je vorige staat onder “Je machines”."
        : "Het ontwerp is geopend. Met “Ongedaan maken” krijg je terug wat je had.",
    notOpened: (why) => `Het ontwerp kon niet worden geopend. ${why}`.trim(),
  },
};

export const ARCHIVE_FAULT_TEXTS: Readonly<Record<ArchiveFault | "unreadable", string>> = {
  "not-zip": "Het is geen ZIP-archief.",
  "cut-off": "Het einde van het bestand ontbreekt. Kopieer of download het opnieuw.",
  split: "Het is één deel van meerdere. Voeg de delen samen en gebruik het hele bestand.",
  "damaged-directory": "De bestandslijst is beschadigd. Kopieer of download het bestand opnieuw.",
  "too-many-entries": "Er staan te veel bestanden in de lijst, dus we hebben het niet geopend.",
  "too-large": "Uitgepakt wordt het groter dan dit apparaat veilig aankan, dus we hebben het niet geopend.",
  overlapping:
    "De bestanden overlappen elkaar, zoals in kwaadaardige archieven, dus we hebben het niet geopend.",
  unreadable:
    "Het kon niet worden gelezen. Misschien is het verplaatst of is de usb-stick eruit gehaald. Kies het opnieuw.",
};
