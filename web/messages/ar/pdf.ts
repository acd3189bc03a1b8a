import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/pdf.ts";
export const PDF: Translated<typeof english.PDF> = {
  configuration: "الإعدادات",
  generated: (date, time) => `أُنشئ في ${date} الساعة ${time}`,
  documentTitle: (machine, model) => `${machine} · ${model}`,
  section: (number, title) => `${number}. ${title}`,
  machine: (name) => `الآلة: ${name}`,
  page: (number) => `صفحة ${number}`,
  notLoaded: "تعذّر تحميل هذه الصورة.",
  noneLoaded: "تعذّر تحميل هذه الصور.",
};
