import type { Translated } from "../../../shared/machine/translated.ts";
import { PRODUCT_NAME } from "../../../shared/product.ts";
import type * as english from "../en/documents.ts";
import { plural } from "./plurals.ts";

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

export const SHEETS: Translated<typeof english.SHEETS> = {
  drawing: "Montando as telas",
  oneOf: (label, number, count) => `${label} ${number} de ${count}`,

  eyebrow: "Prévia da máquina de café",
  how: "Toque na tela como um cliente faria.",
  machine: "A tela da máquina",
  waits: "Aqui a máquina prepara a bebida. Toque na tela para continuar.",
  ends: "A bebida está pronta. Toque na tela para recomeçar.",
  goOn: "Continuar",
  everyScreen: "Todas as telas",

  approval: "Folha de aprovação",
  documentTitle: (machine) => `${machine} · Folha de aprovação`,
  none: "Sem imagem",
  pictures: (count) => plural(count, { one: `${count} imagem`, other: `${count} imagens` }),
  ownPictures: "Imagens",
  ofThem: (own, defaults) =>
    defaults === 0
      ? `${own}`
      : plural(defaults, {
          one: `${own}, mais ${defaults} imagem padrão`,
          other: `${own}, mais ${defaults} imagens padrão`,
        }),
  notNamed: "sem nome",
  approvedBy: "Aprovado por",
  signature: "Assinatura",
  date: "Data",
  madeOn: (date) => `${PRODUCT_NAME} · ${date}`,
};
