import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/fit.ts";
import { isolated } from "./plurals.ts";
export const FITTING: Translated<typeof english.FITTING> = {
  fit: "ملاءمة تلقائية",
  fitNamed: (name) => `ملاءمة تلقائية: ${isolated(name)}`,
  notLoaded: "تعذّر تحميل المحرر. يُرجى التحقق من الاتصال ثم المحاولة مجددًا.",

  title: (label) => `ملاءمة صورة: ${label}`,
  opening: (name) => `جارٍ فتح ${isolated(name)}`,
  notOpened: "لا يمكن فتح هذه الصورة هنا.",
  close: "إغلاق",
  cancel: "إلغاء",
  use: "استخدام هذه الصورة",
  takeAll: (count) => `استخدام الكل (${count})`,
  skip: "تخطّي",
  back: "رجوع",
  goesTo: "الخانة:",
  place: (number, count) => `${number} من ${count}`,
  pictures: "الصور",
  pictureNumber: (number, name, state) => `الصورة ${number}: ${isolated(name)}${state}`,
  used: "، مستخدمة",
  skipped: "، متخطاة",
  makingOne: (number, count) => `جارٍ إنشاء الصورة ${number} من ${count}`,
  cut: (from, to) => `اقتُصّت لتلائم الخانة: من ${from} إلى ${to} بكسل.`,
  resized: (from, to) => `غُيّر مقاسها ليلائم الخانة: من ${from} إلى ${to} بكسل.`,
  shownWhole: (from, to) => `وُضعت في الخانة كاملة: من ${from} إلى ${to} بكسل.`,
  adjust: "ضبط",
  adjusting: "الصورة الأصلية غير محفوظة هنا، لذا يجري الضبط على الصورة النهائية.",
  making: "جارٍ إنشاء الصورة",
  leave: "لم تُطبَّق تغييراتك بعد.",
  leaveIt: "تجاهل التغييرات",
  stay: "متابعة التعديل",
  notMade: "تعذّر إنشاء الصورة.",
  notMadeAdvice:
    "قد لا تكفي ذاكرة هذا الجهاز. يُرجى إغلاق علامات التبويب الأخرى والمحاولة مجددًا، أو إضافة نسخة أصغر.",
  fileNotOpened: (name) => `تعذّر فتح ${isolated(name)}.`,
  sharp: (size) => `واضحة بمقاس ${size} بكسل`,
  enlarged: (times) => `مقدار التكبير ${times}، فقد تبدو غير حادة`,

  undecodable: (name, file) =>
    `لا يستطيع هذا المتصفح عرض ${isolated(name)}. يبدو أنه ${file}، لكنه قد يكون تالفًا أو من نوع غير مألوف. يُرجى فتحه في محرر صور وحفظه بصيغة PNG أو JPEG ثم إضافة تلك النسخة.`,
  heic: (name, wayOut) =>
    `${isolated(name)} صورة HEIC، ولم يُحمَّل جزء التطبيق الذي يفتحها. يُرجى التحقق من الاتصال والمحاولة مجددًا. ${wayOut}`,
  unknownFile: (name) =>
    `${isolated(name)} ليس صورة يستطيع هذا المتصفح عرضها. إن كان صورة، فيُرجى حفظه بصيغة PNG أو JPEG وإضافة تلك النسخة.`,
  tooLarge: (name, size, megapixels, most) =>
    `مقاس ${isolated(name)} هو ${size}، أي ${megapixels} ميغابكسل. أكبر ما يفتحه هذا التطبيق ${most} ميغابكسل. يُرجى حفظ نسخة أصغر وإضافتها.`,
  altered: (name) =>
    `حماية الخصوصية في هذا المتصفح تغيّر الصور أثناء تعديلها، فلن تظهر الصورة ${isolated(name)} بشكل صحيح. يُرجى إيقاف الحماية لهذا الموقع أو استخدام متصفح آخر.`,

  tabs: "أدوات التعديل",
  picture: "الصورة",
  machine: "على الآلة",
  history: "التراجع والإعادة",
  undo: "تراجع",
  redo: "إعادة",

  stage: "محرر الصورة",
  gestures: "السحب للتحريك، وضم الإصبعين أو التمرير للتكبير والتصغير.",
  keys: "المفاتيح: الأسهم للتحريك (مع Shift لمسافة أكبر)، و+ و− للتكبير والتصغير، وR للتدوير، والقوسان \u2066[\u2069 و\u2066]\u2069 لتسوية الميل.",

  size: "الحجم",
  fill: "ملء الإطار",
  showAll: "إظهار الكل",
  turnAndFlip: "تدوير وقلب",
  turnLeft: "تدوير لليسار",
  turnRight: "تدوير لليمين",
  flipAcross: "قلب أفقي",
  flipDown: "قلب عمودي",
  move: "تحريك",
  moveLeft: "إلى اليسار",
  moveUp: "إلى أعلى",
  moveDown: "إلى أسفل",
  moveRight: "إلى اليمين",
  startAgain: "إعادة الضبط",
  zoom: "التكبير",
  straighten: "تسوية الميل",

  background: "الخلفية",
  backgrounds: { blurred: "الصورة مموّهة", colour: "لون", clear: "شفافة" },
  backgroundColour: "لون الخلفية",
  fillsFrame: "لا تظهر الخلفية إلا حيث تكون الصورة شفافة أو لا تملأ الإطار.",
};
