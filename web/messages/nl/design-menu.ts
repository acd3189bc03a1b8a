import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/design-menu.ts";
import { plural } from "./plurals.ts";
import { STORE_FAULTS } from "./store-faults.ts";

export const DESIGN_MENU: Translated<typeof english.DESIGN_MENU> = {
  keeping: {
    inMemory:
      "Deze browser kan voor deze site niets opslaan. Je ontwerp blijft alleen bestaan zolang dit tabblad open is. Sla het dus op als bestand.",
    saving: "Je laatste wijziging wordt opgeslagen.",
    evicted: (count) =>
      plural(count, {
        one: "Deze browser heeft 1 afbeelding uit je ontwerp verwijderd om ruimte te maken. De rest is opgeslagen. Voeg de ontbrekende afbeelding opnieuw toe.",
        other: `Deze browser heeft ${count} afbeeldingen uit je ontwerp verwijderd om ruimte te maken. De rest is opgeslagen. Voeg de ontbrekende afbeeldingen opnieuw toe.`,
      }),
    notServed: (count) =>
      plural(count, {
        one: "1 van onze afbeeldingen in je ontwerp is er niet meer. De rest is opgeslagen. Kies er een andere voor in de plaats.",
        other: `${count} van onze afbeeldingen in je ontwerp zijn er niet meer. De rest is opgeslagen. Kies er andere voor in de plaats.`,
      }),
    notSaved: (why) => `Je laatste wijziging is niet opgeslagen. ${why}`,
    unfinishedNames: (count) =>
      plural(count, {
        one: "Een naam die je hebt getypt, is te kort of te lang en staat dus nog niet in je ontwerp. Hij blijft in het veld staan tot je hem wijzigt. De rest is opgeslagen.",
        other: `${count} namen die je hebt getypt, zijn te kort of te lang en staan dus nog niet in je ontwerp. Ze blijven in hun veld staan tot je ze wijzigt. De rest is opgeslagen.`,
      }),
    nothing: "Er is nog niets om op te slaan. Alles wat je doet, wordt meteen in deze browser opgeslagen.",
    saved:
      "Alles is opgeslagen in deze browser. Browsers wissen soms de gegevens van sites waar je een tijd niet bent geweest. Sla belangrijke ontwerpen dus op als bestand.",
  },

  save: "Ontwerp opslaan",
  savingFile: "Bestand wordt opgeslagen",
  notMade: "Het bestand kon niet worden gemaakt. Probeer het opnieuw.",
  missingInFile: (count) =>
    plural(count, {
      one: "1 afbeelding ontbreekt in deze browser en zit dus niet in het bestand.",
      other: `${count} afbeeldingen ontbreken in deze browser en zitten dus niet in het bestand.`,
    }),
  tableIncomplete:
    "Sommige afbeeldingen uit de tabel met machines zitten niet in het bestand. Ze pasten er niet meer in, of ze ontbreken in deze browser.",
  withoutOriginals: (places) =>
    `Al je afbeeldingen zitten in het bestand. Om het klein genoeg te houden zijn sommige originelen weggelaten. Als je het bestand later opent, kun je deze afbeeldingen alleen aanpassen zoals ze nu zijn: ${places}.`,
  file: "Ontwerpbestand",
  open: "Ontwerp openen",
  openingFile: "Bestand wordt geopend",
  opened: "Ontwerp geopend.",
  notOpened: (name, why) => `${name} kon niet worden geopend. Er is niets veranderd. ${why}`,
  notRead: (name) => `${name} is niet te lezen. Misschien is het verplaatst of verwijderd. Kies het opnieuw.`,
  look: "Look kiezen",
  startOver: "Opnieuw beginnen",
  startOverTitle: "Dit ontwerp leegmaken?",
  startOverWarning:
    "Alles in dit ontwerp wordt verwijderd: namen, afbeeldingen, teksten en merk. Heb je dit ontwerp misschien nog nodig, sla het dan eerst op.",
  saveFirst: "Eerst ontwerp opslaan",
  empty: "Leegmaken",
  keep: "Behouden",
  undoable: {
    startOver: "Ontwerp leeggemaakt.",
    open: "Ontwerp geopend.",
    beside: "Ontwerp geopend. Je vorige staat onder “Je machines”.",
  },

  switched: (before, now) =>
    `Een ander tabblad heeft ${now || "een machine zonder naam"} geopend. ${before || "De machine die je hier open had"} is niet veranderd.`,
  deletedElsewhere: (before, now) =>
    `Een ander tabblad heeft ${before || "de machine die je hier open had"} verwijderd. Nu is ${now || "een machine zonder naam"} geopend.`,

  fileFault: {
    foreign:
      "Het bestand is geen ontwerp. Kies een bestand dat je met “Ontwerp opslaan” hebt gemaakt. De naam eindigt op .brewscreen.",
    damaged:
      "Het bestand is beschadigd. Sla het ontwerp op het oorspronkelijke apparaat nog eens op en open het nieuwe bestand.",
    tooLarge:
      "Het bestand is te groot voor een ontwerp. Kies een bestand dat je met “Ontwerp opslaan” hebt gemaakt. De naam eindigt op .brewscreen.",
    laterVersion:
      "Het bestand is gemaakt met een nieuwere versie van deze app. Laad de pagina opnieuw en open het bestand nog eens.",
    otherModel: "Het bestand is voor een ander machinemodel.",
  },
};

export const UNDO_AND_REDO: Translated<typeof english.UNDO_AND_REDO> = {
  undo: {
    named: (what) => `Ongedaan maken: ${what}`,
    done: (what) => `Ongedaan gemaakt: ${what}.`,
    failed: STORE_FAULTS.notUndone,
    nothing: "Er is niets om ongedaan te maken.",
  },
  redo: {
    named: (what) => `Opnieuw: ${what}`,
    done: (what) => `Opnieuw gedaan: ${what}.`,
    failed: (why) => `Opnieuw doen is niet gelukt. ${why}`,
    nothing: "Er is niets om opnieuw te doen.",
  },
  changes: {
    rename: () => "nieuwe machinenaam",
    names: (where) => `nieuwe namen bij ${where}`,
    picture: (where) => (where ? `nieuwe afbeelding bij ${where}` : "nieuwe afbeeldingen"),
    removal: (where) => `verwijderde afbeelding bij ${where}`,
    order: (where) => `nieuwe volgorde bij ${where}`,
    count: (where) => `nieuw aantal maten bij ${where}`,
    defaults: (where) => (where ? `standaardafbeeldingen bij ${where}` : "standaardafbeeldingen"),
    look: () => "nieuwe look",
    words: () => "nieuwe teksten op de machine",
    brand: () => "nieuw merk",
    startOver: () => "leeggemaakt ontwerp",
    open: () => "geopend ontwerp",
    shelf: () => "wijziging onder “Je machines”",
    restore: () => "wijziging buiten de app",
  },
};
