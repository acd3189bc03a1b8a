import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/pdf.ts";

export const PDF: Translated<typeof english.PDF> = {
  configuration: "Configuration",
  generated: (date, time) => `Créé le ${date} à ${time}`,
  documentTitle: (machine, model) => `${machine} · ${model}`,
  section: (number, title) => `${number}. ${title}`,
  machine: (name) => `Machine : ${name}`,
  page: (number) => `Page ${number}`,
  notLoaded: "Cette image n’a pas pu être chargée.",
  noneLoaded: "Ces images n’ont pas pu être chargées.",
};
