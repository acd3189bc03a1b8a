import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/html-head.ts";

export const HTML_HEAD: Translated<typeof english.HTML_HEAD> = {
  description:
    "Diseña en tu navegador las pantallas de tu máquina de café: añade tus imágenes, míralas en la máquina y carga el paquete terminado desde una memoria USB.",
  cardDescription:
    "Añade tus imágenes, míralas en la máquina y carga el paquete terminado desde una memoria USB. No necesitas cuenta.",
  installed: "Diseña las pantallas de tu máquina de café en pocos pasos.",
  noScript: (product) =>
    `${product} necesita JavaScript. Actívalo en los ajustes de tu navegador y recarga esta página.`,
  outdated: (product) =>
    `${product} necesita un navegador más reciente: Chrome o Edge 123, Firefox 125 o Safari 17.5 (iPadOS 17.5), como mínimo.`,
};
