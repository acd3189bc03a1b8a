import type { PictureStyle } from "../../../shared/machine/library.ts";
import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/lettering.ts";
import { plural } from "./plurals.ts";

export const STYLE_LABELS: Readonly<Record<PictureStyle, string>> = {
  classic: "Toldo",
  traditional: "Etiqueta de papel",
  premium: "Marco dorado",
  realistic: "Sobre la imagen",
  modern: "Moderno",
  gradient: "Degradado",
};
const STYLES = Object.keys(STYLE_LABELS) as PictureStyle[];

export const STYLE_CHOICES: Translated<typeof english.STYLE_CHOICES> = STYLES.map((id) => ({
  id,
  label: STYLE_LABELS[id],
}));

export const LETTERING: Translated<typeof english.LETTERING> = {
  open: "Añadir los nombres",
  title: "Añadir los nombres",
  style: "Estilo",
  otherScenes: "Otras escenas",
  pictures: "Imágenes",
  putOn: (name) => `Añadir “${name}” a esta imagen`,
  lettering: "Añadiendo los nombres",
  use: (count) =>
    plural(count, { one: "Añadir el nombre a 1 imagen", other: `Añadir los nombres a ${count} imágenes` }),
  saving: "Guardando las imágenes",
  noneChosen: "Elige una imagen",
  done: "Nombres añadidos a las imágenes.",
  failed: "No se pudieron añadir los nombres. Tus imágenes no cambiaron.",
  again: "Reintentar",
  says: (text) => `La imagen dice “${text}”`,
  showName: (name) => `Mostrar “${name}”`,
  nameOn: (name) => `La imagen ya muestra “${name}”.`,
  nameNotOn: "No se pudo añadir tu nombre. La imagen no cambió.",
  notFollowed:
    "Los nombres están guardados, pero no se pudieron actualizar las imágenes y aún muestran los anteriores.",
  notFollowedSwap:
    "Las imágenes se intercambiaron, pero no se pudieron actualizar sus textos y siguen siendo los anteriores.",
  notLoaded: "No se pudo cargar. Revisa tu conexión e inténtalo de nuevo.",
};
