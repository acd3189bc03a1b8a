import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/test-download.ts";

export const TEST_DOWNLOAD: Translated<typeof english.TEST_DOWNLOAD> = {
  heading: "Test-Download",
  intro:
    "Erstellen Sie eine kleine .mp-Datei und prüfen Sie, ob sie auf diesem Gerät, auf Ihrem USB-Stick und auf dem Import-Bildschirm der Maschine ankommt. Sie enthält ein Testbild und ist keine echte Konfiguration.",
  region: "Testpaket herunterladen",
  download: (file) => `${file} herunterladen`,
  contents: "Was darin ist",
  facts: {
    readme: "erklärt, was das ist",
    config: "Name, Version 1.0, Typ",
    image: "Testbild, 400 × 300",
    compression: "Komprimierung",
    library: "ZIP-Bibliothek",
  },
  troubleshooting: "Wenn etwas nicht klappt",
  tips: [
    "Nichts gespeichert? Prüfen Sie, ob Ihr Browser Pop-ups oder Downloads dieser Website blockiert.",
    "Die Datei ist eine ZIP-Datei mit anderer Endung. Benennen Sie sie von .mp in .zip um, dann können Sie hineinsehen.",
    "Sie sehen einen Fehler? Wählen Sie daneben „Debug-Info zeigen“ und geben Sie die Angaben an die Person weiter, die Ihnen hilft.",
    "Suchen Sie die Datei auf einem Tablet in der App „Dateien“ oder „Downloads“. Browser speichern sie meist dort, ohne zu fragen.",
  ],
  showDebug: "Debug-Info zeigen",
  hideDebug: "Debug-Info ausblenden",
  debug: {
    timestamp: "Zeitpunkt",
    error: "Fehler",
    stack: "Stack",
    none: "keine",
    issue: "Problem",
    environment: "Umgebung",
    baseUrl: "Basis-URL",
    publicUrl: "Öffentliche URL",
    userAgent: "User Agent",
  },
};
