import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/download.ts";

export const DOWNLOADS: Translated<typeof english.DOWNLOADS> = {
  file: (name, size) => `${name} (${size})`,
  share: "Udostępnij",
  nothingHappened: "Nie masz pliku?",
  saveAgain: (name) => `Zapisz jeszcze raz plik ${name}`,
  save: (name) => `Zapisz plik ${name}`,
  units: ["B", "kB", "MB", "GB"],
};
