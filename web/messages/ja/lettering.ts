import type { PictureStyle } from "../../../shared/machine/library.ts";
import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/lettering.ts";

export const STYLE_LABELS: Readonly<Record<PictureStyle, string>> = {
  classic: "オーニング",
  traditional: "紙ラベル",
  premium: "金の額縁",
  realistic: "画像に直接",
  modern: "モダン",
  gradient: "グラデーション",
};
const STYLES = Object.keys(STYLE_LABELS) as PictureStyle[];

export const STYLE_CHOICES: Translated<typeof english.STYLE_CHOICES> = STYLES.map((id) => ({
  id,
  label: STYLE_LABELS[id],
}));

export const LETTERING: Translated<typeof english.LETTERING> = {
  open: "名前を入れる",
  title: "名前を入れる",
  style: "スタイル",
  otherScenes: "別の写真",
  pictures: "画像",
  putOn: (name) => `この画像に「${name}」を入れる`,
  lettering: "名前を入れています",
  use: (count) => `画像${count}枚に名前を入れる`,
  saving: "画像を保存中",
  noneChosen: "画像を選んでください",
  done: "画像に名前を入れました。",
  failed: "名前を入れられませんでした。画像は変わっていません。",
  again: "再試行",
  says: (text) => `画像の文字は「${text}」です`,
  showName: (name) => `「${name}」に変える`,
  nameOn: (name) => `画像に${name}を入れました。`,
  nameNotOn: "名前を入れられませんでした。画像は変わっていません。",
  notFollowed: "名前は保存しましたが、画像を更新できませんでした。画像は前の名前のままです。",
  notFollowedSwap: "画像を入れ替えましたが、文字を更新できませんでした。前の文字のままです。",
  notLoaded: "読み込めませんでした。接続を確認して、もう一度お試しください。",
};
