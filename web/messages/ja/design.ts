import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/design.ts";
export const DESIGN: Translated<typeof english.DESIGN> = {
  title: "デザイン",
  saved: "保存済み",
  saving: "保存中",
  notSaved: "未保存",
  nothing: "まだ保存するものはありません",
  unfinished: "名前は未保存",
  missing: (count) => `画像${count}枚が不足`,

  undo: "元に戻す",
  redo: "やり直す",
};
