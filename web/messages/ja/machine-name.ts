import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/machine-name.ts";
export const MACHINE_NAME: Translated<typeof english.MACHINE_NAME> = {
  preview: "名前を付けたマシン",
  tooShortOrLong: (length, least, most) =>
    `この名前は${length}文字です。${least}～${most}文字にしてください。`,
  needed: (least, most) => `${least}～${most}文字で入力`,
  notSaved: "名前を保存できませんでした。",
};
