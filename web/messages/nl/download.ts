import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/download.ts";

export const DOWNLOADS: Translated<typeof english.DOWNLOADS> = {
  file: (name, size) => `${name} (${size})`,
  share: "Delen",
  nothingHappened: "Bestand niet ontvangen?",
  saveAgain: (name) => `${name} nog eens opslaan`,
  save: (name) => `${name} opslaan`,
  units: ["bytes", "kB", "MB", "GB"],
};
