import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/download.ts";

export const DOWNLOADS: Translated<typeof english.DOWNLOADS> = {
  file: (name, size) => `${name} (${size})`,
  share: "Compartir",
  nothingHappened: "¿No recibiste el archivo?",
  saveAgain: (name) => `Volver a guardar ${name}`,
  save: (name) => `Guardar ${name}`,
  units: ["bytes", "kB", "MB", "GB"],
};
