import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/wizard.ts";
import { isolated, ofCharacters, plural } from "./plurals.ts";

const REMOVE_FIRST = "يُرجى إزالة صورة أولًا، أو إفلات كل ملف على خانته.";

export const WIZARD: Translated<typeof english.WIZARD> = {
  preview: (label) => `معاينة الآلة: ${label}`,
  default: "افتراضية",
  choose: "اختيار صورة",
  adjust: "ضبط",
  replace: "استبدال",
  change: (picture) => `تغيير: ${picture}`,
  tapToChange: "المس صورة لتغييرها",
  nameFor: (label) => `الاسم: ${label}`,
  swapWith: (label) => `تبديل مع: ${label}`,
  useDefault: "استخدام الصورة الافتراضية",
  defaultUsed: (label) => `الصورة الافتراضية مستخدمة الآن: ${label}.`,
  remove: "إزالة",
  notReadable: "تتعذّر قراءة الصورة.",
  removeNamed: (label) => `إزالة: ${label}`,
  actionFor: (action, label) => `${action}: ${label}`,
  undo: "تراجع",
  fitSame: "ملاءمة الصور نفسها من جديد",

  slotNameNeeded: (most) => `يُرجى إدخال اسم لا يتجاوز ${ofCharacters(most)}.`,
  slotNamesNeeded: (labels) => `تنقصها أسماء: ${labels}`,
  slotNamesNotSaved: "لم تُحفظ الأسماء.",

  ready: "يمكن المتابعة",
  slotsReady: "كل الخانات ممتلئة",
  slotsNeeded: (labels) => `ما زال مطلوبًا: ${labels}`,
  moreThanSlots: "الصور أكثر من الخانات الفارغة.",
  moreThanSlotsAdvice: (names) => `لم يُضف: ${names}. ${REMOVE_FIRST}`,
  notUsed: (names) => `لم تُضف لمغادرة الصفحة قبل الانتهاء: ${names}.`,
  notUsedFiles: "ملفات لم تُستخدم",
  notUsedAny: "غير مستخدم:",
  removeFirst: `لم تُضف. ${REMOVE_FIRST}`,
  fitThem: "ملاءمتها تلقائيًا",
  swapped: (one, other) => `تم التبديل بين «${isolated(one)}» و«${isolated(other)}».`,
  notSaved: "لم تُحفظ الصورة.",
  notRemoved: "لم تُزَل الصورة.",
  missing: "هذه الصورة مفقودة.",
  missingAdvice: "حذفها المتصفح لتوفير مساحة. يُرجى إضافتها من جديد أو اختيار أخرى.",
  notServedAdvice: "لم تعد متاحة في هذا التطبيق. يُرجى اختيار أخرى.",

  imagesInOrder: "الصور بالترتيب",
  showImage: (number) => `إظهار الصورة ${number}`,
  image: (number, name) => `الصورة ${number}: ${isolated(name)}`,
  moveEarlier: (number) => `تقديم الصورة ${number}`,
  moveLater: (number) => `تأخير الصورة ${number}`,
  removeImage: (number) => `إزالة الصورة ${number}`,
  missingInList: "حذف المتصفح هذه الصورة لتوفير مساحة. يُرجى إزالتها هنا وإضافتها من جديد.",
  notServedInList: "لم تعد هذه الصورة متاحة في هذا التطبيق. يُرجى إزالتها هنا واختيار أخرى.",
  notAdded: (name) => `لم تُضف: ${isolated(name)}.`,
  fileNotSaved: (name, why) => `لم تُحفظ الصورة ${isolated(name)}. ${why}`,
  listUnharmed: "كل ما كان لديك ما زال هنا. يُرجى إضافة الصور من جديد.",
  makeRoom: "لإضافة صورة أخرى، يُرجى إزالة صورة أولًا.",

  drag: {
    instructions:
      "مفتاح المسافة لرفع الصورة، ومفاتيح الأسهم لتحريكها، ومفتاح المسافة مجددًا لوضعها، وEscape للإلغاء.",
    handle: (number) => `الصورة ${number}: السحب لإعادة الترتيب`,
    position: (number, count) => `الموضع ${number} من ${count}`,
    lifted: (position) => `رُفعت الصورة من ${position}.`,
    over: (position) => `فوق ${position}.`,
    putDown: (position) => `وُضعت في ${position}.`,
    putBack: (position) => `أُعيدت إلى ${position}.`,
  },

  countNotChanged: (why) => `لم يتغيّر عدد الأحجام. ${why}`,
  countChanged: (count) => `العدد الآن: ${count}.`,
  defaultsReplaced: "استُبدلت صورك بالصور الافتراضية.",
  imageRemoved: "أُزيلت الصورة.",
  imagesReplaced: (count) =>
    plural(count, {
      one: "استُبدلت صورة.",
      two: "استُبدلت صورتان.",
      few: `استُبدلت ${count} صور.`,
      other: `استُبدلت ${count} صورة.`,
    }),

  picturesNotLoaded: "تعذّر تحميل الصور. يُرجى التحقق من الاتصال ثم المحاولة مجددًا.",
  pictureNotLoadedAdvice: "يُرجى التحقق من الاتصال ثم اختيارها من جديد.",

  filled: {
    done: "مُلئ كل ما كان فارغًا.",
    doneButNames: "مُلئ كل ما كان فارغًا. الأسماء التي كُتبت أقصر أو أطول من المسموح ما زالت تحتاج إلى تعديل.",
    failed: (why) => `لم يُملأ شيء. ${why}`,
  },
  library: {
    search: "بحث",
    searchImages: "البحث في الصور…",
    showAll: "إظهار كل الصور",
    suggestions: (name) => `اقتراحات لـ «${isolated(name)}»`,
    noneFound: "لا صور تطابق بحثك.",
  },
};
