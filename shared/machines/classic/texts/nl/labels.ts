import type { Translated } from "../../../../machine/translated.ts";
import type * as english from "../en/labels.ts";

export const LABELS: Translated<typeof english.LABELS> = {
  title: "Koffiemachine met touchscreen",
  cupSizes: { one: "1 maat", other: "{count} maten" },

  nameStep: {
    label: "Naam",
    heading: "Geef je machine een naam",
    note: "Zo herken je hem. De naam staat overal in de app en in alle configuratiebestanden die je downloadt.",
    field: "Machinenaam",
    hint: "{min} tot {max} tekens: waar hij staat, of hoe hij wordt genoemd.",
    placeholder: "Lobby, begane grond",
    words: {
      invalid: "Vul een naam van {min} tot {max} tekens in.",
      accepted: "Gelukt!",
      saved: "De naam is opgeslagen!",
    },
  },
  reviewStep: {
    label: "Controle",
    heading: "Laatste controle",
    note: "Controleer de schermen van je machine en pas aan wat nog niet klopt.",
  },

  categories: {
    screensaver: { label: "Screensaver", heading: "Upload je screensaver", pdf: "Screensaver" },
    blends: { label: "Melanges", heading: "Afbeeldingen voor je melanges", pdf: "Melanges kiezen" },
    hotcold: { label: "Warm of koud", heading: "Warm en koud", pdf: "Warm of koud" },
    hotcupsizes: {
      label: "Bekers (warm)",
      heading: "Bekermaten voor warme dranken",
      pdf: "Bekermaten (warm)",
    },
    coldcupsizes: {
      label: "Bekers (koud)",
      heading: "Bekermaten voor koude dranken",
      pdf: "Bekermaten (koud)",
    },
    hotleaveroom: {
      label: "Ruimte voor melk (warm)",
      heading: "Ruimte voor melk bij warme dranken",
      pdf: "Ruimte voor melk (warm)",
    },
    coldleaveroom: {
      label: "Ruimte voor melk (koud)",
      heading: "Ruimte voor melk bij koude dranken",
      pdf: "Ruimte voor melk (koud)",
    },
    dispensinghot: {
      label: "Uitgifte (warm)",
      heading: "Uitgiftescherm voor warme dranken",
      pdf: "Uitgifte (warm)",
    },
    dispensingcold: {
      label: "Uitgifte (koud)",
      heading: "Uitgiftescherm voor koude dranken",
      pdf: "Uitgifte (koud)",
    },
  },
  blendCaption: "Melange: {label}",
  slots: {
    left: "Links",
    middle: "Midden",
    right: "Rechts",
    hot: "Warm",
    cold: "Koud",
    regular: "Klein",
    medium: "Middel",
    large: "Groot",
    xlarge: "Extra groot",
    leaveroom: "Met ruimte",
    noroom: "Tot de rand",
    screen: "Uitgiftescherm",
  },
  naming: {
    heading: "Geef je melanges een naam",
    note: "De namen waaruit je klanten op de machine kiezen.",
    placeholders: { left: "Huismelange", middle: "Colombia", right: "Donkere branding" },
    confirm: "Namen bevestigen",
    edit: "Namen wijzigen",
    suggest: "Voorgestelde namen gebruiken",
    words: {
      missing: "Geef eerst alle drie de melanges een naam.",
      saved: "De namen van de melanges zijn opgeslagen!",
    },
  },

  packageCategories: {
    screensaver: {
      label: "Screensaver",
      note: "Wat de machine toont als niemand hem gebruikt. Meerdere afbeeldingen wisselen elkaar af.",
    },
    byeScreen: { label: "Afscheid", note: "Afscheid van je klanten: één afbeelding op het hele scherm." },
    icons: {
      label: "Knoppen",
      note: "De kleinere afbeeldingen: melanges, bekermaten als je er drie of vier aanbiedt, en ruimte voor melk.",
    },
    customization: {
      label: "Brede afbeeldingen",
      note: "De grotere afbeeldingen: warm en koud, bekermaten als je er een of twee aanbiedt, en de uitgifteschermen.",
    },
  },

  showcase: {
    alt: "Het scherm van een koffiemachine met drie melanges om uit te kiezen: House Blend, Colombian en Dark Roast.",
    title: "Eigen melanges",
    text: "Geef elke koffie die je schenkt een naam en een afbeelding die verkoopt: een van jezelf, of een van ons met de naam erop.",
  },

  words: {
    pouringhot: "Tijdens de uitgifte van een warm drankje",
    pouringcold: "Tijdens de uitgifte van een koud drankje",
  },
};
