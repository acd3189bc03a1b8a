import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/returning.ts";

export const RETURNING_VISITOR: Translated<typeof english.RETURNING_VISITOR> = {
  ownOnScreen: (label) => `Tu pantalla “${label}” en la máquina`,
  isFinished: "Tu diseño {name} está terminado.",
  isHere: (done, all) => `Tu diseño {name} está en marcha: ${done} de ${all} pasos completados.`,
  getFiles: "Obtener tus archivos",
  continue: "Seguir donde lo dejaste",
  machines: (count) => `Tus ${count} máquinas`,
  next: (label) => `Siguiente: ${label}.`,
};
