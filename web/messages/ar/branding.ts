import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/branding.ts";
import { ofImages } from "./plurals.ts";

export const BRANDING: Translated<typeof english.BRANDING> = {
  words: "الكلمات على الآلة",
  wordsNote: "الكلمات التي يراها زبائنك. تغيير أي كلمة هنا يغيّر كل صورة تظهر عليها.",
  noWords: "الكلمات الوحيدة على صور هذه الآلة هي الأسماء المُدخلة في الخطوات.",
  wordsSaved: (images) =>
    images === 0 ? "حُفظت الكلمات." : `حُفظت الكلمات، وهي تظهر الآن على ${ofImages(images)}.`,
  notLettered: "حُفظت الكلمات، لكن تعذّر تحديث الصور، فما زالت تعرض الكلمات السابقة.",

  brand: "العلامة التجارية",
  brandNote:
    "تظهر على الصور الجديدة التي عليها كلمات. لتحديث الصور الحالية، يُرجى الضغط على «تطبيق على الكل».",
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
  notSaved: "تعذّر الحفظ.",
  notLoaded: "تعذّر التحميل. يُرجى التحقق من الاتصال ثم المحاولة مجددًا.",
};
