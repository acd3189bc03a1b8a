import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/design.ts";
import { plural } from "./plurals.ts";

export const DESIGN: Translated<typeof english.DESIGN> = {
  title: "تصميمك",
  saved: "محفوظ",
  saving: "جارٍ الحفظ",
  notSaved: "غير محفوظ",
  nothing: "لا يوجد ما يُحفظ بعد",
  unfinished: "الاسم غير محفوظ",
  missing: (count) =>
    plural(count, {
      one: "صورة ناقصة",
      two: "صورتان ناقصتان",
      few: `${count} صور ناقصة`,
      other: `${count} صورة ناقصة`,
    }),

  undo: "تراجع",
  redo: "إعادة",
};
