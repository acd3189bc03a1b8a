import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/pdf.ts";

export const PDF: Translated<typeof english.PDF> = {
  configuration: "Konfiguracja",
  generated: (date, time) => `Utworzono: ${date}, ${time}`,
  documentTitle: (machine, model) => `${machine} · ${model}`,
  section: (number, title) => `${number}. ${title}`,
  machine: (name) => `Ekspres: ${name}`,
  page: (number) => `Strona ${number}`,
  notLoaded: "Nie udało się wczytać tego obrazu.",
  noneLoaded: "Nie udało się wczytać tych obrazów.",
};
