import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/shell.ts";
import { plural } from "./plurals.ts";

export const SHELL: Translated<typeof english.SHELL> = {
  skip: "الانتقال إلى المحتوى",
  home: (product) => `${product}، الصفحة الرئيسية`,
  menu: "القائمة",
  language: "اللغة",
  main: "التنقل الرئيسي",
  allPages: "كل الصفحات",
  promise: "قهوتك على شاشة آلتك. يبقى تصميمك في هذا المتصفح إلى أن تصدّره.",
  notices: "تراخيص الأطراف الأخرى",
  filesNotLoaded: "تعذّر فتح ملفاتك لأن جزءًا من التطبيق لم يُحمَّل. يُرجى التحقق من الاتصال ثم المحاولة مجددًا.",
  notLoaded: "تعذّر تحميل هذا الجزء من التطبيق. يُرجى التحقق من الاتصال ثم المحاولة مجددًا.",
  tryAgain: "إعادة المحاولة",
  title: (page, product) => `${page} · ${product}`,

  titles: {
    home: "تصميم شاشات آلة القهوة في خطوات قليلة",
    mediaUpload: "حزمة الوسائط",
    imageRequirements: "متطلبات الصور",
    uploadInstructions: "كيفية نقل ملفي إلى الآلة",
    testDownload: "تنزيل اختباري",
    try: "تجربة آلتك",
    many: "إنشاء عدة آلات من هذا التصميم",
    package: "فحص حزمة",
    machines: "آلاتك",
    developers: "للمطورين",
  },
  links: {
    home: "الرئيسية",
    requirements: "متطلبات الصور",
    design: "التصميم",
    wizard: "بدء المعالج",
    review: "المراجعة النهائية",
    files: "الملفات",
    mediaPackage: "إنشاء حزمة وسائط",
    guides: "الإرشادات",
  },
};

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
