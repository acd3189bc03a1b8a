import type { MachineGuide } from "../../../../machine/machine.ts";
import type { CLASSIC_MODEL } from "../../model.ts";

export const GUIDE = {
  cards: [
    {
      title: "Wygaszacz ekranu",
      categories: ["screensaver"],
      amount: "Od 1 do {max} obrazów. W pakiecie z własnych plików mieści się {packageMax}.",
      advice:
        "Wypełnia cały ekran, gdy nikt nie zamawia. Tekst i twarze trzymaj z dala od krawędzi i pokaż jedną rzecz, którą da się rozpoznać z drugiego końca sali.",
    },
    {
      title: "Mieszanki kawy",
      categories: ["blends"],
      amount: "Liczba obrazów: {count}, wszystkie potrzebne",
      advice: "Klienci dotykają ich, żeby wybrać mieszankę. Umieść nazwę tam, gdzie widać ją od razu.",
      published: [{ size: { width: 210, height: 360 } }],
    },
    {
      title: "Gorąca i zimna",
      categories: ["hotcold"],
      amount: "Liczba obrazów: {count}, oba potrzebne",
      advice: "Niech od razu widać, co jest gorące, a co zimne: para i czerwień, lód i błękit.",
      published: [{ size: { width: 325, height: 342 } }],
    },
    {
      title: "Rozmiary kubków, gorące",
      categories: ["hotcupsizes"],
      amount: "Liczba rozmiarów: od {least} do {most}, po jednym obrazie",
      advice: "Fotografuj każdy kubek z tego samego miejsca, żeby zmieniał się tylko rozmiar.",
    },
    {
      title: "Rozmiary kubków, zimne",
      categories: ["coldcupsizes"],
      amount: "Liczba rozmiarów: od {least} do {most}, po jednym obrazie",
      advice: "Przezroczyste kubki pokazują, co jest w środku. Oświetl je od tyłu.",
      published: [{ count: 2, size: { width: 460, height: 230 } }],
      publishedCounts: [2, 3],
    },
    {
      title: "Miejsce na mleko",
      categories: ["hotleaveroom", "coldleaveroom"],
      amount: "Obrazy gorące: {count}, zimne: {count}, razem: {all}",
      advice: "Pokaż, jak pełny będzie kubek. Różnica musi być widoczna od razu.",
      published: [{ size: { width: 325, height: 160 } }],
    },
    {
      title: "Ekrany nalewania",
      categories: ["dispensinghot", "dispensingcold"],
      amount: "Obrazy gorące: {count}, zimne: {count}, zestawy: {categories}",
      advice:
        "Ekspres rysuje przycisk anulowania zamówienia na środku u dołu. Nie umieszczaj tam tekstu ani twarzy.",
    },
  ],
  practices: [
    {
      title: "Wymiary",
      text: "Pracuj w dokładnych wymiarach albo zmniejsz do nich większy obraz. Powiększone obrazy są na ekspresie nieostre.",
    },
    {
      title: "Spójność",
      text: "W całym zestawie to samo światło, tło i położenie aparatu. Klienci porównują przyciski, a nie zdjęcia.",
    },
    {
      title: "Format",
      text: "Używaj plików PNG w sRGB, z przezroczystością tam, gdzie się przyda. Każdy obraz jest eksportowany jako PNG.",
    },
    {
      title: "Tekst",
      text: "Mało słów, duże litery, mocny kontrast. Czego nie da się przeczytać w połowie wielkości, tego klient nie przeczyta przy ladzie. „Wypróbuj” pod każdym podglądem pokazuje ekspres na pełnym ekranie.",
    },
  ],
  importSteps: [
    {
      drawing: "format",
      drawn: "FAT32",
      title: "Sformatuj pendrive jako FAT32",
      text: "W systemie Windows kliknij pendrive prawym przyciskiem myszy i wybierz „Formatuj”. Na Macu użyj Narzędzia dyskowego i wybierz „MS-DOS (FAT)”. To usuwa wszystko z pendrive’a.",
    },
    {
      drawing: "copy",
      drawn: ".mp",
      title: "Skopiuj plik .mp do głównego folderu",
      text: "Nie wkładaj go do innego folderu, nie zmieniaj mu nazwy i nie rozpakowuj go. Wysuń pendrive w systemie, zanim go wyjmiesz.",
    },
    {
      drawing: "plug",
      title: "Włóż pendrive do ekspresu",
      text: "Poczekaj, aż żaden napój nie będzie przygotowywany i pojawi się ekran startowy.",
    },
    {
      drawing: "corner",
      drawn: "3 s",
      title: "Przytrzymaj lewy dolny róg przez około 3 sekundy",
      text: "Otworzy się menu serwisowe.",
    },
    {
      drawing: "gear",
      drawn: "×2",
      title: "Dotknij koła zębatego, potem dwa razy otwartych drzwi",
      text: "Raz ikony koła zębatego, potem dwa razy ikony otwartych drzwi.",
    },
    {
      drawing: "pin",
      title: "Wybierz Service Technician i wpisz PIN",
      text: "Serwisowy PIN dostaje się z ekspresem. Poda go osoba, która ekspres instalowała.",
    },
    {
      drawing: "media",
      title: "Otwórz Media Manager, wybierz plik i dotknij Import",
      text: "Plik jest na liście pod nazwą, którą ma pakiet.",
    },
    {
      drawing: "wait",
      drawn: "1–2 min",
      title: "Poczekaj 1–2 minuty i sprawdź",
      text: "Nie wyjmuj pendrive’a i nie wyłączaj ekspresu, dopóki nie zgłosi, że skończył. Potem przejdź raz przez jego ekrany.",
    },
  ],
  troubles: [
    {
      title: "Pliku nie ma na liście",
      text: "Pendrive musi być sformatowany jako FAT32, a plik musi być w głównym folderze i mieć nazwę kończącą się na .mp. Niektóre komputery dopisują przy zapisie .zip lub .bin. Usuń to.",
    },
    {
      title: "Ekspres zgłasza uszkodzony plik",
      text: "Pobierz go jeszcze raz i wysuń pendrive jak należy. Co jest z plikiem nie tak, zobaczysz poniżej, w części „Ekspres odrzucił plik?”.",
    },
    {
      title: "Menu serwisowe się nie otwiera albo PIN jest odrzucany",
      text: "Naciśnij dokładnie w rogu i nie puszczaj, dopóki nie pojawi się menu. Menu i PIN-y są w każdym ekspresie inne. Zapytaj o swoje sprzedawcę.",
    },
    {
      title: "Niektóre obrazy się nie zmieniły",
      text: "Ekspres może pomijać obrazy o złych wymiarach. Znajdź na stronie „Pakiet multimediów” pliki oznaczone „Nieprawidłowy”, popraw ich wymiary i zaimportuj pakiet ponownie.",
    },
  ],
} as const satisfies MachineGuide<(typeof CLASSIC_MODEL)["categories"][number]["id"]>;
