import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/fit.ts";

export const FITTING: Translated<typeof english.FITTING> = {
  fit: "Adaptar automáticamente",
  fitNamed: (name) => `Adaptar automáticamente: ${name}`,
  notLoaded: "No se pudo cargar el editor. Revisa tu conexión e inténtalo de nuevo.",

  title: (label) => `Tu imagen para “${label}”`,
  opening: (name) => `Abriendo ${name}`,
  notOpened: "Esta imagen no se puede abrir aquí.",
  close: "Cerrar",
  cancel: "Cancelar",
  use: "Usar esta imagen",
  takeAll: (count) => `Usar las ${count}`,
  skip: "Omitir",
  back: "Atrás",
  goesTo: "Para:",
  place: (number, count) => `${number} de ${count}`,
  pictures: "Imágenes",
  pictureNumber: (number, name, state) => `Imagen ${number}: ${name}${state}`,
  used: ", usada",
  skipped: ", omitida",
  makingOne: (number, count) => `Creando la imagen ${number} de ${count}`,
  cut: (from, to) => `Adaptada: recortada de ${from} a ${to} píxeles.`,
  resized: (from, to) => `Adaptada: redimensionada de ${from} a ${to} píxeles.`,
  shownWhole: (from, to) => `Adaptada sin recortar: de ${from} a ${to} píxeles.`,
  adjust: "Ajustar",
  adjusting: "El original no está guardado aquí, así que estás ajustando la imagen terminada.",
  making: "Creando la imagen",
  leave: "Aún no has aplicado tus cambios.",
  leaveIt: "Descartar cambios",
  stay: "Seguir editando",
  notMade: "No se pudo crear la imagen.",
  notMadeAdvice:
    "Puede que a este dispositivo le falte memoria. Cierra otras pestañas e inténtalo de nuevo, o añade una copia más pequeña.",
  fileNotOpened: (name) => `No se pudo abrir ${name}.`,
  sharp: (size) => `Nítida a ${size} píxeles`,
  enlarged: (times) => `Ampliada ${times} veces; puede verse borrosa`,

  undecodable: (name, file) =>
    `Este navegador no puede mostrar ${name}. Parece ${file}, pero puede estar dañado o ser una variante poco común. Ábrelo en un editor de fotos, guárdalo como PNG o JPEG y añade esa copia.`,
  heic: (name, wayOut) =>
    `${name} es una foto HEIC, y no se cargó la parte de la app que las abre. Revisa tu conexión e inténtalo de nuevo. ${wayOut}`,
  unknownFile: (name) =>
    `${name} no es una imagen que este navegador pueda mostrar. Si es una imagen, guárdala como PNG o JPEG y añade esa copia.`,
  tooLarge: (name, size, megapixels, most) =>
    `${name} mide ${size}, es decir, ${megapixels} megapíxeles. Esta app abre como máximo ${most}. Guarda una copia más pequeña y añádela.`,
  altered: (name) =>
    `La protección de privacidad de este navegador altera las imágenes al editarlas, así que ${name} saldría mal. Desactiva esa protección para este sitio o usa otro navegador.`,

  tabs: "Herramientas de edición",
  picture: "Imagen",
  machine: "En la máquina",
  history: "Deshacer y rehacer",
  undo: "Deshacer",
  redo: "Rehacer",

  stage: "editor de imagen",
  gestures: "Arrastra para mover; pellizca o desplázate para hacer zoom.",
  keys: "Teclas: flechas para mover (con Mayús, más lejos), + y − para hacer zoom, R para girar, [ y ] para enderezar.",

  size: "Tamaño",
  fill: "Rellenar",
  showAll: "Ver entera",
  turnAndFlip: "Girar y voltear",
  turnLeft: "Girar a la izquierda",
  turnRight: "Girar a la derecha",
  flipAcross: "Voltear en horizontal",
  flipDown: "Voltear en vertical",
  move: "Mover",
  moveLeft: "Mover a la izquierda",
  moveUp: "Mover hacia arriba",
  moveDown: "Mover hacia abajo",
  moveRight: "Mover a la derecha",
  startAgain: "Restablecer",
  zoom: "Zoom",
  straighten: "Enderezar",

  background: "Fondo",
  backgrounds: { blurred: "Imagen difuminada", colour: "Color", clear: "Transparente" },
  backgroundColour: "Color de fondo",
  fillsFrame: "El fondo solo se ve donde la imagen es transparente o no llena el marco.",
};
