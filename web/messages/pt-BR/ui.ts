import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/ui.ts";
import { plural } from "./plurals.ts";

export const UI: Translated<typeof english.UI> = {
  back: "Voltar",
  continue: "Continuar",
  close: "Fechar",
  dismiss: "Fechar",
  place: (number, count) => `${number} de ${count}`,
  doneCount: (done) => plural(done, { one: `${done} concluída`, other: `${done} concluídas` }),
  done: "concluída",
  toDo: "a fazer",
  percent: (percent) => `${percent}%`,
  used: (length, most) => `${length} / ${most}`,
  tooLong: (excess) =>
    plural(excess, { one: `${excess} caractere a mais.`, other: `${excess} caracteres a mais.` }),
  valid: "Válido",
  invalid: "Inválido",
  notifications: "Notificações",
  dismissNotification: "Fechar notificação",
  notHere: "Não está neste aparelho",
  someNotHere: "Algumas imagens ainda não estão neste aparelho. Conecte-se à internet para vê-las.",
  size: (width, height) => `${width}\u00a0×\u00a0${height}`,
};
