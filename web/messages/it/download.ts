import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/download.ts";

export const DOWNLOADS: Translated<typeof english.DOWNLOADS> = {
  file: (name, size) => `${name} (${size})`,
  share: "Condividi",
  nothingHappened: "Il file non è arrivato?",
  saveAgain: (name) => `Salva di nuovo ${name}`,
  save: (name) => `Salva ${name}`,
  units: ["byte", "kB", "MB", "GB"],
};
