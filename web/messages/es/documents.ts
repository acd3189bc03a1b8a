import type { Translated } from "../../../shared/machine/translated.ts";
import { PRODUCT_NAME } from "../../../shared/product.ts";
import type * as english from "../en/documents.ts";
import { plural } from "./plurals.ts";

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

export const SHEETS: Translated<typeof english.SHEETS> = {
  drawing: "Preparando las pantallas",
  oneOf: (label, number, count) => `${label} ${number} de ${count}`,

  eyebrow: "Vista previa de la máquina de café",
  how: "Toca la pantalla como lo haría un cliente.",
  machine: "La pantalla de la máquina",
  waits: "Aquí la máquina prepara la bebida. Toca la pantalla para continuar.",
  ends: "La bebida está lista. Toca la pantalla para empezar de nuevo.",
  goOn: "Continuar",
  everyScreen: "Todas las pantallas",

  approval: "Hoja de aprobación",
  documentTitle: (machine) => `${machine} · Hoja de aprobación`,
  none: "Sin imagen todavía",
  pictures: (count) => plural(count, { one: "1 imagen", other: `${count} imágenes` }),
  ownPictures: "Imágenes",
  ofThem: (own, defaults) =>
    defaults === 0
      ? `${own}`
      : plural(defaults, {
          one: `${own}, más 1 predeterminada`,
          other: `${own}, más ${defaults} predeterminadas`,
        }),
  notNamed: "sin nombre",
  approvedBy: "Aprobado por",
  signature: "Firma",
  date: "Fecha",
  madeOn: (date) => `${PRODUCT_NAME} · ${date}`,
};
