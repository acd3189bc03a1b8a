import type { Translated } from "../../../shared/machine/translated.ts";
import { MAX_PNG_SIDE_LENGTH } from "../../../shared/png/chunks.ts";
import type * as english from "../en/intake.ts";

export const DROP_ZONE: Translated<typeof english.DROP_ZONE> = {
  choose: "Afbeelding kiezen",
  chooseSeveral: "Afbeeldingen kiezen",
  chooseAnother: ", andere kiezen",
  adjust: ", aanpassen",
  orDrop: "of sleep er een hierheen",
  orDropSeveral: "of sleep ze hierheen",
  dropping: "Hier loslaten",
  paste: "Plakken",
  pasted: "Geplakte afbeelding",
};

export const INTAKE: Translated<typeof english.INTAKE> = {
  checking: "De afbeelding wordt gecontroleerd",
  checkingAll: "De afbeeldingen worden gecontroleerd",

  file: {
    PNG: "een PNG-bestand",
    JPEG: "een JPEG-bestand",
    "JPEG XL": "een JPEG XL-bestand",
    GIF: "een GIF-bestand",
    WebP: "een WebP-bestand",
    AVIF: "een AVIF-bestand",
    HEIC: "een HEIC-bestand",
    BMP: "een BMP-bestand",
    ICO: "een ICO-bestand",
    TIFF: "een TIFF-bestand",
    SVG: "een SVG-bestand",
    PDF: "een PDF-bestand",
    ZIP: "een ZIP-bestand",
    archive: "een gecomprimeerd bestand",
    Word: "een Word-document",
    Excel: "een Excel-werkblad",
    PowerPoint: "een PowerPoint-presentatie",
    Office: "een Office-document",
    Photoshop: "een Photoshop-bestand",
    PostScript: "een PostScript-bestand",
    video: "een video",
    audio: "een geluidsbestand",
    HTML: "een webpagina",
    text: "een tekstbestand",
  },
  unknownFile: "een bestand in een indeling die we niet herkennen",
  applePng: "een PNG-variant die alleen software van Apple kan lezen",

  neededPng: (size) => `een PNG van precies ${size} pixels`,
  neededImage: (size) => `een afbeelding van precies ${size} pixels`,

  wrongType: (name, file, needed) => `${name} is ${file}. Nodig is ${needed}.`,
  notImage: (name, file) => `${name} is ${file}, geen afbeelding. Kies een PNG of een foto.`,
  wrongSize: (name, actual, size) =>
    `${name} is ${actual} pixels. Snijd de afbeelding bij of schaal die naar ${size}, en voeg die opnieuw toe.`,
  typeNow: (name, file) => `${name} is ${file}. We slaan het op als PNG.`,
  unreadable: (why, needed) => `${why} Nodig is ${needed}.`,

  damaged: (name, how) => `${name} is een beschadigde PNG: ${how}. Exporteer het opnieuw.`,
  damage: {
    cutOff:
      "het einde van het bestand ontbreekt, waarschijnlijk doordat het kopiëren of downloaden is afgebroken",
    empty: "er zit geen afbeelding in",
    impossibleSize: `de breedte of hoogte is 0 of meer dan ${MAX_PNG_SIDE_LENGTH} pixels`,
    broken: "een deel is onderweg veranderd of verloren gegaan",
  },
  damagedHeic: (name) =>
    `${name} is een beschadigde HEIC-foto. Kopieer de foto opnieuw van de telefoon en voeg die kopie toe.`,
  tooComplex: (name) =>
    `${name} is een tekening die te ingewikkeld is om hier te openen. Sla die op als PNG en voeg die kopie toe.`,
  folder: (name) => `${name} is een map. Open die en kies de afbeeldingen die erin zitten.`,
  empty: (name) => `${name} is leeg. Sla het opnieuw op en voeg het nieuwe bestand toe.`,
  gone: (name) => `${name} is niet te lezen. Misschien is het verplaatst of verwijderd. Kies het opnieuw.`,
  undecodable: (name, file) =>
    `${name} is ${file}, en deze browser kan dat niet tonen. Sla de afbeelding op als PNG.`,
  unconverted: (name, file) =>
    `${name} is ${file}, en het deel van de app dat het omzet, is niet geladen. Controleer je verbinding en voeg het opnieuw toe, of sla het op als PNG.`,
  altered: (name, file) =>
    `${name} is ${file} en moet worden omgezet, maar de privacybescherming van deze browser verandert omgezette afbeeldingen. Sla het eerst op als PNG.`,

  heicWayOut:
    "Deel de foto op een iPhone of iPad met “Meest compatibel” onder “Opties”, of open deze pagina in Safari. Open de foto op een computer en sla die op als JPEG.",

  nothing:
    "Wat je hebt gesleept of geplakt, is geen afbeeldingsbestand. Sla de afbeelding eerst op dit apparaat op en kies die dan hier.",
};
