import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/html-head.ts";
export const HTML_HEAD: Translated<typeof english.HTML_HEAD> = {
  description:
    "タッチパネル式コーヒーマシンの画面をブラウザーで作成。画像を追加し、マシンでの見え方を確かめ、完成したパッケージをUSBメモリで読み込めます。",
  cardDescription:
    "画像を追加し、マシンでの見え方を確かめ、完成したパッケージをUSBメモリで読み込めます。アカウント不要。",
  installed: "コーヒーマシンの画面をかんたんな手順で作成できます。",
  noScript: (product) =>
    `${product}を使うにはJavaScriptが必要です。ブラウザーの設定でオンにして、このページを再読み込みしてください。`,
  outdated: (product) =>
    `${product}を使うには、新しいブラウザーが必要です。ChromeとEdgeは123から、Firefoxは125から、Safariは17.5（iPadOS 17.5）から使えます。`,
};
