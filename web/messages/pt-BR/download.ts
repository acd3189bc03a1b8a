import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/download.ts";
export const DOWNLOADS: Translated<typeof english.DOWNLOADS> = {
  file: (name, size) => `${name} (${size})`,
  share: "Compartilhar",
  nothingHappened: "Não recebeu o arquivo?",
  saveAgain: (name) => `Salvar ${name} de novo`,
  save: (name) => `Salvar ${name}`,
  units: ["bytes", "kB", "MB", "GB"],
};
