import type { PictureStyle } from "../../../shared/machine/library.ts";
import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/lettering.ts";
import { onImages, plural } from "./plurals.ts";

export const STYLE_LABELS: Readonly<Record<PictureStyle, string>> = {
  classic: "Markiza",
  traditional: "Papierowa etykieta",
  premium: "Złota ramka",
  realistic: "Na obrazie",
  modern: "Nowoczesny",
  gradient: "Gradient",
};
const STYLES = Object.keys(STYLE_LABELS) as PictureStyle[];

export const STYLE_CHOICES: Translated<typeof english.STYLE_CHOICES> = STYLES.map((id) => ({
  id,
  label: STYLE_LABELS[id],
}));

export const LETTERING: Translated<typeof english.LETTERING> = {
  open: "Dodaj nazwy",
  title: "Dodaj nazwy",
  style: "Styl",
  otherScenes: "Inne sceny",
  pictures: "Obrazy",
  putOn: (name) => `Dodaj „${name}” do tego obrazu`,
  lettering: "Dodawanie nazw",
  use: (count) =>
    plural(count, {
      one: "Dodaj nazwę do 1 obrazu",
      few: `Dodaj nazwy do ${count} obrazów`,
      many: `Dodaj nazwy do ${count} obrazów`,
      other: `Dodaj nazwy do ${count} obrazu`,
    }),
  saving: "Zapisywanie obrazów",
  noneChosen: "Wybierz obraz",
  done: "Nazwy są już na obrazach.",
  failed: "Nie udało się dodać nazw. Obrazy się nie zmieniły.",
  again: "Spróbuj ponownie",
  says: (text) => `Na obrazie jest napis „${text}”`,
  showName: (name) => `Zmień na „${name}”`,
  nameOn: (name) => `Nazwa „${name}” jest już na obrazie.`,
  nameNotOn: "Nie udało się dodać nazwy. Obraz się nie zmienił.",
  notFollowed: "Nazwy są zapisane, ale nie udało się zmienić obrazów. Są na nich jeszcze stare nazwy.",
  notFollowedSwap:
    "Obrazy zamieniono miejscami, ale nie udało się zmienić napisów. Są na nich jeszcze stare.",
  notLoaded: "Nie udało się wczytać tej części aplikacji. Sprawdź połączenie i spróbuj ponownie.",
};

export const ANNOTATIONS: Translated<typeof english.ANNOTATIONS> = {
  words: "Napis",
  logo: "Logo",
  text: "Napis na obrazie",
  putOn: (text) => `Dodaj „${text}”`,
  follows: {
    blend: "To nazwa mieszanki. Jeśli ją zmienisz, zmieni się też ten obraz.",
    table:
      "Ten napis pochodzi z okna „Napisy na ekspresie”. Jeśli go tam zmienisz, zmieni się też ten obraz.",
  },
  style: "Styl",
  colour: "Kolor",
  styleColour: "Ze stylu",
  ownColour: "Własny",
  chooseColour: "Kolor napisu",
  brandColour: (number) => `Kolor marki ${number}`,
  size: "Rozmiar",
  sizeAuto: "Automatyczny rozmiar",
  ownPlace: "Automatyczne miejsce",
  onPlate: "Za napisem jest gładkie tło, żeby łatwo było go przeczytać.",
  takeWordsAway: "Usuń napis",
  chooseLogo: "Wybierz logo",
  otherLogo: "Wybierz inne logo",
  brandLogo: "Dodaj moje logo",
  logoFiles: "Użyj pliku SVG lub PNG, najlepiej z przezroczystym tłem.",
  takeLogoAway: "Usuń logo",
  logoRefused: "Tego pliku nie można otworzyć jako PNG ani SVG. Zapisz logo jako PNG i spróbuj ponownie.",
  openingLogo: "Otwieranie logo",
  larger: "Powiększ",
  smaller: "Zmniejsz",
  keepBrand: "Zapisz jako moją markę",
  brandKept: "Zapisano jako Twoją markę. Zobaczysz ją na nowych obrazach z napisami.",
  brandNotKept: "Nie udało się zapisać marki. Być może na urządzeniu brakuje miejsca.",
};

export const BRANDING: Translated<typeof english.BRANDING> = {
  words: "Napisy na ekspresie",
  wordsNote: "Napisy, które widzą Twoi klienci. Zmień tu dowolny, a zmieni się na wszystkich obrazach.",
  noWords: "Jedyne napisy na obrazach tego ekspresu to nazwy, które wpisujesz w kreatorze.",
  wordsSaved: (images) =>
    images === 0 ? "Napisy zapisane." : `Napisy zapisane. Są teraz na ${onImages(images)}.`,
  notLettered: "Napisy są zapisane, ale nie udało się zmienić obrazów. Są na nich jeszcze stare napisy.",

  brand: "Marka",
  brandNote:
    "Zobaczysz ją na nowych obrazach z napisami. Naciśnij „Zastosuj wszędzie”, żeby zmienić też te, które już masz.",
  colours: "Kolory",
  addColour: "Dodaj kolor",
  removeColour: (number) => `Usuń kolor marki ${number}`,
  logoAlt: "Twoje logo",
  applyToAll: "Zastosuj wszędzie",
  applied: (count) =>
    count === 0
      ? "Marka jest zapisana. Na żadnym z Twoich obrazów nie ma jeszcze napisów, więc nic więcej się nie zmieniło."
      : "Twoja marka jest teraz na Twoich obrazach.",
  notApplied: "Nie udało się zmienić obrazów. Nic się nie zmieniło. Spróbuj ponownie.",

  save: "Zapisz",
  saving: "Zapisywanie",
  cancel: "Anuluj",
  close: "Zamknij",
  again: "Spróbuj ponownie",
  notSaved: "Zmiany nie zostały zapisane.",
  notLoaded: "Nie udało się wczytać tej części aplikacji. Sprawdź połączenie i spróbuj ponownie.",
};
