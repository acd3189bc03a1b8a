import type { Translated } from "../../../../machine/translated.ts";
import type * as english from "../en/step-texts.ts";

const REQUIRED = "Vereist: PNG • {width} × {height} pixels";
const NEEDED = "Vul eerst elk vak met een afbeelding.";
const USE_DEFAULT = "Standaardafbeelding gebruiken";
const REST = {
  label: "Vullen met standaardafbeeldingen",
  applied: "Alle lege vakken tonen nu de standaardafbeelding.",
};
const NO_FILE = "Geen bestand geselecteerd";

const SCREENSAVER = {
  note: "Wat de machine toont als niemand hem gebruikt. Meerdere afbeeldingen wisselen elkaar af.",
  hint: REQUIRED,
  counter: "Geüploade afbeeldingen ({count}/{max})",
  needed: "Voeg minstens één afbeelding toe",
  refusals: {
    wrongType: "Upload alleen PNG-bestanden",
    wrongSize: "De afbeelding moet {width} × {height} pixels zijn. Nu: {actualWidth} × {actualHeight}",
    unreadable: "Het bestand is niet te lezen",
    nothing: NO_FILE,
  },
  words: {
    loaded: "Bestaande screensavers geladen: {count}",
    tooMany: "Je kunt hoogstens {max} afbeeldingen uploaden. Nog vrij: {free}.",
    full: "Je kunt hoogstens {max} afbeeldingen uploaden.",
    failed: "Er ging iets mis bij het verwerken van de afbeeldingen",
  },
  library: {
    browse: "Kant-en-klare screensavers",
    title: "Kies een kant-en-klare screensaver",
    chosen: "Kant-en-klare screensaver toegevoegd!",
    failed: "De gekozen screensaver kon niet worden geladen.",
  },
};

const BLENDS = {
  note: "Met deze afbeeldingen kiezen je klanten een melange.",
  hint: REQUIRED,
  needed: NEEDED,
  refusals: {
    wrongType: "Upload alleen PNG-bestanden.",
    wrongSize: "De afbeelding moet precies {width} × {height} pixels zijn.",
    unreadable: "De afbeelding kon niet worden geladen",
    nothing: NO_FILE,
  },
  library: {
    browse: "Kant-en-klare afbeeldingen",
    title: "Kies een kant-en-klare afbeelding",
    chosen: "Afbeelding gekozen voor {name}!",
    failed: "De gekozen afbeelding kon niet worden geladen.",
  },
  rest: REST,
  words: { uploaded: "Afbeelding geüpload voor {name}!" },
};

const HOT_COLD = {
  note: "Hier kiezen klanten tussen warme en koude koffie.",
  hint: REQUIRED,
  needed: NEEDED,
  refusals: {
    wrongType: "Upload een afbeeldingsbestand",
    wrongSize: "De afbeelding moet precies {width} × {height} pixels zijn",
    unreadable: "De afbeelding kon niet worden geladen",
    nothing: NO_FILE,
  },
  defaults: { label: USE_DEFAULT, applied: "Standaardafbeelding gebruikt: {label}" },
  rest: REST,
  words: { uploaded: "Afbeelding geüpload: {label}" },
};

const cups = (note: string) => ({
  note,
  hint: REQUIRED,
  needed: NEEDED,
  refusals: {
    wrongType: "Ongeldig afbeeldingsbestand",
    wrongSize: "De afbeelding moet precies {width} × {height} pixels zijn",
    unreadable: "Ongeldig afbeeldingsbestand",
    nothing: NO_FILE,
  },
  counting: {
    legend: "Hoeveel bekermaten biedt je machine?",
    words: {
      defaults: "Alle bekermaten tonen nu de standaardafbeelding.",
      cleared: "De afbeeldingen van de bekers zijn verwijderd omdat het aantal is gewijzigd.",
      filled: "Alle bekermaten hebben nu dezelfde look.",
    },
  },
  defaults: { label: USE_DEFAULT, applied: "Alle bekermaten tonen de standaardafbeelding." },
  words: { uploaded: "Afbeelding geüpload: {label}." },
});

const AFTER_CUPS = {
  hint: REQUIRED,
  needed: NEEDED,
  refusals: {
    wrongType: "Upload alleen afbeeldingsbestanden.",
    wrongSize: "De afbeelding moet precies {width} × {height} pixels zijn.",
    unreadable: "De afbeelding kon niet worden geladen.",
    nothing: NO_FILE,
  },
};

const leaveRoom = (note: string) => ({
  ...AFTER_CUPS,
  note,
  defaults: { label: USE_DEFAULT, applied: "Standaardafbeelding gebruikt: {label}." },
  rest: REST,
  words: { uploaded: "Afbeelding geüpload: {label}" },
});

const dispensing = (note: string) => ({
  ...AFTER_CUPS,
  note,
  notice:
    "De machine zet er zelf een knop overheen om de bestelling te annuleren. Laat daar in je afbeelding genoeg ruimte voor.",
  defaults: { label: USE_DEFAULT, applied: "Standaardafbeelding gebruikt voor de uitgifte." },
  words: { uploaded: "Afbeelding voor de uitgifte geüpload!" },
});

export const STEP_TEXTS: Translated<typeof english.STEP_TEXTS> = {
  lists: { screensaver: SCREENSAVER },
  slots: {
    blends: BLENDS,
    hotcold: HOT_COLD,
    hotcupsizes: cups("Eén afbeelding voor elke maat waarin je warme dranken schenkt."),
    coldcupsizes: cups("Eén afbeelding voor elke maat waarin je koude dranken schenkt."),
    hotleaveroom: leaveRoom("Klanten kiezen of er bij warme dranken ruimte voor melk overblijft."),
    coldleaveroom: leaveRoom("Klanten kiezen of er bij koude dranken ruimte voor melk overblijft."),
    dispensinghot: dispensing("Wat klanten zien terwijl hun warme koffie wordt gezet."),
    dispensingcold: dispensing("Wat klanten zien terwijl hun koude koffie wordt ingeschonken."),
  },
};
