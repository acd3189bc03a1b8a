import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/looks.ts";
import { ofCharacters, plural } from "./plurals.ts";

export const LOOKS_DIALOG: Translated<typeof english.LOOKS_DIALOG> = {
  title: "اختيار مظهر",
  none: "لا مظاهر لهذه الآلة بعد.",

  seasons: { christmas: "عيد الميلاد", summer: "الصيف" },
  names: "الأسماء على الصور",
  onMachine: (look, screen) => `${look}: ${screen} على شاشة الآلة`,
  allScreens: (look) => `${look}: كل الشاشات`,
  tabs: "المظاهر",
  walk: "الشاشة المعروضة",
  place: (number, count) => `${number} من ${count}`,
  previous: "الشاشة السابقة",
  next: "الشاشة التالية",
  notShown: "تعذّر تحميل صور هذا المظهر. يُرجى التحقق من الاتصال.",
  notHere: "هذا المظهر ليس على هذا الجهاز بعد. يلزم الاتصال بالإنترنت لاستخدامه.",

  use: (look) => `استخدام ${look}`,
  replace: "ما الذي يُستبدل",
  others: "كل شيء عدا صوري",
  othersKeep: (count) =>
    plural(count, {
      one: "إبقاء صورتي وتغيير الباقي",
      two: "إبقاء صورتيّ وتغيير الباقي",
      few: `إبقاء صوري الـ${count} وتغيير الباقي`,
      other: `إبقاء صوري الـ${count} وتغيير الباقي`,
    }),
  empty: "الخانات الفارغة فقط",
  all: "كل شيء",

  fromLooks: "من المظاهر",
  numbered: (look, number) => `${look} ${number}`,
  put: (look, place) => `${place}: الصورة الآن من ${look}.`,

  progress: (made, all) => `الصور: ${made} من ${all}`,
  saving: "جارٍ حفظ الصور",
  cancel: "إلغاء",
  done: (look) => `طُبّق المظهر «${look}» على آلتك.`,
  notMade: (look) =>
    `تعذّر إنشاء بعض صور المظهر «${look}»، فلم تتغيّر آلتك. يُرجى التحقق من الاتصال ثم المحاولة مجددًا.`,
  nameTooLong: (slot, most, over) =>
    `يُرجى تقصير اسم «${slot}» بمقدار ${ofCharacters(over)}. الحد الأقصى ${most}.`,
  nothingToDo: "لا شيء يحتاج إلى تغيير. لاستبدال صورك أيضًا، يُرجى اختيار «كل شيء».",
  notSaved: (why) => `لم تُحفظ الصور. ${why}`,
};
