import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/store-faults.ts";
export const STORE_FAULTS: Translated<typeof english.STORE_FAULTS> = {
  full: "ブラウザーの保存容量が足りません。不要な画像を削除するか、端末の空き容量を増やして、もう一度お試しください。",
  unavailable:
    "現在、このブラウザーにはデータを保存できません。もう一度試すか、ブラウザーのプライバシー設定を確認してください。",
  laterVersion:
    "このデザインは、アプリの新しいバージョンで作られています。ページを再読み込みして、もう一度お試しください。",
  otherMachine:
    "このブラウザーにはすでに別の機種のデザインがあり、そちらは変更されません。このデザインには別のブラウザーを使うか、このデザインをファイルに保存してください。",
  listFull: "この一覧はいっぱいです。別のタブで埋まった可能性があります。",
  gone: "変更しようとしたものは、もうありません。別のタブで削除された可能性があります。",
  changing: "同時に別のタブでこのデザインが変更されていました。もう一度お試しください。",
  unreadable: "このデザインは壊れているため、変更できません。",
  nameLength: "名前が短すぎるか、長すぎます。",
  textLength: "文字数が多すぎます。",
  notRendered: "画像を作成できませんでした。接続を確認して、もう一度お試しください。",
  tooManyRows: "表にこれ以上マシンを追加できません。",
  notUndone: (why) => `元に戻せませんでした。${why}`,
};
