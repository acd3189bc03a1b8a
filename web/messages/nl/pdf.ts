import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/pdf.ts";

export const PDF: Translated<typeof english.PDF> = {
  configuration: "Configuratie",
  generated: (date, time) => `Gemaakt op ${date} om ${time}`,
  documentTitle: (machine, model) => `${machine} · ${model}`,
  section: (number, title) => `${number}. ${title}`,
  machine: (name) => `Machine: ${name}`,
  page: (number) => `Pagina ${number}`,
  notLoaded: "Deze afbeelding kon niet worden geladen.",
  noneLoaded: "Deze afbeeldingen konden niet worden geladen.",
};
