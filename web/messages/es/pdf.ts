import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/pdf.ts";

export const PDF: Translated<typeof english.PDF> = {
  configuration: "Configuración",
  generated: (date, time) => `Generado el ${date}, ${time}`,
  documentTitle: (machine, model) => `${machine} · ${model}`,
  section: (number, title) => `${number}. ${title}`,
  machine: (name) => `Máquina: ${name}`,
  page: (number) => `Página ${number}`,
  notLoaded: "No se pudo cargar esta imagen.",
  noneLoaded: "No se pudieron cargar estas imágenes.",
};
