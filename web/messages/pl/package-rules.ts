import type { ArchiveTrait } from "../../../shared/archive/source.ts";
import type { Translated } from "../../../shared/machine/translated.ts";
import type { EntryDamage } from "../../../shared/package/rules/texts.ts";
import type { PngFaultCode } from "../../../shared/png/check.ts";
import { MAX_PNG_SIDE_LENGTH } from "../../../shared/png/chunks.ts";
import type * as english from "../en/package-rules.ts";

const COPY = "Skopiuj pakiet lub pobierz go jeszcze raz. Jeśli to nie pomoże, utwórz go ponownie.";

export const TRAIT_DESCRIPTIONS: Translated<typeof english.TRAIT_DESCRIPTIONS> = {
  descriptor:
    "Rozmiar każdego pliku jest zapisany za nim, a nie przed nim (data descriptors). Programy, które czytają od początku do końca, jak starsze wersje BusyBoksa, mogą to odrzucić.",
  zip64:
    "Używa formatu Zip64, przeznaczonego dla plików powyżej 4\u00a0GB. Windows XP, UnZip 5 i BusyBox go nie obsługują.",
  "extra-fields":
    "Pliki mają dodatkowe pola, na przykład czas lub właściciela, których bardzo proste programy nie umieją pominąć.",
  folders: "Foldery mają własne wpisy, które bardzo proste programy biorą za puste pliki.",
  comment: "Ma komentarz, więc bardzo proste programy nie znajdują końca archiwum.",
  "headers-differ":
    "Dane zapisane przed plikiem różnią się od danych na liście. Programy, które czytają od początku do końca, rozpakują go błędnie albo odrzucą.",
  "junk-before": "Przed archiwum są dodatkowe dane, jak w plikach samorozpakowujących się.",
  "junk-after": "Za archiwum są dodatkowe dane, więc bardzo proste programy nie znajdują jego końca.",
  version: "Wymaga wersji ZIP nowszej niż 2.0.",
  "names-beyond-ascii":
    "W nazwach plików są inne litery niż od A do Z. Stare programy, także te z Windows XP, pokazują je błędnie.",
  backslashes:
    "W ścieżkach są ukośniki odwrotne. Poza systemem Windows przy rozpakowywaniu każda ścieżka staje się jedną długą nazwą pliku.",
  "dot-slash":
    "Ścieżki zaczynają się od ./. Programy, które szukają dokładnych ścieżek, mogą nie znaleźć plików.",
};

export const ENTRY_FAULT_DESCRIPTIONS: Translated<typeof english.ENTRY_FAULT_DESCRIPTIONS> = {
  crc: "zawartość zmieniła się od czasu spakowania",
  data: "po rozpakowaniu ma inny rozmiar niż podany",
  header: "na liście ma inną nazwę niż w archiwum",
};

export const PNG_FAULT_DESCRIPTIONS: Translated<typeof english.PNG_FAULT_DESCRIPTIONS> = {
  "not-png": "nie zaczyna się sygnaturą PNG",
  cgbi: "to odmiana CgBI firmy Apple, którą odczytują tylko programy Apple",
  "bad-dimensions": `szerokość lub wysokość wynosi 0 albo przekracza ${MAX_PNG_SIDE_LENGTH} pikseli`,
  "bad-colour": "takiego połączenia głębi bitowej i typu koloru nie ma w PNG",
  "bad-method": "takiej metody kompresji, filtrowania lub przeplotu nie ma w PNG",
  truncated: "kończy się przed fragmentem IEND",
  "bad-length": "jeden z fragmentów ma niemożliwą długość",
  "bad-type": "typ jednego z fragmentów nie składa się z czterech liter",
  "bad-crc": "suma CRC jednego z fragmentów nie zgadza się z jego bajtami",
  "bad-order": "fragmenty są w złej kolejności",
  "bad-palette": "brakuje palety, jest w złym miejscu albo ma niemożliwą długość",
  "unknown-critical": "wymaga fragmentu, którego PNG nie przewiduje",
  "no-image-data": "nie zawiera danych obrazu",
  "bad-image-data": "dane obrazu są uszkodzone, za krótkie lub za długie",
};

export const RULE_TEXTS: Translated<typeof english.RULE_TEXTS> = {
  "not-zip": {
    title: "To nie jest pakiet multimediów.",
    advice:
      "Pakiet multimediów to archiwum ZIP o nazwie zakończonej na .mp. Poproś o plik jeszcze raz albo utwórz nowy.",
  },
  "cut-off": {
    title: "Brakuje końca pliku.",
    advice:
      "Nie skopiował się lub nie pobrał w całości. Spróbuj jeszcze raz i nie wyjmuj pendrive’a, dopóki kopiowanie się nie skończy.",
  },
  split: {
    title: "To jedna z kilku części.",
    advice: "Połącz części programem, który je podzielił, a potem otwórz cały plik.",
  },
  "damaged-directory": { title: "Lista plików jest uszkodzona.", advice: COPY },
  "too-many-entries": {
    title: "Na liście jest więcej plików, niż powinien mieć pakiet multimediów.",
    advice: "Dla bezpieczeństwa nie otworzyliśmy go. Poproś o sprawdzenie osobę, która go utworzyła.",
  },
  "too-large": {
    title: "Po rozpakowaniu byłby większy, niż powinien być pakiet multimediów.",
    advice: "Dla bezpieczeństwa nie otworzyliśmy go. Poproś o sprawdzenie osobę, która go utworzyła.",
  },
  overlapping: {
    title: "Pliki w środku nachodzą na siebie, jak w złośliwych archiwach.",
    advice:
      "Nie otworzyliśmy go. Nie wgrywaj go do żadnego ekspresu. Poproś o sprawdzenie osobę, która go utworzyła.",
  },
  "entry-damaged": {
    title: "Niektóre pliki są uszkodzone.",
    detail: ({ fault }) => ENTRY_FAULT_DESCRIPTIONS[fault as EntryDamage],
    advice: COPY,
  },
  "entry-encrypted": {
    title: "Niektóre pliki są zabezpieczone hasłem.",
    advice: "Ekspres nie może o nie zapytać. Spakuj pliki ponownie bez hasła.",
  },
  "entry-method": {
    title: "Niektóre pliki są skompresowane metodą, którą obsługuje mało programów.",
    advice: "Spakuj je ponownie jako zwykły ZIP z metodą Deflate.",
  },
  "entry-too-large": {
    title: "Niektóre pliki są dużo większe niż jakikolwiek obraz dla ekspresu.",
    advice: "Nie rozpakowaliśmy ich. Usuń je z pakietu.",
  },
  "entry-twice": {
    title: "Dwa pliki mają tę samą nazwę.",
    advice: "Jedne programy wybierają pierwszy, inne drugi. Naprawiona kopia zachowuje pierwszy.",
  },
  "entry-unsafe": {
    title: "Niektóre nazwy plików prowadzą poza pakiet.",
    advice:
      "Programy odrzucają takie pliki albo zapisują je w złym miejscu. W naprawionej kopii zostają w środku.",
  },
  dialect: {
    title: "Jest spakowany w sposób, który odrzucają niektóre stare programy.",
    detail: ({ trait }) => TRAIT_DESCRIPTIONS[trait as ArchiveTrait],
    advice: "Naprawiona kopia ma najprostszy możliwy format ZIP.",
  },
  "config-missing": {
    title: "Brakuje pliku config.json.",
    advice: "Wymienia on obrazy dla ekspresu. Naprawiona kopia go zawiera.",
  },
  "config-unreadable": {
    title: "Nie można odczytać pliku config.json.",
    advice: "Wymienia on obrazy dla ekspresu. Naprawiona kopia zawiera nowy.",
  },
  "config-elsewhere": {
    title: "Plik config.json jest w folderze albo jego nazwa zawiera wielkie litery.",
    advice:
      "Ekspres szuka pliku config.json pisanego małymi literami, poza folderami. W naprawionej kopii jest on właśnie tam.",
  },
  "config-encoding": {
    title: "Plik config.json nie jest zapisany w UTF-8.",
    advice: "Niektóre edytory tekstu zapisują go inaczej. W naprawionej kopii jest w UTF-8.",
  },
  "config-incomplete": {
    title: "Plik config.json jest niekompletny.",
    detail: ({ member }) => `pola „${member}” brakuje lub jest błędne`,
    advice: "W naprawionej kopii jest kompletny.",
  },
  "config-version": {
    title: "Pakiet ma wersję inną niż 1.0.",
    detail: ({ version }) => (version === "" ? "bez wersji" : `wersja ${version}`),
    advice: "Może zawierać coś, czego nie znamy. Naprawiona kopia ma wersję 1.0.",
  },
  "config-not-first": {
    title: "Plik config.json nie jest pierwszy w pakiecie.",
    advice: "Niektóre programy oczekują go na początku. Tam umieszcza go naprawiona kopia.",
  },
  "config-lists-absent": {
    title: "Plik config.json wymienia pliki, których nie ma w pakiecie.",
    advice: "Dodaj je albo zapisz naprawioną kopię, która wymienia tylko to, co zawiera.",
  },
  "config-omits": {
    title: "Plik config.json nie wymienia wszystkich obrazów.",
    advice: "Ekspres może nie pokazać pozostałych. Naprawiona kopia wymienia wszystkie, które zawiera.",
  },
  "config-differs": {
    title: "Plik config.json ma błędne dane niektórych obrazów.",
    detail: ({ members }) => `błędne: ${members}`,
    advice: "W naprawionej kopii dane są poprawne.",
  },
  "png-damaged": {
    title: "Niektóre obrazy są uszkodzone.",
    detail: ({ fault }) => PNG_FAULT_DESCRIPTIONS[fault as PngFaultCode],
    advice: "Zapisz je ponownie w programie, w którym powstały, a potem utwórz pakiet jeszcze raz.",
  },
  "not-png": {
    title: "Niektóre pliki nie są obrazami PNG.",
    advice: "Ekspres przyjmuje tylko PNG. Zapisz je jako PNG, a potem utwórz pakiet jeszcze raz.",
  },
  "left-over": {
    title: "Zawiera ukryte pliki dodane przez macOS lub Windows.",
    advice: "Na większości ekspresów nie szkodzą. Naprawiona kopia je pomija.",
  },
  "size-unknown": {
    title: "Niektóre obrazy mają wymiary, których ekspres nie używa.",
    detail: ({ size }) => `${size}`,
    advice: "Użyj dokładnie jednego z wymiarów ekspresu. Kreator może dopasować każdy obraz.",
  },
  "folder-unknown": {
    title: "Niektóre obrazy nie są w żadnym z folderów ekspresu.",
    detail: ({ folder }) => `powinien być w ${folder}`,
    advice:
      "Ekspres szuka tylko we własnych folderach. W naprawionej kopii są właśnie tam, chyba że pomija je config.json.",
  },
  "wrong-folder": {
    title: "Niektóre obrazy są w folderze dla innych wymiarów.",
    detail: ({ size, folder }) => `${size} powinien być w ${folder}`,
    advice: "W naprawionej kopii są we właściwym folderze.",
  },
  "folder-full": {
    title: "W folderze jest więcej obrazów, niż przyjmuje ekspres.",
    detail: ({ count, most }) => `obrazy: ${count}, najwyżej ${most}`,
    advice: "Usuń część obrazów, a potem utwórz pakiet jeszcze raz.",
  },
  "too-many-pictures": {
    title: "Zawiera więcej obrazów, niż mieści pakiet.",
    detail: ({ count, most }) => `obrazy: ${count}, najwyżej ${most}`,
    advice: "Usuń część obrazów, a potem utwórz pakiet jeszcze raz.",
  },
  "no-picture": { title: "Nie zawiera żadnych obrazów.", advice: "Utwórz pakiet jeszcze raz." },
  "name-refused": {
    title: "Niektóre nazwy plików są niedozwolone na pendrivie.",
    advice: "Nie pozwala na nie FAT32, format, który czytają ekspresy. Naprawiona kopia ma proste nazwy.",
  },
  "name-unusual": {
    title: "Niektóre nazwy plików zawierają coś więcej niż zwykłe litery i cyfry.",
    advice: "Niektóre ekspresy nie znajdują takich plików. Naprawiona kopia ma proste nazwy.",
  },
  "names-alike": {
    title: "Niektóre nazwy plików różnią się tylko wielkością liter.",
    detail: ({ other }) => `jak ${other}`,
    advice: "Na pendrivie jeden zastąpiłby drugi. Naprawiona kopia ma różne nazwy.",
  },
  "name-unknown": {
    title: "Niektóre obrazy mają nazwy, których ekspres nie szuka.",
    detail: ({ names }) => `wolne nazwy: ${names}`,
    advice:
      "Ekspres znajduje obrazy po nazwie. Zmień nazwy albo edytuj pakiet jako projekt i tam umieść obrazy.",
  },
  "place-empty": {
    title: "Na niektórych ekranach brakuje obrazów.",
    advice: "Nie wiemy, co pokaże tam ekspres. Przy edycji pakietu jako projektu będą tam obrazy domyślne.",
  },
};
