import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/uploader.ts";
import { either } from "./formats.ts";
import { files, isolated, ofCharacters, plural } from "./plurals.ts";

export const UPLOADER: Translated<typeof english.UPLOADER> = {
  heading: "حزمة الوسائط",
  intro:
    "أفلِت ملفات PNG الخاصة بشاشات آلتك لتحصل على ملف \u200E.mp واحد لذاكرة USB. يُضاف كل شيء إلى الحزمة كما هو دون أي تغيير. يمكن الإفلات على منطقة بعينها، أو في أي مكان آخر من هذه الصفحة لتُفرز الملفات حسب المقاس والاسم.",
  name: "اسم الحزمة",
  nameMissing: "يُرجى إدخال اسم للحزمة.",
  nameTooLong: (most) => `أقصى طول لاسم الحزمة ${ofCharacters(most)}.`,
  createRegion: "إنشاء الحزمة",
  create: "إنشاء الحزمة",
  sending: "جارٍ إرسال ملفاتك",
  saved: (name, size) => `حُفظ ${isolated(name)} (${size})`,

  drop: "أفلِت ملفات PNG",
  dropUpTo: (most) => (most === 1 ? "أفلِت ملف PNG واحدًا" : `أفلِت ملفات PNG ‏(من 1 إلى ${most})`),
  sizes: (sizes) => `${either(sizes)} بكسل`,
  hint: (drop, sizes) => `${drop} • ${sizes}`,
  checking: "جارٍ فحص الملفات",
  filesOf: (label) => `ملفات ${label}`,
  files,
  filesOfMost: (count, most) => `${count} من ${most}`,
  wrongSize: (files, wrong) => `${files}، منها بمقاس خاطئ: ${wrong}`,
  invalid: (sizes) => `المقاس المطلوب ${sizes}. ستُحزم الصورة، لكن قد تتخطاها الآلة.`,
  fitsIn: (labels) => `هذا المقاس مكانه ${either(labels)}.`,
  moveTo: (label) => `نقل إلى ${label}`,
  moveFileTo: (name, label) => `نقل إلى ${label}: ${isolated(name)}`,
  clearAll: "مسح الكل",
  remove: "إزالة",
  removeFile: (name) => `إزالة ${isolated(name)}`,

  dropAnywhere: "أفلِت هنا لتُفرز ملفاتك حسب المقاس والاسم.",
  sortedIn: (added) =>
    plural(added, {
      one: "أُضيف ملف واحد.",
      two: "أُضيف ملفان.",
      few: `أُضيفت ${added} ملفات.`,
      many: `أُضيف ${added} ملفًا.`,
      other: `أُضيف ${added} ملف.`,
    }),
  notSortedIn: (left) =>
    plural(left, {
      one: "ملف واحد لم يناسب أي مكان. تجده أسفل المناطق.",
      two: "ملفان لم يناسبا أي مكان. تجدهما أسفل المناطق.",
      few: `${left} ملفات لم تناسب أي مكان. تجدها أسفل المناطق.`,
      many: `${left} ملفًا لم تناسب أي مكان. تجدها أسفل المناطق.`,
      other: `${left} ملف لم تناسب أي مكان. تجدها أسفل المناطق.`,
    }),
  sortingFailed: "تعذّر فرز ملفاتك. يُرجى إفلاتها على منطقة بدلًا من ذلك.",
  tray: "خارج الحزمة",
  trayNote: "هذه الملفات لا تناسب أي مكان، لذا لن تُحزم. تبقى هنا إلى أن تُزال.",
  trayNoteUnsaved: "هذه الملفات لا تناسب أي مكان، لذا لن تُحزم.",
  fitsNowhere: "مقاسه لا يطابق أي منطقة.",
  isFull: (label) => `${label}: لا مكان للمزيد.`,
  putIn: "نقل إلى…",
  putFileIn: (name) => `نقل إلى…: ${isolated(name)}`,

  unsaved: "ملفاتك غير محفوظة. تبقى هنا إلى أن تُغلق علامة التبويب هذه.",
  erased: "مُسح كل شيء في علامة تبويب أخرى. إن كنت لا تزال تحتاج إلى هذه الملفات، فيُرجى إضافتها من جديد.",

  pngOnly: "يُرجى إفلات ملفات PNG فقط.",
  maximum: (most, category) => `الحد الأقصى للملفات في ${category} هو ${most}.`,
  empty: "يُرجى إفلات ملف PNG واحد على الأقل أولًا.",
  damagedFile: (name, how) =>
    `${isolated(name)} ملف PNG تالف: ${how}. يُرجى تصديره من جديد وإفلات الملف الجديد.`,
  emptyFile: (name) => `${isolated(name)} فارغ. يُرجى حفظه من جديد وإفلات الملف الجديد.`,
  otherImage: (name, file) => `${isolated(name)} هو ${file}. يُرجى حفظ نسخة بصيغة PNG وإفلاتها.`,
  notImage: (name, file) => `${isolated(name)} هو ${file} وليس صورة. يُرجى اختيار ملف PNG.`,
  unknownFile: (name) =>
    `${isolated(name)} بصيغة لا يعرفها هذا التطبيق. إن كان صورة، فيُرجى حفظ نسخة بصيغة PNG وإفلاتها.`,

  advice: {
    "over-limit": "يُرجى إزالة بعض الملفات، أو إنشاء الحزمة على هذا الجهاز.",
    unreachable: "يُرجى التحقق من الاتصال والمحاولة مجددًا، أو إنشاء الحزمة على هذا الجهاز.",
    "bad-answer": "يُرجى المحاولة مجددًا، أو إنشاء الحزمة على هذا الجهاز.",
    refused: "يُرجى إزالة الملف أو استبداله ثم المحاولة مجددًا.",
    unreadable: "ربما نُقل أو حُذف بعد إفلاته. يُرجى إفلاته من جديد.",
    cancelled: "ملفاتك ما زالت هنا.",
  },
  damagedSince: (name) =>
    `تغيّر ${isolated(name)} بعد إفلاته وأصبح تالفًا. يُرجى تصديره من جديد وإفلات الملف الجديد.`,
};
