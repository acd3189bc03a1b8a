import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/looks.ts";
export const LOOKS_DIALOG: Translated<typeof english.LOOKS_DIALOG> = {
  title: "テーマを選ぶ",
  none: "この機種のテーマはまだありません。",

  seasons: { christmas: "クリスマス", summer: "夏" },
  names: "画像に入れる名前",
  onMachine: (look, screen) => `${look}：マシンの画面（${screen}）`,
  allScreens: (look) => `${look}：全画面`,
  tabs: "テーマ",
  walk: "表示中の画面",
  place: (number, count) => `${number}／${count}`,
  previous: "前の画面",
  next: "次の画面",
  notShown: "このテーマの画像を読み込めませんでした。接続を確認してください。",
  notHere: "このテーマはまだこの端末にありません。使うにはインターネットに接続してください。",

  use: (look) => `${look}を使う`,
  replace: "置き換える範囲",
  others: "自分の画像以外すべて",
  othersKeep: (count) => `自分の画像${count}枚を残し、ほかを変更`,
  empty: "空いている枠だけ",
  all: "すべて",

  fromLooks: "テーマの画像から",
  numbered: (look, number) => `${look} ${number}`,
  put: (look, place) => `${place}に${look}の画像を使いました。`,

  progress: (made, all) => `${all}枚中${made}枚`,
  saving: "画像を保存中",
  cancel: "キャンセル",
  done: (look) => `マシンに${look}を適用しました。`,
  notMade: (look) =>
    `${look}の画像を一部作成できなかったため、マシンは変わっていません。接続を確認して、もう一度お試しください。`,
  nameTooLong: (slot, most, over) =>
    `${slot}の名前を${over}文字短くしてください。入るのは${most}文字までです。`,
  nothingToDo: "変更するものはありません。自分の画像も置き換えるには「すべて」を選んでください。",
  notSaved: (why) => `画像を保存できませんでした。${why}`,
};
