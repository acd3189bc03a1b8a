import type { Translated } from "../../../shared/machine/translated.ts";
import { PRODUCT_NAME } from "../../../shared/product.ts";
import type * as english from "../en/exports.ts";
import { groups } from "./formats.ts";
import { isolated, ofFiles, plural } from "./plurals.ts";

export const EXPORTS: Translated<typeof english.EXPORTS> = {
  kinds: {
    pdf: {
      label: "PDF",
      busy: "جارٍ الإنشاء…",
      loading: "جارٍ إنشاء ملف PDF…",
      success: "أُنشئ ملف PDF.",
      failure: "تعذّر إنشاء ملف PDF. يُرجى المحاولة مجددًا.",
    },
    images: {
      label: "الصور (zip)",
      busy: "جارٍ التنزيل…",
      loading: "جارٍ تجهيز الصور للتنزيل…",
      success: "نُزّلت الصور.",
      failure: "تعذّر تنزيل الصور. يُرجى المحاولة مجددًا.",
    },
    test: {
      label: "حزمة اختبارية",
      busy: "جارٍ الإنشاء…",
      loading: "جارٍ إنشاء الحزمة الاختبارية…",
      success: "نُزّلت الحزمة الاختبارية.",
      failure: "تعذّر إنشاء ملف \u200E.mp.",
    },
    package: {
      label: "حزمة الوسائط (\u200E.mp)",
      busy: "جارٍ الإنشاء…",
      loading: "جارٍ إنشاء حزمة الوسائط…",
      success: "أُنشئت حزمة الوسائط.",
      failure: "تعذّر إنشاء الحزمة.",
    },
    approval: {
      label: "ورقة الاعتماد (PDF)",
      busy: "جارٍ الإنشاء…",
      loading: "جارٍ إعداد ورقة الاعتماد…",
      success: "أُنشئت ورقة الاعتماد.",
      failure: "تعذّر إنشاء ورقة الاعتماد.",
    },
    preview: {
      label: "معاينة للمشاركة (HTML)",
      busy: "جارٍ الإنشاء…",
      loading: "جارٍ إنشاء المعاينة…",
      success: "أُنشئت المعاينة.",
      failure: "تعذّر إنشاء المعاينة.",
    },
    contact: {
      label: "كل الشاشات (PNG)",
      busy: "جارٍ الإنشاء…",
      loading: "جارٍ إنشاء صورة تضم كل الشاشات…",
      success: "أُنشئت صورة تضم كل الشاشات.",
      failure: "تعذّر إنشاء صورة تضم كل الشاشات.",
    },
  },

  send: {
    label: "إرسال للاعتماد",
    busy: "جارٍ التجهيز…",
    loading: "جارٍ تجهيز ورقة الاعتماد والمعاينة…",
    success: "كل شيء جاهز للإرسال.",
    failure: "تعذّر إنشاء ورقة الاعتماد والمعاينة.",
  },

  reading: (done, all) => `جارٍ قراءة الصور: ${done} من ${all}`,
  drawing: "جارٍ إعداد الصفحات",
  sending: "جارٍ إرسال الصور",
  packing: "جارٍ إنشاء الحزمة",
  cancel: "إلغاء",

  skipped: (count) =>
    plural(count, {
      one: "استُبعدت صورة واحدة:",
      two: "استُبعدت صورتان:",
      few: `استُبعدت ${count} صور:`,
      other: `استُبعدت ${count} صورة:`,
    }),
  standIns: (labels) => `بعض صورك ناقصة، لذا يستخدم الملف الصورة الافتراضية في: ${groups(labels)}.`,
  skippedImage: (label, why) => `${label}: ${why}`,
  skipReason: {
    missing: "حذفها المتصفح لتوفير مساحة. يُرجى إضافتها من جديد.",
    unreachable: "تعذّر تنزيلها. يُرجى التحقق من الاتصال والتصدير مجددًا.",
    damaged: "ملفها تالف. يُرجى استبدالها.",
  },
  caption: (number, count) => `${number} من ${count}`,
  failed: "تعذّر إنشاء الملف. لم يتغيّر تصميمك. يُرجى التحقق من الاتصال ثم المحاولة مجددًا.",

  package: {
    tooMany: (most) => `لا يحزم الخادم دفعة واحدة أكثر من ${ofFiles(most)}.`,
    tooLarge: (megabytes) => `الصور أكبر من أن تُرسل: الحد الأقصى للخادم نحو ${megabytes} م.ب.`,
    unreachable: "تعذّر الوصول إلى الخادم.",
    badAnswer: (detail) => `لم يُعِد الخادم حزمة صالحة (${detail})، فلم يُحفظ شيء.`,
    refused: (why) => `رفض الخادم الحزمة: ${isolated(why)}`,
    refusedFile: (name, why) => `رفض الخادم ${isolated(name)}: ${isolated(why)}`,
    unreadable: (name) => `تتعذّر قراءة ${isolated(name)}.`,
    cancelled: "أُلغي.",
  },
  onDevice: "إنشاء على هذا الجهاز",
  deviceHelps: "يمكن بدلًا من ذلك إنشاء الملف على هذا الجهاز.",
  noClaim: "لا يمكننا ضمان أن تقبل آلتك هذا الملف. يُرجى تجربته على آلة واحدة أولًا.",

  answer: {
    status: (status) => `الحالة ${status}`,
    type: (type) => `النوع «${type}»`,
    cut: (found, length) => `${found} من ${length} بايت`,
    start: "بداية الملف ليست بداية حزمة",
    end: "نهاية الملف مقطوعة",
    directory: "قائمة الملفات لا تطابق طول الملف",
    entries: (found, entries) => `عدد الملفات ${found} وليس ${entries}`,
  },

  test: {
    readme: `هذا ملف اختباري أنشأه ${PRODUCT_NAME}، وليس إعدادًا حقيقيًا لآلة.

يبيّن ما إذا كان هذا الجهاز قادرًا على إنشاء ملف \u200E.mp وحفظه، وما إذا كانت ذاكرة USB
تنقله إلى الآلة. وهو ملف ZIP: غيّر الامتداد إلى \u200E.zip لرؤية ما بداخله.

  README.txt       هذا النص
  config.json      اسم الآلة والإصدار والنوع "test"
  images/test.png  صورة اختبار بمقاس 400x300 بكسل
`,
    template: "لم يُعثر على مجلد القوالب. يُرجى التحقق من أن ملفات القوالب مضمّنة في هذا الإصدار.",
    library: "مكتبة fflate غير متاحة أو تعذّر تحميلها.",
    invalid: "ظهرت بيانات غير صالحة أثناء إنشاء الملف.",
    save: "خطأ في حفظ الملف. قد يكون الملف تالفًا، أو ربما منع المتصفح التنزيل.",
    network: "خطأ في الشبكة أثناء جلب الموارد. يُرجى التحقق من الاتصال بالإنترنت.",
    other: (message) => `خطأ: ${isolated(message)}`,
  },
};
