import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/branding.ts";
import { plural } from "./plurals.ts";

export const BRANDING: Translated<typeof english.BRANDING> = {
  words: "Textos de la máquina",
  wordsNote:
    "Los textos que ven tus clientes. Cambia uno aquí y cambiará en todas las imágenes que lo muestran.",
  noWords: "Los únicos textos de las imágenes de esta máquina son los nombres que escribes en los pasos.",
  wordsSaved: (images) =>
    images === 0
      ? "Textos guardados."
      : plural(images, {
          one: "Textos guardados. Ahora se ven en 1 imagen.",
          other: `Textos guardados. Ahora se ven en ${images} imágenes.`,
        }),
  notLettered:
    "Tus textos están guardados, pero no se pudieron actualizar las imágenes y aún muestran los anteriores.",

  brand: "Marca",
  brandNote:
    "Las nuevas imágenes con texto la usan. Toca “Aplicar a todo” para actualizar las que ya tienes.",
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
  notSaved: "No se pudo guardar.",
  notLoaded: "No se pudo cargar. Revisa tu conexión e inténtalo de nuevo.",
};
