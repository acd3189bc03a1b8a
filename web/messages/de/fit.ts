import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/fit.ts";

export const FITTING: Translated<typeof english.FITTING> = {
  fit: "Automatisch anpassen",
  fitNamed: (name) => `Automatisch anpassen: ${name}`,
  notLoaded:
    "Der Editor konnte nicht geladen werden. Prüfen Sie die Verbindung und versuchen Sie es noch einmal.",

  title: (label) => `Bild anpassen: ${label}`,
  opening: (name) => `${name} wird geöffnet`,
  notOpened: "Dieses Bild lässt sich hier nicht öffnen.",
  close: "Schließen",
  cancel: "Abbrechen",
  use: "Dieses Bild verwenden",
  takeAll: (count) => `Alle ${count} verwenden`,
  skip: "Überspringen",
  back: "Zurück",
  goesTo: "Für:",
  place: (number, count) => `${number} von ${count}`,
  pictures: "Bilder",
  pictureNumber: (number, name, state) => `Bild ${number}: ${name}${state}`,
  used: ", verwendet",
  skipped: ", übersprungen",
  makingOne: (number, count) => `Bild ${number} von ${count} wird erstellt`,
  cut: (from, to) => `Passend gemacht: von ${from} auf ${to} Pixel zugeschnitten.`,
  resized: (from, to) => `Passend gemacht: von ${from} auf ${to} Pixel skaliert.`,
  shownWhole: (from, to) => `Ohne Zuschneiden passend gemacht: von ${from} auf ${to} Pixel.`,
  adjust: "Anpassen",
  adjusting: "Das Original ist hier nicht gespeichert. Sie passen deshalb das fertige Bild an.",
  making: "Bild wird erstellt",
  leave: "Sie haben Ihre Änderungen noch nicht übernommen.",
  leaveIt: "Änderungen verwerfen",
  stay: "Weiter bearbeiten",
  notMade: "Das Bild konnte nicht erstellt werden.",
  notMadeAdvice:
    "Vielleicht hat dieses Gerät zu wenig Arbeitsspeicher. Schließen Sie andere Tabs und versuchen Sie es noch einmal, oder fügen Sie eine kleinere Kopie hinzu.",
  fileNotOpened: (name) => `${name} konnte nicht geöffnet werden.`,
  sharp: (size) => `Scharf bei ${size} Pixeln`,
  enlarged: (times) => `${times}-fach vergrößert, wirkt vielleicht unscharf`,

  undecodable: (name, file) =>
    `Dieser Browser kann ${name} nicht anzeigen. Offenbar ist das ${file}. Vielleicht ist das Bild beschädigt oder eine ungewöhnliche Variante. Öffnen Sie es in einem Bildprogramm, speichern Sie es als PNG oder JPEG und fügen Sie diese Kopie hinzu.`,
  heic: (name, wayOut) =>
    `${name} ist ein HEIC-Foto, und der Teil der App, der es öffnet, konnte nicht geladen werden. Prüfen Sie die Verbindung und versuchen Sie es noch einmal. ${wayOut}`,
  unknownFile: (name) =>
    `${name} ist kein Bild, das dieser Browser anzeigen kann. Wenn es doch eines ist, speichern Sie es als PNG oder JPEG und fügen Sie diese Kopie hinzu.`,
  tooLarge: (name, size, megapixels, most) =>
    `${name} hat ${megapixels} Megapixel (${size}). Diese App öffnet höchstens ${most} Megapixel. Speichern Sie eine kleinere Kopie und fügen Sie diese hinzu.`,
  altered: (name) =>
    `Der Privatsphäre-Schutz dieses Browsers verändert Bilder beim Bearbeiten. ${name} würde deshalb falsch aussehen. Schalten Sie den Schutz für diese Website aus oder nehmen Sie einen anderen Browser.`,

  tabs: "Werkzeuge",
  picture: "Bild",
  machine: "Auf der Maschine",
  history: "Rückgängig und wiederholen",
  undo: "Rückgängig",
  redo: "Wiederholen",

  stage: "Bildeditor",
  gestures: "Zum Verschieben ziehen, zum Zoomen zwei Finger oder das Mausrad benutzen.",
  keys: "Tasten: Pfeile zum Verschieben (mit Umschalttaste weiter), + und − zum Zoomen, R zum Drehen, [ und ] zum Geraderichten.",

  size: "Größe",
  fill: "Füllen",
  showAll: "Ganz zeigen",
  turnAndFlip: "Drehen und spiegeln",
  turnLeft: "Nach links drehen",
  turnRight: "Nach rechts drehen",
  flipAcross: "Waagerecht spiegeln",
  flipDown: "Senkrecht spiegeln",
  move: "Verschieben",
  moveLeft: "Nach links",
  moveUp: "Nach oben",
  moveDown: "Nach unten",
  moveRight: "Nach rechts",
  startAgain: "Zurücksetzen",
  zoom: "Zoom",
  straighten: "Geraderichten",

  background: "Hintergrund",
  backgrounds: { blurred: "Unscharfes Bild", colour: "Farbe", clear: "Transparent" },
  backgroundColour: "Hintergrundfarbe",
  fillsFrame: "Der Hintergrund ist nur zu sehen, wo das Bild transparent ist oder den Rahmen nicht füllt.",
};
