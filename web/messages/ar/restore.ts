import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/restore.ts";
export const RESTORE: Translated<typeof english.RESTORE> = {
  undo: {
    named: (what) => `تراجع: ${what}`,
    done: (what) => `تم التراجع: ${what}.`,
    failed: (why) => `تعذّر التراجع. ${why}`,
    nothing: "لا يوجد ما يمكن التراجع عنه.",
  },
  redo: {
    named: (what) => `إعادة: ${what}`,
    done: (what) => `تمت الإعادة: ${what}.`,
    failed: (why) => `تعذّرت الإعادة. ${why}`,
    nothing: "لا يوجد ما يمكن إعادته.",
  },
  changes: {
    rename: () => "اسم جديد للآلة",
    names: (where) => `أسماء جديدة في ${where}`,
    picture: (where) => (where ? `صورة جديدة في ${where}` : "صور جديدة"),
    removal: (where) => `إزالة صورة في ${where}`,
    order: (where) => `ترتيب جديد في ${where}`,
    count: (where) => `عدد أحجام جديد في ${where}`,
    defaults: (where) => (where ? `صور افتراضية في ${where}` : "صور افتراضية"),
    look: () => "مظهر جديد",
    words: () => "كلمات جديدة على الآلة",
    brand: () => "علامة تجارية جديدة",
    startOver: () => "مسح التصميم",
    open: () => "فتح تصميم",
    restore: () => "تغيير من خارج التطبيق",
  },
};
