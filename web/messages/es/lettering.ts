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
  nameNotOn: "No se pudo añadir el nombre. La imagen no cambió.",
  notFollowed:
    "Los nombres están guardados, pero no se pudieron actualizar las imágenes y aún muestran los anteriores.",
  notFollowedSwap:
    "Las imágenes se intercambiaron, pero no se pudieron actualizar sus textos y siguen siendo los anteriores.",
  notLoaded: "No se pudo cargar esta parte de la app. Revisa tu conexión e inténtalo de nuevo.",
};

export const ANNOTATIONS: Translated<typeof english.ANNOTATIONS> = {
  words: "Texto",
  logo: "Logotipo",
  text: "Texto de la imagen",
  putOn: (text) => `Añadir “${text}”`,
  follows: {
    blend: "Es el nombre de la mezcla. Si lo cambias, esta imagen también cambia.",
    table: "Este texto viene de “Textos de la máquina”. Si lo cambias allí, esta imagen también cambia.",
  },
  style: "Estilo",
  colour: "Color",
  styleColour: "El del estilo",
  ownColour: "Otro",
  chooseColour: "Color del texto",
  brandColour: (number) => `Color de marca ${number}`,
  size: "Tamaño",
  sizeAuto: "Tamaño automático",
  ownPlace: "Posición automática",
  onPlate: "Un panel liso detrás del texto hace que se lea bien.",
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
  brandKept: "Guardado como tu marca. Las nuevas imágenes con texto la usarán.",
  brandNotKept: "No se pudo guardar tu marca. Puede que este dispositivo no tenga espacio.",
};

export const BRANDING: Translated<typeof english.BRANDING> = {
  words: "Textos de la máquina",
  wordsNote:
    "Los textos que ven tus clientes. Cambia uno aquí y cambiará en todas las imágenes que lo muestran.",
  noWords: "Las imágenes de esta máquina solo muestran los nombres que escribes en el asistente.",
  wordsSaved: (images) =>
    images === 0
      ? "Textos guardados."
      : plural(images, {
          one: "Textos guardados. Ahora se ven en 1 imagen.",
          other: `Textos guardados. Ahora se ven en ${images} imágenes.`,
        }),
  notLettered:
    "Tus textos están guardados, pero no se pudieron actualizar las imágenes y aún muestran los anteriores.",

  brand: "Tu marca",
  brandNote:
    "Las nuevas imágenes con texto usan tu marca. Toca “Aplicar a todo” para actualizar las que ya tienes.",
  colours: "Colores",
  addColour: "Añadir un color",
  removeColour: (number) => `Quitar el color de marca ${number}`,
  logoAlt: "Tu logotipo",
  applyToAll: "Aplicar a todo",
  applied: (count) =>
    count === 0
      ? "Tu marca está guardada. Ninguna de tus imágenes tiene texto todavía, así que no cambió nada más."
      : "Tus imágenes ya llevan tu marca.",
  notApplied: "No se pudieron actualizar tus imágenes. No cambió nada. Inténtalo de nuevo.",

  save: "Guardar",
  saving: "Guardando",
  cancel: "Cancelar",
  close: "Cerrar",
  again: "Reintentar",
  notSaved: "Tus cambios no se guardaron.",
  notLoaded: "No se pudo cargar esta parte de la app. Revisa tu conexión e inténtalo de nuevo.",
};
