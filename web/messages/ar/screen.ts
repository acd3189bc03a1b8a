import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/screen.ts";
export const SCREEN: Translated<typeof english.SCREEN> = {
  empty: "فارغة",
  shows: (label, description) => `${label}: ${description}`,
  turnTo: (label) => `إظهار: ${label}`,
  pause: "إيقاف مؤقت",
  play: "تشغيل",
  tryIt: "تجربة",

  steps: "الخطوات",
  machineMenu: "الآلة كلها",
  fill: "ملء كل ما هو فارغ",
  addPictures: "إضافة عدة صور",
  chooseLook: "اختيار مظهر",
  looksNotLoaded: "تعذّر تحميل المظاهر. يُرجى التحقق من الاتصال ثم المحاولة مجددًا.",
};
