import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/download.ts";

export const DOWNLOADS: Translated<typeof english.DOWNLOADS> = {
  file: (name, size) => `${name} (${size})`,
  share: "Teilen",
  nothingHappened: "Datei nicht erhalten?",
  saveAgain: (name) => `${name} noch einmal speichern`,
  save: (name) => `${name} speichern`,
  units: ["Byte", "kB", "MB", "GB"],
};
