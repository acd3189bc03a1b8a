import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/offline.ts";
export const OFFLINE: Translated<typeof english.OFFLINE> = {
  newVersion: "アプリの新しいバージョンがあります。デザインは変わりません。",
  toTake: "アプリの新しいバージョンがあります。デザインメニューから更新できます。",
  use: "今すぐ更新",
  leftBehind: "先にアプリを更新してください。デザインは変わりません。",
  openAgain: "ページを再読み込み",
  title: "オフラインで使う",
  explain: (megabytes) =>
    `この端末では、インターネットがなくてもデザインを完成できます。付属の画像もすべて使えるようにするには、さらに${megabytes} MBをダウンロードしてください。`,
  keep: "すべてをこの端末にダウンロード",
  keeping: (percent) => `すべてをダウンロード中：${percent}%`,
  kept: "すべてこの端末にあり、インターネットなしで使えます。",
  failed:
    "接続が切れたか、空き容量が足りないため、一部をダウンロードできませんでした。ダウンロードできた分はそのまま使えます。",
};
