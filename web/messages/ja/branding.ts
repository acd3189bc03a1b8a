import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/branding.ts";
export const BRANDING: Translated<typeof english.BRANDING> = {
  words: "マシンに表示する文字",
  wordsNote: "お客様が目にする文字です。ここで変えると、その文字が入ったすべての画像に反映されます。",
  noWords: "このマシンの画像に入る文字は、各ステップで入力した名前だけです。",
  wordsSaved: (images) =>
    images === 0 ? "文字を保存しました。" : `文字を保存し、${images}枚の画像に反映しました。`,
  notLettered: "文字は保存しましたが、画像を更新できませんでした。画像は前の文字のままです。",

  brand: "ブランド",
  brandNote: "これから文字を入れる画像に使われます。今ある画像にも使うには「すべてに適用」を押してください。",
  colours: "色",
  addColour: "色を追加",
  removeColour: (number) => `ブランドカラー${number}を削除`,
  logoAlt: "お店のロゴ",
  applyToAll: "すべてに適用",
  applied: (count) =>
    count === 0
      ? "ブランドを保存しました。文字の入った画像がまだないため、ほかに変わったものはありません。"
      : "画像にブランドを適用しました。",
  notApplied: "画像を更新できませんでした。何も変わっていません。もう一度お試しください。",

  save: "保存",
  saving: "保存中",
  cancel: "キャンセル",
  close: "閉じる",
  again: "再試行",
  notSaved: "保存できませんでした。",
  notLoaded: "読み込めませんでした。接続を確認して、もう一度お試しください。",
};
