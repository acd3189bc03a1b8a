import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/download.ts";

export const DOWNLOADS: Translated<typeof english.DOWNLOADS> = {
  file: (name, size) => `${name} (${size})`,
  share: "Partager",
  nothingHappened: "Fichier non reçu ?",
  saveAgain: (name) => `Enregistrer de nouveau ${name}`,
  save: (name) => `Enregistrer ${name}`,
  units: ["octets", "ko", "Mo", "Go"],
};
