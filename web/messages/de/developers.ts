import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/developers.ts";

export const DEVELOPERS: Translated<typeof english.DEVELOPERS> = {
  heading: "Für Entwickler",
  intro: (product) =>
    `Erstellen Sie Medienpakete mit Ihren eigenen Programmen. Die API von ${product} nimmt PNG-Bilder an und liefert dieselbe .mp-Datei wie der Assistent. Sie brauchen weder Konto noch Schlüssel.`,

  first: "Ihr erstes Paket",
  firstText:
    "Jedes Bild hat einen Slot: seinen Platz auf dem Bildschirm der Maschine. Der Server legt es in den richtigen Ordner, unter dem richtigen Namen. Sie müssen nicht alle Slots füllen, aber was die Maschine in einem leeren zeigt, wissen wir nicht.",
  check: "Ein Paket prüfen",
  checkText:
    "Senden Sie eine .mp-Datei und erfahren Sie, was daran nicht stimmt und wie es sich beheben lässt. Die Antwort ist JSON, mit Regel, Stufe und Empfehlung zu jedem Befund.",
  folder: "Ein ganzer Ordner mit Bildern",
  folderText:
    "Jedes dieser Programme macht aus einem Ordner mit PNG-Dateien ein Medienpaket. Wenn Sie dieselben Bilder wie im Paket eines fertigen Entwurfs möchten, entpacken Sie dessen „Bilder (zip)“ und führen Sie eines der Programme mit dem entpackten Ordner aus: Ordner- und Dateinamen zeigen, welches Bild wohin gehört. Bilder mit anderen Namen kommen in den Ordner für ihre Größe.",
  languages: { curl: "curl", node: "Node", python: "Python", powershell: "PowerShell" },
  code: (name) => `Beispiel: ${name}`,
  copy: "Kopieren",
  copying: {
    copied: "Kopiert.",
    notCopied: "Der Text konnte nicht kopiert werden. Markieren und kopieren Sie ihn selbst.",
  },

  slots: "Slots und Größen",
  slotsText:
    "Name und Größe entscheiden, wo die Maschine ein Bild zeigt. Programme können dieselbe Tabelle unter /api/machines abrufen, mit Anzahl, Vorlagen und Grenzwerten.",
  table: "Tabelle der Slots",
  slot: "Slot",
  place: "Bild",
  size: "Größe",
  file: "Im Medienpaket",
  slotOf: (category, slot) => `${category}: ${slot}`,

  reference: "Referenz",
  links: {
    index: "Alles, was die API bietet",
    machines: "Slots, Größen und Grenzwerte der Maschine",
    openapi: "OpenAPI-Beschreibung",
    configSchema: "JSON Schema von config.json",
  },
  sizes:
    "Auch Bilder in falscher Größe werden gepackt, aber eine Maschine überspringt sie womöglich. Wie viele es sind, steht im Header Brewscreen-Wrong-Sizes der Antwort. Soll die Anfrage stattdessen abgelehnt werden, senden Sie den Header Prefer: handling=strict.",

  errors: "Fehler",
  errorsText:
    "Fehler sind application/problem+json, mit einem Code, der sich nie ändert, und einer Erklärung, was zu tun ist. Alle Meldungen sind auf Englisch.",
  errorTable: "Tabelle der Fehler",
  errorCode: "Code",
  status: "Status",
  meaning: "Bedeutung",
};
