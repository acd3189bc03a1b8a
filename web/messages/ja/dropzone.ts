import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/dropzone.ts";
export const DROPZONE: Translated<typeof english.DROPZONE> = {
  choose: "画像を選ぶ",
  chooseSeveral: "画像を選ぶ（複数可）",
  chooseAnother: "、別の画像を選ぶ",
  adjust: "、調整",
  orDrop: "またはここにドロップ",
  orDropSeveral: "またはここにまとめてドロップ",
  dropping: "ドロップして追加",
  paste: "貼り付け",
  pasted: "貼り付けた画像",
};
