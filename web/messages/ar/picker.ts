import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/picker.ts";
export const PICKER: Translated<typeof english.PICKER> = {
  search: "بحث",
  searchImages: "البحث في الصور…",
  showAll: "إظهار كل الصور",
  suggestions: (name) => `اقتراحات لـ «${name}»`,
  noneFound: "لا صور تطابق بحثك.",
};
