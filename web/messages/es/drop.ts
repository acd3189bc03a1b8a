import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/drop.ts";
import { groups } from "./formats.ts";
import { plural } from "./plurals.ts";

export const FILE_IMPORT: Translated<typeof english.FILE_IMPORT> = {
  here: "Suelta tus archivos. Colocaremos cada imagen en su casilla. Nada cambia hasta que confirmes.",

  reading: "Leyendo tus archivos",
  readingCount: (done, all) => `${done} de ${all}`,
  opening: "Abriendo el diseño",
  cancel: "Cancelar",

  notOpened: "No se pudieron abrir tus archivos. Recarga la página e inténtalo de nuevo.",
  nothing: "No hay imágenes en estos archivos. No cambió nada.",
  notRead: (name) => `${name} no se puede abrir aquí.`,
  notPicture: (name) => `${name} no es una imagen.`,
  table: (name) =>
    `${name} es una tabla. Úsala en la página “Crear varias máquinas” para hacer una máquina con cada fila.`,
  workbook: (name) =>
    `${name} está en un formato de hoja de cálculo que no podemos leer. En tu programa de hojas de cálculo, guárdalo como “CSV UTF-8”.`,
  archive: (name, why) => `No se pudo abrir ${name}. ${why}`,
  designBeside: (name) => `${name} es un diseño completo. Para abrirlo, suéltalo solo.`,
  cut: (most) => `Solo se leyeron los primeros ${most} archivos.`,

  which: {
    title: "¿Qué quieres hacer?",
    package: (name) => `${name} es un paquete multimedia, el archivo que se carga en una máquina.`,
    design: (name) => `${name} es un diseño completo.`,
    more: (count) => plural(count, { one: "También hay 1 imagen.", other: `También hay ${count} imágenes.` }),
    look: (name) => `Ver qué contiene ${name}`,
    lookNote: "Mira qué lleva dentro y por qué podría rechazarlo una máquina.",
    take: "Usar sus imágenes",
    takeAll: (count) => `Usar las ${count} imágenes`,
    takeNote: "Cada una irá a su lugar en tu máquina. Verás el resultado antes de que cambie nada.",
    takePictures: (count) => plural(count, { one: "Usar la imagen", other: `Usar las ${count} imágenes` }),
    open: (name) => `Abrir ${name}`,
    openNote: "Se añadirá a tus máquinas.",
    several: (count) => `Son los diseños de ${count} máquinas.`,
    openAll: (count) => `Abrir las ${count} máquinas`,
    openAllNote: "Todas se añadirán a tus máquinas. No se reemplazará nada.",
  },

  title: (name) => (name ? `Tus imágenes en la máquina: ${name}` : "Tus imágenes en la máquina"),
  summary: {
    placed: (count) => plural(count, { one: "1 imagen colocada.", other: `${count} imágenes colocadas.` }),
    none: "Aún no hay imágenes colocadas.",
    guesses: (count) => `${count} por revisar.`,
    replaced: (count) =>
      plural(count, {
        one: "1 reemplaza una imagen actual.",
        other: `${count} reemplazan imágenes actuales.`,
      }),
    empty: (count) =>
      plural(count, { one: "1 casilla sigue vacía.", other: `${count} casillas siguen vacías.` }),
    named: (name) => `La máquina se llamará ${name}.`,
  },
  screens: "Las pantallas de la máquina",
  onScreen: (label) => `“${label}” en la pantalla de la máquina`,
  guess: "Por revisar",
  replaces: "Reemplaza la tuya",
  placeWith: (place, name, marks) => [`${place}: ${name}`, ...marks].join(", "),
  placeBefore: (place) => `${place}: como está ahora`,
  placeEmpty: (place) => `${place}: sin imagen`,
  counts: (label) => `Cantidad de imágenes: ${label}`,
  count: (count) => plural(count, { one: "1 imagen", other: `${count} imágenes` }),
  recounted: (count) =>
    plural(count, {
      one: "Al cambiar la cantidad se quitará 1 de tus imágenes actuales.",
      other: `Al cambiar la cantidad se quitarán ${count} de tus imágenes actuales.`,
    }),

  notUsed: (count) => `Sin usar (${count})`,
  allUsed: "Se usan todas las imágenes.",
  isNotUsed: ", sin usar",
  addMore: "Añadir más",
  addFolder: "Añadir una carpeta",
  unreadable: (count) =>
    plural(count, {
      one: "Se dejó fuera 1 archivo porque no es una imagen o no se puede abrir aquí.",
      other: `Se dejaron fuera ${count} archivos porque no son imágenes o no se pueden abrir aquí.`,
    }),
  unreadableFiles: "Archivos que quedaron fuera",

  hint: "Toca una imagen y luego su nueva casilla. O arrástrala hasta allí.",
  chosen: "Imagen seleccionada",
  before: "Antes",
  after: "Después",
  putIn: "Mover a…",
  putInNamed: (name) => `Mover a…: ${name}`,
  aside: "Sin usar",
  adjust: "Ajustar",
  takeOut: "No usar",
  moved: (name, place) => `${name} ahora está en “${place}”.`,
  takenOut: (name) => `${name} no se usará.`,
  taken: (name) => `Seleccionaste ${name}. Elige su casilla.`,

  otherTab: {
    isFor: (name) =>
      name
        ? `Estas imágenes son para ${name}.`
        : "Estas imágenes son para la máquina que tenías abierta aquí.",
    opened: (now) =>
      `Mientras tanto, se abrió ${now || "una máquina sin nombre"} en otra pestaña. No se le añadió ninguna imagen.`,
    gone: (now) =>
      `Esa máquina se eliminó y se abrió ${now || "una máquina sin nombre"} en otra pestaña. Tus imágenes no se añadieron a ninguna máquina.`,
    back: (name) => (name ? `Reabrir ${name} y añadirlas` : "Reabrirla y añadirlas"),
    instead: (now) => `Añadirlas a ${now || "la máquina abierta ahora"}`,
    changed: (name) => `${name || "Esta máquina"} cambió en otra pestaña.`,
    changedAdvice: "Tus imágenes aún no se han añadido. Mira qué hay ahora y decide.",
    anyway: (name) => `Añadirlas a ${name || "esta máquina"} de todos modos`,
    fresh: "Crear una máquina nueva con ellas",
    choose: "Elige antes una máquina para estas imágenes.",
    notOpened: (why) => `No se pudo abrir la máquina, así que no se añadió ninguna imagen. ${why}`,
  },

  leave: "Aún no has añadido estas imágenes a tu máquina.",
  leaveIt: "Descartar",
  stay: "Seguir editando",

  put: "Añadir a mi máquina",
  putting: "Añadiendo las imágenes a tu máquina",
  puttingCount: (made, all) => `${made} de ${all}`,
  nothingToPut: "Coloca antes al menos una imagen.",
  isOn: (count) =>
    plural(count, {
      one: "1 imagen añadida a tu máquina.",
      other: `${count} imágenes añadidas a tu máquina.`,
    }),
  isOnOther: (count, name) => {
    const where = name || "la máquina que tenías abierta aquí";
    return plural(count, {
      one: `1 imagen añadida a ${where}.`,
      other: `${count} imágenes añadidas a ${where}.`,
    });
  },
  notMade: (places) =>
    `Estas casillas no cambiaron porque no se pudieron crear sus imágenes: ${groups(places)}.`,
  nothingMade: "No se pudieron crear las imágenes. Tu máquina no cambió.",
  notSaved: (why) => `Las imágenes no se guardaron. Tu máquina no cambió. ${why}`,
};
