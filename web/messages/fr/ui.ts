import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/ui.ts";
import { plural } from "./plurals.ts";

export const UI: Translated<typeof english.UI> = {
  back: "Retour",
  continue: "Continuer",
  close: "Fermer",
  dismiss: "Masquer",
  place: (number, count) => `${number} sur ${count}`,
  doneCount: (done) => plural(done, { one: `${done} faite`, other: `${done} faites` }),
  done: "faite",
  toDo: "à faire",
  percent: (percent) => `${percent} %`,
  used: (length, most) => `${length} / ${most}`,
  tooLong: (excess) =>
    plural(excess, { one: `${excess} caractère de trop.`, other: `${excess} caractères de trop.` }),
  valid: "Valide",
  invalid: "Non valide",
  notifications: "Notifications",
  dismissNotification: "Masquer la notification",
  notHere: "Pas sur cet appareil",
  someNotHere:
    "Certaines images ne sont pas encore sur cet appareil. Connectez-vous à Internet pour les voir.",
  size: (width, height) => `${width}\u00a0×\u00a0${height}`,
};
