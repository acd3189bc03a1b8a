import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/looks.ts";
import { plural } from "./plurals.ts";

export const LOOKS_DIALOG: Translated<typeof english.LOOKS_DIALOG> = {
  title: "Elige un tema",
  none: "Todavía no hay temas para esta máquina.",

  seasons: { christmas: "Navidad", summer: "Verano" },
  names: "Nombres en las imágenes",
  onMachine: (look, screen) => `${look}: “${screen}” en la pantalla de la máquina`,
  allScreens: (look) => `${look}: todas las pantallas`,
  tabs: "Temas",
  walk: "Pantalla mostrada",
  place: (number, count) => `${number} de ${count}`,
  previous: "Pantalla anterior",
  next: "Pantalla siguiente",
  notShown: "No se pudieron cargar las imágenes de este tema. Revisa tu conexión.",
  notHere: "Este tema aún no está en este dispositivo. Conéctate a internet para usarlo.",

  use: (look) => `Usar ${look}`,
  replace: "Qué reemplazar",
  others: "Todo menos mis imágenes",
  othersKeep: (count) =>
    plural(count, {
      one: "Conservar mi imagen y cambiar el resto",
      other: `Conservar mis ${count} imágenes y cambiar el resto`,
    }),
  empty: "Solo lo que falta",
  all: "Todo",

  fromLooks: "De nuestros temas",
  numbered: (look, number) => `${look} ${number}`,
  put: (look, place) => `${place}: ahora usa la imagen de ${look}.`,

  progress: (made, all) => plural(all, { one: `${made} de 1 imagen`, other: `${made} de ${all} imágenes` }),
  saving: "Guardando las imágenes",
  cancel: "Cancelar",
  done: (look) => `Tu máquina ya lleva el tema ${look}.`,
  notMade: (look) =>
    `No se pudieron crear todas las imágenes de ${look}, así que tu máquina no cambió. Revisa tu conexión e inténtalo de nuevo.`,
  nameTooLong: (slot, most, over) =>
    plural(over, {
      one: `Acorta en 1 carácter el nombre de “${slot}”. Caben ${most}.`,
      other: `Acorta en ${over} caracteres el nombre de “${slot}”. Caben ${most}.`,
    }),
  nothingToDo: "No hay nada que cambiar. Para reemplazar también tus propias imágenes, elige “Todo”.",
  notSaved: (why) => `Las imágenes no se guardaron. ${why}`,
};
