import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/uploader.ts";
import { either } from "./formats.ts";
import { plural } from "./plurals.ts";

export const UPLOADER: Translated<typeof english.UPLOADER> = {
  heading: "Mediapakket",
  intro:
    "Sleep de PNG-bestanden voor de schermen van je machine hierheen en maak er één .mp-bestand voor een usb-stick van. Alles wordt precies zo ingepakt als jij het hebt gemaakt. Sleep bestanden naar een vlak, of ergens anders op deze pagina: dan worden ze op formaat en naam gesorteerd.",
  name: "Pakketnaam",
  nameMissing: "Geef het pakket een naam.",
  nameTooLong: (most) => `De naam van het pakket mag hoogstens ${most} tekens hebben.`,
  createRegion: "Het pakket maken",
  create: "Pakket maken",
  sending: "Je bestanden worden verstuurd",
  saved: (name, size) => `${name} opgeslagen (${size})`,

  drop: "Sleep PNG’s hierheen",
  dropUpTo: (most) =>
    plural(most, { one: "Sleep 1 PNG hierheen", other: `Sleep 1 tot ${most} PNG’s hierheen` }),
  sizes: (sizes) => `${either(sizes)} pixels`,
  hint: (drop, sizes) => `${drop} • ${sizes}`,
  checking: "De bestanden worden gecontroleerd",
  filesOf: (label) => `Bestanden voor ${label}`,
  files: (count) => plural(count, { one: "1 bestand", other: `${count} bestanden` }),
  filesOfMost: (count, most) => `${count} van ${most}`,
  wrongSize: (files, wrong) => `${files}, ${wrong} met verkeerd formaat`,
  invalid: (sizes) =>
    `Deze afbeelding hoort ${sizes} te zijn. We pakken die in, maar misschien slaat de machine die over.`,
  fitsIn: (labels) => `Dit formaat hoort bij ${either(labels)}.`,
  moveTo: (label) => `Naar ${label}`,
  moveFileTo: (name, label) => `Verplaatsen naar ${label}: ${name}`,
  clearAll: "Alles wissen",
  remove: "Verwijderen",
  removeFile: (name) => `${name} verwijderen`,

  dropAnywhere: "Laat hier los, dan worden je bestanden op formaat en naam gesorteerd.",
  sortedIn: (added) =>
    plural(added, { one: "1 bestand toegevoegd.", other: `${added} bestanden toegevoegd.` }),
  notSortedIn: (left) =>
    plural(left, {
      one: "1 bestand paste nergens. Je vindt het onder de vlakken.",
      other: `${left} bestanden pasten nergens. Je vindt ze onder de vlakken.`,
    }),
  sortingFailed: "Je bestanden konden niet worden gesorteerd. Sleep ze zelf naar een vlak.",
  tray: "Niet in het pakket",
  trayNote: "Deze bestanden passen nergens en worden niet ingepakt. Ze blijven hier tot je ze verwijdert.",
  trayNoteUnsaved: "Deze bestanden passen nergens en worden niet ingepakt.",
  fitsNowhere: "Het formaat past bij geen van de vlakken.",
  isFull: (label) => `${label} is vol.`,
  putIn: "Verplaatsen…",
  putFileIn: (name) => `Verplaatsen… (${name})`,

  unsaved: "Je bestanden zijn niet opgeslagen. Ze blijven hier tot je dit tabblad sluit.",
  erased: "In een ander tabblad is alles gewist. Heb je deze bestanden nog nodig, voeg ze dan opnieuw toe.",

  pngOnly: "Gebruik alleen PNG-bestanden.",
  maximum: (most, category) =>
    plural(most, {
      one: `Voor ${category} is hoogstens 1 bestand toegestaan.`,
      other: `Voor ${category} zijn hoogstens ${most} bestanden toegestaan.`,
    }),
  empty: "Voeg eerst minstens één PNG-bestand toe.",
  damagedFile: (name, how) =>
    `${name} is een beschadigde PNG: ${how}. Exporteer het opnieuw en sleep het nieuwe bestand hierheen.`,
  emptyFile: (name) => `${name} is leeg. Sla het opnieuw op en sleep het nieuwe bestand hierheen.`,
  otherImage: (name, file) => `${name} is ${file}. Sla het op als PNG en sleep het nieuwe bestand hierheen.`,
  notImage: (name, file) => `${name} is ${file}, geen afbeelding. Kies een PNG.`,
  unknownFile: (name) =>
    `We herkennen de indeling van ${name} niet. Is het een afbeelding, sla die dan op als PNG en sleep het nieuwe bestand hierheen.`,

  advice: {
    "over-limit": "Verwijder een paar bestanden, of maak het pakket op dit apparaat.",
    unreachable: "Controleer je verbinding en probeer het opnieuw, of maak het pakket op dit apparaat.",
    "bad-answer": "Probeer het opnieuw, of maak het pakket op dit apparaat.",
    refused: "Verwijder of vervang het bestand en probeer het opnieuw.",
    unreadable: "Misschien is het bestand intussen verplaatst of verwijderd. Sleep het opnieuw hierheen.",
    cancelled: "Je bestanden staan er nog.",
  },
  damagedSince: (name) =>
    `${name} is intussen veranderd en nu beschadigd. Exporteer het opnieuw en sleep het nieuwe bestand hierheen.`,
};
