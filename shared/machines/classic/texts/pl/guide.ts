import type { Translated } from "../../../../machine/translated.ts";
import type * as english from "../en/guide.ts";

export const GUIDE_TEXTS: Translated<typeof english.GUIDE_TEXTS> = {
  cards: {
    screensaver: {
      title: "Wygaszacz ekranu",
      amount: "Od 1 do {max} obrazów w kreatorze albo do {packageMax} na stronie „Pakiet multimediów”.",
      advice:
        "Wypełnia cały ekran, gdy nikt nie zamawia. Tekst i twarze trzymaj z dala od krawędzi i pokaż jedną rzecz, którą da się rozpoznać z drugiego końca sali.",
    },
    blends: {
      title: "Mieszanki kawy",
      amount: "Obrazy: {count}, wszystkie wymagane",
      advice: "Klienci dotykają ich, żeby wybrać mieszankę. Umieść nazwę tam, gdzie widać ją od razu.",
    },
    hotcold: {
      title: "Gorąca i zimna",
      amount: "Obrazy: {count}, oba wymagane",
      advice: "Niech od razu widać, co jest gorące, a co zimne: para i czerwień, lód i błękit.",
    },
    hotcupsizes: {
      title: "Rozmiary kubków na gorące napoje",
      amount: "Rozmiary: od {least} do {most}, na każdy jeden obraz",
      advice: "Fotografuj każdy kubek z tego samego miejsca, żeby zmieniał się tylko rozmiar.",
    },
    coldcupsizes: {
      title: "Rozmiary kubków na zimne napoje",
      amount: "Rozmiary: od {least} do {most}, na każdy jeden obraz",
      advice: "Przezroczyste kubki pokazują, co jest w środku. Oświetl je od tyłu.",
    },
    leaveroom: {
      title: "Miejsce na mleko",
      amount: "Obrazy: {count} do gorących, {count} do zimnych, razem {all}",
      advice: "Pokaż, jak pełny będzie kubek. Różnica musi być widoczna od razu.",
    },
    dispensing: {
      title: "Ekrany nalewania",
      amount: "Obrazy: {count} do gorących, {count} do zimnych, zestawy: {categories}",
      advice:
        "Ekspres rysuje przycisk anulowania zamówienia na środku u dołu. Nie umieszczaj tam tekstu ani twarzy.",
    },
  },
  practices: [
    {
      title: "Wymiary",
      text: "Pracuj w dokładnych wymiarach albo zmniejsz do nich większy obraz. Powiększone obrazy są na ekspresie nieostre.",
    },
    {
      title: "Spójność",
      text: "Zachowaj w całym zestawie to samo światło, tło i położenie aparatu. Dzięki temu klienci zauważą napoje, a nie różnice między zdjęciami.",
    },
    {
      title: "Format",
      text: "Używaj plików PNG w sRGB, z przezroczystością tam, gdzie się przyda. Każdy obraz jest eksportowany jako PNG.",
    },
    {
      title: "Tekst",
      text: "Mało słów, duże litery, mocny kontrast. Czego nie da się przeczytać po zmniejszeniu o połowę, tego klient nie przeczyta przy ekspresie. „Wypróbuj” pod każdym podglądem pokazuje ekspres na pełnym ekranie.",
    },
  ],
  importSteps: {
    format: {
      drawn: "FAT32",
      title: "Sformatuj pendrive jako FAT32",
      text: "W systemie Windows kliknij pendrive prawym przyciskiem myszy i wybierz „Formatuj”. Na Macu użyj Narzędzia dyskowego i wybierz „MS-DOS (FAT)”. Formatowanie usunie z pendrive’a wszystkie dane.",
    },
    copy: {
      drawn: ".mp",
      title: "Skopiuj plik .mp do głównego folderu",
      text: "Nie wkładaj go do innego folderu, nie zmieniaj mu nazwy i nie rozpakowuj go. Zanim wyjmiesz pendrive, wysuń go w systemie.",
    },
    plug: {
      title: "Włóż pendrive do ekspresu",
      text: "Poczekaj, aż ekspres skończy przygotowywać napój i pokaże ekran startowy.",
    },
    corner: {
      drawn: "3 s",
      title: "Przytrzymaj lewy dolny róg przez około 3 sekundy",
      text: "Otworzy się menu serwisowe.",
    },
    gear: {
      drawn: "×2",
      title: "Dotknij koła zębatego, potem dwa razy otwartych drzwi",
      text: "Dotknij raz ikony koła zębatego, potem dwa razy ikony otwartych drzwi.",
    },
    pin: {
      title: "Wybierz Service Technician i wpisz PIN",
      text: "PIN serwisowy jest dostarczany z ekspresem. Zna go osoba, która instalowała ekspres.",
    },
    media: {
      title: "Otwórz Media Manager, wybierz plik i dotknij Import",
      text: "Plik znajdziesz na liście pod nazwą, którą nosi pakiet.",
    },
    wait: {
      drawn: "1–2 min",
      title: "Poczekaj 1–2 minuty i sprawdź",
      text: "Nie wyjmuj pendrive’a i nie wyłączaj ekspresu, dopóki nie pokaże, że skończył. Potem obejrzyj po kolei wszystkie ekrany.",
    },
  },
  troubles: [
    {
      title: "Pliku nie ma na liście",
      text: "Pendrive musi być sformatowany jako FAT32, a plik musi być w głównym folderze i mieć nazwę kończącą się na .mp. Jeśli komputer dopisał do nazwy .zip lub .bin, usuń tę końcówkę.",
    },
    {
      title: "Ekspres zgłasza uszkodzony plik",
      text: "Pobierz plik jeszcze raz, skopiuj go na pendrive i wysuń pendrive w systemie, zanim go wyjmiesz. Żeby sprawdzić, co jest nie tak z plikiem, wybierz poniżej „Sprawdź plik”.",
    },
    {
      title: "Menu serwisowe się nie otwiera albo PIN jest odrzucany",
      text: "Naciśnij dokładnie w rogu i nie puszczaj, dopóki nie pojawi się menu. Menu i PIN zależą od ekspresu. O swoje zapytaj sprzedawcę.",
    },
    {
      title: "Niektóre obrazy się nie zmieniły",
      text: "Ekspres może pomijać obrazy o złych wymiarach. Znajdź na stronie „Pakiet multimediów” pliki oznaczone „Nieprawidłowy” i popraw ich wymiary. Potem utwórz pakiet ponownie i zaimportuj go.",
    },
  ],
};
