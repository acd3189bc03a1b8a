import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/fit.ts";

export const FITTING: Translated<typeof english.FITTING> = {
  fit: "Dopasuj za mnie",
  fitNamed: (name) => `Dopasuj za mnie: ${name}`,
  notLoaded: "Nie udało się wczytać edytora. Sprawdź połączenie i spróbuj ponownie.",

  title: (label) => `Dopasuj obraz: ${label}`,
  opening: (name) => `Otwieranie pliku ${name}`,
  notOpened: "Tego obrazu nie można tu otworzyć.",
  close: "Zamknij",
  cancel: "Anuluj",
  use: "Użyj tego obrazu",
  takeAll: (count) => `Użyj wszystkich (${count})`,
  skip: "Pomiń",
  back: "Wstecz",
  goesTo: "Pole:",
  place: (number, count) => `${number} z ${count}`,
  pictures: "Obrazy",
  pictureNumber: (number, name, state) => `Obraz ${number}: ${name}${state}`,
  used: ", użyty",
  skipped: ", pominięty",
  makingOne: (number, count) => `Tworzenie obrazu ${number} z ${count}`,
  cut: (from, to) => `Dopasowano: przycięto z ${from} do ${to} pikseli.`,
  resized: (from, to) => `Dopasowano: przeskalowano z ${from} do ${to} pikseli.`,
  shownWhole: (from, to) => `Dopasowano bez przycinania: z ${from} do ${to} pikseli.`,
  adjust: "Popraw",
  adjusting: "Oryginał nie jest tu zapisany, więc poprawiasz gotowy obraz.",
  making: "Tworzenie obrazu",
  leave: "Zmiany nie są jeszcze zastosowane.",
  leaveIt: "Odrzuć zmiany",
  stay: "Wróć do edycji",
  notMade: "Nie udało się utworzyć obrazu.",
  notMadeAdvice:
    "Być może temu urządzeniu brakuje pamięci. Zamknij inne karty i spróbuj ponownie albo dodaj mniejszą kopię obrazu.",
  fileNotOpened: (name) => `Nie udało się otworzyć pliku ${name}.`,
  sharp: (size) => `Ostry w wymiarach ${size} pikseli`,
  enlarged: (times) => `Powiększony ${times}×, może być nieostry`,

  undecodable: (name, file) =>
    `Ta przeglądarka nie potrafi wyświetlić pliku ${name}. To chyba ${file}, ale może być uszkodzony albo nietypowy. Otwórz go w programie do zdjęć, zapisz jako PNG lub JPEG i dodaj tę kopię.`,
  heic: (name, wayOut) =>
    `${name} to zdjęcie HEIC, a część aplikacji, która je otwiera, nie wczytała się. Sprawdź połączenie i spróbuj ponownie. ${wayOut}`,
  unknownFile: (name) =>
    `${name} nie jest obrazem, który ta przeglądarka potrafi wyświetlić. Jeśli to jednak obraz, zapisz go jako PNG lub JPEG i dodaj tę kopię.`,
  tooLarge: (name, size, megapixels, most) =>
    `${name} ma ${size} pikseli, czyli ${megapixels}\u00a0Mpx. Ta aplikacja otwiera najwyżej ${most}\u00a0Mpx. Zapisz mniejszą kopię obrazu i dodaj ją.`,
  altered: (name) =>
    `Ochrona prywatności tej przeglądarki zmienia obrazy podczas edycji, więc obraz ${name} byłby zniekształcony. Wyłącz ją dla tej strony albo użyj innej przeglądarki.`,

  tabs: "Narzędzia edycji",
  picture: "Obraz",
  machine: "Na ekspresie",
  history: "Cofanie i ponawianie",
  undo: "Cofnij",
  redo: "Ponów",

  stage: "edytor obrazu",
  gestures: "Przeciągnij, żeby przesunąć. Rozsuń palce lub przewiń, żeby powiększyć.",
  keys: "Klawisze: strzałki przesuwają (z klawiszem Shift dalej), + i − powiększają i pomniejszają, R obraca, [ i ] prostują.",

  size: "Wielkość",
  fill: "Wypełnij",
  showAll: "Pokaż całość",
  turnAndFlip: "Obrót i odbicie",
  turnLeft: "Obróć w lewo",
  turnRight: "Obróć w prawo",
  flipAcross: "Odbij w poziomie",
  flipDown: "Odbij w pionie",
  move: "Przesuń",
  moveLeft: "Przesuń w lewo",
  moveUp: "Przesuń w górę",
  moveDown: "Przesuń w dół",
  moveRight: "Przesuń w prawo",
  startAgain: "Resetuj",
  zoom: "Zoom",
  straighten: "Wyprostuj",

  background: "Tło",
  backgrounds: { blurred: "Rozmyty obraz", colour: "Kolor", clear: "Przezroczyste" },
  backgroundColour: "Kolor tła",
  fillsFrame: "Tło widać tylko tam, gdzie obraz jest przezroczysty albo nie wypełnia całego pola.",
};
