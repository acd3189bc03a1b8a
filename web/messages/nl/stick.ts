import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/stick.ts";

export const STICK: Translated<typeof english.STICK> = {
  title: "Eerst: op een usb-stick zetten",
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
