import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/pdf.ts";
export const PDF: Translated<typeof english.PDF> = {
  configuration: "Configuração",
  generated: (date, time) => `Gerado em ${date} às ${time}`,
  documentTitle: (machine, model) => `${machine} · ${model}`,
  section: (number, title) => `${number}. ${title}`,
  machine: (name) => `Máquina: ${name}`,
  page: (number) => `Página ${number}`,
  notLoaded: "Não foi possível carregar esta imagem.",
  noneLoaded: "Não foi possível carregar estas imagens.",
};
