import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/screen.ts";

export const SCREEN: Translated<typeof english.SCREEN> = {
  empty: "puste",
  shows: (label, description) => `${label}: ${description}`,
  turnTo: (label) => `Pokaż: ${label}`,
  pause: "Wstrzymaj",
  play: "Odtwórz",
  tryIt: "Wypróbuj",

  steps: "Kroki",
  machineMenu: "Cały ekspres",
  fill: "Wypełnij wszystko, co puste",
  addPictures: "Dodaj kilka obrazów",
  chooseLook: "Wybierz motyw",
  looksNotLoaded: "Nie udało się wczytać motywów. Sprawdź połączenie i spróbuj ponownie.",
};
