import type { PictureStyle } from "../../../shared/machine/library.ts";
import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/lettering.ts";
import { isolated, ofImages } from "./plurals.ts";

export const STYLE_LABELS: Readonly<Record<PictureStyle, string>> = {
  classic: "مظلة مقهى",
  traditional: "ملصق ورقي",
  premium: "إطار ذهبي",
  realistic: "على الصورة",
  modern: "عصري",
  gradient: "تدرّج لوني",
};
const STYLES = Object.keys(STYLE_LABELS) as PictureStyle[];

export const STYLE_CHOICES: Translated<typeof english.STYLE_CHOICES> = STYLES.map((id) => ({
  id,
  label: STYLE_LABELS[id],
}));

export const LETTERING: Translated<typeof english.LETTERING> = {
  open: "إضافة الأسماء",
  title: "إضافة الأسماء",
  style: "النمط",
  otherScenes: "مشاهد أخرى",
  pictures: "الصور",
  putOn: (name) => `إضافة «${isolated(name)}» إلى هذه الصورة`,
  lettering: "جارٍ إضافة الأسماء",
  use: (count) => `${count === 1 ? "إضافة الاسم" : "إضافة الأسماء"} إلى ${ofImages(count)}`,
  saving: "جارٍ حفظ الصور",
  noneChosen: "يُرجى اختيار صورة",
  done: "أُضيفت الأسماء إلى الصور.",
  failed: "تعذّرت إضافة الأسماء. لم تتغيّر صورك.",
  again: "إعادة المحاولة",
  says: (text) => `المكتوب على الصورة «${isolated(text)}»`,
  showName: (name) => `إظهار «${isolated(name)}» بدلًا منه`,
  nameOn: (name) => `أصبح المكتوب على الصورة «${isolated(name)}».`,
  nameNotOn: "تعذّرت إضافة الاسم. لم تتغيّر الصورة.",
  notFollowed: "حُفظت الأسماء، لكن تعذّر تحديث الصور، فما زالت تعرض الأسماء السابقة.",
  notFollowedSwap: "بُدّلت الصورتان، لكن تعذّر تحديث الكلمات عليهما، فبقيت كما كانت.",
  notLoaded: "تعذّر تحميل هذا الجزء من التطبيق. يُرجى التحقق من الاتصال ثم المحاولة مجددًا.",
};

export const ANNOTATIONS: Translated<typeof english.ANNOTATIONS> = {
  words: "الكلمات",
  logo: "الشعار",
  text: "الكلمات على الصورة",
  putOn: (text) => `إضافة «${isolated(text)}»`,
  follows: {
    blend: "هذا اسم الخلطة. تغييره يغيّر هذه الصورة أيضًا.",
    table: "هذه الكلمات من «الكلمات على الآلة». تغييرها هناك يغيّر هذه الصورة أيضًا.",
  },
  style: "النمط",
  colour: "اللون",
  styleColour: "لون النمط",
  ownColour: "مخصص",
  chooseColour: "لون النص",
  brandColour: (number) => `لون العلامة ${number}`,
  size: "الحجم",
  sizeAuto: "حجم تلقائي",
  ownPlace: "موضع تلقائي",
  onPlate: "لوحة سادة خلف الكلمات تُبقي قراءتها سهلة.",
  takeWordsAway: "إزالة الكلمات",
  chooseLogo: "اختيار شعار",
  otherLogo: "اختيار شعار آخر",
  brandLogo: "إضافة شعاري",
  logoFiles: "ملف SVG أو PNG، ويُفضَّل أن تكون خلفيته شفافة.",
  takeLogoAway: "إزالة الشعار",
  logoRefused: "لا يمكن فتح هذا الملف بصيغة PNG أو SVG. يُرجى حفظ الشعار بصيغة PNG ثم المحاولة مجددًا.",
  openingLogo: "جارٍ فتح الشعار",
  larger: "أكبر",
  smaller: "أصغر",
  keepBrand: "حفظ كعلامتي",
  brandKept: "حُفظت علامتك التجارية، وستظهر على الصور الجديدة التي عليها كلمات.",
  brandNotKept: "تعذّر حفظ علامتك. ربما نفدت المساحة على هذا الجهاز.",
};

export const BRANDING: Translated<typeof english.BRANDING> = {
  words: "الكلمات على الآلة",
  wordsNote: "الكلمات التي يراها زبائنك. تغيير أي كلمة هنا يغيّر كل صورة تظهر عليها.",
  noWords: "لا تظهر على صور هذه الآلة إلا الأسماء المُدخلة في المعالج.",
  wordsSaved: (images) =>
    images === 0 ? "حُفظت الكلمات." : `حُفظت الكلمات، وهي تظهر الآن على ${ofImages(images)}.`,
  notLettered: "حُفظت الكلمات، لكن تعذّر تحديث الصور، فما زالت تعرض الكلمات السابقة.",

  brand: "علامتك التجارية",
  brandNote:
    "تظهر علامتك على كل صورة جديدة عليها كلمات. لتحديث صورك الحالية، يُرجى الضغط على «تطبيق على الكل».",
  colours: "الألوان",
  addColour: "إضافة لون",
  removeColour: (number) => `إزالة لون العلامة ${number}`,
  logoAlt: "شعارك",
  applyToAll: "تطبيق على الكل",
  applied: (count) =>
    count === 0 ? "حُفظت علامتك. لا كلمات على أي من صورك بعد، لذا لم يتغيّر شيء آخر." : "طُبّقت علامتك على صورك.",
  notApplied: "تعذّر تحديث الصور. لم يتغيّر شيء. يُرجى المحاولة مجددًا.",

  save: "حفظ",
  saving: "جارٍ الحفظ",
  cancel: "إلغاء",
  close: "إغلاق",
  again: "إعادة المحاولة",
  notSaved: "لم تُحفظ تغييراتك.",
  notLoaded: "تعذّر تحميل هذا الجزء من التطبيق. يُرجى التحقق من الاتصال ثم المحاولة مجددًا.",
};
