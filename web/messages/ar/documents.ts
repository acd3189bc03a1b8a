import type { Translated } from "../../../shared/machine/translated.ts";
import { PRODUCT_NAME } from "../../../shared/product.ts";
import type * as english from "../en/documents.ts";
import { images, isolated, plural } from "./plurals.ts";

export const PDF: Translated<typeof english.PDF> = {
  configuration: "الإعدادات",
  generated: (date, time) => `أُنشئ في ${date} الساعة ${time}`,
  documentTitle: (machine, model) => `${machine} · ${model}`,
  section: (number, title) => `${number}. ${title}`,
  machine: (name) => `الآلة: ${isolated(name)}`,
  page: (number) => `صفحة ${number}`,
  notLoaded: "تعذّر تحميل هذه الصورة.",
  noneLoaded: "تعذّر تحميل هذه الصور.",
};

export const SHEETS: Translated<typeof english.SHEETS> = {
  drawing: "جارٍ إعداد الشاشات",
  oneOf: (label, number, count) => `${label} ${number} من ${count}`,

  eyebrow: "معاينة آلة القهوة",
  how: "المس الشاشة كما يفعل الزبون.",
  machine: "شاشة الآلة",
  waits: "هنا تُحضّر الآلة المشروب. المس الشاشة للمتابعة.",
  ends: "المشروب جاهز. المس الشاشة للبدء من جديد.",
  goOn: "متابعة",
  everyScreen: "كل الشاشات",

  approval: "ورقة الاعتماد",
  documentTitle: (machine) => `${machine} · ورقة الاعتماد`,
  none: "لا صورة بعد",
  pictures: images,
  ownPictures: "الصور",
  ofThem: (own, defaults) =>
    defaults === 0
      ? `${own}`
      : plural(defaults, {
          one: `${own}، وصورة افتراضية`,
          two: `${own}، وصورتان افتراضيتان`,
          few: `${own}، و${defaults} صور افتراضية`,
          other: `${own}، و${defaults} صورة افتراضية`,
        }),
  notNamed: "بلا اسم",
  approvedBy: "المُعتمِد",
  signature: "التوقيع",
  date: "التاريخ",
  madeOn: (date) => `${PRODUCT_NAME} · ${date}`,
};
