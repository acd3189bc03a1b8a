import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/shell.ts";
export const SHELL: Translated<typeof english.SHELL> = {
  skip: "الانتقال إلى المحتوى",
  home: (product) => `${product}، الصفحة الرئيسية`,
  menu: "القائمة",
  language: "اللغة",
  main: "الرئيسية",
  allPages: "كل الصفحات",
  promise: "قهوتك على شاشة آلتك. يبقى تصميمك في هذا المتصفح إلى أن يُصدَّر.",
  notices: "تراخيص الأطراف الأخرى",
  filesNotLoaded: "تعذّرت قراءة ملفاتك. يُرجى التحقق من الاتصال ثم المحاولة مجددًا.",
  notLoaded: "تعذّر تحميل هذا الجزء من التطبيق. يُرجى التحقق من الاتصال ثم المحاولة مجددًا.",
  tryAgain: "إعادة المحاولة",
  title: (page, product) => `${page} · ${product}`,

  titles: {
    home: "شاشات آلة القهوة، مصمَّمة في خطوات قليلة",
    mediaUpload: "حزمة الوسائط",
    imageRequirements: "متطلبات الصور",
    uploadInstructions: "كيفية نقل ملفي إلى الآلة",
    testDownload: "تنزيل اختباري",
    try: "تجربة آلتك",
    many: "إنشاء آلات كثيرة من هذه",
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
    guides: "الأدلة",
  },
};
