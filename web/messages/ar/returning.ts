import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/returning.ts";

export const RETURNING_VISITOR: Translated<typeof english.RETURNING_VISITOR> = {
  ownOnScreen: (label) => `شاشتك على الآلة: ${label}`,
  isFinished: "تصميمك {name} مكتمل.",
  isHere: (done, all) => `تصميمك {name} قيد العمل. الخطوات المكتملة: ${done} من ${all}.`,
  getFiles: "الحصول على ملفاتك",
  continue: "المتابعة من حيث توقفت",
  machines: (count) => `آلاتك (${count})`,
  next: (label) => `التالي: ${label}.`,
};
