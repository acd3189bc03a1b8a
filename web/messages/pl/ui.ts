import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/ui.ts";
import { characterCount } from "./plurals.ts";

export const UI: Translated<typeof english.UI> = {
  back: "Wstecz",
  continue: "Dalej",
  close: "Zamknij",
  dismiss: "Ukryj",
  place: (number, count) => `${number} z ${count}`,
  doneCount: (done) => `Gotowe: ${done}`,
  done: "gotowe",
  toDo: "do zrobienia",
  percent: (percent) => `${percent}%`,
  used: (length, most) => `${length} / ${most}`,
  tooLong: (excess) => `Za długie o ${characterCount(excess)}.`,
  valid: "Prawidłowy",
  invalid: "Nieprawidłowy",
  notifications: "Powiadomienia",
  dismissNotification: "Ukryj powiadomienie",
  notHere: "Nie ma na tym urządzeniu",
  someNotHere:
    "Niektórych obrazów nie ma jeszcze na tym urządzeniu. Połącz się z internetem, żeby je zobaczyć.",
  size: (width, height) => `${width}\u00a0×\u00a0${height}`,
};
