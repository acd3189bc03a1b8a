import type { Translated } from "../../../shared/machine/translated.ts";
import { PRODUCT_NAME } from "../../../shared/product.ts";
import type * as english from "../en/documents.ts";
import { plural } from "./plurals.ts";

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

export const SHEETS: Translated<typeof english.SHEETS> = {
  drawing: "Creazione delle schermate",
  oneOf: (label, number, count) => `${label} ${number} di ${count}`,

  eyebrow: "Anteprima della macchina da caffè",
  how: "Tocca lo schermo come farebbe un cliente.",
  machine: "Lo schermo della macchina",
  waits: "Qui la macchina prepara la bevanda. Tocca lo schermo per continuare.",
  ends: "La bevanda è pronta. Tocca lo schermo per ricominciare.",
  goOn: "Continua",
  everyScreen: "Tutte le schermate",

  approval: "Scheda di approvazione",
  documentTitle: (machine) => `${machine} · Scheda di approvazione`,
  none: "Ancora nessuna immagine",
  pictures: (count) => plural(count, { one: "1 immagine", other: `${count} immagini` }),
  ownPictures: "Immagini",
  ofThem: (own, defaults) =>
    defaults === 0
      ? `${own}`
      : `${own}, più ${plural(defaults, { one: "1 predefinita", other: `${defaults} predefinite` })}`,
  notNamed: "senza nome",
  approvedBy: "Approvato da",
  signature: "Firma",
  date: "Data",
  madeOn: (date) => `${PRODUCT_NAME} · ${date}`,
};
