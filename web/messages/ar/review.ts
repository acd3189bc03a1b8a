import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/review.ts";
import { list } from "./formats.ts";
import { isolated, ofSeconds, plural } from "./plurals.ts";

const quoted = (labels: readonly string[]): string => list(labels.map((label) => `«${label}»`));

export const REVIEW: Translated<typeof english.REVIEW> = {
  walkthrough: "جولة على الشاشات",
  previous: "السابق",
  next: "التالي",
  place: (number, count) => `${number} من ${count}`,
  overview: "نظرة عامة",
  edit: "تعديل",
  editStop: (label) => `تعديل: ${label}`,
  change: (label) => `تغيير: ${label}`,
  otherFiles: "ملفات أخرى",
  ownPackage: "إنشاء حزمة من صورك",
  packageInside: "فحص حزمة",
  testDownload: "تنزيل اختباري",
  testDownloadLink: "التنزيل الاختباري",
  testDownloadTells: "{link} يساعد على معرفة السبب.",

  confirm: "تأكيد المراجعة النهائية",
  confirming: "جارٍ التأكيد…",
  confirmLoading: "جارٍ تأكيد شاشات آلتك…",
  confirmed: "اكتمل إعداد واجهة الآلة.",
  notConfirmed: "لم يُحفظ التأكيد. يُرجى المحاولة مجددًا.",
  complete: "كل شيء مكتمل.",
  incomplete: (labels) =>
    plural(labels.length, {
      one: `غير مكتمل: ${labels[0]}.`,
      two: "خطوتان غير مكتملتين.",
      few: `${labels.length} خطوات غير مكتملة.`,
      other: `${labels.length} خطوة غير مكتملة.`,
    }),
  incompleteTitle: "ما زالت بعض الأشياء ناقصة",
  incompleteAdvice: "لا يزال التأكيد ممكنًا. الصور الناقصة ستُستبعد أو تحل محلها الصور الافتراضية.",
  keepReviewing: "متابعة المراجعة",
  confirmWithDefaults: "التأكيد بالصور الافتراضية",
  download: "تنزيل",
  more: "المزيد",
  stick: "تنزيل لذاكرة USB",
  sent: "الورقة والمعاينة",
  finished: "آلتك جاهزة.",
  finishedNext: "يمكن الآن تنزيل حزمة الوسائط لذاكرة USB، أو إرسال التصميم أولًا للاعتماد.",
  sendReady: "يُرجى إرسال الملفين معًا: الورقة للتوقيع، والمعاينة تُفتح في أي متصفح.",
  sendSaved: "يُرجى إرفاق الملفين برسالة بريد إلكتروني: الورقة للتوقيع، والمعاينة تُفتح في أي متصفح.",
  curl: "نسخ كأمر curl",
  curlCopied: {
    copied: "نُسخ الأمر. يُرجى فك ضغط «الصور (zip)» وتنفيذ الأمر في المجلد الناتج.",
    notCopied: "تعذّر نسخ الأمر. يُرجى السماح بالوصول إلى الحافظة في متصفحك ثم المحاولة مجددًا.",
  },
  savePicture: "حفظ الصورة",
  pictureSaved: (name) => `حُفظ الملف ${isolated(name)}.`,
  pictureNotSaved: "تعذّر حفظ الصورة. يُرجى المحاولة مجددًا.",
  toMachine: "التالي: نقل الملف إلى الآلة",

  allScreens: "كل الشاشات",
  onScreen: (label) => `${label} على شاشة الآلة`,
  noImage: "لا صورة بعد",
  machine: "الآلة",
  notNamed: "بلا اسم",
  missing: "ما زال ناقصًا",
  noName: (defaultName) => `بلا اسم، لذا ستُصدَّر الآلة باسم ${isolated(defaultName)}`,
  noListImage: "بلا صورة، لذا لن تُصدَّر هذه الشاشة",
  noSlotNames: "الأسماء ناقصة",
  noSlotImages: (count) => (count === 1 ? "لا صورة بعد" : "لا صور بعد"),
  evictedFrom: (labels) =>
    plural(labels.length, {
      one: `حذف هذا المتصفح صورة ${quoted(labels)}، لذا ستُستخدم الصورة الافتراضية`,
      two: `حذف هذا المتصفح صورتي ${quoted(labels)}، لذا ستُستخدم الصورتان الافتراضيتان`,
      other: `حذف هذا المتصفح صور ${quoted(labels)}، لذا ستُستخدم الصور الافتراضية`,
    }),
  notServedFrom: (labels) =>
    plural(labels.length, {
      one: `لم تعد صورتنا في ${quoted(labels)} متاحة، لذا ستُستخدم الصورة الافتراضية`,
      two: `لم تعد صورتانا في ${quoted(labels)} متاحتين، لذا ستُستخدم الصورتان الافتراضيتان`,
      other: `لم تعد صورنا في ${quoted(labels)} متاحة، لذا ستُستخدم الصور الافتراضية`,
    }),
  notServedFromList: (count) =>
    plural(count, {
      one: "لم تعد صورة واحدة من صورنا متاحة، ولن تُصدَّر",
      two: "لم تعد صورتان من صورنا متاحتين، ولن تُصدَّرا",
      few: `لم تعد ${count} صور من صورنا متاحة، ولن تُصدَّر`,
      other: `لم تعد ${count} صورة من صورنا متاحة، ولن تُصدَّر`,
    }),
  evictedFromList: (count) =>
    plural(count, {
      one: "حذف هذا المتصفح صورة واحدة، ولن تُصدَّر",
      two: "حذف هذا المتصفح صورتين، ولن تُصدَّرا",
      few: `حذف هذا المتصفح ${count} صور، ولن تُصدَّر`,
      other: `حذف هذا المتصفح ${count} صورة، ولن تُصدَّر`,
    }),
  noImageFor: (labels) => `لا صورة في ${quoted(labels)}`,

  default: "افتراضية",
  pixels: (size) => `${size} بكسل`,
  pixelsOfDefault: (size) => `${size} بكسل، صورة افتراضية`,
  images: "الصور",
  size: "المقاس",
  leftOut: "لا صورة بعد. لن تُصدَّر هذه الشاشة.",
  evictedTitle: "بعض الصور هنا مفقودة.",
  evictedHere: (labels) =>
    `المفقود: ${list(labels)}. تمكن إضافته من جديد بزر «تعديل». وإلى ذلك الحين تستخدم ملفاتك الصورة الافتراضية أو تستبعده.`,
  evictedInExports: (count) =>
    plural(count, {
      one: "صورة واحدة مفقودة من هذا التصميم. ستستخدم ملفاتك الصورة الافتراضية أو تستبعدها.",
      two: "صورتان مفقودتان من هذا التصميم. ستستخدم ملفاتك الصور الافتراضية أو تستبعدهما.",
      few: `${count} صور مفقودة من هذا التصميم. ستستخدم ملفاتك الصور الافتراضية أو تستبعدها.`,
      other: `${count} صورة مفقودة من هذا التصميم. ستستخدم ملفاتك الصور الافتراضية أو تستبعدها.`,
    }),
  allDefaults: "لم تُضف هنا صورة بعد. ستستخدم ملفاتك الصور الافتراضية.",
  someDefaults: (count, all) => `الصور الافتراضية: ${count} من ${all}، لأن صورك لم تُضف مكانها بعد.`,
};

export const SIMULATOR: Translated<typeof english.SIMULATOR> = {
  heading: "تجربة آلتك",
  note: (seconds) =>
    `المس الشاشة كما يفعل الزبون. بعد ${ofSeconds(seconds)} بلا لمس تبدأ المعاينة من جديد، تمامًا كالآلة.`,
  onScreen: "على الشاشة",
  noStart: (missing, start) => `لا صورة في «${missing}» بعد، لذا يبدأ الطلب من «${start}».`,
  defaults: "الصور الافتراضية على هذه الشاشة",
  defaultsFor: (labels) => `${list(labels)}: لا صورة خاصة بك بعد.`,
  machine: "آلتك",
  fullScreen: "ملء الشاشة",
  leave: "إنهاء ملء الشاشة",
  wayOut: (seconds) =>
    `للخروج، اضغط على الزاوية السفلى اليسرى مدة ${ofSeconds(seconds)}، أو على مفتاح Escape.`,
};

export const USB_STICK: Translated<typeof english.USB_STICK> = {
  title: "أولًا: نسخ الملف إلى ذاكرة USB",
  format: "يجب أن تكون ذاكرة USB مهيأة بنظام FAT32.",
  others: "من جهاز آخر",
  systems: {
    ipad: {
      label: "‏iPad أو iPhone",
      steps: (file) => [
        "وصّل ذاكرة USB، بمحوّل إن لم تناسب المنفذ.",
        `في تطبيق «الملفات» افتح «التنزيلات»، واضغط مطولًا على ${isolated(file)} ثم اختر «نسخ».`,
        "بعد ذلك افتح الذاكرة ضمن «المواقع»، واضغط مطولًا على مكان فارغ ثم اختر «لصق».",
      ],
      formatting: "وإن احتاجت الذاكرة إلى تهيئة، فاستخدم حاسوبًا.",
    },
    android: {
      label: "هاتف أو جهاز لوحي بنظام Android",
      steps: (file) => [
        "وصّل ذاكرة USB، بمحوّل إن لم تناسب المنفذ.",
        `افتح تطبيق «الملفات» («ملفاتي» على أجهزة Samsung) وابحث عن ${isolated(file)} ضمن «التنزيلات».`,
        "اضغط مطولًا عليه واختر «نسخ»، ثم افتح وحدة تخزين USB والصقه فيها.",
        "اختر «إخراج» قبل نزع الذاكرة.",
      ],
      formatting: "وإن احتاجت الذاكرة إلى تهيئة، فاستخدم حاسوبًا.",
    },
    windows: {
      label: "Windows",
      steps: (file) => [
        "وصّل ذاكرة USB وافتح «التنزيلات» في «مستكشف الملفات».",
        `اسحب ${isolated(file)} إلى الذاكرة في القائمة الجانبية.`,
        "ثم انقر على الذاكرة بالزر الأيمن واختر «إخراج».",
      ],
      formatting: "للتهيئة: انقر عليها بالزر الأيمن واختر «تهيئة» ثم FAT32. تمحو التهيئة ما على الذاكرة.",
    },
    mac: {
      label: "Mac",
      steps: (file) => [
        "وصّل ذاكرة USB وافتح «التنزيلات» في Finder.",
        `اسحب ${isolated(file)} إلى الذاكرة في الشريط الجانبي، ثم انقر على رمز الإخراج بجانبها.`,
      ],
      formatting: "للتهيئة: افتح «أداة القرص» واختر MS-DOS (FAT)‏. تمحو التهيئة ما على الذاكرة.",
    },
  },
};
