import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/offline.ts";

export const OFFLINE: Translated<typeof english.OFFLINE> = {
  newVersion: "Hay una nueva versión de esta app. Tu diseño no cambiará.",
  toTake: "Hay una nueva versión de esta app. Puedes actualizarla desde el menú del diseño.",
  use: "Actualizar ahora",
  leftBehind: "Primero actualiza la app. Tu diseño no cambiará.",
  openAgain: "Recargar esta página",
  title: "Trabajar sin conexión",
  explain: (megabytes) =>
    `Ya puedes crear un diseño completo sin internet. Para usar también todas nuestras imágenes, descarga otros ${megabytes}\u00a0MB.`,
  keep: "Descargar todo en este dispositivo",
  keeping: (percent) => `Descargando todo: ${percent}\u00a0%`,
  kept: "Todo está en este dispositivo y funciona sin internet.",
  failed:
    "No se pudo descargar todo: se perdió la conexión o este dispositivo no tiene espacio. Lo descargado sigue disponible.",
};
