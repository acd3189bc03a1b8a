import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/pdf.ts";

export const PDF: Translated<typeof english.PDF> = {
  configuration: "Configurazione",
  generated: (date, time) => `Creato il ${date} alle ${time}`,
  documentTitle: (machine, model) => `${machine} · ${model}`,
  section: (number, title) => `${number}. ${title}`,
  machine: (name) => `Macchina: ${name}`,
  page: (number) => `Pagina ${number}`,
  notLoaded: "Non è stato possibile caricare questa immagine.",
  noneLoaded: "Non è stato possibile caricare queste immagini.",
};
