import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/stick.ts";

export const STICK: Translated<typeof english.STICK> = {
  title: "Najpierw: skopiuj go na pendrive",
  format: "Pendrive musi być sformatowany jako FAT32.",
  others: "Z innego urządzenia",
  systems: {
    ipad: {
      label: "iPad lub iPhone",
      steps: (file) => [
        "Podłącz pendrive, w razie potrzeby przez przejściówkę.",
        `W aplikacji Pliki otwórz „Pobrane rzeczy”, przytrzymaj palec na pliku ${file} i wybierz „Kopiuj”.`,
        "Potem otwórz pendrive w „Miejscach”, przytrzymaj palec na pustym miejscu i wybierz „Wklej”.",
      ],
      formatting: "Jeśli pendrive trzeba sformatować, użyj komputera.",
    },
    android: {
      label: "Telefon lub tablet z Androidem",
      steps: (file) => [
        "Podłącz pendrive, w razie potrzeby przez przejściówkę.",
        `Otwórz aplikację Pliki (na Samsungu Moje pliki) i znajdź ${file} w folderze „Pobrane”.`,
        "Przytrzymaj na nim palec, wybierz „Kopiuj”, otwórz pamięć USB i wklej go tam.",
        "Zanim wyjmiesz pendrive, wybierz „Odłącz”.",
      ],
      formatting: "Jeśli pendrive trzeba sformatować, użyj komputera.",
    },
    windows: {
      label: "Windows",
      steps: (file) => [
        "Podłącz pendrive i otwórz folder „Pobrane” w Eksploratorze plików.",
        `Przeciągnij ${file} na pendrive na liście po lewej.`,
        "Potem kliknij pendrive prawym przyciskiem myszy i wybierz „Wysuń”.",
      ],
      formatting:
        "Żeby sformatować pendrive, kliknij go prawym przyciskiem myszy i wybierz „Formatuj”, a potem „FAT32”. Formatowanie usunie z pendrive’a wszystkie dane.",
    },
    mac: {
      label: "Mac",
      steps: (file) => [
        "Podłącz pendrive i otwórz folder „Pobrane rzeczy” w Finderze.",
        `Przeciągnij ${file} na pendrive na pasku bocznym i kliknij symbol wysuwania obok niego.`,
      ],
      formatting:
        "Żeby sformatować pendrive, użyj Narzędzia dyskowego i wybierz „MS-DOS (FAT)”. Formatowanie usunie z pendrive’a wszystkie dane.",
    },
  },
};
