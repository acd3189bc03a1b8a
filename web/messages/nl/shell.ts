import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/shell.ts";
import { plural } from "./plurals.ts";

export const SHELL: Translated<typeof english.SHELL> = {
  skip: "Naar de inhoud",
  home: (product) => `${product}, startpagina`,
  menu: "Menu",
  language: "Taal",
  main: "Hoofdmenu",
  allPages: "Alle pagina’s",
  promise:
    "Jouw koffie op het scherm van je machine. Je ontwerp blijft in deze browser tot je het exporteert.",
  notices: "Licenties van derden",
  filesNotLoaded:
    "Je bestanden konden niet worden geopend omdat een deel van de app niet is geladen. Controleer je verbinding en probeer het opnieuw.",
  notLoaded: "Dit deel van de app kon niet worden geladen. Controleer je verbinding en probeer het opnieuw.",
  tryAgain: "Opnieuw proberen",
  title: (page, product) => `${page} · ${product}`,

  titles: {
    home: "De schermen van je koffiemachine, ontworpen in een paar stappen",
    mediaUpload: "Mediapakket",
    imageRequirements: "Eisen aan afbeeldingen",
    uploadInstructions: "Op de machine laden",
    testDownload: "Testdownload",
    try: "Je machine uitproberen",
    many: "Meerdere machines maken",
    package: "Pakket controleren",
    machines: "Je machines",
    developers: "Voor ontwikkelaars",
  },
  links: {
    home: "Start",
    requirements: "Eisen aan afbeeldingen",
    design: "Ontwerpen",
    wizard: "Wizard starten",
    review: "Laatste controle",
    files: "Bestanden",
    mediaPackage: "Mediapakket maken",
    guides: "Uitleg",
  },
};

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
