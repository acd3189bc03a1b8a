import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/letter-tabs.ts";

export const LETTER_TABS: Translated<typeof english.LETTER_TABS> = {
  words: "Texto",
  logo: "Logotipo",
  text: "Texto de la imagen",
  putOn: (text) => `Añadir “${text}”`,
  follows: {
    blend: "Es el nombre que escribiste. Si lo cambias, la imagen también cambia.",
    table: "Viene de “Textos de la máquina”. Si lo cambias allí, la imagen también cambia.",
  },
  style: "Estilo",
  colour: "Color",
  styleColour: "El del estilo",
  ownColour: "Otro",
  chooseColour: "Color del texto",
  brandColour: (number) => `Color de marca ${number}`,
  size: "Tamaño",
  sizeAuto: "Lo más grande posible",
  ownPlace: "Posición original",
  onPlate: "Hay un panel liso detrás del texto para que todos puedan leerlo.",
  takeWordsAway: "Quitar el texto",
  chooseLogo: "Elegir un logotipo",
  otherLogo: "Elegir otro logotipo",
  brandLogo: "Añadir mi logotipo",
  logoFiles: "Usa un SVG o un PNG, mejor con fondo transparente.",
  takeLogoAway: "Quitar el logotipo",
  logoRefused:
    "Este archivo no se puede abrir como PNG o SVG. Guarda el logotipo como PNG e inténtalo de nuevo.",
  openingLogo: "Abriendo el logotipo",
  larger: "Más grande",
  smaller: "Más pequeño",
  keepBrand: "Guardar como mi marca",
  brandKept: "Guardado como tu marca. Las nuevas imágenes con texto la usan.",
  brandNotKept: "No se pudo guardar tu marca. Puede que este dispositivo no tenga espacio.",
};
