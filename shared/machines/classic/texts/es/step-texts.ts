import type { ListStepTexts, SlotsStepTexts, StepTexts } from "../../../../machine/steps.ts";
import type { CLASSIC_MODEL } from "../../model.ts";

type Category = (typeof CLASSIC_MODEL)["categories"][number];
type Id<Kind extends Category["kind"]> = Extract<Category, { kind: Kind }>["id"];

const REQUIRED = "Necesario: PNG • {width} × {height} píxeles";
const NEEDED = "Añade una imagen a cada casilla antes de continuar.";
const USE_DEFAULT = "Usar imagen predeterminada";
const REST = {
  label: "Llenar con predeterminadas",
  applied: "Todas las casillas vacías usan ahora imágenes predeterminadas.",
};
const NO_FILE = "Ningún archivo seleccionado";

const SCREENSAVER: ListStepTexts = {
  note: "Lo que muestra la máquina cuando nadie la usa. Si hay varias imágenes, se van turnando.",
  hint: REQUIRED,
  counter: "Imágenes subidas ({count}/{max})",
  needed: "Añade al menos una imagen",
  refusals: {
    wrongType: "Sube solo archivos PNG",
    wrongSize: "La imagen debe medir {width}x{height} píxeles. Ahora mide {actualWidth}x{actualHeight}",
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
    columns: 3,
    chosen: "¡Salvapantallas añadido!",
    failed: "No se pudo cargar el salvapantallas elegido.",
  },
};

const BLENDS: SlotsStepTexts = {
  note: "Con estas imágenes, tus clientes eligen una mezcla de café.",
  hint: REQUIRED,
  needed: NEEDED,
  refusals: {
    wrongType: "Sube solo archivos PNG.",
    wrongSize: "La imagen debe medir exactamente {width}x{height} píxeles.",
    unreadable: "No se pudo cargar la imagen",
    nothing: NO_FILE,
  },
  library: {
    browse: "Ver imágenes incluidas",
    title: "Elige una imagen de mezcla incluida",
    columns: 4,
    chosen: "¡Imagen elegida para {name}!",
    failed: "No se pudo cargar la imagen elegida.",
  },
  rest: REST,
  words: { uploaded: "¡Imagen subida para {name}!" },
};

const HOT_COLD: SlotsStepTexts = {
  note: "Aquí los clientes eligen entre café caliente y frío.",
  hint: REQUIRED,
  needed: NEEDED,
  refusals: {
    wrongType: "Sube un archivo de imagen",
    wrongSize: "La imagen debe medir exactamente {width}x{height} píxeles",
    unreadable: "No se pudo cargar la imagen",
    nothing: NO_FILE,
  },
  defaults: { fills: "slot", label: USE_DEFAULT, applied: "Imagen predeterminada en uso: {label}" },
  rest: REST,
  words: { uploaded: "¡Imagen subida: {label}!" },
};

const cups = (note: string): SlotsStepTexts => ({
  note,
  hint: REQUIRED,
  needed: NEEDED,
  refusals: {
    wrongType: "Archivo de imagen no válido",
    wrongSize: "La imagen debe medir exactamente {width}x{height} píxeles",
    unreadable: "Archivo de imagen no válido",
    nothing: NO_FILE,
  },
  counting: {
    legend: "¿Cuántos tamaños de vaso ofrece tu máquina?",
    words: {
      defaults: "Todos los tamaños de vaso usan ahora imágenes predeterminadas.",
      cleared: "Se quitaron las imágenes de vasos por la nueva cantidad de tamaños.",
      filled: "Todos los tamaños de vaso usan ahora el mismo tema.",
    },
  },
  defaults: {
    fills: "all",
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
    wrongSize: "La imagen debe medir exactamente {width}x{height} píxeles.",
    unreadable: "No se pudo cargar la imagen.",
    nothing: NO_FILE,
  },
};

const leaveRoom = (note: string): SlotsStepTexts => ({
  ...AFTER_CUPS,
  note,
  defaults: { fills: "slot", label: USE_DEFAULT, applied: "Imagen predeterminada en uso: {label}." },
  rest: REST,
  words: { uploaded: "¡Imagen subida: {label}!" },
});

const dispensing = (note: string): SlotsStepTexts => ({
  ...AFTER_CUPS,
  note,
  notice:
    "La máquina añade por su cuenta un botón para cancelar el pedido, así que deja espacio suficiente para él en tu diseño.",
  defaults: {
    fills: "slot",
    label: USE_DEFAULT,
    applied: "La pantalla de preparación usa la imagen predeterminada.",
  },
  words: { uploaded: "¡Imagen de preparación subida!" },
});

export const STEP_TEXTS: StepTexts<Id<"list">, Id<"slots">> = {
  lists: { screensaver: SCREENSAVER },
  slots: {
    blends: BLENDS,
    hotcold: HOT_COLD,
    hotcupsizes: cups("Una imagen para cada tamaño de vaso que sirves caliente."),
    coldcupsizes: cups("Una imagen para cada tamaño de vaso que sirves frío."),
    hotleaveroom: leaveRoom("Los clientes eligen si dejan espacio para leche en su vaso caliente."),
    coldleaveroom: leaveRoom("Los clientes eligen si dejan espacio para leche en su vaso frío."),
    dispensinghot: dispensing("Lo que ven los clientes mientras se sirve su café caliente."),
    dispensingcold: dispensing("Lo que ven los clientes mientras se sirve su café frío."),
  },
};
