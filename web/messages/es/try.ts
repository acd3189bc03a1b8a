import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/try.ts";
import { list } from "./formats.ts";

export const TRY: Translated<typeof english.TRY> = {
  heading: "Prueba tu máquina",
  note: (seconds) =>
    `Toca la pantalla como lo haría un cliente. Tras ${seconds} segundos sin tocarla, vuelve a empezar, igual que la máquina.`,
  onScreen: "En la pantalla",
  noStart: (missing, start) =>
    `Aún no hay imagen para “${missing}”, así que un pedido empieza en “${start}”.`,
  defaults: "Imágenes predeterminadas en esta pantalla",
  defaultsFor: (labels) => `${list(labels)}: aún sin imagen propia.`,
  machine: "Tu máquina",
  fullScreen: "Pantalla completa",
  leave: "Salir de pantalla completa",
  wayOut: (seconds) =>
    `Para salir, mantén presionada la esquina inferior izquierda durante ${seconds} segundos o presiona Escape.`,
};
