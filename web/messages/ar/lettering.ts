import type { PictureStyle } from "../../../shared/machine/library.ts";
import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/lettering.ts";
import { ofImages } from "./plurals.ts";

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
  putOn: (name) => `إضافة «${name}» إلى هذه الصورة`,
  lettering: "جارٍ إضافة الأسماء",
  use: (count) => `إضافة الأسماء إلى ${ofImages(count)}`,
  saving: "جارٍ حفظ الصور",
  noneChosen: "يُرجى اختيار صورة",
  done: "أُضيفت الأسماء إلى الصور.",
  failed: "تعذّرت إضافة الأسماء. لم تتغيّر صورك.",
  again: "إعادة المحاولة",
  says: (text) => `المكتوب على الصورة «${text}»`,
  showName: (name) => `إظهار «${name}» بدلًا منه`,
  nameOn: (name) => `أُضيف ${name} إلى صورته.`,
  nameNotOn: "تعذّرت إضافة الاسم. لم تتغيّر الصورة.",
  notFollowed: "حُفظت الأسماء، لكن تعذّر تحديث الصور، فما زالت تعرض الأسماء السابقة.",
  notFollowedSwap: "بُدّلت الصورتان، لكن تعذّر تحديث الكلمات عليهما، فبقيت كما كانت.",
  notLoaded: "تعذّر التحميل. يُرجى التحقق من الاتصال ثم المحاولة مجددًا.",
};
