import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/dropzone.ts";
export const DROPZONE: Translated<typeof english.DROPZONE> = {
  choose: "اختيار صورة",
  chooseSeveral: "اختيار صور",
  chooseAnother: "، اختيار صورة أخرى",
  adjust: "، ضبط",
  orDrop: "أو إفلاتها هنا",
  orDropSeveral: "أو إفلاتها هنا معًا",
  dropping: "أفلِت للإضافة",
  paste: "لصق",
  pasted: "صورة ملصقة",
};
