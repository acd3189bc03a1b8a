import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/design-menu.ts";
import { plural } from "./plurals.ts";
import { STORE_FAULTS } from "./store-faults.ts";

export const DESIGN_MENU: Translated<typeof english.DESIGN_MENU> = {
  keeping: {
    inMemory:
      "Este navegador no puede guardar nada para este sitio. Tu diseño solo se conserva mientras esta pestaña esté abierta, así que guárdalo como archivo.",
    saving: "Se está guardando tu último cambio.",
    evicted: (count) =>
      plural(count, {
        one: "Este navegador borró 1 imagen de tu diseño para liberar espacio. Todo lo demás está guardado. Vuelve a añadir la imagen que falta.",
        other: `Este navegador borró ${count} imágenes de tu diseño para liberar espacio. Todo lo demás está guardado. Vuelve a añadir las imágenes que faltan.`,
      }),
    notServed: (count) =>
      plural(count, {
        one: "1 de nuestras imágenes de tu diseño ya no está disponible. Todo lo demás está guardado. Elige otra imagen en su lugar.",
        other: `${count} de nuestras imágenes de tu diseño ya no están disponibles. Todo lo demás está guardado. Elige otras en su lugar.`,
      }),
    notSaved: (why) => `Tu último cambio no se guardó. ${why}`,
    unfinishedNames: (count) =>
      plural(count, {
        one: "Un nombre que escribiste es demasiado corto o largo y aún no está en tu diseño. Se conserva en su campo hasta que lo cambies. Todo lo demás está guardado.",
        other: `${count} nombres que escribiste son demasiado cortos o largos y aún no están en tu diseño. Se conservan en sus campos hasta que los cambies. Todo lo demás está guardado.`,
      }),
    nothing: "Todavía no hay nada que guardar. Todo lo que hagas se irá guardando en este navegador.",
    saved:
      "Todo está guardado en este navegador. Los navegadores pueden borrar los datos de sitios que llevas tiempo sin visitar, así que guarda como archivo los diseños importantes.",
  },

  save: "Guardar diseño",
  savingFile: "Guardando el archivo",
  notMade: "No se pudo crear el archivo. Inténtalo de nuevo.",
  missingInFile: (count) =>
    plural(count, {
      one: "Falta 1 imagen en este navegador, así que no está en el archivo.",
      other: `Faltan ${count} imágenes en este navegador, así que no están en el archivo.`,
    }),
  tableIncomplete:
    "Algunas imágenes de la tabla de máquinas no están en el archivo. No caben en él o faltan en este navegador.",
  withoutOriginals: (places) =>
    `Todas tus imágenes están en el archivo. Para que no sea demasiado grande, dejamos fuera algunos originales. Si abres el archivo más adelante, estas imágenes solo podrán ajustarse tal como están ahora: ${places}.`,
  file: "Archivo de diseño",
  open: "Abrir diseño",
  openingFile: "Abriendo el archivo",
  opened: "Diseño abierto.",
  notOpened: (name, why) => `No se pudo abrir ${name}. No cambió nada. ${why}`,
  notRead: (name) => `No se puede leer ${name}. Quizá se movió o se borró. Vuelve a elegirlo.`,
  look: "Elegir un tema",
  startOver: "Empezar de cero",
  startOverTitle: "¿Vaciar este diseño?",
  startOverWarning:
    "Se quitará todo lo que contiene este diseño: nombres, imágenes, textos y marca. Si crees que volverás a necesitar este diseño, guárdalo antes.",
  saveFirst: "Guardar antes el diseño",
  empty: "Vaciarlo",
  keep: "Conservarlo",
  undoable: {
    startOver: "Diseño vaciado.",
    open: "Diseño abierto.",
    beside: "Diseño abierto. El anterior está en “Tus máquinas”.",
  },

  switched: (before, now) =>
    `Se abrió ${now || "una máquina sin nombre"} en otra pestaña. ${before || "La que tenías abierta aquí"} sigue igual.`,
  deletedElsewhere: (before, now) =>
    `En otra pestaña se eliminó ${before || "la máquina que tenías abierta aquí"}. Ahora está abierta ${now || "una máquina sin nombre"}.`,

  fileFault: {
    foreign:
      "No es un archivo de diseño. Elige uno guardado con “Guardar diseño”; su nombre termina en .brewscreen.",
    damaged:
      "El archivo está dañado. Vuelve a guardar el diseño en el dispositivo original y abre el archivo nuevo.",
    tooLarge:
      "El archivo es demasiado grande para ser un diseño. Elige uno guardado con “Guardar diseño”; su nombre termina en .brewscreen.",
    laterVersion:
      "El archivo se creó con una versión más reciente de esta app. Recarga la página y vuelve a abrirlo.",
    otherModel: "Es un diseño para otro modelo de máquina.",
  },
};

export const UNDO_AND_REDO: Translated<typeof english.UNDO_AND_REDO> = {
  undo: {
    named: (what) => `Deshacer: ${what}`,
    done: (what) => `Deshecho: ${what}.`,
    failed: STORE_FAULTS.notUndone,
    nothing: "No hay nada que deshacer.",
  },
  redo: {
    named: (what) => `Rehacer: ${what}`,
    done: (what) => `Rehecho: ${what}.`,
    failed: (why) => `No se pudo rehacer el cambio. ${why}`,
    nothing: "No hay nada que rehacer.",
  },
  changes: {
    rename: () => "nuevo nombre de la máquina",
    names: (where) => `nombres nuevos en “${where}”`,
    picture: (where) => (where ? `imagen nueva en “${where}”` : "imágenes nuevas"),
    removal: (where) => `imagen quitada de “${where}”`,
    order: (where) => `nuevo orden en “${where}”`,
    count: (where) => `nueva cantidad de tamaños en “${where}”`,
    defaults: (where) => (where ? `imágenes predeterminadas en “${where}”` : "imágenes predeterminadas"),
    look: () => "nuevo tema",
    words: () => "textos nuevos de la máquina",
    brand: () => "nueva marca",
    startOver: () => "diseño vaciado",
    open: () => "diseño abierto",
    shelf: () => "cambio en “Tus máquinas”",
    restore: () => "cambio hecho fuera de la app",
  },
};
