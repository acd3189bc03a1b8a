import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/many.ts";
import { list } from "./formats.ts";
import { plural } from "./plurals.ts";

const machines = (count: number) => plural(count, { one: "1 máquina", other: `${count} máquinas` });

export const VARIANTS: Translated<typeof english.VARIANTS> = {
  intro: (name) =>
    `Cada fila es una máquina. Deja una celda vacía para conservar lo que tiene ${name}. Los nombres que muestran las imágenes cambian según la máquina.`,

  differs: "Qué cambia",
  choose: "Elegir",
  chooseDone: "Listo",
  groups: {
    slotName: "Nombres",
    word: "Textos de la máquina",
    detail: "Para tu propio uso",
    picture: "Imágenes",
  },
  chipOf: (group) => `${group}, `,
  onlyPicture: "Imagen",
  namesOn: "Añadir a las imágenes los nombres de cada máquina",
  nameOn: "En la imagen",
  finishedNote: "Puede que tus propias imágenes ya muestren nombres. Selecciona las que no los muestren.",
  nameNotOn: "no está en la imagen",
  namesNotOn: (labels) => `Estas imágenes no muestran los nombres nuevos: ${list(labels)}.`,
  noWords: "Para variar los textos, añade antes texto a tus imágenes.",
  words: "Textos de la máquina",
  firstOf: "Primera imagen",
  nameHeading: (group, slot) => `${group} ${slot}: nombre`,
  pictureHeading: (group, slot) => `${group} ${slot}: imagen`,
  pictureOnlyHeading: (group) => `${group}: imagen`,
  pictureLabel: (group, slot) => `${group}, ${slot}`,
  wordHeading: (word) => `Texto: ${word}`,

  table: "Máquinas",
  add: "Añadir una máquina",
  files: "Elegir CSV o imágenes",
  example: "CSV de ejemplo",
  exampleFile: "machines.csv",
  exampleName: "Recepción, planta baja",
  examplePicture: "lobby.png",
  ways: "O pega filas copiadas de una hoja de cálculo, o suelta aquí un archivo CSV junto con las imágenes que menciona.",
  drop: "Suelta un archivo CSV, imágenes o ambos",
  making: "Adaptando las imágenes",
  number: (row) => `Máquina ${row}`,
  row: (row, name) => (name === "" ? `Máquina ${row}` : `Máquina ${row}, ${name}`),
  remove: (name) => `Quitar ${name}`,
  more: "Más",
  removeAll: "Quitar todas las máquinas",
  undo: "Deshacer",
  asIs: "como está",
  missing: "falta",
  fitted: "adaptada",

  added: (count) => plural(count, { one: "1 máquina añadida.", other: `${count} máquinas añadidas.` }),
  nothingAdded: "No se encontró ninguna máquina.",
  tooMany: (count, most) =>
    plural(count, {
      one: `En una tabla caben hasta ${most} máquinas, así que 1 quedó fuera.`,
      other: `En una tabla caben hasta ${most} máquinas, así que ${count} quedaron fuera.`,
    }),
  updated: (count) =>
    plural(count, { one: "1 máquina actualizada.", other: `${count} máquinas actualizadas.` }),
  updatedAndAdded: (updated, added) => `Actualizadas: ${updated}. Añadidas: ${added}.`,
  addAnyway: "Añadir como máquinas nuevas",
  leaveOut: "Continuar sin ellas",
  leftOutColumns: "Algunas columnas del archivo quedaron fuera.",
  assumed: (labels) =>
    `El archivo no tiene encabezados, así que las celdas después del nombre se leen como: ${list(labels)}.`,
  unknown: (headings) =>
    plural(headings.length, {
      one: `Esta columna no se reconoció y quedó fuera: ${list(headings)}. El CSV de ejemplo muestra los encabezados correctos.`,
      other: `Estas columnas no se reconocieron y quedaron fuera: ${list(headings)}. El CSV de ejemplo muestra los encabezados correctos.`,
    }),
  columnAt: (position) => `columna ${position}`,
  guessed:
    "El archivo no indica su codificación de caracteres. Comprueba abajo que los acentos se vean bien.",
  encoding: "Codificación de caracteres",
  encodings: {
    "windows-1252": "Europa occidental (Windows)",
    "windows-1250": "Europa central (Windows)",
    "windows-1251": "Cirílico (Windows)",
    "windows-1253": "Griego (Windows)",
    "windows-1254": "Turco (Windows)",
    macintosh: "Europa occidental (Mac)",
    shift_jis: "Japonés (Shift JIS)",
    gb18030: "Chino simplificado (GB 18030)",
    big5: "Chino tradicional (Big5)",
    "euc-kr": "Coreano (EUC-KR)",
  },
  left: (files) =>
    `Estas imágenes aún no están en ninguna celda: ${list(files)}. Escribe el nombre del archivo en una celda o elígelo allí.`,
  pasteRows: "O copia las filas y pégalas en esta página.",
  tooLarge: (file) => `${file} es demasiado grande para ser una tabla de máquinas.`,
  unreadable: (file) => `No se puede leer ${file}. Vuelve a elegirlo.`,
  removed: (what) => `Quitado: ${what}.`,
  notKept: (why) => `La tabla no está guardada y se perderá al cerrar esta página. ${why}`,

  faults: {
    noName: "Ponle un nombre a esta máquina.",
    tooShort: (least) => `Usa al menos ${least} caracteres.`,
    tooLong: (most, actual) => `Tiene ${actual} caracteres. Usa como máximo ${most}.`,
    twice: (row) => `La máquina ${row} ya tiene este nombre.`,
    noFolder: "Una carpeta no puede llamarse así. Usa letras o números.",
    noPicture: (file) =>
      `Aún no se ha añadido ${file}. Suelta el archivo en esta página o elige otra imagen.`,
    badPicture: (file) => `${file} no se puede leer como imagen.`,
    openQuote: (line) => `En la línea ${line} del archivo hay una comilla que no se cierra.`,
    afterQuote: (line) => `En la línea ${line} del archivo hay texto después de una comilla de cierre.`,
    leftOut: (line) => `Algunos valores de la línea ${line} del archivo quedaron fuera.`,
    formula: "Es una fórmula o un error de una hoja de cálculo, no un texto.",
    tooManyCells: (line) => `En la línea ${line} del archivo hay más celdas que columnas.`,
  },
  wrongRows: (count) => `${count} por corregir`,
  ready: (count) => plural(count, { one: "1 máquina lista", other: `${count} máquinas listas` }),
  readyAndWrong: (ready, wrong) =>
    plural(ready, { one: `1 lista, ${wrong} por corregir`, other: `${ready} listas, ${wrong} por corregir` }),
  needed: "Añade antes una máquina",

  sheetName: (row, count) => `Máquina ${row} de ${count}`,
  screenOf: (machine, screen) => `${machine}: “${screen}” en la pantalla de la máquina`,
  previous: "Anterior",
  next: "Máquina siguiente",
  another: "Añadir otra",
  done: "Listo",
  picture: "Elegir imagen",
  otherPicture: "Reemplazar",
  notShown: "No se pudo crear la imagen. Revisa tu conexión.",

  toShelf: "Guardar como diseños",
  toFiles: "Crear archivos",
  adding: "Guardando los diseños",
  shelfNote: (count) =>
    plural(count, {
      one: "1 máquina se guardará en “Tus máquinas” como un diseño independiente que podrás editar por separado.",
      other: `${count} máquinas se guardarán en “Tus máquinas” como diseños independientes que podrás editar por separado.`,
    }),
  addedToShelf: (count) => plural(count, { one: "1 diseño guardado.", other: `${count} diseños guardados.` }),
  toMachines: "Ir a tus máquinas",
  notAdded: (why) => `No se pudieron guardar los diseños. No cambió nada. ${why}`,
  notAddedTry: "Inténtalo de nuevo.",
  leftOut: (count) =>
    plural(count, {
      one: "1 máquina quedará fuera hasta que la corrijas:",
      other: `${count} máquinas quedarán fuera hasta que las corrijas:`,
    }),
  leftOutOne: (name, why) => `${name}: ${why}`,
  andMore: (count) => `y ${count} más`,

  exportTitle: (count) => `Archivos para ${machines(count)}`,
  exportWhat: "Qué crear",
  exportNote: "Obtendrás un archivo ZIP con una carpeta para cada máquina y un resumen.",
  toDiskNote:
    "Cuando elijas dónde guardar el archivo ZIP, ponle un nombre nuevo. Si eliges un archivo existente, puede vaciarse de inmediato.",
  toMemoryNote: (most) =>
    `Este navegador mantiene el archivo en memoria hasta terminarlo, así que lo que supere ${most} se divide en varios archivos.`,
  exportChoose: "Elige al menos un tipo de archivo.",
  exportStart: "Crear los archivos",
  exporting: (name) => `Creando ${name}`,
  exportPlace: (at, all) => `${at} de ${all}`,
  cancel: "Cancelar",
  stopTitle: "¿Dejar de crear los archivos? Un archivo sin terminar no se guarda.",
  stop: "Detener",
  goOn: "Continuar",
  cancelled: (saved) =>
    saved === 0 ? "Cancelado. No se guardó nada." : "Cancelado. El último archivo no se guardó.",
  savedBefore: (files) => `Ya guardado: ${list(files)}. Las demás máquinas no se han exportado.`,
  nextPart: (part) => `El archivo está lleno. Elige dónde guardar la parte ${part}.`,
  nextPartAction: "Elegir dónde guardar",
  exported: (count) => plural(count, { one: "1 máquina terminada", other: `${count} máquinas terminadas` }),
  exportedNone: "No se pudo crear nada",
  savedPart: (name, size) => `${name}, ${size}`,
  failedTitle: (count) =>
    plural(count, {
      one: "No se pudo terminar 1 máquina:",
      other: `No se pudieron terminar ${count} máquinas:`,
    }),
  lackingTitle: (count) =>
    plural(count, { one: "1 máquina está incompleta:", other: `${count} máquinas están incompletas:` }),
  notWritten: "No se pudo guardar el archivo. Comprueba que haya espacio suficiente e inténtalo de nuevo.",
  again: "Reintentar",
  close: "Cerrar",
  archiveName: (count, minute, part) =>
    `${count}-${count === 1 ? "machine" : "machines"}-${minute}${part > 1 ? `-part-${part}` : ""}.zip`,
  machines,
  summaryFile: "summary.csv",
  summary: {
    head: ["Máquina", "Carpeta", "Archivo ZIP", "Archivos", "Resultado", "Notas"],
    made: "creada",
    lacking: "creada, pero incompleta",
    failed: "fallida",
  },
  notRead: "No se pudieron crear o leer sus imágenes.",
  kindFailed: (kind) => `No se pudo crear: ${kind}.`,
  tooLargeForZip: (size, most) =>
    `Sus archivos suman ${size}, y en un archivo ZIP caben como máximo ${most}. Crea menos tipos de archivo a la vez.`,
  packageLacks: (labels) => `El paquete multimedia no tiene imagen para: ${list(labels)}.`,
};
