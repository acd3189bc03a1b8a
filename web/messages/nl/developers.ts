import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/developers.ts";

export const DEVELOPERS: Translated<typeof english.DEVELOPERS> = {
  heading: "Voor ontwikkelaars",
  intro: (product) =>
    `Maak mediapakketten vanuit je eigen programma’s. De API van ${product} neemt PNG-afbeeldingen aan en geeft hetzelfde .mp-bestand terug als de wizard. Een account of sleutel heb je niet nodig.`,

  first: "Je eerste pakket",
  firstText:
    "Elke afbeelding heeft een slot: een eigen plek op het scherm van de machine. De server zet de afbeelding in de juiste map, onder de juiste naam. Je hoeft niet elk slot te vullen, maar wat de machine in een leeg slot toont, weten we niet.",
  check: "Een pakket controleren",
  checkText:
    "Stuur een .mp-bestand en zie wat er mis mee is en hoe je dat oplost. Het antwoord is JSON, met bij elke bevinding een regel, een niveau en een advies.",
  folder: "Een hele map met afbeeldingen",
  folderText:
    "Elk van deze programma’s maakt van een map met PNG-bestanden een mediapakket. Wil je dezelfde afbeeldingen als in het pakket van een voltooid ontwerp, pak dan “Afbeeldingen (zip)” van dat ontwerp uit en voer een van de programma’s uit op de uitgepakte map: aan de namen van mappen en bestanden is te zien waar elke afbeelding hoort. Afbeeldingen met andere namen gaan in de map voor hun formaat.",
  languages: { curl: "curl", node: "Node", python: "Python", powershell: "PowerShell" },
  code: (name) => `Voorbeeld: ${name}`,
  copy: "Kopiëren",
  copying: {
    copied: "Gekopieerd.",
    notCopied: "De tekst kon niet worden gekopieerd. Selecteer de tekst en kopieer die zelf.",
  },

  slots: "Slots en formaten",
  slotsText:
    "Naam en formaat bepalen waar de machine een afbeelding toont. Programma’s kunnen dezelfde tabel lezen via /api/machines, met aantallen, sjablonen en limieten.",
  table: "Tabel met slots",
  slot: "Slot",
  place: "Afbeelding",
  size: "Formaat",
  file: "In het mediapakket",
  slotOf: (category, slot) => `${category}: ${slot}`,

  reference: "Naslag",
  links: {
    index: "Alles wat de API biedt",
    machines: "Slots, formaten en limieten van de machine",
    openapi: "OpenAPI-beschrijving",
    configSchema: "JSON Schema van config.json",
  },
  sizes:
    "Ook afbeeldingen met een verkeerd formaat worden ingepakt, maar een machine slaat ze misschien over. De header Brewscreen-Wrong-Sizes van het antwoord vermeldt hoeveel het er zijn. Moet het verzoek in dat geval worden geweigerd, stuur dan de header Prefer: handling=strict.",

  errors: "Fouten",
  errorsText:
    "Fouten zijn application/problem+json, met een code die nooit verandert en een uitleg die zegt wat je kunt doen. Alle meldingen zijn in het Engels.",
  errorTable: "Tabel met fouten",
  errorCode: "Code",
  status: "Status",
  meaning: "Betekenis",
};
