import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/test-download.ts";

export const TEST_DOWNLOAD: Translated<typeof english.TEST_DOWNLOAD> = {
  heading: "Testdownload",
  intro:
    "Maak een klein .mp-bestand en kijk of het op dit apparaat, op je usb-stick en in het importscherm van de machine aankomt. Er zit een testbeeld in; het is geen echte configuratie.",
  region: "Het testpakket downloaden",
  download: (file) => `${file} downloaden`,
  contents: "Wat erin zit",
  facts: {
    readme: "legt uit wat dit is",
    config: "naam, versie 1.0, type",
    image: "testbeeld van 400 × 300",
    compression: "Compressie",
    library: "ZIP-bibliotheek",
  },
  troubleshooting: "Als er iets niet werkt",
  tips: [
    "Is er niets opgeslagen? Controleer of je browser pop-ups of downloads van deze site blokkeert.",
    "Het bestand is een ZIP met een andere extensie. Wijzig .mp in .zip om erin te kijken.",
    "Zie je een fout? Kies “Debuginfo tonen” ernaast en deel de gegevens met degene die je helpt.",
    "Kijk op een tablet in de app Bestanden of Downloads. Meestal slaan browsers bestanden daar op zonder iets te vragen.",
  ],
  showDebug: "Debuginfo tonen",
  hideDebug: "Debuginfo verbergen",
  debug: {
    timestamp: "tijdstip",
    error: "fout",
    stack: "stack",
    none: "geen",
    issue: "probleem",
    environment: "omgeving",
    baseUrl: "basis-URL",
    publicUrl: "openbare URL",
    userAgent: "user agent",
  },
};
