import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/many.ts";
import { list } from "./formats.ts";
import { plural } from "./plurals.ts";

const machines = (count: number) => plural(count, { one: "1 machine", other: `${count} machines` });

export const VARIANTS: Translated<typeof english.VARIANTS> = {
  intro: (name) =>
    `Elke rij is een machine. Laat een cel leeg om te houden wat ${name} heeft. De namen op de afbeeldingen veranderen per machine mee.`,

  differs: "Wat verschilt",
  choose: "Kiezen",
  chooseDone: "Klaar",
  groups: {
    slotName: "Namen",
    word: "Teksten op de machine",
    detail: "Voor eigen gebruik",
    picture: "Afbeeldingen",
  },
  chipOf: (group) => `${group}, `,
  onlyPicture: "Afbeelding",
  namesOn: "De namen van elke machine op de afbeeldingen zetten",
  nameOn: "Op de afbeelding",
  finishedNote:
    "Op je eigen voltooide afbeeldingen staan misschien al namen. Selecteer de afbeeldingen zonder namen.",
  nameNotOn: "niet op de afbeelding",
  namesNotOn: (labels) => `Op deze afbeeldingen staan de nieuwe namen niet: ${list(labels)}.`,
  noWords: "Wil je teksten laten verschillen, zet dan eerst tekst op je afbeeldingen.",
  words: "Teksten op de machine",
  firstOf: "Eerste afbeelding",
  nameHeading: (group, slot) => `${group} ${slot}: naam`,
  pictureHeading: (group, slot) => `${group} ${slot}: afbeelding`,
  pictureOnlyHeading: (group) => `${group}: afbeelding`,
  pictureLabel: (group, slot) => `${group}, ${slot}`,
  wordHeading: (word) => `Tekst: ${word}`,

  table: "Machines",
  add: "Machine toevoegen",
  files: "CSV of afbeeldingen kiezen",
  example: "Voorbeeld-CSV",
  exampleFile: "machines.csv",
  exampleName: "Lobby, begane grond",
  examplePicture: "lobby.png",
  ways: "Je kunt ook rijen uit een spreadsheet plakken of een CSV-bestand hierheen slepen, samen met de afbeeldingen die erin worden genoemd.",
  drop: "Sleep een CSV-bestand, afbeeldingen of allebei hierheen",
  making: "De afbeeldingen worden passend gemaakt",
  number: (row) => `Machine ${row}`,
  row: (row, name) => (name === "" ? `Machine ${row}` : `Machine ${row}, ${name}`),
  remove: (name) => `${name} verwijderen`,
  more: "Meer",
  removeAll: "Alle machines verwijderen",
  undo: "Ongedaan maken",
  asIs: "zoals het is",
  missing: "ontbreekt",
  fitted: "passend gemaakt",

  added: (count) => `${machines(count)} toegevoegd.`,
  nothingAdded: "Geen machines gevonden.",
  tooMany: (count, most) =>
    plural(count, {
      one: `In een tabel passen hoogstens ${most} machines. 1 machine is dus weggelaten.`,
      other: `In een tabel passen hoogstens ${most} machines. ${count} machines zijn dus weggelaten.`,
    }),
  updated: (count) => plural(count, { one: "1 machine bijgewerkt.", other: `${count} machines bijgewerkt.` }),
  updatedAndAdded: (updated, added) => `${updated} bijgewerkt, ${added} toegevoegd.`,
  addAnyway: "Als nieuwe machines toevoegen",
  leaveOut: "Zonder deze doorgaan",
  leftOutColumns: "Sommige kolommen uit het bestand zijn weggelaten.",
  assumed: (labels) =>
    `Het bestand heeft geen koppen. De cellen na de naam worden daarom gelezen als: ${list(labels)}.`,
  unknown: (headings) =>
    plural(headings.length, {
      one: `Deze kolom is niet herkend en weggelaten: ${list(headings)}. In de voorbeeld-CSV zie je welke koppen je kunt gebruiken.`,
      other: `Deze kolommen zijn niet herkend en weggelaten: ${list(headings)}. In de voorbeeld-CSV zie je welke koppen je kunt gebruiken.`,
    }),
  columnAt: (position) => `kolom ${position}`,
  guessed:
    "In het bestand staat niet welke tekencodering het heeft. Kijk hieronder of letters met accenten kloppen.",
  encoding: "Tekencodering",
  encodings: {
    "windows-1252": "West-Europees (Windows)",
    "windows-1250": "Centraal-Europees (Windows)",
    "windows-1251": "Cyrillisch (Windows)",
    "windows-1253": "Grieks (Windows)",
    "windows-1254": "Turks (Windows)",
    macintosh: "West-Europees (Mac)",
    shift_jis: "Japans (Shift JIS)",
    gb18030: "Vereenvoudigd Chinees (GB 18030)",
    big5: "Traditioneel Chinees (Big5)",
    "euc-kr": "Koreaans (EUC-KR)",
  },
  left: (files) =>
    `Deze afbeeldingen staan nog in geen enkele cel: ${list(files)}. Typ de bestandsnaam in een cel, of kies de afbeelding daar.`,
  pasteRows: "Of kopieer de rijen en plak ze op deze pagina.",
  tooLarge: (file) => `${file} is te groot voor een tabel met machines.`,
  unreadable: (file) => `${file} is niet te lezen. Kies het opnieuw.`,
  removed: (what) => `${what} verwijderd.`,
  notKept: (why) => `De tabel is niet opgeslagen en verdwijnt als je deze pagina sluit. ${why}`,

  faults: {
    noName: "Geef deze machine een naam.",
    tooShort: (least) => `Gebruik minstens ${least} tekens.`,
    tooLong: (most, actual) => `Dit zijn ${actual} tekens. Gebruik er hoogstens ${most}.`,
    twice: (row) => `Machine ${row} heet al zo.`,
    noFolder: "Zo kan een map niet heten. Gebruik letters of cijfers.",
    noPicture: (file) =>
      `${file} is nog niet toegevoegd. Sleep het naar deze pagina, of kies een andere afbeelding.`,
    badPicture: (file) => `${file} is niet als afbeelding te lezen.`,
    openQuote: (line) => `Een aanhalingsteken op regel ${line} van het bestand wordt nergens gesloten.`,
    afterQuote: (line) => `Op regel ${line} van het bestand staat tekst achter een sluitend aanhalingsteken.`,
    leftOut: (line) => `Sommige waarden op regel ${line} van het bestand zijn weggelaten.`,
    formula: "Dit is een formule of fout uit een spreadsheet, geen tekst.",
    tooManyCells: (line) => `Regel ${line} van het bestand heeft meer cellen dan er kolommen zijn.`,
  },
  wrongRows: (count) => `${count} te verbeteren`,
  ready: (count) => `${machines(count)} klaar`,
  readyAndWrong: (ready, wrong) => `${ready} klaar, ${wrong} te verbeteren`,
  needed: "Voeg eerst een machine toe",

  sheetName: (row, count) => `Machine ${row} van ${count}`,
  screenOf: (machine, screen) => `${machine}: ${screen} op het scherm van de machine`,
  previous: "Vorige",
  next: "Volgende machine",
  another: "Nog een toevoegen",
  done: "Klaar",
  picture: "Afbeelding kiezen",
  otherPicture: "Vervangen",
  notShown: "De afbeelding kon niet worden gemaakt. Controleer je verbinding.",

  toShelf: "Als ontwerpen opslaan",
  toFiles: "Bestanden maken",
  adding: "De ontwerpen worden opgeslagen",
  shelfNote: (count) =>
    plural(count, {
      one: "1 machine komt als eigen ontwerp bij “Je machines” te staan. Je kunt het daar apart bewerken.",
      other: `${count} machines komen als aparte ontwerpen bij “Je machines” te staan. Je kunt ze daar een voor een bewerken.`,
    }),
  addedToShelf: (count) =>
    plural(count, { one: "1 ontwerp opgeslagen.", other: `${count} ontwerpen opgeslagen.` }),
  toMachines: "Naar je machines",
  notAdded: (why) => `De ontwerpen konden niet worden opgeslagen. Er is niets veranderd. ${why}`,
  notAddedTry: "Probeer het opnieuw.",
  leftOut: (count) =>
    plural(count, {
      one: "1 machine wordt weggelaten tot die in orde is:",
      other: `${count} machines worden weggelaten tot ze in orde zijn:`,
    }),
  leftOutOne: (name, why) => `${name}: ${why}`,
  andMore: (count) => `en nog ${count}`,

  exportTitle: (count) => `Bestanden voor ${machines(count)}`,
  exportWhat: "Wat wil je maken?",
  exportNote: "Je krijgt een ZIP-bestand met een map voor elke machine en een overzicht.",
  toDiskNote:
    "Geef het ZIP-bestand een nieuwe naam als je kiest waar je het opslaat. Kies je een bestaand bestand, dan wordt dat misschien meteen leeggemaakt.",
  toMemoryNote: (most) =>
    `Deze browser houdt een bestand in het geheugen tot het klaar is. Alles boven ${most} wordt daarom over meerdere bestanden verdeeld.`,
  exportChoose: "Kies minstens één soort bestand.",
  exportStart: "Bestanden maken",
  exporting: (name) => `${name} wordt gemaakt`,
  exportPlace: (at, all) => `${at} van ${all}`,
  cancel: "Annuleren",
  stopTitle: "Stoppen met bestanden maken? Een onvoltooid bestand wordt niet opgeslagen.",
  stop: "Stoppen",
  goOn: "Doorgaan",
  cancelled: (saved) =>
    saved === 0
      ? "Geannuleerd. Er is niets opgeslagen."
      : "Geannuleerd. Het laatste bestand is niet opgeslagen.",
  savedBefore: (files) => `Al opgeslagen: ${list(files)}. De overige machines zijn niet geëxporteerd.`,
  nextPart: (part) => `Het bestand is vol. Kies waar deel ${part} moet komen.`,
  nextPartAction: "Plek kiezen",
  exported: (count) => `${machines(count)} klaar`,
  exportedNone: "Er kon niets worden gemaakt",
  savedPart: (name, size) => `${name}, ${size}`,
  failedTitle: (count) =>
    plural(count, { one: "1 machine is mislukt:", other: `${count} machines zijn mislukt:` }),
  lackingTitle: (count) =>
    plural(count, { one: "1 machine is onvolledig:", other: `${count} machines zijn onvolledig:` }),
  notWritten:
    "Het bestand kon niet worden weggeschreven. Controleer of er genoeg ruimte is en probeer het opnieuw.",
  again: "Opnieuw proberen",
  close: "Sluiten",
  archiveName: (count, minute, part) =>
    `${count}-${count === 1 ? "machine" : "machines"}-${minute}${part > 1 ? `-part-${part}` : ""}.zip`,
  machines,
  summaryFile: "summary.csv",
  summary: {
    head: ["Machine", "Map", "Archief", "Bestanden", "Resultaat", "Opmerkingen"],
    made: "gemaakt",
    lacking: "gemaakt, maar onvolledig",
    failed: "mislukt",
  },
  notRead: "De afbeeldingen konden niet worden gemaakt of gelezen.",
  kindFailed: (kind) => `Kon niet worden gemaakt: ${kind}.`,
  tooLargeForZip: (size, most) =>
    `De bestanden zijn samen ${size}, en in één ZIP-bestand past hoogstens ${most}. Maak minder soorten bestanden tegelijk.`,
  packageLacks: (labels) => `In het mediapakket ontbreekt een afbeelding voor: ${list(labels)}.`,
};
