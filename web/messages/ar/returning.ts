import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/returning.ts";

export const RETURNING_VISITOR: Translated<typeof english.RETURNING_VISITOR> = {
  ownOnScreen: (label) => `شاشتك على الآلة: ${label}`,
  yourDesign: "تصميمك",
  isFinished: "مكتمل.",
  isHere: (done, all) => `قيد العمل. الخطوات المكتملة: ${done} من ${all}.`,
  getFiles: "الحصول على ملفاتك",
  continue: "المتابعة من حيث توقفت",
  machines: (count) => `آلاتك (${count})`,
  next: (label) => `التالي: ${label}.`,
};
