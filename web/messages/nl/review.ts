import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/review.ts";
import { list } from "./formats.ts";
import { plural } from "./plurals.ts";

export const REVIEW: Translated<typeof english.REVIEW> = {
  walkthrough: "Rondgang",
  previous: "Vorige",
  next: "Volgende",
  place: (number, count) => `${number} van ${count}`,
  overview: "Overzicht",
  edit: "Bewerken",
  editStop: (label) => `Bewerken: ${label}`,
  change: (label) => `Wijzigen: ${label}`,
  otherFiles: "Andere bestanden",
  ownPackage: "Eigen afbeeldingen inpakken",
  packageInside: "Pakket controleren",
  testDownload: "Testdownload",
  testDownloadLink: "Probeer de testdownload",
  testDownloadTells: "{link} om meer te weten te komen.",

  confirm: "Laatste controle bevestigen",
  confirming: "Afronden…",
  confirmLoading: "Je ontwerp wordt afgerond…",
  confirmed: "De schermen van je machine zijn klaar!",
  notConfirmed: "De bevestiging is niet opgeslagen. Probeer het opnieuw.",
  complete: "Alles is compleet.",
  incomplete: (labels) =>
    plural(labels.length, {
      one: `Nog niet klaar: ${labels[0]}.`,
      other: `${labels.length} stappen zijn nog niet klaar.`,
    }),
  incompleteTitle: "Er ontbreekt nog iets",
  incompleteAdvice:
    "Je kunt toch bevestigen. Ontbrekende afbeeldingen worden weggelaten of vervangen door standaardafbeeldingen.",
  keepReviewing: "Verder controleren",
  confirmWithDefaults: "Toch bevestigen",
  download: "Downloaden",
  more: "Meer",
  stick: "Downloaden voor usb",
  sent: "Blad en voorbeeld",
  finished: "Je machine is klaar.",
  finishedNext: "Download het mediapakket voor een usb-stick, of stuur het ontwerp eerst ter goedkeuring.",
  sendReady: "Stuur beide bestanden: het blad is om te ondertekenen, het voorbeeld opent in elke browser.",
  sendSaved:
    "Voeg beide bestanden bij een e-mail: het blad is om te ondertekenen, het voorbeeld opent in elke browser.",
  curl: "Als curl kopiëren",
  curlCopied: {
    copied: "Opdracht gekopieerd. Pak “Afbeeldingen (zip)” uit en voer de opdracht uit in de uitgepakte map.",
    notCopied:
      "De opdracht kon niet worden gekopieerd. Sta in je browser toegang tot het klembord toe en probeer het opnieuw.",
  },
  savePicture: "Afbeelding opslaan",
  pictureSaved: (name) => `${name} opgeslagen.`,
  pictureNotSaved: "De afbeelding kon niet worden opgeslagen. Probeer het opnieuw.",
  toMachine: "Daarna: het bestand op de machine laden",

  allScreens: "Alle schermen",
  onScreen: (label) => `${label} op het scherm van de machine`,
  noImage: "Nog geen afbeelding",
  machine: "Machine",
  notNamed: "geen naam",
  missing: "Ontbreekt nog",
  noName: (defaultName) => `geen naam, dus de export heet ${defaultName}`,
  noListImage: "geen afbeelding, dus niet in de export",
  noSlotNames: "namen ontbreken",
  noSlotImages: (count) => plural(count, { one: "nog geen afbeelding", other: "nog geen afbeeldingen" }),
  evictedFrom: (labels) =>
    plural(labels.length, {
      one: `deze browser heeft de afbeelding bij ${list(labels)} verwijderd, dus daar komt de standaardafbeelding`,
      other: `deze browser heeft de afbeeldingen bij ${list(labels)} verwijderd, dus daar komen de standaardafbeeldingen`,
    }),
  notServedFrom: (labels) =>
    plural(labels.length, {
      one: `onze afbeelding bij ${list(labels)} is er niet meer, dus daar komt de standaardafbeelding`,
      other: `onze afbeeldingen bij ${list(labels)} zijn er niet meer, dus daar komen de standaardafbeeldingen`,
    }),
  notServedFromList: (count) =>
    plural(count, {
      one: "1 van onze afbeeldingen is er niet meer en komt niet in de export",
      other: `${count} van onze afbeeldingen zijn er niet meer en komen niet in de export`,
    }),
  evictedFromList: (count) =>
    plural(count, {
      one: "deze browser heeft 1 afbeelding verwijderd; die komt niet in de export",
      other: `deze browser heeft ${count} afbeeldingen verwijderd; die komen niet in de export`,
    }),
  noImageFor: (labels) => `geen afbeelding bij ${list(labels)}`,

  default: "Standaard",
  pixels: (size) => `${size} pixels`,
  pixelsOfDefault: (size) => `${size} pixels, standaardafbeelding`,
  images: "Afbeeldingen",
  size: "Formaat",
  leftOut: "Nog geen afbeelding. Dit scherm komt niet in de export.",
  evictedTitle: "Hier ontbreken afbeeldingen.",
  evictedHere: (labels) =>
    plural(labels.length, {
      one: `Ontbreekt: ${list(labels)}. Druk op “Bewerken” om de afbeelding weer toe te voegen. Tot dan staat in je bestanden de standaardafbeelding of niets.`,
      other: `Ontbreken: ${list(labels)}. Druk op “Bewerken” om de afbeeldingen weer toe te voegen. Tot dan staan in je bestanden de standaardafbeeldingen of niets.`,
    }),
  evictedInExports: (count) =>
    plural(count, {
      one: "In dit ontwerp ontbreekt 1 afbeelding. In je bestanden komt de standaardafbeelding of niets.",
      other: `In dit ontwerp ontbreken ${count} afbeeldingen. In je bestanden komen de standaardafbeeldingen of niets.`,
    }),
  allDefaults: "Je hebt hier nog geen afbeelding toegevoegd. In je bestanden komen de standaardafbeeldingen.",
  someDefaults: (count, all) =>
    plural(count, {
      one: `1 van de ${all} is een standaardafbeelding, want je hebt er nog geen eigen voor toegevoegd.`,
      other: `${count} van de ${all} zijn standaardafbeeldingen, want je hebt er nog geen eigen voor toegevoegd.`,
    }),
};

export const SIMULATOR: Translated<typeof english.SIMULATOR> = {
  heading: "Je machine uitproberen",
  note: (seconds) =>
    `Tik op het scherm zoals een klant dat zou doen. Na ${seconds} seconden zonder aanraking begint het opnieuw, net als op de machine.`,
  onScreen: "Op het scherm",
  noStart: (missing, start) =>
    `Bij ${missing} is er nog geen afbeelding. Een bestelling begint dus bij ${start}.`,
  defaults: "Standaardafbeeldingen op dit scherm",
  defaultsFor: (labels) => `${list(labels)}: nog geen eigen afbeelding.`,
  machine: "Je machine",
  fullScreen: "Volledig scherm",
  leave: "Volledig scherm sluiten",
  wayOut: (seconds) => `Afsluiten: houd de hoek linksonder ${seconds} seconden ingedrukt, of druk op Esc.`,
};

export const USB_STICK: Translated<typeof english.USB_STICK> = {
  title: "Eerst: het bestand op een usb-stick zetten",
  format: "De stick moet met FAT32 geformatteerd zijn.",
  others: "Vanaf een ander apparaat",
  systems: {
    ipad: {
      label: "iPad of iPhone",
      steps: (file) => [
        "Sluit de stick aan, zo nodig met een adapter.",
        `Open in de app Bestanden de map Downloads, houd je vinger op ${file} en kies “Kopieer”.`,
        "Open dan de stick onder “Locaties”, houd je vinger op een lege plek en kies “Plak”.",
      ],
      formatting: "Moet de stick worden geformatteerd, gebruik dan een computer.",
    },
    android: {
      label: "Android-telefoon of -tablet",
      steps: (file) => [
        "Sluit de stick aan, zo nodig met een adapter.",
        `Open de app Files (Mijn bestanden op een Samsung) en zoek ${file} onder “Downloads”.`,
        "Houd je vinger erop, kies “Kopiëren”, open de usb-opslag en plak het daar.",
        "Kies “Uitwerpen” voordat je de stick eruit haalt.",
      ],
      formatting: "Moet de stick worden geformatteerd, gebruik dan een computer.",
    },
    windows: {
      label: "Windows",
      steps: (file) => [
        "Sluit de stick aan en open Downloads in Verkenner.",
        `Sleep ${file} naar de stick in de lijst links.`,
        "Klik dan met de rechtermuisknop op de stick en kies “Uitwerpen”.",
      ],
      formatting:
        "Een stick formatteren: klik er met de rechtermuisknop op, kies “Formatteren” en dan “FAT32”. Daarmee wordt de stick gewist.",
    },
    mac: {
      label: "Mac",
      steps: (file) => [
        "Sluit de stick aan en open Downloads in Finder.",
        `Sleep ${file} naar de stick in de navigatiekolom en klik dan op het uitwerpsymbool ernaast.`,
      ],
      formatting:
        "Een stick formatteren: gebruik Schijfhulpprogramma en kies “MS-DOS (FAT)”. Daarmee wordt de stick gewist.",
    },
  },
};
