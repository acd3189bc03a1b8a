import type { ArchiveFault } from "../../../shared/archive/source.ts";
import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/packages.ts";
import { dateTime, list } from "./formats.ts";
import { RULE_TEXTS } from "./package-rules.ts";
import { files, images, isolated, plural } from "./plurals.ts";

export const PACKAGES: Translated<typeof english.PACKAGES> = {
  heading: "ما الذي في هذا الملف؟",
  intro:
    "افتح أي ملف \u200E.mp لرؤية شاشاته كما تعرضها الآلة، ومعرفة لماذا قد ترفضه. يبقى الملف على هذا الجهاز.",
  choose: "اختيار ملف",
  orDrop: "أو إفلاته هنا",
  dropping: "أفلِت لعرض المحتوى",
  file: "حزمة الوسائط",
  actions: "ما يمكن فعله بالملف",
  another: "فتح ملف آخر",
  reading: (name) => `جارٍ فحص محتوى ${isolated(name)}`,
  notRead: "تعذّرت قراءة الملف. ربما نُقل أو أُزيلت ذاكرة USB. يُرجى اختياره من جديد.",
  several: {
    title: (count) =>
      plural(count, {
        one: "هذه حزمة وسائط واحدة.",
        two: "هاتان حزمتا وسائط.",
        few: `هذه ${count} حزم وسائط.`,
        other: `هذه ${count} حزمة وسائط.`,
      }),
    checking: "جارٍ الفحص",
    back: "العودة إلى كل الحزم",
  },

  screens: "الشاشات في هذا الملف",
  onScreen: (label) => `${label} على شاشة الآلة`,
  numbered: (label, number) => `${label} ${number}`,
  guess: "تخمين",
  noScreens: "لم نتمكن من معرفة شاشة أي من الصور.",
  others: "صور أخرى في الملف",
  othersNote: "لا تدل أسماؤها على أماكنها.",
  folder: (folder, size) => `${isolated(folder)}، ${size}`,

  facts: {
    name: "الاسم",
    made: "تاريخ الإنشاء",
    pictures: "الصور",
    size: "حجم الملف",
    unknown: "غير مذكور",
  },
  date: dateTime,

  verdicts: {
    closed: "لا يمكن فتح هذا الملف.",
    error: "قد ترفض الآلة هذا الملف.",
    warning: "قد تواجه بعض الآلات مشكلة مع هذا الملف.",
    incomplete: "تنقص بعض الشاشات صور.",
    good: "لم نجد أي مشكلة في هذا الملف.",
  },
  verdictNotes: {
    closed: "لا يمكننا عرض محتواه.",
    error: (count) =>
      plural(count, {
        one: "وجدنا مشكلة واحدة.",
        two: "وجدنا مشكلتين.",
        few: `وجدنا ${count} مشكلات.`,
        other: `وجدنا ${count} مشكلة.`,
      }),
    warning: (count) =>
      plural(count, {
        one: "وجدنا مشكلة محتملة واحدة.",
        two: "وجدنا مشكلتين محتملتين.",
        few: `وجدنا ${count} مشكلات محتملة.`,
        many: `وجدنا ${count} مشكلةً محتملة.`,
        other: `وجدنا ${count} مشكلة محتملة.`,
      }),
    incomplete: (count) =>
      plural(count, {
        one: "خانة واحدة فارغة. الملف نفسه يستوفي كل القواعد المعروفة لدينا.",
        two: "خانتان فارغتان. الملف نفسه يستوفي كل القواعد المعروفة لدينا.",
        few: `${count} خانات فارغة. الملف نفسه يستوفي كل القواعد المعروفة لدينا.`,
        other: `${count} خانة فارغة. الملف نفسه يستوفي كل القواعد المعروفة لدينا.`,
      }),
    good: "يستوفي كل القواعد المعروفة لدينا، لكن الآلة وحدها تحدد ما إذا كانت تقبله.",
  },
  levels: {
    error: "المشكلات",
    warning: "ما قد يسبب مشكلة",
    note: "للعلم",
  },
  more: (count) => `وغيرها: ${count}`,
  about: (entry, detail) => `${isolated(entry)}: ${detail}`,
  rules: RULE_TEXTS,

  edit: "التعديل كتصميم",
  editing: "جارٍ الفتح",
  edited: (isBeside) =>
    isBeside
      ? "فُتحت الحزمة كتصميم جديد. التصميم السابق في «آلاتك»."
      : "فُتحت الحزمة كتصميمك الحالي. زر «تراجع» يعيد ما كان قبلها.",
  staysBehind: (paths, most) =>
    `يتسع التصميم لصور لا يتجاوز مجموعها ${most}. عند تعديل هذا الملف كتصميم ستُستبعد ${images(paths.length)}: ${list(paths)}.`,
  notEdited: (why) => `تعذّر فتح الحزمة كتصميم. ${why}`.trim(),
  notMade: "تعذّر إنشاء الملف.",
  repair: "حفظ نسخة مُصلَحة",
  repairing: "جارٍ الإصلاح",
  repaired: "حُفظت النسخة المُصلَحة.",
  leftOut: (paths) => `ما استُبعد (${files(paths.length)}): ${list(paths)}.`,
  pictures: "حفظ الصور",
  savingPictures: "جارٍ الحزم",
  savedPictures: "حُفظت الصور.",
  noPictures: "لا صور لحفظها.",
  status: images,

  design: {
    title: "هذا ملف تصميم وليس حزمة وسائط.",
    text: "فيه تصميم كامل يمكن متابعته هنا.",
    open: "فتح التصميم",
    opened: (isBeside) =>
      isBeside ? "فُتح التصميم. التصميم السابق في «آلاتك»." : "فُتح التصميم. زر «تراجع» يعيد ما كان قبله.",
    notOpened: (why) => `تعذّر فتح التصميم. ${why}`.trim(),
  },
};

export const ARCHIVE_FAULT_TEXTS: Readonly<Record<ArchiveFault | "unreadable", string>> = {
  "not-zip": "ليس ملف ZIP.",
  "cut-off": "نهاية الملف ناقصة. يُرجى نسخه أو تنزيله من جديد.",
  split: "إنه جزء واحد من عدة أجزاء. يُرجى دمج الأجزاء ثم استخدام الملف الكامل.",
  "damaged-directory": "قائمة ملفاته تالفة. يُرجى نسخه أو تنزيله من جديد.",
  "too-many-entries": "قائمة ملفاته أطول من اللازم، لذا لم نفتحه.",
  "too-large": "فك ضغطه ينتج بيانات أكثر مما يتحمله هذا الجهاز بأمان، لذا لم نفتحه.",
  overlapping: "ملفاته متداخلة كما في الملفات الخبيثة، لذا لم نفتحه.",
  unreadable: "تعذّرت قراءته. ربما نُقل أو أُزيلت ذاكرة USB. يُرجى اختياره من جديد.",
};
