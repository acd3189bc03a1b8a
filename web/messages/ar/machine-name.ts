import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/machine-name.ts";
import { ofCharacters } from "./plurals.ts";

export const MACHINE_NAME: Translated<typeof english.MACHINE_NAME> = {
  preview: "الآلة باسمها",
  tooShortOrLong: (length, least, most) =>
    `هذا الاسم من ${ofCharacters(length)}. المطلوب من ${least} إلى ${most} حرفًا.`,
  needed: (least, most) => `من ${least} إلى ${most} حرفًا`,
  notSaved: "لم يُحفظ الاسم.",
};
