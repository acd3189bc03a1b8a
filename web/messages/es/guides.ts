import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/guides.ts";
import { plural } from "./plurals.ts";

export const GUIDES: Translated<typeof english.GUIDES> = {
  start: "Iniciar asistente",
  mediaPackage: "Crear un paquete multimedia",
  testDownload: "Probar la descarga",

  files: {
    heading: "Nombres de archivo",
    intro:
      "Así se llaman los archivos de tus descargas. Ponles los mismos nombres a los tuyos y la app sabrá dónde va cada imagen.",
    table: "Tabla de nombres de archivo",
    image: "Imagen",
    zip: "En “Imágenes (zip)”",
    package: "En el paquete multimedia",
    ofSlot: (category, slot) => `${category}: ${slot}`,
    first: (category) => `${category}: la primera`,
  },

  requirements: {
    heading: "Requisitos de las imágenes",
    intro: (product) =>
      `En el asistente puedes usar cualquier imagen y adaptarla. Si preparas las imágenes en otro programa, estos son los tamaños exactos que necesita ${product}. Cada uno tiene una plantilla en blanco que muestra la zona segura para el texto.`,
    practices: "Buenas prácticas",
    screens: "Imágenes por pantalla",
    png: "Solo PNG",
    anyImage: "Cualquier imagen de este tamaño exacto que tu navegador pueda abrir; se guarda como PNG",
    sizes: (count) => plural(count, { one: "1 tamaño", other: `${count} tamaños` }),
    differing: (size) =>
      `Algunos documentos sobre esta máquina indican ${size}. El asistente no acepta ese tamaño.`,
    differingFor: (size, count) =>
      plural(count, {
        one: `Algunos documentos sobre esta máquina indican ${size} para 1 tamaño. El asistente no acepta esas imágenes.`,
        other: `Algunos documentos sobre esta máquina indican ${size} para ${count} tamaños. El asistente no acepta esas imágenes.`,
      }),
    differingCounts: (published, taken) =>
      `Algunos documentos sobre esta máquina indican de ${published.join(" a ")} tamaños. El asistente acepta de ${taken.join(" a ")}.`,

    template: "Plantilla en blanco",
    templateFor: (title, size) => `Plantilla en blanco para ${title}, ${size}`,
    templateNotMade: "No se pudo crear la plantilla en este navegador.",
    safe: "Deja el texto dentro de la línea discontinua",
    drawnByMachine: (label) => `${label}: lo dibuja la máquina`,
  },

  instructions: {
    heading: "Cómo cargar mi archivo",
    intro: (steps) =>
      `Lleva el archivo .mp de tu equipo a la máquina en ${steps} pasos. Necesitas una memoria USB.`,
    print: "Imprimir esta página",
    tryOneTitle: "Pruébalo antes en una sola máquina",
    tryOne: (product) =>
      `No podemos asegurar que tu máquina acepte archivos .mp creados con ${product}, y los menús cambian de una máquina a otra. Importa el archivo en una antes de llevarlo a las demás.`,
    troubles: "Si algo no funciona",
    refused: {
      title: "¿La máquina rechazó tu archivo?",
      text: "Compruébalo para ver qué contiene, por qué podría rechazarlo una máquina y qué se puede reparar.",
      link: "Comprobar el archivo",
    },
  },
};
