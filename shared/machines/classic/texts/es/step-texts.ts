import type { Translated } from "../../../../machine/translated.ts";
import type * as english from "../en/step-texts.ts";

const REQUIRED = "Requisitos: PNG • {width} × {height} píxeles";
const NEEDED = "Añade una imagen a cada casilla antes de continuar.";
const USE_DEFAULT = "Usar imagen predeterminada";
const REST = {
  label: "Completar con predeterminadas",
  applied: "Todas las casillas vacías usan ahora imágenes predeterminadas.",
};
const NO_FILE = "Ningún archivo seleccionado";

const SCREENSAVER = {
  note: "Lo que muestra la máquina cuando nadie la usa. Si añades varias imágenes, se van turnando.",
  hint: REQUIRED,
  counter: "Imágenes subidas ({count}/{max})",
  needed: "Añade al menos una imagen",
  refusals: {
    wrongType: "Sube solo archivos PNG",
    wrongSize: "La imagen debe medir {width} × {height} píxeles. Ahora mide {actualWidth} × {actualHeight}",
    unreadable: "Error al leer el archivo",
    nothing: NO_FILE,
  },
  words: {
    loaded: "Imágenes de salvapantallas cargadas: {count}",
    tooMany: "Puedes subir como máximo {max} imágenes. Quedan libres: {free}.",
    full: "Puedes subir como máximo {max} imágenes.",
    failed: "Hubo un error al procesar las imágenes",
  },
  library: {
    browse: "Ver salvapantallas incluidos",
    title: "Elige un salvapantallas incluido",
    chosen: "¡Salvapantallas añadido!",
    failed: "No se pudo cargar el salvapantallas elegido.",
  },
};

const BLENDS = {
  note: "Con estas imágenes, tus clientes eligen una mezcla de café.",
  hint: REQUIRED,
  needed: NEEDED,
  refusals: {
    wrongType: "Sube solo archivos PNG.",
    wrongSize: "La imagen debe medir exactamente {width} × {height} píxeles.",
    unreadable: "No se pudo cargar la imagen",
    nothing: NO_FILE,
  },
  library: {
    browse: "Ver imágenes incluidas",
    title: "Elige una imagen de mezcla incluida",
    chosen: "¡Imagen elegida para {name}!",
    failed: "No se pudo cargar la imagen elegida.",
  },
  rest: REST,
  words: { uploaded: "¡Imagen subida para {name}!" },
};

const HOT_COLD = {
  note: "Aquí los clientes eligen entre café caliente y frío.",
  hint: REQUIRED,
  needed: NEEDED,
  refusals: {
    wrongType: "Sube un archivo de imagen",
    wrongSize: "La imagen debe medir exactamente {width} × {height} píxeles",
    unreadable: "No se pudo cargar la imagen",
    nothing: NO_FILE,
  },
  defaults: { label: USE_DEFAULT, applied: "Imagen predeterminada en uso: {label}" },
  rest: REST,
  words: { uploaded: "¡Imagen subida: {label}!" },
};

const cups = (note: string) => ({
  note,
  hint: REQUIRED,
  needed: NEEDED,
  refusals: {
    wrongType: "Archivo de imagen no válido",
    wrongSize: "La imagen debe medir exactamente {width} × {height} píxeles",
    unreadable: "Archivo de imagen no válido",
    nothing: NO_FILE,
  },
  counting: {
    legend: "¿Cuántos tamaños de vaso ofrece tu máquina?",
    words: {
      defaults: "Todos los tamaños de vaso usan ahora imágenes predeterminadas.",
      cleared: "Se quitaron las imágenes de los vasos porque cambió la cantidad de tamaños.",
      filled: "Todos los tamaños de vaso usan ahora el mismo tema.",
    },
  },
  defaults: {
    label: USE_DEFAULT,
    applied: "Todos los tamaños de vaso usan imágenes predeterminadas.",
  },
  words: { uploaded: "Imagen subida para el tamaño {label}." },
});

const AFTER_CUPS = {
  hint: REQUIRED,
  needed: NEEDED,
  refusals: {
    wrongType: "Sube solo archivos de imagen.",
    wrongSize: "La imagen debe medir exactamente {width} × {height} píxeles.",
    unreadable: "No se pudo cargar la imagen.",
    nothing: NO_FILE,
  },
};

const leaveRoom = (note: string) => ({
  ...AFTER_CUPS,
  note,
  defaults: { label: USE_DEFAULT, applied: "Imagen predeterminada en uso: {label}." },
  rest: REST,
  words: { uploaded: "¡Imagen subida: {label}!" },
});

const dispensing = (note: string) => ({
  ...AFTER_CUPS,
  note,
  notice:
    "La máquina añade por su cuenta un botón para cancelar el pedido, así que deja espacio suficiente para él en tu diseño.",
  defaults: {
    label: USE_DEFAULT,
    applied: "La pantalla de preparación usa la imagen predeterminada.",
  },
  words: { uploaded: "¡Imagen de preparación subida!" },
});

export const STEP_TEXTS: Translated<typeof english.STEP_TEXTS> = {
  lists: { screensaver: SCREENSAVER },
  slots: {
    blends: BLENDS,
    hotcold: HOT_COLD,
    hotcupsizes: cups("Una imagen para cada tamaño de vaso en el que sirves bebidas calientes."),
    coldcupsizes: cups("Una imagen para cada tamaño de vaso en el que sirves bebidas frías."),
    hotleaveroom: leaveRoom("Los clientes eligen si dejan espacio para leche en su bebida caliente."),
    coldleaveroom: leaveRoom("Los clientes eligen si dejan espacio para leche en su bebida fría."),
    dispensinghot: dispensing("Lo que ven los clientes mientras se sirve su café caliente."),
    dispensingcold: dispensing("Lo que ven los clientes mientras se sirve su café frío."),
  },
};
