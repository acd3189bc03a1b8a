import type { Translated } from "../../../../machine/translated.ts";
import type * as english from "../en/labels.ts";

export const LABELS: Translated<typeof english.LABELS> = {
  title: "Ekspres do kawy z panelem dotykowym",
  cupSizes: {
    one: "1 rozmiar",
    few: "{count} rozmiary",
    many: "{count} rozmiarów",
    other: "{count} rozmiaru",
  },

  nameStep: {
    label: "Nazwa",
    heading: "Nazwij swój ekspres",
    note: "Po nazwie łatwo go rozpoznasz. Widać ją w całej aplikacji i we wszystkich pobranych plikach konfiguracji.",
    field: "Nazwa ekspresu",
    hint: "Od {min} do {max} znaków: gdzie stoi ekspres albo jak się na niego mówi.",
    placeholder: "Hol, parter",
    words: {
      invalid: "Wpisz nazwę, która ma od {min} do {max} znaków.",
      accepted: "Gotowe!",
      saved: "Zapisano nazwę ekspresu!",
    },
  },
  reviewStep: {
    label: "Przegląd",
    heading: "Przegląd końcowy",
    note: "Przejrzyj ekrany swojego ekspresu i wprowadź ostatnie poprawki.",
  },

  categories: {
    screensaver: { label: "Wygaszacz", heading: "Dodaj wygaszacz ekranu", pdf: "Wygaszacz ekranu" },
    blends: { label: "Mieszanki", heading: "Dodaj obrazy mieszanek", pdf: "Wybór mieszanki" },
    hotcold: { label: "Gorąca czy zimna", heading: "Gorąca i zimna", pdf: "Gorąca czy zimna" },
    hotcupsizes: {
      label: "Kubki na gorące",
      heading: "Rozmiary kubków na gorące napoje",
      pdf: "Rozmiary kubków na gorące napoje",
    },
    coldcupsizes: {
      label: "Kubki na zimne",
      heading: "Rozmiary kubków na zimne napoje",
      pdf: "Rozmiary kubków na zimne napoje",
    },
    hotleaveroom: {
      label: "Mleko w gorących",
      heading: "Miejsce na mleko w gorących napojach",
      pdf: "Miejsce na mleko w gorących napojach",
    },
    coldleaveroom: {
      label: "Mleko w zimnych",
      heading: "Miejsce na mleko w zimnych napojach",
      pdf: "Miejsce na mleko w zimnych napojach",
    },
    dispensinghot: {
      label: "Nalewanie gorących",
      heading: "Ekran nalewania gorących napojów",
      pdf: "Nalewanie gorących napojów",
    },
    dispensingcold: {
      label: "Nalewanie zimnych",
      heading: "Ekran nalewania zimnych napojów",
      pdf: "Nalewanie zimnych napojów",
    },
  },
  blendCaption: "{label} mieszanka",
  slots: {
    left: "Lewa",
    middle: "Środkowa",
    right: "Prawa",
    hot: "Gorąca",
    cold: "Zimna",
    regular: "Mały",
    medium: "Średni",
    large: "Duży",
    xlarge: "Bardzo duży",
    leaveroom: "Z miejscem",
    noroom: "Do pełna",
    screen: "Ekran nalewania",
  },
  naming: {
    heading: "Nazwij mieszanki",
    note: "Nazwy, spośród których klienci wybierają na ekspresie.",
    placeholders: { left: "Mieszanka firmowa", middle: "Kolumbia", right: "Ciemno palona" },
    confirm: "Zatwierdź nazwy",
    edit: "Zmień nazwy",
    suggest: "Użyj proponowanych nazw",
    words: {
      missing: "Najpierw nadaj nazwy wszystkim trzem mieszankom.",
      saved: "Zapisano nazwy mieszanek!",
    },
  },

  packageCategories: {
    screensaver: {
      label: "Wygaszacz",
      note: "To, co ekspres pokazuje, gdy nikt z niego nie korzysta. Kilka obrazów wyświetla się na zmianę.",
    },
    byeScreen: { label: "Pożegnanie", note: "Jeden obraz na cały ekran, na pożegnanie klientów." },
    icons: {
      label: "Przyciski",
      note: "Mniejsze obrazy: mieszanki, rozmiary kubków, jeśli są trzy lub cztery, i miejsce na mleko.",
    },
    customization: {
      label: "Szerokie obrazy",
      note: "Większe obrazy: gorąca lub zimna kawa, rozmiary kubków, jeśli są najwyżej dwa, oraz ekrany nalewania.",
    },
  },

  showcase: {
    alt: "Ekran ekspresu do kawy z trzema mieszankami do wyboru: House Blend, Colombian i Dark Roast.",
    title: "Własne mieszanki",
    text: "Nazwij kawy, które podajesz, i dodaj do każdej zachęcający obraz: własny albo jeden z naszych, od razu z nazwą.",
  },

  words: {
    pouringhot: "Podczas nalewania gorącego napoju",
    pouringcold: "Podczas nalewania zimnego napoju",
  },
};
