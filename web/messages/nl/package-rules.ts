import type { ArchiveTrait } from "../../../shared/archive/source.ts";
import type { Translated } from "../../../shared/machine/translated.ts";
import type { EntryDamage } from "../../../shared/package/rules/texts.ts";
import type { PngFaultCode } from "../../../shared/png/check.ts";
import { MAX_PNG_SIDE_LENGTH } from "../../../shared/png/chunks.ts";
import type * as english from "../en/package-rules.ts";

const COPY = "Kopieer of download het pakket opnieuw. Helpt dat niet, maak het dan opnieuw.";

export const TRAIT_DESCRIPTIONS: Translated<typeof english.TRAIT_DESCRIPTIONS> = {
  descriptor:
    "De grootte van elk bestand staat erachter in plaats van ervoor (data descriptors). Programma’s die van begin tot eind lezen, zoals oudere versies van BusyBox, kunnen zulke archieven weigeren.",
  zip64:
    "Het gebruikt Zip64, bedoeld voor bestanden van meer dan 4\u00a0GB. Windows XP, UnZip 5 en BusyBox kunnen daar niet mee overweg.",
  "extra-fields":
    "De bestanden hebben extra velden, zoals tijden of eigenaren, die heel eenvoudige programma’s niet kunnen overslaan.",
  folders: "Mappen staan er los in, en heel eenvoudige programma’s zien die aan voor lege bestanden.",
  comment:
    "Er staat een opmerking in, waardoor heel eenvoudige programma’s het einde van het archief niet vinden.",
  "headers-differ":
    "Vóór een bestand staan andere gegevens dan in de lijst. Programma’s die van begin tot eind lezen, pakken het verkeerd uit of weigeren het.",
  "junk-before": "Vóór het archief staan nog andere gegevens, zoals in zelfuitpakkende bestanden.",
  "junk-after":
    "Na het archief staan nog andere gegevens, waardoor heel eenvoudige programma’s het einde niet vinden.",
  version: "Het vereist een nieuwere ZIP-versie dan 2.0.",
  "names-beyond-ascii":
    "In bestandsnamen staan andere letters dan A tot en met Z. Oude programma’s, ook die van Windows XP, tonen die verkeerd.",
  backslashes:
    "In de paden staan backslashes. Buiten Windows wordt bij het uitpakken elk pad één lange bestandsnaam.",
  "dot-slash":
    "De paden beginnen met ./. Programma’s die naar exacte paden zoeken, vinden de bestanden dan mogelijk niet.",
};

export const ENTRY_FAULT_DESCRIPTIONS: Translated<typeof english.ENTRY_FAULT_DESCRIPTIONS> = {
  crc: "de inhoud is veranderd sinds het werd ingepakt",
  data: "uitgepakt heeft het niet de opgegeven grootte",
  header: "het staat onder een andere naam in de lijst dan waaronder het is ingepakt",
};

export const PNG_FAULT_DESCRIPTIONS: Translated<typeof english.PNG_FAULT_DESCRIPTIONS> = {
  "not-png": "het begint niet met de PNG-signatuur",
  cgbi: "het is de CgBI-variant van Apple, die alleen software van Apple kan lezen",
  "bad-dimensions": `de breedte of hoogte is 0 of meer dan ${MAX_PNG_SIDE_LENGTH} pixels`,
  "bad-colour": "deze combinatie van bitdiepte en kleurtype bestaat niet in PNG",
  "bad-method": "deze compressie-, filter- of interlacemethode bestaat niet in PNG",
  truncated: "het houdt op vóór de IEND-chunk",
  "bad-length": "een chunk heeft een onmogelijke lengte",
  "bad-type": "het type van een chunk bestaat niet uit vier letters",
  "bad-crc": "de CRC van een chunk klopt niet met de bytes",
  "bad-order": "de chunks staan in de verkeerde volgorde",
  "bad-palette": "het palet ontbreekt, staat op de verkeerde plek of heeft een onmogelijke lengte",
  "unknown-critical": "het vereist een chunk die PNG niet kent",
  "no-image-data": "er zitten geen beeldgegevens in",
  "bad-image-data": "de beeldgegevens zijn beschadigd, te kort of te lang",
};

export const RULE_TEXTS: Translated<typeof english.RULE_TEXTS> = {
  "not-zip": {
    title: "Dit is geen mediapakket.",
    advice:
      "Een mediapakket is een ZIP-archief waarvan de naam op .mp eindigt. Vraag het bestand opnieuw of maak een nieuw.",
  },
  "cut-off": {
    title: "Het einde van het bestand ontbreekt.",
    advice:
      "Het is niet helemaal gekopieerd of gedownload. Probeer het opnieuw en haal de usb-stick er pas uit als het kopiëren klaar is.",
  },
  split: {
    title: "Dit is één deel van een gesplitst bestand.",
    advice: "Voeg de delen samen met het programma dat ze heeft gesplitst en open dan het hele bestand.",
  },
  "damaged-directory": { title: "De bestandslijst is beschadigd.", advice: COPY },
  "too-many-entries": {
    title: "Er staan meer bestanden in de lijst dan in een mediapakket horen.",
    advice:
      "Voor de veiligheid hebben we het niet geopend. Vraag degene die het heeft gemaakt het na te kijken.",
  },
  "too-large": {
    title: "Uitgepakt wordt het groter dan een mediapakket hoort te zijn.",
    advice:
      "Voor de veiligheid hebben we het niet geopend. Vraag degene die het heeft gemaakt het na te kijken.",
  },
  overlapping: {
    title: "De bestanden overlappen elkaar, zoals in kwaadaardige archieven.",
    advice:
      "We hebben het niet geopend. Zet het niet op een machine. Vraag degene die het heeft gemaakt het na te kijken.",
  },
  "entry-damaged": {
    title: "Sommige bestanden zijn beschadigd.",
    detail: ({ fault }) => ENTRY_FAULT_DESCRIPTIONS[fault as EntryDamage],
    advice: COPY,
  },
  "entry-encrypted": {
    title: "Sommige bestanden zijn met een wachtwoord beveiligd.",
    advice: "Een machine kan daar niet om vragen. Pak de bestanden opnieuw in zonder wachtwoord.",
  },
  "entry-method": {
    title: "Sommige bestanden zijn gecomprimeerd op een manier die weinig programma’s aankunnen.",
    advice: "Pak ze opnieuw in als gewone ZIP met Deflate.",
  },
  "entry-too-large": {
    title: "Sommige bestanden zijn veel groter dan welke afbeelding voor de machine ook.",
    advice: "We hebben ze niet uitgepakt. Haal ze uit het pakket.",
  },
  "entry-twice": {
    title: "Twee bestanden hebben dezelfde naam.",
    advice: "Welk bestand telt, verschilt per programma. De herstelde kopie houdt het eerste.",
  },
  "entry-unsafe": {
    title: "Sommige bestandsnamen verwijzen naar een plek buiten het pakket.",
    advice:
      "Programma’s weigeren zulke bestanden of schrijven ze op de verkeerde plek. In de herstelde kopie blijven ze binnen het pakket.",
  },
  dialect: {
    title: "Het is ingepakt op een manier die sommige oude programma’s weigeren.",
    detail: ({ trait }) => TRAIT_DESCRIPTIONS[trait as ArchiveTrait],
    advice: "De herstelde kopie heeft het eenvoudigste ZIP-formaat dat er is.",
  },
  "config-missing": {
    title: "config.json ontbreekt.",
    advice: "Daarin staan de afbeeldingen voor de machine. De herstelde kopie bevat er een.",
  },
  "config-unreadable": {
    title: "config.json kan niet worden gelezen.",
    advice: "Daarin staan de afbeeldingen voor de machine. De herstelde kopie bevat een nieuwe.",
  },
  "config-elsewhere": {
    title: "config.json zit in een map, of de naam bevat hoofdletters.",
    advice:
      "De machine zoekt config.json in kleine letters, buiten alle mappen. In de herstelde kopie staat het daar.",
  },
  "config-encoding": {
    title: "config.json is niet als UTF-8 opgeslagen.",
    advice: "Sommige teksteditors slaan het anders op. In de herstelde kopie is het UTF-8.",
  },
  "config-incomplete": {
    title: "config.json is onvolledig.",
    detail: ({ member }) => `“${member}” ontbreekt of is onjuist`,
    advice: "In de herstelde kopie staat alles wat nodig is.",
  },
  "config-version": {
    title: "De versie van het pakket is niet 1.0.",
    detail: ({ version }) => (version === "" ? "geen versie" : `versie ${version}`),
    advice: "Er kunnen dingen in zitten die we niet kennen. De herstelde kopie heeft versie 1.0.",
  },
  "config-not-first": {
    title: "config.json is niet het eerste bestand in het pakket.",
    advice: "Sommige programma’s verwachten het vooraan. In de herstelde kopie staat het daar.",
  },
  "config-lists-absent": {
    title: "config.json noemt bestanden die niet in het pakket zitten.",
    advice: "Voeg ze toe, of sla een herstelde kopie op, die alleen noemt wat erin zit.",
  },
  "config-omits": {
    title: "config.json noemt niet alle afbeeldingen.",
    advice:
      "Een machine toont de afbeeldingen die er niet in staan misschien niet. De herstelde kopie noemt elke afbeelding die erin zit.",
  },
  "config-differs": {
    title: "In config.json staan onjuiste gegevens van sommige afbeeldingen.",
    detail: ({ members }) => `onjuist: ${members}`,
    advice: "In de herstelde kopie kloppen de gegevens.",
  },
  "png-damaged": {
    title: "Sommige afbeeldingen zijn beschadigd.",
    detail: ({ fault }) => PNG_FAULT_DESCRIPTIONS[fault as PngFaultCode],
    advice: "Sla ze opnieuw op in het programma waarin ze zijn gemaakt en maak dan het pakket opnieuw.",
  },
  "not-png": {
    title: "Sommige bestanden zijn geen PNG-afbeeldingen.",
    advice: "De machine accepteert alleen PNG. Sla ze op als PNG en maak dan het pakket opnieuw.",
  },
  "left-over": {
    title: "Er zitten verborgen bestanden in die macOS of Windows heeft toegevoegd.",
    advice: "Op de meeste machines kunnen ze geen kwaad. De herstelde kopie laat ze weg.",
  },
  "size-unknown": {
    title: "Sommige afbeeldingen hebben een formaat dat de machine niet gebruikt.",
    detail: ({ size }) => `${size}`,
    advice:
      "Gebruik precies een van de formaten van de machine. De wizard kan elke afbeelding passend maken.",
  },
  "folder-unknown": {
    title: "Sommige afbeeldingen zitten in geen van de mappen van de machine.",
    detail: ({ folder }) => `hoort in ${folder}`,
    advice:
      "De machine zoekt alleen in de eigen mappen. In de herstelde kopie zitten ze daar, tenzij config.json ze weglaat.",
  },
  "wrong-folder": {
    title: "Sommige afbeeldingen zitten in een map voor andere formaten.",
    detail: ({ size, folder }) => `${size} hoort in ${folder}`,
    advice: "In de herstelde kopie zitten ze in de juiste map.",
  },
  "folder-full": {
    title: "In een map zitten meer afbeeldingen dan de machine accepteert.",
    detail: ({ count, most }) => `${count} afbeeldingen, hoogstens ${most}`,
    advice: "Haal er een paar uit en maak dan het pakket opnieuw.",
  },
  "too-many-pictures": {
    title: "Er zitten meer afbeeldingen in dan er in een pakket passen.",
    detail: ({ count, most }) => `${count} afbeeldingen, hoogstens ${most}`,
    advice: "Haal er een paar uit en maak dan het pakket opnieuw.",
  },
  "no-picture": { title: "Er zitten geen afbeeldingen in.", advice: "Maak het pakket opnieuw." },
  "name-refused": {
    title: "Sommige bestandsnamen zijn niet toegestaan op een usb-stick.",
    advice:
      "FAT32, het formaat dat machines lezen, staat ze niet toe. De herstelde kopie gebruikt eenvoudige namen.",
  },
  "name-unusual": {
    title: "Sommige bestandsnamen bestaan niet alleen uit gewone letters en cijfers.",
    advice:
      "Sommige machines kunnen zulke bestanden niet vinden. De herstelde kopie gebruikt eenvoudige namen.",
  },
  "names-alike": {
    title: "Sommige bestandsnamen verschillen alleen in hoofdletters.",
    detail: ({ other }) => `zoals ${other}`,
    advice:
      "Op een usb-stick zou het ene het andere vervangen. De herstelde kopie gebruikt verschillende namen.",
  },
  "name-unknown": {
    title: "Sommige afbeeldingen hebben een naam die de machine niet zoekt.",
    detail: ({ names }) => `beschikbare namen: ${names}`,
    advice:
      "De machine vindt afbeeldingen op naam. Geef ze een andere naam, of bewerk het pakket als ontwerp en plaats ze daar.",
  },
  "place-empty": {
    title: "Op sommige schermen ontbreken afbeeldingen.",
    advice:
      "We weten niet wat de machine daar laat zien. Als je het pakket als ontwerp bewerkt, komen daar de standaardafbeeldingen.",
  },
};
