import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/uploader.ts";
import { either } from "./formats.ts";
import { plural } from "./plurals.ts";

export const UPLOADER: Translated<typeof english.UPLOADER> = {
  heading: "Paquete multimedia",
  intro:
    "Suelta los archivos PNG para las pantallas de tu máquina y obtén un archivo .mp para una memoria USB. Todo se empaqueta tal como lo hiciste. Suelta los archivos en un área, o en cualquier otra parte de esta página para que se ordenen por tamaño y nombre.",
  name: "Nombre del paquete",
  nameMissing: "Escribe un nombre para el paquete.",
  nameTooLong: (most) => `El nombre del paquete puede tener como máximo ${most} caracteres.`,
  createRegion: "Crear el paquete",
  create: "Crear paquete",
  sending: "Enviando tus archivos",
  saved: (name, size) => `Guardado: ${name} (${size})`,

  drop: "Suelta archivos PNG",
  dropUpTo: (most) =>
    plural(most, { one: "Suelta 1 archivo PNG", other: `Suelta de 1 a ${most} archivos PNG` }),
  sizes: (sizes) => `${either(sizes)} píxeles`,
  hint: (drop, sizes) => `${drop} • ${sizes}`,
  checking: "Comprobando los archivos",
  filesOf: (label) => `Archivos de ${label}`,
  files: (count) => plural(count, { one: "1 archivo", other: `${count} archivos` }),
  filesOfMost: (count, most) => `${count} de ${most}`,
  wrongSize: (files, wrong) => `${files}, ${wrong} de tamaño incorrecto`,
  invalid: (sizes) => `Debería medir ${sizes}. Se empaquetará igual, pero puede que la máquina lo omita.`,
  fitsIn: (labels) => `Este tamaño corresponde a ${either(labels)}.`,
  moveTo: (label) => `Mover a “${label}”`,
  moveFileTo: (name, label) => `Mover a “${label}”: ${name}`,
  clearAll: "Quitar todo",
  remove: "Quitar",
  removeFile: (name) => `Quitar ${name}`,

  dropAnywhere: "Suelta aquí tus archivos para ordenarlos por tamaño y nombre.",
  sortedIn: (added) => plural(added, { one: "1 archivo añadido.", other: `${added} archivos añadidos.` }),
  notSortedIn: (left) =>
    plural(left, {
      one: "1 archivo no encajó en ningún lugar. Está debajo de las áreas.",
      other: `${left} archivos no encajaron en ningún lugar. Están debajo de las áreas.`,
    }),
  sortingFailed: "No se pudieron ordenar tus archivos. Suéltalos en un área.",
  tray: "Fuera del paquete",
  trayNote:
    "Estos archivos no encajan en ningún lugar, así que no se empaquetarán. Se quedan aquí hasta que los quites.",
  trayNoteUnsaved: "Estos archivos no encajan en ningún lugar, así que no se empaquetarán.",
  fitsNowhere: "Su tamaño no corresponde a ninguna de las áreas.",
  isFull: (label) => `Ya no cabe nada más en “${label}”.`,
  putIn: "Mover a…",
  putFileIn: (name) => `Mover a…: ${name}`,

  unsaved: "Tus archivos no están guardados. Se quedan aquí hasta que cierres esta pestaña.",
  erased: "Se borró todo en otra pestaña. Si aún necesitas estos archivos, vuelve a añadirlos.",

  pngOnly: "Suelta solo archivos PNG.",
  maximum: (most, category) => `Máximo de archivos en ${category}: ${most}.`,
  empty: "Suelta antes al menos un archivo PNG.",
  damagedFile: (name, how) =>
    `${name} es un PNG dañado: ${how}. Vuelve a exportarlo y suelta el archivo nuevo.`,
  emptyFile: (name) => `${name} está vacío. Vuelve a guardarlo y suelta el archivo nuevo.`,
  otherImage: (name, file) => `${name} es ${file}. Guarda la imagen como PNG y suelta el archivo nuevo.`,
  notImage: (name, file) => `${name} es ${file}, no una imagen. Elige un PNG.`,
  unknownFile: (name) =>
    `No reconocemos el formato de ${name}. Si es una imagen, guárdala como PNG y suelta el archivo nuevo.`,

  advice: {
    "over-limit": "Quita algunos archivos o crea el paquete en este dispositivo.",
    unreachable: "Revisa tu conexión e inténtalo de nuevo, o crea el paquete en este dispositivo.",
    "bad-answer": "Inténtalo de nuevo o crea el paquete en este dispositivo.",
    refused: "Quita o reemplaza el archivo e inténtalo de nuevo.",
    unreadable: "Quizá se movió o se borró después de soltarlo. Vuelve a soltarlo.",
    cancelled: "Tus archivos siguen aquí.",
  },
  damagedSince: (name) =>
    `${name} cambió después de que lo soltaras y ahora está dañado. Vuelve a exportarlo y suelta el archivo nuevo.`,
};
