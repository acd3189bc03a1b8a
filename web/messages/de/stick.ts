import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/stick.ts";

export const STICK: Translated<typeof english.STICK> = {
  title: "Zuerst: auf einen USB-Stick kopieren",
  format: "Der Stick muss mit FAT32 formatiert sein.",
  others: "Von einem anderen Gerät",
  systems: {
    ipad: {
      label: "iPad oder iPhone",
      steps: (file) => [
        "Stecken Sie den Stick an, wenn nötig mit einem Adapter.",
        `Öffnen Sie in der App „Dateien“ die Downloads, halten Sie ${file} gedrückt und wählen Sie „Kopieren“.`,
        "Öffnen Sie dann unter „Speicherorte“ den Stick, halten Sie eine leere Stelle gedrückt und wählen Sie „Einsetzen“.",
      ],
      formatting: "Muss der Stick formatiert werden, nehmen Sie einen Computer.",
    },
    android: {
      label: "Android-Handy oder -Tablet",
      steps: (file) => [
        "Stecken Sie den Stick an, wenn nötig mit einem Adapter.",
        `Öffnen Sie die App „Files“ (bei Samsung „Eigene Dateien“) und suchen Sie ${file} unter „Downloads“.`,
        "Halten Sie die Datei gedrückt, wählen Sie „Kopieren“, öffnen Sie den USB-Speicher und fügen Sie sie dort ein.",
        "Wählen Sie „Auswerfen“, bevor Sie den Stick abziehen.",
      ],
      formatting: "Muss der Stick formatiert werden, nehmen Sie einen Computer.",
    },
    windows: {
      label: "Windows",
      steps: (file) => [
        "Stecken Sie den Stick an und öffnen Sie im Explorer die Downloads.",
        `Ziehen Sie ${file} auf den Stick in der Liste links.`,
        "Klicken Sie dann mit der rechten Maustaste auf den Stick und wählen Sie „Auswerfen“.",
      ],
      formatting:
        "Zum Formatieren: Rechtsklick auf den Stick, „Formatieren“, dann „FAT32“. Dabei wird alles auf dem Stick gelöscht.",
    },
    mac: {
      label: "Mac",
      steps: (file) => [
        "Stecken Sie den Stick an und öffnen Sie im Finder die Downloads.",
        `Ziehen Sie ${file} auf den Stick in der Seitenleiste und klicken Sie dann auf das Auswurfsymbol daneben.`,
      ],
      formatting:
        "Zum Formatieren nehmen Sie das Festplattendienstprogramm und wählen „MS-DOS (FAT)“. Dabei wird alles auf dem Stick gelöscht.",
    },
  },
};
