import type { Translated } from "../../../../machine/translated.ts";
import type * as english from "../en/labels.ts";
export const LABELS: Translated<typeof english.LABELS> = {
  title: "タッチパネル式コーヒーマシン",
  cupSizes: { other: "{count}サイズ" },

  nameStep: {
    label: "名前",
    heading: "マシンに名前を付ける",
    note: "ほかのマシンと区別できる名前にしましょう。アプリの各所と、ダウンロードするすべての設定ファイルに使われます。",
    field: "マシンの名前",
    hint: "{min}～{max}文字。設置場所や、ふだんの呼び名がおすすめです。",
    placeholder: "1階ロビー",
    words: {
      invalid: "マシンの名前は{min}～{max}文字で入力してください。",
      accepted: "完了しました",
      saved: "マシンの名前を保存しました。",
    },
  },
  reviewStep: {
    label: "確認",
    heading: "最終確認",
    note: "マシンの画面を確認し、必要なら仕上げの調整をしてください。",
  },

  categories: {
    screensaver: {
      label: "スクリーンセーバー",
      heading: "スクリーンセーバーの画像を追加",
      pdf: "スクリーンセーバー",
    },
    blends: { label: "ブレンドの選択", heading: "ブレンドの画像を追加", pdf: "ブレンドの選択" },
    hotcold: { label: "ホット／アイスの選択", heading: "ホットとアイス", pdf: "ホット／アイスの選択" },
    hotcupsizes: {
      label: "ホットのサイズ",
      heading: "ホットのカップサイズの画像",
      pdf: "ホットのカップサイズ",
    },
    coldcupsizes: {
      label: "アイスのサイズ",
      heading: "アイスのカップサイズの画像",
      pdf: "アイスのカップサイズ",
    },
    hotleaveroom: {
      label: "ホットのミルク用スペース",
      heading: "ホットのミルク用スペース",
      pdf: "ホットのミルク用スペース",
    },
    coldleaveroom: {
      label: "アイスのミルク用スペース",
      heading: "アイスのミルク用スペース",
      pdf: "アイスのミルク用スペース",
    },
    dispensinghot: {
      label: "ホット抽出中の画面",
      heading: "ホット抽出中の画面",
      pdf: "ホット抽出中の画面",
    },
    dispensingcold: {
      label: "アイス抽出中の画面",
      heading: "アイス抽出中の画面",
      pdf: "アイス抽出中の画面",
    },
  },
  blendCaption: "ブレンド（{label}）",
  slots: {
    left: "左",
    middle: "中央",
    right: "右",
    hot: "ホット",
    cold: "アイス",
    regular: "レギュラー",
    medium: "ミディアム",
    large: "ラージ",
    xlarge: "XL",
    leaveroom: "スペースあり",
    noroom: "スペースなし",
    screen: "抽出中の画面",
  },
  naming: {
    heading: "ブレンドに名前を付ける",
    note: "お客様が選ぶコーヒーの名前です。マシンにこのとおり表示されます。",
    placeholders: { left: "ハウスブレンド", middle: "コロンビア", right: "深煎り" },
    confirm: "ブレンドの名前を確定",
    edit: "名前を編集",
    suggest: "おすすめの名前を使う",
    words: {
      missing: "先に進む前に、3つのブレンドすべてに名前を付けてください。",
      saved: "ブレンドの名前を保存しました。",
    },
  },

  packageCategories: {
    screensaver: {
      label: "スクリーンセーバー",
      note: "待機中に表示される画像。複数あれば順に切り替わります。",
    },
    byeScreen: { label: "終了画面", note: "最後のごあいさつ。画面全体に表示される1枚です。" },
    icons: {
      label: "アイコン",
      note: "小さめの画像。ブレンド、3～4種類のカップサイズ、ミルク用スペースです。",
    },
    customization: {
      label: "カスタマイズ",
      note: "大きめの画像。ホットとアイス、1～2種類のカップサイズ、抽出中の画面です。",
    },
  },

  showcase: {
    alt: "3つのブレンドから選ぶコーヒーマシンの画面：ハウスブレンド、コロンビア、深煎り。",
    title: "お店だけのブレンド",
    text: "コーヒーに名前を付け、飲みたくなる画像を添えましょう。手持ちの画像でも、名前を入れた付属の画像でも使えます。",
  },

  words: {
    pouringhot: "ホットドリンクの抽出中",
    pouringcold: "アイスドリンクの抽出中",
  },
};
