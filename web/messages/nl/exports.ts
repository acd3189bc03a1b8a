import type { Translated } from "../../../shared/machine/translated.ts";
import { PRODUCT_NAME } from "../../../shared/product.ts";
import type * as english from "../en/exports.ts";
import { groups } from "./formats.ts";
import { plural } from "./plurals.ts";

export const EXPORTS: Translated<typeof english.EXPORTS> = {
  kinds: {
    pdf: {
      label: "PDF",
      busy: "Bezig…",
      loading: "PDF wordt gemaakt…",
      success: "De PDF is klaar!",
      failure: "De PDF kon niet worden gemaakt. Probeer het opnieuw.",
    },
    images: {
      label: "Afbeeldingen (zip)",
      busy: "Downloaden…",
      loading: "Afbeeldingen worden voorbereid…",
      success: "De afbeeldingen zijn gedownload!",
      failure: "De afbeeldingen konden niet worden gedownload. Probeer het opnieuw.",
    },
    test: {
      label: "Testpakket",
      busy: "Bezig…",
      loading: "Testpakket wordt gemaakt…",
      success: "Het testpakket is gedownload!",
      failure: "Het .mp-bestand kon niet worden gemaakt.",
    },
    package: {
      label: "Mediapakket (.mp)",
      busy: "Bezig…",
      loading: "Mediapakket wordt gemaakt…",
      success: "Het mediapakket is klaar!",
      failure: "Het pakket kon niet worden gemaakt.",
    },
    approval: {
      label: "Goedkeuringsblad (PDF)",
      busy: "Bezig…",
      loading: "Goedkeuringsblad wordt gemaakt…",
      success: "Het goedkeuringsblad is klaar!",
      failure: "Het goedkeuringsblad kon niet worden gemaakt.",
    },
    preview: {
      label: "Voorbeeld delen (HTML)",
      busy: "Bezig…",
      loading: "Voorbeeld wordt gemaakt…",
      success: "Het voorbeeld is klaar!",
      failure: "Het voorbeeld kon niet worden gemaakt.",
    },
    contact: {
      label: "Alle schermen (PNG)",
      busy: "Bezig…",
      loading: "Afbeelding met alle schermen wordt gemaakt…",
      success: "De afbeelding met alle schermen is klaar!",
      failure: "De afbeelding met alle schermen kon niet worden gemaakt.",
    },
  },

  send: {
    label: "Ter goedkeuring sturen",
    busy: "Voorbereiden…",
    loading: "Goedkeuringsblad en voorbeeld worden voorbereid…",
    success: "Klaar om ter goedkeuring te sturen!",
    failure: "Het goedkeuringsblad en het voorbeeld konden niet worden gemaakt.",
  },

  reading: (done, all) => `Afbeeldingen lezen: ${done} van ${all}`,
  drawing: "Pagina’s worden gemaakt",
  sending: "Afbeeldingen worden verstuurd",
  packing: "Inpakken",
  cancel: "Annuleren",

  skipped: (count) =>
    plural(count, { one: "1 afbeelding is weggelaten:", other: `${count} afbeeldingen zijn weggelaten:` }),
  standIns: (labels) =>
    `Enkele van je afbeeldingen ontbreken. Daarom staat in het bestand de standaardafbeelding bij: ${groups(labels)}.`,
  skippedImage: (label, why) => `${label}: ${why}`,
  skipReason: {
    missing: "de browser heeft de afbeelding verwijderd om ruimte te maken. Voeg die opnieuw toe.",
    unreachable: "downloaden is niet gelukt. Controleer je verbinding en exporteer opnieuw.",
    damaged: "het bestand is beschadigd. Vervang de afbeelding.",
  },
  caption: (number, count) => `${number} van ${count}`,
  failed:
    "Het bestand kon niet worden gemaakt. Je ontwerp is niet veranderd. Controleer je verbinding en probeer het opnieuw.",

  package: {
    tooMany: (most) => `De server kan hoogstens ${most} bestanden tegelijk inpakken.`,
    tooLarge: (megabytes) =>
      `De afbeeldingen zijn te groot om te versturen: de server accepteert hoogstens ongeveer ${megabytes}\u00a0MB.`,
    unreachable: "De server was niet bereikbaar.",
    badAnswer: (detail) =>
      `De server stuurde geen geldig pakket terug (${detail}). Er is dus niets opgeslagen.`,
    refused: (why) => `De server heeft het pakket geweigerd: ${why}`,
    refusedFile: (name, why) => `De server heeft ${name} geweigerd: ${why}`,
    unreadable: (name) => `${name} is niet te lezen.`,
    cancelled: "Geannuleerd.",
  },
  onDevice: "Op dit apparaat maken",
  deviceHelps: "Je kunt het bestand ook op dit apparaat maken.",
  noClaim: "We kunnen niet beloven dat je machine dit bestand accepteert. Probeer het eerst op één machine.",

  answer: {
    status: (status) => `status ${status}`,
    type: (type) => `type “${type}”`,
    cut: (found, length) => `${found} van ${length} bytes`,
    start: "het begint niet als een pakket",
    end: "het einde ontbreekt",
    directory: "de bestandslijst klopt niet met de lengte",
    entries: (found, entries) => `er zitten ${found} bestanden in, in plaats van ${entries}`,
  },

  test: {
    readme: `Dit is een testarchief, gemaakt met ${PRODUCT_NAME}. Het is geen echte machineconfiguratie.

Het laat zien of dit apparaat een .mp-bestand kan maken en opslaan, en of de usb-stick
het naar de machine brengt. Het is een ZIP-archief: wijzig de extensie in .zip om erin te kijken.

  README.txt       deze tekst
  config.json      de naam van de machine, een versie en het type "test"
  images/test.png  een testbeeld van 400x300 pixels
`,
    template: "De map met sjablonen is niet gevonden. Controleer of de sjablonen in de build zitten.",
    library: "De bibliotheek fflate ontbreekt of kon niet worden geladen.",
    invalid: "Bij het maken van het bestand zijn ongeldige gegevens gevonden.",
    save: "Het bestand kon niet worden opgeslagen. Misschien is het beschadigd of heeft de browser de download geblokkeerd.",
    network: "Netwerkfout bij het laden. Controleer je internetverbinding.",
    other: (message) => `Fout: ${message}`,
  },
};
