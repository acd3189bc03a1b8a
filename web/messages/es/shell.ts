import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/shell.ts";
import { plural } from "./plurals.ts";

export const SHELL: Translated<typeof english.SHELL> = {
  skip: "Saltar al contenido",
  home: (product) => `${product}, inicio`,
  menu: "Menú",
  language: "Idioma",
  main: "Navegación principal",
  allPages: "Todas las páginas",
  promise:
    "Tu café, en la pantalla de tu máquina. Tu diseño se queda en este navegador hasta que lo exportes.",
  notices: "Licencias de terceros",
  filesNotLoaded:
    "No se pudieron abrir tus archivos porque no se cargó una parte de la app. Revisa tu conexión e inténtalo de nuevo.",
  notLoaded: "No se pudo cargar esta parte de la app. Revisa tu conexión e inténtalo de nuevo.",
  tryAgain: "Reintentar",
  title: (page, product) => `${page} · ${product}`,

  titles: {
    home: "Las pantallas de tu máquina de café, diseñadas en pocos pasos",
    mediaUpload: "Paquete multimedia",
    imageRequirements: "Requisitos de las imágenes",
    uploadInstructions: "Cómo cargar mi archivo",
    testDownload: "Descarga de prueba",
    try: "Prueba tu máquina",
    many: "Crear varias máquinas",
    package: "Comprobar un paquete",
    machines: "Tus máquinas",
    developers: "Para desarrolladores",
  },
  links: {
    home: "Inicio",
    requirements: "Requisitos de las imágenes",
    design: "Diseño",
    wizard: "Iniciar el asistente",
    review: "Revisión final",
    files: "Archivos",
    mediaPackage: "Crear un paquete multimedia",
    guides: "Guías",
  },
};

export const DESIGN: Translated<typeof english.DESIGN> = {
  title: "Tu diseño",
  saved: "Guardado",
  saving: "Guardando",
  notSaved: "Sin guardar",
  nothing: "nada que guardar todavía",
  unfinished: "Nombre sin guardar",
  missing: (count) => plural(count, { one: "Falta 1 imagen", other: `Faltan ${count} imágenes` }),

  undo: "Deshacer",
  redo: "Rehacer",
};
