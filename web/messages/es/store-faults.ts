import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/store-faults.ts";

export const STORE_FAULTS: Translated<typeof english.STORE_FAULTS> = {
  full: "Este navegador no tiene espacio. Quita una imagen que no necesites o libera espacio en este dispositivo, e inténtalo de nuevo.",
  unavailable:
    "Este navegador no puede guardar nada en este momento. Inténtalo de nuevo o revisa sus ajustes de privacidad.",
  laterVersion:
    "Este diseño se creó con una versión más reciente de esta app. Recarga la página e inténtalo de nuevo.",
  otherMachine:
    "En este navegador hay un diseño para otro modelo de máquina, que no se cambiará. Usa otro navegador para este o guárdalo como archivo.",
  listFull: "Esta lista está llena. Quizá se llenó en otra pestaña.",
  gone: "Lo que querías cambiar ya no está. Quizá se quitó en otra pestaña.",
  changing: "Este diseño se estaba cambiando en otras pestañas al mismo tiempo. Inténtalo de nuevo.",
  unreadable: "Este diseño está dañado y no se puede cambiar.",
  nameLength: "Este nombre es demasiado corto o demasiado largo.",
  textLength: "Este texto es demasiado largo.",
  notRendered: "No se pudo crear una imagen. Revisa tu conexión e inténtalo de nuevo.",
  tooManyRows: "En la tabla no caben más máquinas.",
  notUndone: (why) => `No se pudo deshacer el cambio. ${why}`,
};
