import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/home.ts";

export const HOME: Translated<typeof english.HOME> = {
  title: "Twoja kawa, Twój styl, kilka kroków",
  lead: "Umieść własne obrazy i napisy na wszystkich ekranach swojego ekspresu do kawy i od razu zobacz, jak na nich wyglądają.",
  start: "Uruchom kreator",
  haveFiles: "Masz już pliki?",
  addFiles: "Dodaj je",
  promise: "Bez konta. Twój projekt zostaje w tej przeglądarce, dopóki go nie wyeksportujesz.",
  onScreen: (label) => `${label} na ekranie ekspresu`,

  features: (product) => `Co ${product} robi za Ciebie`,
  navigation: {
    title: "Łatwo się odnaleźć",
    text: "Jeden ekran naraz, w kolejności, w jakiej widzą je Twoi klienci. Zawsze widać, co jest gotowe i czego brakuje, a do każdego kroku prowadzi jedno dotknięcie.",
  },
  quality: {
    title: "Pewna jakość",
    text: "Sprawdzamy, czy każdy obraz ma wymiary odpowiednie dla Twojego ekspresu. Pasujące pliki PNG pakujemy bez żadnych zmian.",
  },

  wayTitle: "Od zdjęcia do ekspresu",
  way: [
    { title: "Nazwij", text: "Nadaj ekspresowi nazwę. Znajdziesz ją na wszystkim, co wyeksportujesz." },
    {
      title: "Wypełnij ekrany",
      text: "Użyj swoich obrazów albo naszych. Każdy zobaczysz tak, jak zobaczą go Twoi klienci.",
    },
    { title: "Przejrzyj", text: "Przejdź jeszcze raz przez wszystkie ekrany i zmień, co chcesz." },
    { title: "Wgraj", text: "Skopiuj pakiet na pendrive i zaimportuj go w ekspresie." },
  ],

  tools: "Inne narzędzia",
  mediaPackage: {
    title: "Obrazy są już gotowe?",
    text: "Upuść pliki PNG i pobierz pakiet .mp dla ekspresu, bez przechodzenia przez kreator.",
    link: "Utwórz pakiet multimediów",
  },
  package: {
    title: "Masz już pakiet?",
    text: "Otwórz plik .mp, żeby zobaczyć jego ekrany, sprawdzić, dlaczego ekspres może go odrzucić, albo dalej pracować nad nim jak nad projektem.",
    link: "Sprawdź pakiet",
  },
  testDownload: {
    title: "Nie wiesz, czy pobieranie zadziała?",
    text: "Zapisz najpierw mały pakiet testowy i zobacz, czy to urządzenie i ta przeglądarka na to pozwalają.",
    link: "Sprawdź pobieranie",
  },
};
