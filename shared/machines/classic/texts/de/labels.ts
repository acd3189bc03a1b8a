import type { Translated } from "../../../../machine/translated.ts";
import type * as english from "../en/labels.ts";

export const LABELS: Translated<typeof english.LABELS> = {
  title: "Kaffeemaschine mit Touchscreen",
  cupSizes: { one: "1 Größe", other: "{count} Größen" },

  nameStep: {
    label: "Name",
    heading: "Geben Sie Ihrer Maschine einen Namen",
    note: "So erkennen Sie sie wieder. Der Name steht in der ganzen Oberfläche und in allen heruntergeladenen Konfigurationsdateien.",
    field: "Name der Maschine",
    hint: "{min} bis {max} Zeichen: wo sie steht oder wie sie genannt wird.",
    placeholder: "Lobby, Erdgeschoss",
    words: {
      invalid: "Bitte geben Sie einen Namen mit {min} bis {max} Zeichen ein.",
      accepted: "Geschafft!",
      saved: "Der Name ist gespeichert!",
    },
  },
  reviewStep: {
    label: "Prüfung",
    heading: "Letzte Prüfung",
    note: "Prüfen Sie die Bildschirme Ihrer Maschine und ändern Sie, was noch nicht passt.",
  },

  categories: {
    screensaver: {
      label: "Screensaver",
      heading: "Screensaver hochladen",
      pdf: "Screensaver",
    },
    blends: { label: "Sorten", heading: "Bilder der Kaffeesorten hochladen", pdf: "Sortenauswahl" },
    hotcold: { label: "Heiß oder kalt", heading: "Heiß und kalt", pdf: "Heiß oder kalt" },
    hotcupsizes: {
      label: "Becher, heiß",
      heading: "Bechergrößen für heiße Getränke",
      pdf: "Bechergrößen, heiß",
    },
    coldcupsizes: {
      label: "Becher, kalt",
      heading: "Bechergrößen für kalte Getränke",
      pdf: "Bechergrößen, kalt",
    },
    hotleaveroom: {
      label: "Platz für Milch, heiß",
      heading: "Platz für Milch bei heißen Getränken",
      pdf: "Platz für Milch, heiß",
    },
    coldleaveroom: {
      label: "Platz für Milch, kalt",
      heading: "Platz für Milch bei kalten Getränken",
      pdf: "Platz für Milch, kalt",
    },
    dispensinghot: { label: "Ausgabe, heiß", heading: "Ausgabe heißer Getränke", pdf: "Ausgabe, heiß" },
    dispensingcold: { label: "Ausgabe, kalt", heading: "Ausgabe kalter Getränke", pdf: "Ausgabe, kalt" },
  },
  blendCaption: "Sorte: {label}",
  slots: {
    left: "Links",
    middle: "Mitte",
    right: "Rechts",
    hot: "Heiß",
    cold: "Kalt",
    regular: "Klein",
    medium: "Mittel",
    large: "Groß",
    xlarge: "Extragroß",
    leaveroom: "Mit Platz",
    noroom: "Randvoll",
    screen: "Ausgabe",
  },
  naming: {
    heading: "Geben Sie Ihren Sorten Namen",
    note: "Die Namen, aus denen Ihre Kunden auf der Maschine wählen.",
    placeholders: { left: "Hausmischung", middle: "Kolumbien", right: "Dunkle Röstung" },
    confirm: "Namen bestätigen",
    edit: "Namen ändern",
    suggest: "Vorgeschlagene Namen verwenden",
    words: {
      missing: "Bitte geben Sie allen drei Sorten einen Namen.",
      saved: "Die Namen der Sorten sind gespeichert!",
    },
  },

  packageCategories: {
    screensaver: {
      label: "Screensaver",
      note: "Was die Maschine zeigt, wenn niemand sie benutzt. Mehrere Bilder wechseln sich ab.",
    },
    byeScreen: {
      label: "Abschied",
      note: "Der Abschiedsgruß an Ihre Kunden: ein Bild, das den ganzen Bildschirm füllt.",
    },
    icons: {
      label: "Schaltflächen",
      note: "Die kleineren Bilder: Sorten, Becher bei drei oder vier Größen und Platz für Milch.",
    },
    customization: {
      label: "Breite Bilder",
      note: "Die größeren Bilder: heiß und kalt, Becher bei einer oder zwei Größen und die Bildschirme während der Ausgabe.",
    },
  },

  showcase: {
    alt: "Der Bildschirm einer Kaffeemaschine mit drei Sorten zur Auswahl: House Blend, Colombian und Dark Roast.",
    title: "Eigene Sorten",
    text: "Geben Sie jedem Kaffee, den Sie ausschenken, einen Namen und ein Bild, das Lust macht: ein eigenes oder eines von unseren mit dem Namen darauf.",
  },

  words: {
    pouringhot: "Während ein heißes Getränk zubereitet wird",
    pouringcold: "Während ein kaltes Getränk zubereitet wird",
  },
};
