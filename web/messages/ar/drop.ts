import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/drop.ts";
import { groups } from "./formats.ts";
import { images, isolated, ofImages, ofMachines, plural } from "./plurals.ts";

export const FILE_IMPORT: Translated<typeof english.FILE_IMPORT> = {
  here: "أفلِت ملفاتك، وسنضع كل صورة في خانتها. لا يتغيّر شيء قبل التأكيد.",

  reading: "جارٍ قراءة ملفاتك",
  readingCount: (done, all) => `${done} من ${all}`,
  opening: "جارٍ فتح التصميم",
  cancel: "إلغاء",

  notOpened: "تعذّر فتح ملفاتك. يُرجى إعادة تحميل الصفحة ثم المحاولة مجددًا.",
  nothing: "لا صور في هذه الملفات. لم يتغيّر شيء.",
  notRead: (name) => `لا يمكن فتح ${isolated(name)} هنا.`,
  notPicture: (name) => `${isolated(name)} ليس صورة.`,
  table: (name) => `${isolated(name)} جدول. في صفحة «إنشاء عدة آلات من هذا التصميم» يصير كل صف منه آلة.`,
  workbook: (name) =>
    `${isolated(name)} جدول بيانات من نوع لا يُقرأ هنا. يُرجى حفظه في برنامجه بصيغة «CSV UTF-8».`,
  archive: (name, why) => `تعذّر فتح ${isolated(name)}. ${why}`,
  designBeside: (name) => `${isolated(name)} تصميم كامل. لفتحه، يُرجى إفلاته وحده.`,
  cut: (most) => `قُرئت الملفات الأولى فقط، وعددها ${most}.`,

  which: {
    title: "ماذا تريد أن تفعل؟",
    package: (name) => `${isolated(name)} حزمة وسائط، أي الملف الذي يُنقل إلى الآلة.`,
    design: (name) => `${isolated(name)} تصميم كامل.`,
    more: (count) => `ومعه ${images(count)}.`,
    look: (name) => `عرض محتوى ${isolated(name)}`,
    lookNote: "لمعرفة ما فيه ولماذا قد ترفضه الآلة.",
    take: "استخدام صوره",
    takeAll: (count) => (count === 2 ? "استخدام الصورتين" : `استخدام كل الصور (${count})`),
    takeNote: "ستوضع كل صورة في مكانها على آلتك، وستظهر لك النتيجة قبل أن يتغيّر أي شيء.",
    takePictures: (count) =>
      plural(count, {
        one: "استخدام الصورة",
        two: "استخدام الصورتين",
        other: `استخدام الصور الـ${count}`,
      }),
    open: (name) => `فتح ${isolated(name)}`,
    openNote: "سيُضاف إلى آلاتك.",
    several: (count) => `هذه تصاميم ${ofMachines(count)}.`,
    openAll: (count) => (count === 2 ? "فتح الآلتين" : `فتح كل الآلات (${count})`),
    openAllNote: "تُضاف كل منها إلى آلاتك، ولا يُستبدل شيء.",
  },

  title: (name) => (name ? `صورك على الآلة: ${isolated(name)}` : "صورك على الآلة"),
  summary: {
    placed: (count) => `وُضعت ${images(count)}.`,
    none: "لم توضع أي صورة بعد.",
    guesses: (count) =>
      plural(count, {
        one: "منها واحدة بالتخمين، فيُرجى التحقق منها.",
        two: "منها اثنتان بالتخمين، فيُرجى التحقق منهما.",
        other: `منها ${count} بالتخمين، فيُرجى التحقق منها.`,
      }),
    replaced: (count) =>
      plural(count, {
        one: "صورة واحدة تحل محل صورة حالية.",
        two: "صورتان تحلان محل صورتين حاليتين.",
        few: `${count} صور تحل محل صور حالية.`,
        other: `${count} صورة تحل محل صور حالية.`,
      }),
    empty: (count) =>
      plural(count, {
        one: "ما زالت خانة واحدة فارغة.",
        two: "ما زالت خانتان فارغتين.",
        few: `ما زالت ${count} خانات فارغة.`,
        other: `ما زالت ${count} خانة فارغة.`,
      }),
    named: (name) => `سيكون اسم الآلة ${isolated(name)}.`,
  },
  screens: "شاشات الآلة",
  onScreen: (label) => `${label} على شاشة الآلة`,
  guess: "تخمين",
  replaces: "تحل محل صورتك",
  placeWith: (place, name, marks) => [`${place}: ${isolated(name)}`, ...marks].join("، "),
  placeBefore: (place) => `${place}: الصورة الحالية`,
  placeEmpty: (place) => `${place}: فارغة`,
  counts: (label) => `عدد الصور: ${label}`,
  count: images,
  recounted: (count) => `تغيير عدد الصور سيزيل ${ofImages(count)} من صورك الحالية.`,

  notUsed: (count) => `غير مستخدمة (${count})`,
  allUsed: "كل الصور مستخدمة.",
  isNotUsed: "، غير مستخدمة",
  addMore: "إضافة المزيد",
  addFolder: "إضافة مجلد",
  unreadable: (count) =>
    plural(count, {
      one: "استُبعد ملف واحد لأنه ليس صورة أو لا يمكن فتحه هنا.",
      two: "استُبعد ملفان لأنهما ليسا صورتين أو لا يمكن فتحهما هنا.",
      few: `استُبعدت ${count} ملفات لأنها ليست صورًا أو لا يمكن فتحها هنا.`,
      many: `استُبعد ${count} ملفًا لأنها ليست صورًا أو لا يمكن فتحها هنا.`,
      other: `استُبعد ${count} ملف لأنها ليست صورًا أو لا يمكن فتحها هنا.`,
    }),
  unreadableFiles: "الملفات المستبعدة",

  hint: "للنقل: المس الصورة ثم خانتها الجديدة، أو اسحبها إليها.",
  chosen: "الصورة المحددة",
  before: "قبل",
  after: "بعد",
  putIn: "نقل إلى…",
  putInNamed: (name) => `نقل إلى…: ${isolated(name)}`,
  aside: "غير مستخدمة",
  adjust: "ضبط",
  takeOut: "عدم الاستخدام",
  moved: (name, place) => `نُقلت الصورة ${isolated(name)} إلى ${place}.`,
  takenOut: (name) => `لن تُستخدم الصورة ${isolated(name)}.`,
  taken: (name) => `حُددت الصورة ${isolated(name)}. يُرجى اختيار خانة لها.`,

  otherTab: {
    isFor: (name) =>
      name ? `هذه الصور للآلة «${isolated(name)}».` : "هذه الصور للآلة التي كانت مفتوحة هنا.",
    opened: (now) =>
      `فُتحت بعد ذلك في علامة تبويب أخرى ${now ? `الآلة «${isolated(now)}»` : "آلة بلا اسم"}. لم تُضف إليها أي صور.`,
    gone: (now) =>
      `حُذفت تلك الآلة، وفُتحت في علامة تبويب أخرى ${now ? `الآلة «${isolated(now)}»` : "آلة بلا اسم"}. لم تُضف صورك إلى أي آلة.`,
    back: (name) => (name ? `إعادة فتح «${isolated(name)}» والإضافة إليها` : "إعادة فتحها والإضافة إليها"),
    instead: (now) => `الإضافة إلى ${now ? `الآلة «${isolated(now)}»` : "الآلة المفتوحة الآن"} بدلًا منها`,
    changed: (name) => `تغيّرت ${name ? `الآلة «${isolated(name)}»` : "هذه الآلة"} في علامة تبويب أخرى.`,
    changedAdvice: "لم تُضف صورك بعد. يُرجى الاطلاع على الصور الحالية ثم الاختيار.",
    anyway: (name) => `الإضافة إلى ${name ? `الآلة «${isolated(name)}»` : "هذه الآلة"} على أي حال`,
    fresh: "إنشاء آلة جديدة بهذه الصور",
    choose: "يُرجى أولًا اختيار الآلة التي تخصها الصور.",
    notOpened: (why) => `تعذّر فتح الآلة، فلم تُضف أي صور. ${why}`,
  },

  leave: "لم تُضف هذه الصور إلى آلتك بعد.",
  leaveIt: "تجاهل",
  stay: "متابعة التعديل",

  put: "إضافة إلى آلتي",
  putting: "جارٍ إضافة الصور إلى آلتك",
  puttingCount: (made, all) => `${made} من ${all}`,
  nothingToPut: "يُرجى وضع صورة واحدة على الأقل أولًا.",
  isOn: (count) => `أُضيفت ${images(count)} إلى آلتك.`,
  isOnOther: (count, name) =>
    `أُضيفت ${images(count)} إلى ${name ? `الآلة «${isolated(name)}»` : "الآلة التي كانت مفتوحة هنا"}.`,
  notMade: (places) => `لم تتغيّر هذه الخانات لتعذّر إنشاء صورها: ${groups(places)}.`,
  nothingMade: "تعذّر إنشاء الصور. لم تتغيّر آلتك.",
  notSaved: (why) => `لم تُحفظ الصور. لم تتغيّر آلتك. ${why}`,
};
