import type { Translated } from "../../../../machine/translated.ts";
import type * as english from "../en/step-texts.ts";

const REQUIRED = "Erforderlich: PNG • {width} × {height} Pixel";
const NEEDED = "Bitte füllen Sie zuerst jedes Feld mit einem Bild.";
const USE_DEFAULT = "Standardbild verwenden";
const REST = {
  label: "Mit Standardbildern füllen",
  applied: "Alle leeren Felder zeigen jetzt Standardbilder.",
};
const NO_FILE = "Keine Datei ausgewählt";

const SCREENSAVER = {
  note: "Was die Maschine zeigt, wenn niemand sie benutzt. Mehrere Bilder wechseln sich ab.",
  hint: REQUIRED,
  counter: "Hochgeladene Bilder ({count}/{max})",
  needed: "Fügen Sie mindestens ein Bild hinzu",
  refusals: {
    wrongType: "Bitte nur PNG-Dateien hochladen",
    wrongSize: "Das Bild muss {width} × {height} Pixel haben. Jetzt: {actualWidth} × {actualHeight}",
    unreadable: "Die Datei lässt sich nicht lesen",
    nothing: NO_FILE,
  },
  words: {
    loaded: "Vorhandene Screensaver-Bilder geladen: {count}",
    tooMany: "Möglich sind höchstens {max} Bilder. Noch frei: {free}.",
    full: "Möglich sind höchstens {max} Bilder.",
    failed: "Beim Verarbeiten der Bilder ist ein Fehler aufgetreten",
  },
  library: {
    browse: "Fertige Screensaver ansehen",
    title: "Fertigen Screensaver auswählen",
    chosen: "Fertiger Screensaver hinzugefügt!",
    failed: "Der ausgewählte Screensaver konnte nicht geladen werden.",
  },
};

const BLENDS = {
  note: "Mit diesen Bildern wählen Ihre Kunden eine Kaffeesorte.",
  hint: REQUIRED,
  needed: NEEDED,
  refusals: {
    wrongType: "Bitte nur PNG-Dateien hochladen.",
    wrongSize: "Das Bild muss genau {width} × {height} Pixel haben.",
    unreadable: "Das Bild konnte nicht geladen werden",
    nothing: NO_FILE,
  },
  library: {
    browse: "Fertige Bilder ansehen",
    title: "Fertiges Sortenbild auswählen",
    chosen: "Bild für {name} ausgewählt!",
    failed: "Das ausgewählte Bild konnte nicht geladen werden.",
  },
  rest: REST,
  words: { uploaded: "Bild für {name} hochgeladen!" },
};

const HOT_COLD = {
  note: "Hier wählen Ihre Kunden zwischen heißem und kaltem Kaffee.",
  hint: REQUIRED,
  needed: NEEDED,
  refusals: {
    wrongType: "Bitte eine Bilddatei hochladen",
    wrongSize: "Das Bild muss genau {width} × {height} Pixel haben",
    unreadable: "Das Bild konnte nicht geladen werden",
    nothing: NO_FILE,
  },
  defaults: { label: USE_DEFAULT, applied: "Standardbild verwendet: {label}" },
  rest: REST,
  words: { uploaded: "Bild hochgeladen: {label}" },
};

const cups = (note: string) => ({
  note,
  hint: REQUIRED,
  needed: NEEDED,
  refusals: {
    wrongType: "Ungültige Bilddatei",
    wrongSize: "Das Bild muss genau {width} × {height} Pixel haben",
    unreadable: "Ungültige Bilddatei",
    nothing: NO_FILE,
  },
  counting: {
    legend: "Wie viele Bechergrößen bietet Ihre Maschine?",
    words: {
      defaults: "Alle Bechergrößen zeigen jetzt Standardbilder.",
      cleared: "Die Becherbilder wurden entfernt, weil sich die Anzahl der Größen geändert hat.",
      filled: "Alle Bechergrößen haben jetzt denselben Look.",
    },
  },
  defaults: { label: USE_DEFAULT, applied: "Alle Bechergrößen zeigen jetzt Standardbilder." },
  words: { uploaded: "Bild hochgeladen: {label}." },
});

const AFTER_CUPS = {
  hint: REQUIRED,
  needed: NEEDED,
  refusals: {
    wrongType: "Bitte nur Bilddateien hochladen.",
    wrongSize: "Das Bild muss genau {width} × {height} Pixel haben.",
    unreadable: "Das Bild konnte nicht geladen werden.",
    nothing: NO_FILE,
  },
};

const leaveRoom = (note: string) => ({
  ...AFTER_CUPS,
  note,
  defaults: { label: USE_DEFAULT, applied: "Standardbild verwendet: {label}." },
  rest: REST,
  words: { uploaded: "Bild hochgeladen: {label}" },
});

const dispensing = (note: string) => ({
  ...AFTER_CUPS,
  note,
  notice:
    "Die Maschine legt selbst eine Schaltfläche zum Abbrechen darüber. Lassen Sie in Ihrem Bild genug Platz dafür.",
  defaults: { label: USE_DEFAULT, applied: "Standardbild für die Ausgabe verwendet." },
  words: { uploaded: "Bild für die Ausgabe hochgeladen!" },
});

export const STEP_TEXTS: Translated<typeof english.STEP_TEXTS> = {
  lists: { screensaver: SCREENSAVER },
  slots: {
    blends: BLENDS,
    hotcold: HOT_COLD,
    hotcupsizes: cups("Ein Bild für jede Bechergröße, die Sie heiß ausschenken."),
    coldcupsizes: cups("Ein Bild für jede Bechergröße, die Sie kalt ausschenken."),
    hotleaveroom: leaveRoom("Ihre Kunden wählen, ob bei heißen Getränken Platz für Milch bleibt."),
    coldleaveroom: leaveRoom("Ihre Kunden wählen, ob bei kalten Getränken Platz für Milch bleibt."),
    dispensinghot: dispensing("Was Ihre Kunden sehen, während ihr heißer Kaffee läuft."),
    dispensingcold: dispensing("Was Ihre Kunden sehen, während ihr kalter Kaffee läuft."),
  },
};
