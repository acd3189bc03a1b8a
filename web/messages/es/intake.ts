import type { Translated } from "../../../shared/machine/translated.ts";
import { MAX_PNG_SIDE_LENGTH } from "../../../shared/png/chunks.ts";
import type * as english from "../en/intake.ts";

export const DROP_ZONE: Translated<typeof english.DROP_ZONE> = {
  choose: "Elige una imagen",
  chooseSeveral: "Elige imágenes",
  chooseAnother: ", elegir otra",
  adjust: ", ajustar",
  orDrop: "o suéltala aquí",
  orDropSeveral: "o suéltalas aquí",
  dropping: "Suelta para añadir",
  paste: "Pegar",
  pasted: "Imagen pegada",
};

export const INTAKE: Translated<typeof english.INTAKE> = {
  checking: "Comprobando la imagen",
  checkingAll: "Comprobando las imágenes",

  file: {
    PNG: "un archivo PNG",
    JPEG: "un archivo JPEG",
    "JPEG XL": "un archivo JPEG XL",
    GIF: "un archivo GIF",
    WebP: "un archivo WebP",
    AVIF: "un archivo AVIF",
    HEIC: "un archivo HEIC",
    BMP: "un archivo BMP",
    ICO: "un archivo ICO",
    TIFF: "un archivo TIFF",
    SVG: "un archivo SVG",
    PDF: "un archivo PDF",
    ZIP: "un archivo ZIP",
    archive: "un archivo comprimido",
    Word: "un documento de Word",
    Excel: "una hoja de Excel",
    PowerPoint: "una presentación de PowerPoint",
    Office: "un documento de Office",
    Photoshop: "un archivo de Photoshop",
    PostScript: "un archivo PostScript",
    video: "un video",
    audio: "un archivo de audio",
    HTML: "una página web",
    text: "un archivo de texto",
  },
  unknownFile: "un archivo en un formato que no reconocemos",
  applePng: "una variante de PNG que solo lee el software de Apple",

  neededPng: (size) => `un PNG de exactamente ${size} píxeles`,
  neededImage: (size) => `una imagen de exactamente ${size} píxeles`,

  wrongType: (name, file, needed) => `${name} es ${file}. Debe ser ${needed}.`,
  notImage: (name, file) => `${name} es ${file}, no una imagen. Elige un PNG o una foto.`,
  wrongSize: (name, actual, size) =>
    `${name} mide ${actual} píxeles. Recórtala o redimensiónala a ${size} y vuelve a añadirla.`,
  typeNow: (name, file) => `${name} es ${file}. Se convertirá en PNG.`,
  unreadable: (why, needed) => `${why} Necesitas ${needed}.`,

  damaged: (name, how) => `${name} es un PNG dañado: ${how}. Vuelve a exportarlo.`,
  damage: {
    cutOff: "falta el final del archivo, seguramente porque se interrumpió una copia o una descarga",
    empty: "no contiene ninguna imagen",
    impossibleSize: `su ancho o su alto es 0 o supera los ${MAX_PNG_SIDE_LENGTH} píxeles`,
    broken: "una parte se alteró o se perdió por el camino",
  },
  damagedHeic: (name) =>
    `${name} es una foto HEIC dañada. Vuelve a copiarla desde el teléfono y añade esa copia.`,
  tooComplex: (name) =>
    `${name} es un dibujo demasiado complejo para abrirlo aquí. Guárdalo como PNG y añade esa copia.`,
  folder: (name) => `${name} es una carpeta. Ábrela y elige las imágenes que contiene.`,
  empty: (name) => `${name} está vacío. Vuelve a guardarlo y añade el archivo nuevo.`,
  gone: (name) => `No se puede leer ${name}. Quizá se movió o se borró. Vuelve a elegirlo.`,
  undecodable: (name, file) =>
    `${name} es ${file} y este navegador no puede mostrarlo. Guarda la imagen como PNG.`,
  unconverted: (name, file) =>
    `${name} es ${file}, y no se cargó la parte de la app que convierte ese formato. Revisa tu conexión y añade la imagen otra vez, o guárdala como PNG.`,
  altered: (name, file) =>
    `${name} es ${file} y hay que convertirlo, pero la protección de privacidad de este navegador altera las imágenes convertidas. Guarda antes la imagen como PNG.`,

  heicWayOut:
    "En un iPhone o iPad, comparte la foto con “Más compatible” seleccionado en Opciones, o abre esta página en Safari. En un equipo, abre la foto y guárdala como JPEG.",

  nothing:
    "Lo que soltaste o pegaste no es un archivo de imagen. Guarda antes la imagen en este dispositivo y elígela aquí.",
};
