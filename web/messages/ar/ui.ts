import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/ui.ts";
import { leftToRight, plural } from "./plurals.ts";

export const UI: Translated<typeof english.UI> = {
  back: "رجوع",
  continue: "متابعة",
  close: "إغلاق",
  dismiss: "إغلاق",
  place: (number, count) => `${number} من ${count}`,
  doneCount: (done) => `مكتمل: ${done}`,
  done: "مكتملة",
  toDo: "غير مكتملة",
  percent: (percent) => leftToRight(`${percent}%`),
  used: (length, most) => leftToRight(`${length} / ${most}`),
  tooLong: (excess) =>
    plural(excess, {
      one: "أطول من المسموح بحرف واحد.",
      two: "أطول من المسموح بحرفين.",
      few: `أطول من المسموح بـ ${excess} أحرف.`,
      many: `أطول من المسموح بـ ${excess} حرفًا.`,
      other: `أطول من المسموح بـ ${excess} حرف.`,
    }),
  valid: "صالح",
  invalid: "غير صالح",
  notifications: "الإشعارات",
  dismissNotification: "إغلاق الإشعار",
  notHere: "ليست على هذا الجهاز",
  someNotHere: "بعض الصور ليست على هذا الجهاز بعد. يلزم الاتصال بالإنترنت لرؤيتها.",
  size: (width, height) => leftToRight(`${width}\u00a0×\u00a0${height}`),
};
