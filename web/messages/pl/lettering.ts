import type { PictureStyle } from "../../../shared/machine/library.ts";
import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/lettering.ts";
import { plural } from "./plurals.ts";

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
  notLoaded: "Nie udało się wczytać. Sprawdź połączenie i spróbuj ponownie.",
};
