import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/ui.ts";
import { plural } from "./plurals.ts";

export const UI: Translated<typeof english.UI> = {
  back: "Atrás",
  continue: "Continuar",
  close: "Cerrar",
  dismiss: "Descartar",
  place: (number, count) => `${number} de ${count}`,
  doneCount: (done) => plural(done, { one: "1 completado", other: `${done} completados` }),
  done: "completado",
  toDo: "pendiente",
  percent: (percent) => `${percent}\u00a0%`,
  used: (length, most) => `${length} / ${most}`,
  tooLong: (excess) => plural(excess, { one: "Sobra 1 carácter.", other: `Sobran ${excess} caracteres.` }),
  valid: "Válido",
  invalid: "No válido",
  notifications: "Notificaciones",
  dismissNotification: "Cerrar notificación",
  notHere: "No está en este dispositivo",
  someNotHere: "Algunas imágenes aún no están en este dispositivo. Conéctate a internet para verlas.",
  size: (width, height) => `${width}\u00a0×\u00a0${height}`,
};
