import type { Translated } from "../../../../machine/translated.ts";
import type * as english from "../en/step-texts.ts";

const REQUIRED = "المطلوب: PNG • \u2066{width} × {height}\u2069 بكسل";
const NEEDED = "يُرجى إضافة صورة إلى كل خانة قبل المتابعة.";
const USE_DEFAULT = "استخدام الصورة الافتراضية";
const REST = {
  label: "ملء الباقي بالصور الافتراضية",
  applied: "مُلئت كل الخانات الفارغة بالصور الافتراضية.",
};
const NO_FILE = "لم يُحدد أي ملف";
const WRONG_SIZE = "يجب أن تكون الصورة بمقاس \u2066{width} × {height}\u2069 بكسل بالضبط";
const UNREADABLE = "تعذّر تحميل الصورة";

const SCREENSAVER = {
  note: "ما تعرضه الآلة عندما لا يستخدمها أحد. تتناوب الصور إن تعددت.",
  hint: REQUIRED,
  counter: "الصور المضافة ({count} من {max})",
  needed: "يُرجى إضافة صورة واحدة على الأقل",
  refusals: {
    wrongType: "يُرجى إضافة ملفات PNG فقط",
    wrongSize:
      "يجب أن تكون الصورة بمقاس \u2066{width} × {height}\u2069 بكسل. المقاس الحالي: \u2066{actualWidth} × {actualHeight}\u2069",
    unreadable: "خطأ في قراءة الملف",
    nothing: NO_FILE,
  },
  words: {
    loaded: "حُمّلت صور شاشة التوقف الموجودة: {count}",
    tooMany: "أقصى عدد للصور {max}. الخانات المتبقية: {free}.",
    full: "أقصى عدد للصور {max}.",
    failed: "حدث خطأ أثناء معالجة الصور",
  },
  library: {
    browse: "تصفّح شاشات التوقف الجاهزة",
    title: "اختيار شاشة توقف جاهزة",
    chosen: "أُضيفت شاشة التوقف الجاهزة.",
    failed: "تعذّر تحميل شاشة التوقف المحددة.",
  },
};

const BLENDS = {
  note: "يلمس زبائنك هذه الصور لاختيار خلطة القهوة.",
  hint: REQUIRED,
  needed: NEEDED,
  refusals: {
    wrongType: "يُرجى إضافة ملفات PNG فقط.",
    wrongSize: `${WRONG_SIZE}.`,
    unreadable: UNREADABLE,
    nothing: NO_FILE,
  },
  library: {
    browse: "تصفّح الصور الجاهزة",
    title: "اختيار صورة جاهزة للخلطة",
    chosen: "اختيرت صورة الخلطة \u2068{name}\u2069.",
    failed: "تعذّر تحميل الصورة المحددة.",
  },
  rest: REST,
  words: { uploaded: "أُضيفت صورة الخلطة \u2068{name}\u2069." },
};

const HOT_COLD = {
  note: "يختار الزبائن هنا قهوة ساخنة أو باردة.",
  hint: REQUIRED,
  needed: NEEDED,
  refusals: {
    wrongType: "يُرجى إضافة ملف صورة",
    wrongSize: WRONG_SIZE,
    unreadable: UNREADABLE,
    nothing: NO_FILE,
  },
  defaults: { label: USE_DEFAULT, applied: "الصورة الافتراضية مستخدمة الآن: {label}" },
  rest: REST,
  words: { uploaded: "أُضيفت الصورة: {label}." },
};

const cups = (note: string) => ({
  note,
  hint: REQUIRED,
  needed: NEEDED,
  refusals: {
    wrongType: "ملف صورة غير صالح",
    wrongSize: WRONG_SIZE,
    unreadable: "ملف صورة غير صالح",
    nothing: NO_FILE,
  },
  counting: {
    legend: "كم حجمًا للأكواب تقدّم آلتك؟",
    words: {
      defaults: "طُبّقت الصور الافتراضية على كل أحجام الأكواب.",
      cleared: "مُسحت صور الأكواب لتغيّر عدد الأحجام.",
      filled: "أصبحت كل أحجام الأكواب بالمظهر نفسه.",
    },
  },
  defaults: {
    label: USE_DEFAULT,
    applied: "الصور الافتراضية مستخدمة الآن لكل أحجام الأكواب.",
  },
  words: { uploaded: "أُضيفت صورة الحجم: {label}." },
});

const AFTER_CUPS = {
  hint: REQUIRED,
  needed: NEEDED,
  refusals: {
    wrongType: "يُرجى إضافة ملفات صور فقط.",
    wrongSize: `${WRONG_SIZE}.`,
    unreadable: `${UNREADABLE}.`,
    nothing: NO_FILE,
  },
};

const leaveRoom = (note: string) => ({
  ...AFTER_CUPS,
  note,
  defaults: { label: USE_DEFAULT, applied: "الصورة الافتراضية مستخدمة الآن: {label}." },
  rest: REST,
  words: { uploaded: "أُضيفت الصورة: {label}." },
});

const dispensing = (note: string) => ({
  ...AFTER_CUPS,
  note,
  notice: "تضيف الآلة تلقائيًا زر إلغاء الطلب فوق الصورة، لذا يجب أن يترك التصميم مساحة كافية له.",
  defaults: { label: USE_DEFAULT, applied: "الصورة الافتراضية مستخدمة الآن لشاشة التحضير." },
  words: { uploaded: "أُضيفت صورة شاشة التحضير." },
});

export const STEP_TEXTS: Translated<typeof english.STEP_TEXTS> = {
  lists: { screensaver: SCREENSAVER },
  slots: {
    blends: BLENDS,
    hotcold: HOT_COLD,
    hotcupsizes: cups("صورة لكل حجم تقدّمه من أكواب المشروبات الساخنة."),
    coldcupsizes: cups("صورة لكل حجم تقدّمه من أكواب المشروبات الباردة."),
    hotleaveroom: leaveRoom("يختار الزبائن ما إذا كانت ستُترك مساحة للحليب في كوب المشروب الساخن."),
    coldleaveroom: leaveRoom("يختار الزبائن ما إذا كانت ستُترك مساحة للحليب في كوب المشروب البارد."),
    dispensinghot: dispensing("ما يراه الزبائن أثناء صب قهوتهم الساخنة."),
    dispensingcold: dispensing("ما يراه الزبائن أثناء صب قهوتهم الباردة."),
  },
};
