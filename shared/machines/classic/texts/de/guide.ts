import type { Translated } from "../../../../machine/translated.ts";
import type * as english from "../en/guide.ts";

export const GUIDE_TEXTS: Translated<typeof english.GUIDE_TEXTS> = {
  cards: {
    screensaver: {
      title: "Screensaver",
      amount: "1 bis {max} Bilder im Assistenten, auf der Seite „Medienpaket“ bis zu {packageMax}.",
      advice:
        "Er füllt den ganzen Bildschirm, wenn niemand bestellt. Halten Sie Text und Gesichter vom Rand fern und zeigen Sie ein einziges Motiv, das man von der anderen Seite des Raums erkennt.",
    },
    blends: {
      title: "Kaffeesorten",
      amount: "{count} Bilder, alle erforderlich",
      advice:
        "Darauf tippen Kunden, um eine Sorte zu wählen. Setzen Sie den Namen dorthin, wo man ihn auf einen Blick liest.",
    },
    hotcold: {
      title: "Heiß und kalt",
      amount: "{count} Bilder, beide erforderlich",
      advice: "Heiß und kalt müssen auf einen Blick klar sein: Dampf und Rot, Eis und Blau.",
    },
    hotcupsizes: {
      title: "Bechergrößen, heiß",
      amount: "{least} bis {most} Größen, ein Bild für jede",
      advice: "Fotografieren Sie alle Becher von derselben Stelle aus, damit sich nur die Größe ändert.",
    },
    coldcupsizes: {
      title: "Bechergrößen, kalt",
      amount: "{least} bis {most} Größen, ein Bild für jede",
      advice: "Durchsichtige Becher zeigen, was darin ist. Beleuchten Sie sie von hinten.",
    },
    leaveroom: {
      title: "Platz für Milch",
      amount: "{count} Bilder für heiß und {count} für kalt, zusammen {all}",
      advice: "Zeigen Sie, wie voll der Becher wird. Der Unterschied muss auf einen Blick klar sein.",
    },
    dispensing: {
      title: "Ausgabe",
      amount: "{count} Bild für heiß und {count} für kalt, {categories} Sätze",
      advice:
        "Die Maschine legt ihre Schaltfläche zum Abbrechen unten in die Mitte. Halten Sie diesen Bereich frei von Text und Gesichtern.",
    },
  },
  practices: [
    {
      title: "Größe",
      text: "Arbeiten Sie in der genauen Größe oder verkleinern Sie ein größeres Bild. Vergrößerte Bilder wirken auf der Maschine unscharf.",
    },
    {
      title: "Einheitlichkeit",
      text: "Nehmen Sie für einen ganzen Satz dasselbe Licht, denselben Hintergrund und dieselbe Kameraposition. So sehen Kunden die Getränke und nicht die Unterschiede zwischen den Fotos.",
    },
    {
      title: "Format",
      text: "Nehmen Sie PNG-Dateien in sRGB, mit Transparenz, wo sie hilft. Exportiert wird jedes Bild als PNG.",
    },
    {
      title: "Text",
      text: "Wenig Text, große Schrift, starker Kontrast. Was Sie in halber Größe nicht lesen können, liest am Tresen kein Kunde. „Ausprobieren“ unter jeder Vorschau zeigt die Maschine im Vollbild.",
    },
  ],
  importSteps: {
    format: {
      drawn: "FAT32",
      title: "USB-Stick mit FAT32 formatieren",
      text: "Unter Windows: Rechtsklick auf den Stick, „Formatieren“. Auf dem Mac: Festplattendienstprogramm, „MS-DOS (FAT)“. Dabei wird alles auf dem Stick gelöscht.",
    },
    copy: {
      drawn: ".mp",
      title: "Die .mp-Datei auf die oberste Ebene kopieren",
      text: "Nicht in einen Ordner legen, nicht umbenennen, nicht entpacken. Werfen Sie den Stick aus, bevor Sie ihn abziehen.",
    },
    plug: {
      title: "Den Stick in die Maschine stecken",
      text: "Warten Sie, bis kein Getränk mehr zubereitet wird und der Startbildschirm zu sehen ist.",
    },
    corner: {
      drawn: "3 s",
      title: "Die Ecke links unten etwa 3 Sekunden gedrückt halten",
      text: "Das Servicemenü öffnet sich.",
    },
    gear: {
      drawn: "×2",
      title: "Auf das Zahnrad, dann zweimal auf die offene Tür tippen",
      text: "Tippen Sie einmal auf das Zahnrad, dann zweimal auf die offene Tür.",
    },
    pin: {
      title: "Service Technician wählen und die PIN eingeben",
      text: "Die Service-PIN wird mit der Maschine geliefert. Wer die Maschine aufgestellt hat, kann sie Ihnen nennen.",
    },
    media: {
      title: "Media Manager öffnen, Datei auswählen, Import antippen",
      text: "Die Datei steht dort unter dem Namen, den Sie dem Paket gegeben haben.",
    },
    wait: {
      drawn: "1–2 min",
      title: "1 bis 2 Minuten warten, dann prüfen",
      text: "Lassen Sie den Stick stecken und die Maschine an, bis sie meldet, dass sie fertig ist. Gehen Sie dann ihre Bildschirme einmal durch.",
    },
  },
  troubles: [
    {
      title: "Die Datei steht nicht in der Liste",
      text: "Der Stick muss mit FAT32 formatiert sein, und die Datei muss auf der obersten Ebene liegen, mit einem Namen, der auf .mp endet. Hat Ihr Computer .zip oder .bin an den Namen gehängt, entfernen Sie es.",
    },
    {
      title: "Die Maschine meldet eine beschädigte Datei",
      text: "Laden Sie die Datei noch einmal herunter, kopieren Sie sie auf den Stick und werfen Sie den Stick aus, bevor Sie ihn abziehen. Um zu sehen, was an der Datei nicht stimmt, wählen Sie unten „Datei prüfen“.",
    },
    {
      title: "Das Servicemenü öffnet sich nicht, oder die PIN wird abgelehnt",
      text: "Drücken Sie genau in die Ecke und lassen Sie erst los, wenn das Menü erscheint. Menüs und PINs unterscheiden sich von Maschine zu Maschine. Fragen Sie Ihren Händler.",
    },
    {
      title: "Einige Bilder haben sich nicht geändert",
      text: "Die Maschine überspringt Bilder in falscher Größe womöglich. Suchen Sie auf der Seite „Medienpaket“ die mit „Ungültig“ markierten Dateien und korrigieren Sie die Größe. Erstellen Sie dann das Paket neu und importieren Sie es.",
    },
  ],
};
