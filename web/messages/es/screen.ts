import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/screen.ts";

export const SCREEN: Translated<typeof english.SCREEN> = {
  empty: "sin imagen",
  shows: (label, description) => `${label}: ${description}`,
  turnTo: (label) => `Mostrar “${label}”`,
  pause: "Pausar",
  play: "Reproducir",
  tryIt: "Probar",

  steps: "Pasos",
  machineMenu: "Toda la máquina",
  fill: "Completar todo lo que falta",
  addPictures: "Añadir varias imágenes",
  chooseLook: "Elegir un tema",
  looksNotLoaded: "No se pudieron cargar los temas. Revisa tu conexión e inténtalo de nuevo.",
};
