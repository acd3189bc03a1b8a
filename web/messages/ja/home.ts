import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/home.ts";
export const HOME: Translated<typeof english.HOME> = {
  title: "コーヒーマシンの画面を、かんたんな手順でお店らしく",
  lead: "コーヒーマシンのすべての画面に、お好きな画像と文字を。マシンでの見え方を確かめながら作れます。",
  start: "ウィザードを始める",
  haveFiles: "ファイルをお持ちですか？",
  addFiles: "追加する",
  promise: "アカウントは不要です。書き出すまで、デザインはこのブラウザーの中だけに保存されます。",
  onScreen: (label) => `マシンの画面：${label}`,

  features: (product) => `${product}でできること`,
  navigation: {
    title: "迷わず進める",
    text: "お客様が見る順に、1画面ずつ進みます。終わったところと足りないところがいつでも分かり、どのステップにもワンタップで移動できます。",
  },
  quality: {
    title: "品質も安心",
    text: "すべての画像をマシンに必要なサイズと照らし合わせます。サイズの合うPNGは、手を加えずそのままパッケージに入れます。",
  },

  wayTitle: "写真がマシンの画面になるまで",
  way: [
    { title: "名前を付ける", text: "マシンに名前を付けます。書き出すファイルすべてに入ります。" },
    {
      title: "画面を作る",
      text: "手持ちの画像でも、付属の画像でも。お客様に見えるとおりに表示されます。",
    },
    { title: "確認する", text: "すべての画面をもう一度見て、気になるところを直します。" },
    { title: "マシンに入れる", text: "パッケージをUSBメモリに入れ、マシンで読み込みます。" },
  ],

  tools: "その他のツール",
  mediaPackage: {
    title: "画像がもう完成している方に",
    text: "PNGファイルをドロップすれば、ウィザードを使わずにマシン用の.mpパッケージを作れます。",
    link: "メディアパッケージを作成",
  },
  package: {
    title: "パッケージをお持ちの方に",
    text: ".mpファイルを開いて、画面や、マシンで読み込めない原因を確かめられます。デザインとして編集を続けることもできます。",
    link: "パッケージを検査",
  },
  testDownload: {
    title: "ダウンロードできるか不安な方に",
    text: "まず小さなテストパッケージを保存して、この端末とブラウザーで保存できるか確かめましょう。",
    link: "ダウンロードを試す",
  },
};
