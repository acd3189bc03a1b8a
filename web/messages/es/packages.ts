import type { ArchiveFault } from "../../../shared/archive/source.ts";
import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/packages.ts";
import { dateTime, list } from "./formats.ts";
import { RULE_TEXTS } from "./package-rules.ts";
import { plural } from "./plurals.ts";

export const PACKAGES: Translated<typeof english.PACKAGES> = {
  heading: "¿Qué hay en este archivo?",
  intro:
    "Abre cualquier archivo .mp para ver sus pantallas como las mostraría una máquina y saber por qué podría rechazarlo. El archivo no sale de este dispositivo.",
  choose: "Elegir un archivo",
  orDrop: "o suéltalo aquí",
  dropping: "Suelta para ver qué contiene",
  file: "Paquete multimedia",
  actions: "Qué hacer con el archivo",
  another: "Abrir otro archivo",
  reading: (name) => `Mirando qué contiene ${name}`,
  notRead: "No se pudo leer el archivo. Quizá se movió o se retiró la memoria USB. Vuelve a elegirlo.",
  several: {
    title: (count) => `Son ${count} paquetes multimedia.`,
    checking: "Comprobando",
    back: "Volver a todos los paquetes",
  },

  screens: "Pantallas de este archivo",
  onScreen: (label) => `“${label}” en la pantalla de la máquina`,
  numbered: (label, number) => `${label} ${number}`,
  guess: "Probable",
  noScreens: "No pudimos asignar ninguna de las imágenes a una pantalla.",
  others: "Otras imágenes del archivo",
  othersNote: "Sus nombres no indican dónde van.",
  folder: (folder, size) => `${folder}, ${size}`,

  facts: {
    name: "Nombre",
    made: "Creado",
    pictures: "Imágenes",
    size: "Tamaño del archivo",
    unknown: "No se indica",
  },
  date: dateTime,

  verdicts: {
    closed: "Este archivo no se puede abrir.",
    error: "Una máquina podría rechazar este archivo.",
    warning: "Algunas máquinas podrían tener problemas con este archivo.",
    incomplete: "A algunas pantallas les faltan imágenes.",
    good: "No encontramos nada malo en este archivo.",
  },
  verdictNotes: {
    closed: "No podemos mostrarte el contenido.",
    error: (count) =>
      plural(count, { one: "Encontramos 1 problema.", other: `Encontramos ${count} problemas.` }),
    warning: (count) =>
      plural(count, {
        one: "Encontramos 1 posible problema.",
        other: `Encontramos ${count} posibles problemas.`,
      }),
    incomplete: (count) =>
      plural(count, {
        one: "1 casilla está vacía. El archivo en sí cumple todas las reglas que conocemos.",
        other: `${count} casillas están vacías. El archivo en sí cumple todas las reglas que conocemos.`,
      }),
    good: "Cumple todas las reglas que conocemos, pero solo tu máquina puede decir si lo acepta.",
  },
  levels: {
    error: "Qué está mal",
    warning: "Qué podría dar problemas",
    note: "Conviene saberlo",
  },
  more: (count) => `${count} más`,
  about: (entry, detail) => `${entry}: ${detail}`,
  rules: RULE_TEXTS,

  edit: "Editar como diseño",
  editing: "Abriendo",
  edited: (isBeside) =>
    isBeside
      ? "El paquete está abierto como diseño nuevo. El anterior está en “Tus máquinas”."
      : "El paquete está abierto como tu diseño. Con “Deshacer” recuperas lo que tenías.",
  staysBehind: (paths, most) =>
    plural(paths.length, {
      one: `En un diseño caben hasta ${most} de imágenes. Si editas este archivo como diseño, quedará fuera 1 imagen: ${list(paths)}.`,
      other: `En un diseño caben hasta ${most} de imágenes. Si editas este archivo como diseño, quedarán fuera ${paths.length} imágenes: ${list(paths)}.`,
    }),
  notEdited: (why) => `No se pudo abrir el paquete como diseño. ${why}`.trim(),
  notMade: "No se pudo crear el archivo.",
  repair: "Guardar una copia reparada",
  repairing: "Reparando",
  repaired: "Copia reparada guardada.",
  leftOut: (paths) =>
    plural(paths.length, {
      one: `1 archivo quedó fuera: ${list(paths)}.`,
      other: `${paths.length} archivos quedaron fuera: ${list(paths)}.`,
    }),
  pictures: "Guardar las imágenes",
  savingPictures: "Empaquetando",
  savedPictures: "Imágenes guardadas.",
  noPictures: "No hay imágenes que guardar.",
  status: (pictures) => plural(pictures, { one: "1 imagen", other: `${pictures} imágenes` }),

  design: {
    title: "Es un archivo de diseño, no un paquete multimedia.",
    text: "Contiene un diseño completo que puedes continuar aquí.",
    open: "Abrir el diseño",
    opened: (isBeside) =>
      isBeside
        ? "El diseño está abierto. El anterior está en “Tus máquinas”."
        : "El diseño está abierto. Con “Deshacer” recuperas lo que tenías.",
    notOpened: (why) => `No se pudo abrir el diseño. ${why}`.trim(),
  },
};

export const ARCHIVE_FAULT_TEXTS: Readonly<Record<ArchiveFault | "unreadable", string>> = {
  "not-zip": "No es un archivo ZIP.",
  "cut-off": "Falta el final del archivo. Vuelve a copiarlo o descargarlo.",
  split: "Es una parte de varias. Une las partes y usa el archivo completo.",
  "damaged-directory": "Su lista de archivos está dañada. Vuelve a copiarlo o descargarlo.",
  "too-many-entries": "Contiene demasiados archivos, así que no lo abrimos.",
  "too-large": "Descomprimido ocuparía más de lo que este dispositivo puede manejar, así que no lo abrimos.",
  overlapping: "Sus archivos se superponen, como en los ZIP maliciosos, así que no lo abrimos.",
  unreadable: "No se pudo leer. Quizá se movió o se retiró la memoria USB. Vuelve a elegirlo.",
};
