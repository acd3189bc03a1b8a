import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/pdf.ts";

export const PDF: Translated<typeof english.PDF> = {
  configuration: "Konfiguration",
  generated: (date, time) => `Erstellt am ${date} um ${time}`,
  documentTitle: (machine, model) => `${machine} · ${model}`,
  section: (number, title) => `${number}. ${title}`,
  machine: (name) => `Maschine: ${name}`,
  page: (number) => `Seite ${number}`,
  notLoaded: "Dieses Bild konnte nicht geladen werden.",
  noneLoaded: "Diese Bilder konnten nicht geladen werden.",
};
