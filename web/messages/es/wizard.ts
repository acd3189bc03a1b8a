import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/wizard.ts";
import { plural } from "./plurals.ts";

const REMOVE_FIRST = "Quita antes una imagen o suelta cada archivo en su propia casilla.";

export const WIZARD: Translated<typeof english.WIZARD> = {
  preview: (label) => `Vista previa de la máquina: ${label}`,
  default: "Predeterminada",
  choose: "Elegir imagen",
  adjust: "Ajustar",
  replace: "Reemplazar",
  change: (picture) => `Cambiar “${picture}”`,
  tapToChange: "Toca una imagen para cambiarla",
  nameFor: (label) => `Nombre para “${label}”`,
  swapWith: (label) => `Intercambiar con “${label}”`,
  useDefault: "Usar imagen predeterminada",
  defaultUsed: (label) => `“${label}” usa la imagen predeterminada.`,
  remove: "Quitar",
  notReadable: "No se puede leer la imagen.",
  removeNamed: (label) => `Quitar “${label}”`,
  actionFor: (action, label) => `${action}: ${label}`,
  undo: "Deshacer",
  fitSame: "Adaptar de nuevo las mismas imágenes",

  slotNameNeeded: (most) => `Ponle un nombre de hasta ${most} caracteres.`,
  slotNamesNeeded: (labels) => `Falta el nombre de: ${labels}`,
  slotNamesNotSaved: "Los nombres no se guardaron.",

  ready: "Puedes continuar",
  slotsReady: "Todas las casillas están llenas",
  slotsNeeded: (labels) => `Falta todavía: ${labels}`,
  moreThanSlots: "Hay más imágenes que casillas vacías.",
  moreThanSlotsAdvice: (names) => `No se añadió: ${names}. ${REMOVE_FIRST}`,
  notUsed: (names) => `No se añadió porque saliste antes de terminar: ${names}.`,
  notUsedFiles: "Archivos que no se usaron",
  notUsedAny: "No se usó:",
  removeFirst: `No se añadió. ${REMOVE_FIRST}`,
  fitThem: "Adaptar automáticamente",
  swapped: (one, other) => `Imágenes intercambiadas: “${one}” y “${other}”.`,
  notSaved: "La imagen no se guardó.",
  notRemoved: "La imagen no se quitó.",
  missing: "Falta esta imagen.",
  missingAdvice: "El navegador la borró para liberar espacio. Vuelve a añadirla o elige otra.",
  notServedAdvice: "Ya no está disponible en esta app. Elige otra.",

  imagesInOrder: "Imágenes en orden",
  showImage: (number) => `Mostrar la imagen ${number}`,
  image: (number, name) => `Imagen ${number}: ${name}`,
  moveEarlier: (number) => `Mover la imagen ${number} una posición antes`,
  moveLater: (number) => `Mover la imagen ${number} una posición después`,
  removeImage: (number) => `Quitar la imagen ${number}`,
  missingInList: "El navegador borró esta imagen para liberar espacio. Quítala aquí y vuelve a añadirla.",
  notServedInList: "Esta imagen ya no está disponible en esta app. Quítala aquí y elige otra.",
  notAdded: (name) => `No se añadió: ${name}.`,
  fileNotSaved: (name, why) => `${name} no se guardó. ${why}`,
  listUnharmed: "Todo lo que tenías sigue aquí. Vuelve a añadir las imágenes.",
  makeRoom: "Quita una imagen para poder añadir otra.",

  drag: {
    instructions:
      "Presiona Espacio para levantar la imagen, las flechas para moverla, Espacio otra vez para soltarla y Escape para cancelar.",
    handle: (number) => `Imagen ${number}: arrastra para cambiar el orden`,
    position: (number, count) => `posición ${number} de ${count}`,
    lifted: (position) => `Imagen levantada de la ${position}.`,
    over: (position) => `Sobre la ${position}.`,
    putDown: (position) => `Imagen soltada en la ${position}.`,
    putBack: (position) => `Imagen devuelta a la ${position}.`,
  },

  countNotChanged: (why) => `No se cambió la cantidad de tamaños. ${why}`,
  countChanged: (count) => `Ahora: ${count}.`,
  defaultsReplaced: "Tus imágenes se reemplazaron por las predeterminadas.",
  imageRemoved: "Imagen quitada.",
  imagesReplaced: (count) =>
    plural(count, { one: "Se reemplazó una imagen.", other: `Se reemplazaron ${count} imágenes.` }),

  picturesNotLoaded: "No se pudieron cargar las imágenes. Revisa tu conexión e inténtalo de nuevo.",
  pictureNotLoadedAdvice: "Revisa tu conexión y vuelve a elegirla.",

  filled: {
    done: "Se completó todo lo que estaba vacío.",
    doneButNames:
      "Se completó todo lo que estaba vacío. Aún hay que cambiar los nombres que escribiste demasiado cortos o largos.",
    failed: (why) => `No se completó nada. ${why}`,
  },
  library: {
    search: "Buscar",
    searchImages: "Buscar imágenes…",
    showAll: "Ver todas las imágenes",
    suggestions: (name) => `Sugerencias para “${name}”`,
    noneFound: "Ninguna imagen coincide con tu búsqueda.",
  },
};
