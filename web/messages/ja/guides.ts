import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/guides.ts";

const sizes = (count: number) => `${count}サイズ`;

export const GUIDES: Translated<typeof english.GUIDES> = {
  start: "ウィザードを始める",
  mediaPackage: "メディアパッケージを作成",
  testDownload: "ダウンロードを試す",

  files: {
    heading: "ファイル名",
    intro:
      "ダウンロードされるファイルの名前です。ご自分のファイルにも同じ名前を付けると、どの画像をどこに使うかをアプリが見分けます。",
    table: "ファイル名の一覧",
    image: "画像",
    zip: "「画像（zip）」内",
    package: "メディアパッケージ内",
    ofSlot: (category, slot) => `${category}：${slot}`,
    first: (category) => `${category}：1枚目`,
  },

  requirements: {
    heading: "画像の条件",
    intro: (product) =>
      `ウィザードでは、どんな画像も合うように調整できます。ほかのソフトで画像を用意する場合は、${product}で使える次のサイズにぴったり合わせてください。どのサイズにも、文字を入れてよい範囲を示した空のテンプレートがあります。`,
    practices: "きれいに見せるコツ",
    screens: "画面ごとの画像",
    png: "PNGのみ",
    anyImage: "PNG、またはブラウザーで開ける指定サイズの画像（PNGで保存されます）",
    sizes,
    differing: (size) => `${size}と書かれた資料もありますが、ウィザードではこのサイズを使えません。`,
    differingFor: (size, count) =>
      `${sizes(count)}の場合を${size}とした資料もありますが、ウィザードではこのサイズを使えません。`,
    differingCounts: (published, taken) =>
      `${published.join("～")}サイズと書かれた資料もありますが、ウィザードで選べるのは${taken.join("～")}サイズです。`,

    template: "空のテンプレート",
    templateFor: (title, size) => `空のテンプレート：${title}、${size}`,
    templateNotMade: "このブラウザーではテンプレートを作成できませんでした。",
    safe: "文字は点線の内側に入れてください",
    drawnByMachine: (label) => `${label}：マシンが表示`,
  },

  instructions: {
    heading: "ファイルをマシンに入れる方法",
    intro: (steps) =>
      `パソコンの.mpファイルを、${steps}つの手順でマシンに入れます。USBメモリをご用意ください。`,
    print: "このページを印刷",
    tryOneTitle: "まず1台で試してください",
    tryOne: (product) =>
      `${product}で作成した.mpファイルが、お使いのマシンで必ず読み込めるとは限りません。メニューもマシンによって異なります。ほかのマシンに入れる前に、1台で読み込みを確かめてください。`,
    troubles: "うまくいかないときは",
    refused: {
      title: "マシンでファイルを読み込めませんでしたか？",
      text: "ここで開くと、ファイルの中身、読み込めない原因、修復できる箇所を確認できます。",
      link: "ファイルを検査",
    },
  },
};
