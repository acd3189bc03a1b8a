import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/returning.ts";
import { plural } from "./plurals.ts";

export const RETURNING_VISITOR: Translated<typeof english.RETURNING_VISITOR> = {
  ownOnScreen: (label) => `Votre image sur l’écran de la machine : ${label}`,
  isFinished: "Votre projet {name} est terminé.",
  isHere: (done, all) =>
    `Votre projet {name} est en cours : ${plural(done, { one: `${done} étape sur ${all} est faite`, other: `${done} étapes sur ${all} sont faites` })}.`,
  getFiles: "Récupérer vos fichiers",
  continue: "Reprendre où vous en étiez",
  machines: (count) => `Vos ${count} machines`,
  next: (label) => `Ensuite : ${label}.`,
};
