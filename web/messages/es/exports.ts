import type { Translated } from "../../../shared/machine/translated.ts";
import { PRODUCT_NAME } from "../../../shared/product.ts";
import type * as english from "../en/exports.ts";
import { groups } from "./formats.ts";
import { plural } from "./plurals.ts";

export const EXPORTS: Translated<typeof english.EXPORTS> = {
  kinds: {
    pdf: {
      label: "PDF",
      busy: "Generando…",
      loading: "Generando el PDF…",
      success: "¡PDF generado!",
      failure: "No se pudo generar el PDF. Inténtalo de nuevo.",
    },
    images: {
      label: "Imágenes (zip)",
      busy: "Descargando…",
      loading: "Preparando la descarga de las imágenes…",
      success: "¡Imágenes descargadas!",
      failure: "No se pudieron descargar las imágenes. Inténtalo de nuevo.",
    },
    test: {
      label: "Paquete de prueba",
      busy: "Generando…",
      loading: "Generando el paquete de prueba…",
      success: "¡Paquete de prueba descargado!",
      failure: "No se pudo generar el archivo .mp.",
    },
    package: {
      label: "Paquete multimedia (.mp)",
      busy: "Creando…",
      loading: "Creando el paquete multimedia…",
      success: "¡Paquete multimedia creado!",
      failure: "No se pudo crear el paquete.",
    },
    approval: {
      label: "Hoja de aprobación (PDF)",
      busy: "Creando…",
      loading: "Creando la hoja de aprobación…",
      success: "¡Hoja de aprobación creada!",
      failure: "No se pudo crear la hoja de aprobación.",
    },
    preview: {
      label: "Compartir vista previa (HTML)",
      busy: "Creando…",
      loading: "Creando la vista previa…",
      success: "¡Vista previa creada!",
      failure: "No se pudo crear la vista previa.",
    },
    contact: {
      label: "Todas las pantallas (PNG)",
      busy: "Creando…",
      loading: "Creando la imagen de todas las pantallas…",
      success: "¡Imagen de todas las pantallas creada!",
      failure: "No se pudo crear la imagen de todas las pantallas.",
    },
  },

  send: {
    label: "Enviar para aprobación",
    busy: "Preparando…",
    loading: "Preparando la hoja de aprobación y la vista previa…",
    success: "¡Todo listo para enviar!",
    failure: "No se pudieron crear la hoja de aprobación y la vista previa.",
  },

  reading: (done, all) => `Leyendo imágenes: ${done} de ${all}`,
  drawing: "Preparando las páginas",
  sending: "Enviando las imágenes",
  packing: "Empaquetando",
  cancel: "Cancelar",

  skipped: (count) =>
    plural(count, { one: "Se dejó fuera 1 imagen:", other: `Se dejaron fuera ${count} imágenes:` }),
  standIns: (labels) =>
    `Faltan algunas de tus imágenes, así que el archivo usa imágenes predeterminadas en: ${groups(labels)}.`,
  skippedImage: (label, why) => `${label}: ${why}`,
  skipReason: {
    missing: "el navegador la borró para liberar espacio. Vuelve a añadirla.",
    unreachable: "no se pudo descargar. Revisa tu conexión y vuelve a exportar.",
    damaged: "su archivo está dañado. Reemplázala.",
  },
  caption: (number, count) => `${number} de ${count}`,
  failed: "No se pudo crear el archivo. Tu diseño no cambió. Revisa tu conexión e inténtalo de nuevo.",

  package: {
    tooMany: (most) => `El servidor puede empaquetar como máximo ${most} archivos a la vez.`,
    tooLarge: (megabytes) =>
      `Las imágenes pesan demasiado para enviarlas: el servidor acepta hasta unos ${megabytes}\u00a0MB.`,
    unreachable: "No se pudo conectar con el servidor.",
    badAnswer: (detail) =>
      `El servidor no devolvió un paquete válido (${detail}), así que no se guardó nada.`,
    refused: (why) => `El servidor rechazó el paquete: ${why}`,
    refusedFile: (name, why) => `El servidor rechazó ${name}: ${why}`,
    unreadable: (name) => `No se puede leer ${name}.`,
    cancelled: "Cancelado.",
  },
  onDevice: "Crear en este dispositivo",
  deviceHelps: "Puedes crear el archivo en este dispositivo.",
  noClaim: "No podemos asegurar que tu máquina acepte este archivo. Pruébalo antes en una sola.",

  answer: {
    status: (status) => `estado ${status}`,
    type: (type) => `tipo “${type}”`,
    cut: (found, length) => `${found} de ${length} bytes`,
    start: "no empieza como un paquete",
    end: "está cortado al final",
    directory: "su lista de archivos no coincide con su longitud",
    entries: (found, entries) => `contiene ${found} archivos, no ${entries}`,
  },

  test: {
    readme: `Este es un archivo de prueba creado con ${PRODUCT_NAME}. No es una configuración real.

Sirve para ver si este dispositivo puede crear y guardar un archivo .mp, y si la memoria
USB lo lleva hasta la máquina. Es un archivo ZIP: cambia su extensión a .zip para ver
qué contiene.

  README.txt       este texto
  config.json      el nombre de la máquina, una versión y el tipo "test"
  images/test.png  una imagen de prueba de 400x300 píxeles
`,
    template:
      "No se encontró la carpeta de plantillas. Comprueba que los archivos de plantilla estén incluidos en la compilación.",
    library: "La biblioteca fflate no está disponible o no se pudo cargar.",
    invalid: "Se encontraron datos no válidos al generar el archivo.",
    save: "Error al guardar el archivo. Puede que esté dañado o que el navegador haya bloqueado la descarga.",
    network: "Error de red al obtener los recursos. Revisa tu conexión a internet.",
    other: (message) => `Error: ${message}`,
  },
};
