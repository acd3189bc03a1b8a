import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/returning.ts";

export const RETURNING_VISITOR: Translated<typeof english.RETURNING_VISITOR> = {
  ownOnScreen: (label) => `Seu design na tela da máquina: ${label}`,
  isFinished: "Seu design {name} está pronto.",
  isHere: (done, all) => `Seu design {name} está em andamento: ${done} de ${all} etapas concluídas.`,
  getFiles: "Obter os arquivos",
  continue: "Continuar de onde parou",
  machines: (count) => `Suas ${count} máquinas`,
  next: (label) => `Próxima etapa: ${label}.`,
};
