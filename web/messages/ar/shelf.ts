import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/shelf.ts";
import { list, when } from "./formats.ts";
import { isolated, leftToRight, machines, ofCharacters, ofMachines, plural } from "./plurals.ts";
import { STORE_FAULTS } from "./store-faults.ts";

const MOST_NAMED = 3;

const named = (names: readonly string[]): string =>
  names.length <= MOST_NAMED
    ? list(names)
    : list([...names.slice(0, MOST_NAMED - 1), `${names.length - MOST_NAMED + 1} غيرها`]);

export const SHELF: Translated<typeof english.SHELF> = {
  title: "آلاتك",
  lead: "كل الآلات التي صُمّمت في هذا المتصفح. يمكن فتح أي منها لمتابعة العمل عليها، ولا تتغيّر الآلات الأخرى.",
  count: machines,
  list: "الآلات",
  loading: "جارٍ تحميل آلاتك.",

  new: "آلة جديدة",
  making: "لحظة من فضلك",
  openFiles: "فتح ملفات",
  opening: "جارٍ فتح الملف",
  openingShare: (percent) => `جارٍ فتح الملف: ${leftToRight(`${percent}%`)}`,
  file: "ملفات تصميم أو حزم وسائط",
  opened: (count) => `أُضيفت ${machines(count)}.`,
  notAdded: (names) => `لم يُضف: ${named(names)}.`,
  several: "تحديد عدة آلات",
  search: "البحث عن آلة",
  found: (found, all) => `${found} من ${ofMachines(all)}`,
  order: "الترتيب حسب",
  orders: { changed: "آخر تغيير", name: "الاسم", customer: "العميل" },
  noneFound: (text) => `لا آلات تطابق «${isolated(text)}».`,
  showAll: "إظهار الكل",

  start: "تسمية الآلة",
  noneYet: "ستظهر آلتك الأولى هنا",
  noneYetWords: "اختر لها اسمًا، وأضف صورًا إلى شاشاتها، وتوقف متى شئت. كل شيء يُحفظ أولًا بأول.",

  unnamed: (name) => `${isolated(name)} (بلا اسم بعد)`,
  openNow: "مفتوحة الآن",
  steps: (done, all) => (done === all ? "مكتملة" : `الخطوات المكتملة: ${done} من ${all}`),
  facts: (changed, now, size) => `آخر تغيير: ${when(changed, now)}${size === "" ? "" : ` · ${size}`}`,
  noPictures: "بلا صور خاصة بها",
  evicted: (count) =>
    plural(count, {
      one: "حذف هذا المتصفح صورة واحدة من صور هذه الآلة. يُرجى فتح الآلة لإضافة الصورة من جديد.",
      two: "حذف هذا المتصفح صورتين من صور هذه الآلة. يُرجى فتح الآلة لإضافة الصورتين من جديد.",
      few: `حذف هذا المتصفح ${count} صور من صور هذه الآلة. يُرجى فتح الآلة لإضافة الصور من جديد.`,
      other: `حذف هذا المتصفح ${count} صورة من صور هذه الآلة. يُرجى فتح الآلة لإضافة الصور من جديد.`,
    }),
  screens: (name) => `شاشات ${isolated(name)}`,
  open: "فتح",
  openNamed: (name) => `فتح ${isolated(name)}`,
  goOn: "متابعة",
  goOnNamed: (name) => `متابعة ${isolated(name)}`,
  isOpened: (name) => `فُتحت الآلة «${isolated(name)}».`,
  choose: (name) => `تحديد ${isolated(name)}`,
  more: (name) => `خيارات أخرى لـ ${isolated(name)}`,
  rename: "إعادة التسمية",
  name: "اسم الآلة",
  saveName: "حفظ الاسم",
  keepName: "إبقاء الاسم السابق",
  details: { customer: "العميل", note: "ملاحظة" },
  editDetails: "العميل والملاحظة…",
  detailsOf: (name) => `العميل والملاحظة: ${isolated(name)}`,
  detailsOfSeveral: (count) => `العميل والملاحظة: ${machines(count)}`,
  detailsWords: "لاستخدامك الخاص، مثل عنوان أو رقم تسلسلي. لا يظهران على الآلة، لكنهما يُحفظان مع التصميم.",
  saveDetails: "حفظ",
  tooLong: (actual, most) => `النص من ${ofCharacters(actual)}، والحد الأقصى ${most}.`,
  duplicate: "إنشاء نسخة",
  save: "حفظ في ملف",
  saving: "جارٍ الحفظ",
  export: "تصدير…",
  delete: "حذف",

  state: {
    laterVersion: "أُنشئ هذا التصميم بإصدار أحدث من التطبيق. يُرجى إعادة تحميل الصفحة لفتحه.",
    otherMachine: "هذا التصميم لطراز آخر من الآلات. لن يتغيّر.",
    unreadable: "تتعذّر قراءة هذا التصميم، وقد يكون تالفًا. لن يتغيّر.",
  },
  kind: { laterVersion: "إصدار أحدث", otherMachine: "طراز آخر", unreadable: "تتعذّر قراءته" },

  chosen: (count) => (count === 0 ? "يُرجى تحديد الآلات المطلوبة." : `المحدد: ${count}`),
  chooseAll: "تحديد الكل",
  chooseNone: "إلغاء التحديد",
  exportChosen: "تصدير المحدد",
  done: "تم",

  undo: "تراجع",
  undone: "تم التراجع.",
  namesakes: (count) =>
    plural(count, {
      one: "لديك بالفعل آلة واحدة بالاسم نفسه.",
      two: "لديك بالفعل آلتان بالاسمين نفسيهما.",
      few: `لديك بالفعل ${count} آلات بالأسماء نفسها.`,
      other: `لديك بالفعل ${count} آلة بالأسماء نفسها.`,
    }),
  updateNamesakes: (count) =>
    plural(count, {
      one: "تحديث تلك الآلة بدلًا من ذلك",
      two: "تحديث الآلتين بدلًا من ذلك",
      few: `تحديث الآلات الـ${count} بدلًا من ذلك`,
      other: `تحديث الآلات الـ${count} بدلًا من ذلك`,
    }),
  undoable: {
    remove: (count, name) =>
      count === 1
        ? `حُذفت الآلة «${isolated(name)}».`
        : `حُذفت الآلة «${isolated(name)}» ومعها ${machines(count - 1)}.`,
    duplicate: (_, name) => `أُضيفت الآلة «${isolated(name)}».`,
    add: (count, name) => (count === 1 ? `أُضيفت الآلة «${isolated(name)}».` : `أُضيفت ${machines(count)}.`),
    rename: (_, name) => `الاسم الجديد: ${isolated(name)}.`,
    dress: (count, name) => (count === 1 ? `تغيّرت الآلة «${isolated(name)}».` : `تغيّرت ${machines(count)}.`),
  },
  failed: {
    create: (why) => `تعذّر إنشاء الآلة. ${why}`,
    open: (why) => `تعذّر فتح الآلة. ${why}`,
    rename: (why) => `لم يُحفظ الاسم. ${why}`,
    details: (why) => `لم يُحفظ العميل والملاحظة. ${why}`,
    duplicate: (why) => `تعذّر إنشاء نسخة من الآلة. ${why}`,
    remove: (why) => `لم يُحذف شيء. ${why}`,
    update: (why) => `لم يُحدَّث شيء. ${why}`,
    undo: STORE_FAULTS.notUndone,
    save: "تعذّر إنشاء الملف. يُرجى المحاولة مجددًا.",
    notLoaded: "تعذّر تحميل هذا الجزء من التطبيق. يُرجى التحقق من الاتصال ثم المحاولة مجددًا.",
    unknown: "حدث خطأ ما. يُرجى إعادة تحميل الصفحة ثم المحاولة مجددًا.",
  },
  incompleteInFile: (names) => `حذف هذا المتصفح بعض صور ${named(names)}، لذا ليست في الملف.`,
  leftOutOfFile: (names) => `ليس في الملف: ${named(names)}.`,

  onlyOne: "لا يستطيع هذا المتصفح حفظ أكثر من آلة واحدة",
  onlyOneWhy:
    "لا يمنح المتصفح هذا التطبيق مساحة تكفي لأكثر من ذلك، وغالبًا ما يكون السبب نافذة تصفّح خاص أو إعداد خصوصية صارمًا. تعمل آلتك كالمعتاد، لكن يُفضَّل حفظها في ملف قبل بدء أخرى.",

  kept: "التخزين في هذا المتصفح",
  keptWords:
    "آلاتك مخزّنة في هذا المتصفح على هذا الجهاز فقط، ولا يراها أحد غيرك. قد يحذف المتصفح بيانات الموقع إذا نفدت مساحة الجهاز أو مضت أسابيع بلا زيارة، وقد تُحذف أيضًا عند مسح سجل التصفح.",
  room: (used, quota) => `استُخدم ${used} من نحو ${quota}`,
  roomLabel: "المساحة المستخدمة",
  nearlyFull: "المساحة على وشك النفاد",
  nearlyFullWords: (room) =>
    `${room}. يُفضَّل حفظ آلاتك في ملف واحد ثم حذف ما لم يعد لازمًا، أو توفير مساحة على هذا الجهاز.`,
  keepSafe: "حماية آلاتي",
  keepSafeWords: "يُطلب من هذا المتصفح ألا يحذف آلاتك لتوفير مساحة.",
  isSafe: "وافق هذا المتصفح على ألا يحذف آلاتك لتوفير مساحة.",
  notSafe:
    "لم يوافق هذا المتصفح بعد. توافق متصفحات كثيرة بعد زيارات أكثر أو بعد إضافة هذه الصفحة إلى الشاشة الرئيسية. إلى ذلك الحين، يُفضَّل حفظ كل آلاتك في ملف واحد.",
  saveAll: "حفظ كل الآلات في ملف واحد",
  savingAll: (percent) => `جارٍ الحفظ، ${leftToRight(`${percent}%`)}`,
  saveAllWords: "يحوي كل شيء، ويمكن فتحه هنا أو على جهاز آخر.",
  erase: "مسح كل بيانات Brewscreen",
  eraseWords: "للاستخدام عند الانتهاء من العمل على جهاز مشترك.",
  eraseTitle: "مسح كل بيانات Brewscreen؟",
  eraseNothing: "سيُحذف كل ما خزّنه Brewscreen في هذا المتصفح. لا يمكن التراجع عن ذلك.",
  eraseAsks: (count) =>
    plural(count, {
      one: "ستُحذف آلتك بكل صورها وملفاتها الأصلية وكل ما خزّنه Brewscreen في هذا المتصفح. لا يمكن التراجع عن ذلك.",
      two: "ستُحذف آلتاك بكل صورهما وملفاتهما الأصلية وكل ما خزّنه Brewscreen في هذا المتصفح. لا يمكن التراجع عن ذلك.",
      few: `ستُحذف آلاتك (${count}) بكل صورها وملفاتها الأصلية وكل ما خزّنه Brewscreen في هذا المتصفح. لا يمكن التراجع عن ذلك.`,
      other: `ستُحذف آلاتك (${count}) بكل صورها وملفاتها الأصلية وكل ما خزّنه Brewscreen في هذا المتصفح. لا يمكن التراجع عن ذلك.`,
    }),
  eraseSaved: "تبقى الملفات التي حفظتها كما هي.",
  eraseYes: "مسح كل شيء",
  erasing: "جارٍ المسح",
  eraseNo: "إبقاء كل شيء",
  notErased: (why) => `تعذّر مسح بعض البيانات. ${why}`,

  another: "إنشاء آلة أخرى مثلها",
  anotherAsks: "تبدأ الآلة الجديدة كنسخة من هذه الآلة. تغيير إحداهما لا يؤثر في الأخرى.",
  anotherMake: "إنشاء",
  anotherMade: (name) => `أُنشئت الآلة «${isolated(name)}»، وهي المفتوحة الآن.`,

  also: "الاستخدام على آلات أخرى…",
  alsoTitle: (screen) => `استخدام «${screen}» على آلات أخرى`,
  alsoAsks: (screen, name) =>
    `ستحل صور «${screen}» وأسماؤها في الآلة «${isolated(name)}» محل ما في الآلات المحددة.`,
  before: "الآن",
  after: "بعد",
  same: "متطابقة أصلًا.",
  alsoOn: (count) => `الاستخدام على ${ofMachines(count)}`,
  alsoOnNone: "يُرجى تحديد آلة أولًا",
  alsoDone: (screen, count) =>
    plural(count, {
      one: `«${screen}» الآن على آلة واحدة أخرى.`,
      two: `«${screen}» الآن على آلتين أخريين.`,
      few: `«${screen}» الآن على ${count} آلات أخرى.`,
      other: `«${screen}» الآن على ${count} آلة أخرى.`,
    }),
  alsoUndo: "يمكن أيضًا التراجع عن ذلك من «آلاتك» ما لم تتغيّر إحدى هذه الآلات.",
  alsoFailed: (why) => `لم تتغيّر أي آلة. ${why}`,
  cancel: "إلغاء",
};
