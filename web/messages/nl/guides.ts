import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/guides.ts";
import { plural } from "./plurals.ts";

const sizes = (count: number) => plural(count, { one: "1 maat", other: `${count} maten` });

export const GUIDES: Translated<typeof english.GUIDES> = {
  start: "Wizard starten",
  mediaPackage: "Mediapakket maken",
  testDownload: "Download testen",

  files: {
    heading: "Bestandsnamen",
    intro:
      "Zo heten de bestanden in je downloads. Geef je eigen bestanden dezelfde namen, dan weet de app welke afbeelding waar hoort.",
    table: "Tabel met bestandsnamen",
    image: "Afbeelding",
    zip: "In “Afbeeldingen (zip)”",
    package: "In het mediapakket",
    ofSlot: (category, slot) => `${category}: ${slot}`,
    first: (category) => `${category}: de eerste`,
  },

  requirements: {
    heading: "Eisen aan afbeeldingen",
    intro: (product) =>
      `In de wizard kun je elke afbeelding gebruiken en passend maken. Maak je afbeeldingen in een ander programma, dan zijn dit de exacte formaten die ${product} accepteert. Bij elk formaat hoort een leeg sjabloon met de veilige zone voor tekst.`,
    practices: "Algemene tips",
    screens: "Afbeeldingen per scherm",
    png: "Alleen PNG",
    anyImage:
      "Elke afbeelding van precies dit formaat die je browser kan openen; die wordt als PNG opgeslagen",
    sizes,
    differing: (size) =>
      `Sommige documenten over deze machine noemen ${size}. De wizard accepteert dat formaat niet.`,
    differingFor: (size, count) =>
      `Sommige documenten over deze machine noemen ${size} bij ${sizes(count)}. De wizard accepteert zulke afbeeldingen niet.`,
    differingCounts: (published, taken) =>
      `Sommige documenten over deze machine noemen ${published.join(" tot ")} maten. De wizard accepteert ${taken.join(" tot ")}.`,

    template: "Leeg sjabloon",
    templateFor: (title, size) => `Leeg sjabloon voor ${title}, ${size}`,
    templateNotMade: "Het sjabloon kon in deze browser niet worden gemaakt.",
    safe: "Houd tekst binnen de stippellijn",
    drawnByMachine: (label) => `${label}: wordt door de machine getekend`,
  },

  instructions: {
    heading: "Op de machine laden",
    intro: (steps) =>
      plural(steps, {
        one: "Zo krijg je het .mp-bestand in 1 stap van je computer op de machine. Je hebt een usb-stick nodig.",
        other: `Zo krijg je het .mp-bestand in ${steps} stappen van je computer op de machine. Je hebt een usb-stick nodig.`,
      }),
    print: "Pagina afdrukken",
    tryOneTitle: "Probeer het eerst op één machine",
    tryOne: (product) =>
      `We kunnen niet beloven dat je machine .mp-bestanden van ${product} accepteert, en de menu’s verschillen per machine. Importeer het bestand op één machine voordat je met de andere begint.`,
    troubles: "Als er iets niet werkt",
    refused: {
      title: "Heeft de machine je bestand geweigerd?",
      text: "Controleer het bestand om te zien wat erin zit, waarom een machine het zou kunnen weigeren en wat er te herstellen is.",
      link: "Bestand controleren",
    },
  },
};
