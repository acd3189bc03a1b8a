import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/drop.ts";
import { groups } from "./formats.ts";
import { plural } from "./plurals.ts";

export const FILE_IMPORT: Translated<typeof english.FILE_IMPORT> = {
  here: "Laat je bestanden hier los. Wij zoeken bij elke afbeelding het juiste vak. Er verandert niets tot je bevestigt.",

  reading: "Je bestanden worden gelezen",
  readingCount: (done, all) => `${done} van ${all}`,
  opening: "Het ontwerp wordt geopend",
  cancel: "Annuleren",

  notOpened: "Je bestanden konden niet worden geopend. Laad de pagina opnieuw en probeer het nog een keer.",
  nothing: "Er zitten geen afbeeldingen in deze bestanden. Er is niets veranderd.",
  notRead: (name) => `${name} kan hier niet worden geopend.`,
  notPicture: (name) => `${name} is geen afbeelding.`,
  table: (name) =>
    `${name} is een tabel. Gebruik die op de pagina “Meerdere machines maken”: daar wordt elke rij een machine.`,
  workbook: (name) =>
    `${name} heeft een spreadsheetindeling die we niet kunnen lezen. Sla het in je spreadsheetprogramma op als “CSV UTF-8”.`,
  archive: (name, why) => `${name} kon niet worden geopend. ${why}`,
  designBeside: (name) =>
    `${name} is een compleet ontwerp. Wil je het openen, sleep dan alleen dit bestand hierheen.`,
  cut: (most) => `Alleen de eerste ${most} bestanden zijn gelezen.`,

  which: {
    title: "Wat wil je doen?",
    package: (name) => `${name} is een mediapakket, het bestand dat op een machine komt.`,
    design: (name) => `${name} is een compleet ontwerp.`,
    more: (count) =>
      plural(count, { one: "Er zat 1 afbeelding bij.", other: `Er zaten ${count} afbeeldingen bij.` }),
    look: (name) => `In ${name} kijken`,
    lookNote: "Bekijk wat erin zit en waarom een machine het zou kunnen weigeren.",
    take: "De afbeeldingen gebruiken",
    takeAll: (count) =>
      count === 2 ? "Beide afbeeldingen gebruiken" : `Alle ${count} afbeeldingen gebruiken`,
    takeNote:
      "Elke afbeelding gaat naar de juiste plek op je machine. Je kunt alles bekijken voordat er iets verandert.",
    takePictures: (count) =>
      plural(count, { one: "De afbeelding gebruiken", other: `De ${count} afbeeldingen gebruiken` }),
    open: (name) => `${name} openen`,
    openNote: "Het komt bij je machines te staan.",
    several: (count) => `Dit zijn de ontwerpen van ${count} machines.`,
    openAll: (count) => (count === 2 ? "Beide machines openen" : `Alle ${count} machines openen`),
    openAllNote: "Ze komen allemaal bij je machines te staan. Er wordt niets vervangen.",
  },

  title: (name) => (name ? `Je afbeeldingen op de machine: ${name}` : "Je afbeeldingen op de machine"),
  summary: {
    placed: (count) =>
      plural(count, { one: "1 afbeelding geplaatst.", other: `${count} afbeeldingen geplaatst.` }),
    none: "Nog geen afbeelding geplaatst.",
    guesses: (count) =>
      plural(count, {
        one: "Bij 1 twijfelen we, dus controleer die.",
        other: `Bij ${count} twijfelen we, dus controleer ze.`,
      }),
    replaced: (count) =>
      plural(count, {
        one: "1 vervangt een huidige afbeelding.",
        other: `${count} vervangen huidige afbeeldingen.`,
      }),
    empty: (count) => plural(count, { one: "1 vak is nog leeg.", other: `${count} vakken zijn nog leeg.` }),
    named: (name) => `De machine gaat ${name} heten.`,
  },
  screens: "De schermen van de machine",
  onScreen: (label) => `${label} op het scherm van de machine`,
  guess: "Niet zeker",
  replaces: "Vervangt je afbeelding",
  placeWith: (place, name, marks) => [`${place}: ${name}`, ...marks].join(", "),
  placeBefore: (place) => `${place}: huidige afbeelding`,
  placeEmpty: (place) => `${place}: leeg`,
  counts: (label) => `Aantal afbeeldingen: ${label}`,
  count: (count) => plural(count, { one: "1 afbeelding", other: `${count} afbeeldingen` }),
  recounted: (count) =>
    plural(count, {
      one: "Door het nieuwe aantal valt 1 van je huidige afbeeldingen weg.",
      other: `Door het nieuwe aantal vallen ${count} van je huidige afbeeldingen weg.`,
    }),

  notUsed: (count) => `Niet gebruikt (${count})`,
  allUsed: "Alle afbeeldingen worden gebruikt.",
  isNotUsed: ", niet gebruikt",
  addMore: "Meer toevoegen",
  addFolder: "Map toevoegen",
  unreadable: (count) =>
    plural(count, {
      one: "1 bestand is overgeslagen: het is geen afbeelding of kan hier niet worden geopend.",
      other: `${count} bestanden zijn overgeslagen: het zijn geen afbeeldingen of ze kunnen hier niet worden geopend.`,
    }),
  unreadableFiles: "Overgeslagen bestanden",

  hint: "Tik op een afbeelding en dan op het nieuwe vak. Of sleep de afbeelding erheen.",
  chosen: "Gekozen afbeelding",
  before: "Voor",
  after: "Na",
  putIn: "Verplaatsen…",
  putInNamed: (name) => `Verplaatsen… (${name})`,
  aside: "Niet gebruikt",
  adjust: "Aanpassen",
  takeOut: "Niet gebruiken",
  moved: (name, place) => `${name} verplaatst naar ${place}.`,
  takenOut: (name) => `${name} wordt niet gebruikt.`,
  taken: (name) => `${name} geselecteerd. Kies er een vak voor.`,

  otherTab: {
    isFor: (name) =>
      name
        ? `Deze afbeeldingen zijn voor ${name}.`
        : "Deze afbeeldingen zijn voor de machine die je hier open had.",
    opened: (now) =>
      `Een ander tabblad heeft intussen ${now || "een machine zonder naam"} geopend. Daar zijn geen afbeeldingen aan toegevoegd.`,
    gone: (now) =>
      `Die machine is verwijderd en een ander tabblad heeft ${now || "een machine zonder naam"} geopend. Je afbeeldingen zijn aan geen enkele machine toegevoegd.`,
    back: (name) => (name ? `${name} weer openen en toevoegen` : "Weer openen en toevoegen"),
    instead: (now) => `Liever toevoegen aan ${now || "de machine die nu open is"}`,
    changed: (name) => `${name || "Deze machine"} is in een ander tabblad gewijzigd.`,
    changedAdvice: "Je afbeeldingen zijn nog niet toegevoegd. Kijk wat er nu staat en kies dan.",
    anyway: (name) => `Toch toevoegen aan ${name || "deze machine"}`,
    fresh: "Hiermee een nieuwe machine maken",
    choose: "Kies eerst een machine voor deze afbeeldingen.",
    notOpened: (why) =>
      `De machine kon niet worden geopend, dus er zijn geen afbeeldingen toegevoegd. ${why}`,
  },

  leave: "Je hebt deze afbeeldingen nog niet aan je machine toegevoegd.",
  leaveIt: "Weggooien",
  stay: "Verder bewerken",

  put: "Aan machine toevoegen",
  putting: "De afbeeldingen worden aan je machine toegevoegd",
  puttingCount: (made, all) => `${made} van ${all}`,
  nothingToPut: "Plaats eerst minstens één afbeelding.",
  isOn: (count) =>
    plural(count, {
      one: "1 afbeelding aan je machine toegevoegd.",
      other: `${count} afbeeldingen aan je machine toegevoegd.`,
    }),
  isOnOther: (count, name) => {
    const where = name || "de machine die je hier open had";
    return plural(count, {
      one: `1 afbeelding toegevoegd aan ${where}.`,
      other: `${count} afbeeldingen toegevoegd aan ${where}.`,
    });
  },
  notMade: (places) =>
    `Deze vakken zijn niet veranderd, want hun afbeeldingen konden niet worden gemaakt: ${groups(places)}.`,
  nothingMade: "De afbeeldingen konden niet worden gemaakt. Je machine is niet veranderd.",
  notSaved: (why) => `De afbeeldingen zijn niet opgeslagen. Je machine is niet veranderd. ${why}`,
};
