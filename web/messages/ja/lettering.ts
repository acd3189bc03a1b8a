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
  nameOn: (name) => `画像の文字を「${name}」に変えました。`,
  nameNotOn: "名前を入れられませんでした。画像は変わっていません。",
  notFollowed: "名前は保存しましたが、画像を更新できませんでした。画像は前の名前のままです。",
  notFollowedSwap: "画像を入れ替えましたが、文字を更新できませんでした。前の文字のままです。",
  notLoaded: "アプリの一部を読み込めませんでした。接続を確認して、もう一度お試しください。",
};

export const ANNOTATIONS: Translated<typeof english.ANNOTATIONS> = {
  words: "文字",
  logo: "ロゴ",
  text: "画像に入れる文字",
  putOn: (text) => `「${text}」を入れる`,
  follows: {
    blend: "ブレンドの名前です。名前を変えると、この画像も変わります。",
    table: "「マシンに表示する文字」の文字です。そちらで変えると、この画像も変わります。",
  },
  style: "スタイル",
  colour: "色",
  styleColour: "スタイルの標準色",
  ownColour: "カスタム",
  chooseColour: "文字の色",
  brandColour: (number) => `ブランドカラー${number}`,
  size: "サイズ",
  sizeAuto: "自動サイズ",
  ownPlace: "自動配置",
  onPlate: "読みやすいように、文字の後ろに無地のパネルを敷いています。",
  takeWordsAway: "文字を削除",
  chooseLogo: "ロゴを選ぶ",
  otherLogo: "別のロゴを選ぶ",
  brandLogo: "ブランドのロゴを入れる",
  logoFiles: "SVGかPNGを使えます。背景が透明なものがおすすめです。",
  takeLogoAway: "ロゴを削除",
  logoRefused: "このファイルはPNGやSVGとして開けません。ロゴをPNGで保存して、もう一度お試しください。",
  openingLogo: "ロゴを開いています",
  larger: "大きく",
  smaller: "小さく",
  keepBrand: "ブランドとして保存",
  brandKept: "ブランドとして保存しました。これから文字を入れる画像に使われます。",
  brandNotKept: "ブランドを保存できませんでした。この端末の空き容量が足りない可能性があります。",
};

export const BRANDING: Translated<typeof english.BRANDING> = {
  words: "マシンに表示する文字",
  wordsNote: "お客様が目にする文字です。ここで変えると、その文字が入ったすべての画像に反映されます。",
  noWords: "このマシンの画像に入る文字は、ウィザードで入力した名前だけです。",
  wordsSaved: (images) =>
    images === 0 ? "文字を保存しました。" : `文字を保存し、${images}枚の画像に反映しました。`,
  notLettered: "文字は保存しましたが、画像を更新できませんでした。画像は前の文字のままです。",

  brand: "ブランド",
  brandNote: "これから文字を入れる画像に使われます。今ある画像にも使うには「すべてに適用」を押してください。",
  colours: "色",
  addColour: "色を追加",
  removeColour: (number) => `ブランドカラー${number}を削除`,
  logoAlt: "ブランドのロゴ",
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
  notSaved: "変更を保存できませんでした。",
  notLoaded: "アプリの一部を読み込めませんでした。接続を確認して、もう一度お試しください。",
};
