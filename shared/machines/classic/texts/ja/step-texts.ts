import type { Translated } from "../../../../machine/translated.ts";
import type * as english from "../en/step-texts.ts";

const REQUIRED = "必須：PNG • {width} × {height}ピクセル";
const NEEDED = "先に進む前に、すべての枠に画像を追加してください。";
const USE_DEFAULT = "標準画像を使う";
const REST = {
  label: "標準画像で埋める",
  applied: "空いているすべての枠に標準画像を使いました。",
};
const NO_FILE = "ファイルが選択されていません";
const UNREADABLE = "画像を読み込めませんでした";

const SCREENSAVER = {
  note: "待機中のマシンに表示される画像です。複数あれば順に切り替わります。",
  hint: REQUIRED,
  counter: "追加した画像（{count}／{max}）",
  needed: "画像を1枚以上追加してください",
  refusals: {
    wrongType: "PNGファイルだけを追加してください",
    wrongSize: "画像は{width} × {height}ピクセルにしてください。現在のサイズ：{actualWidth} × {actualHeight}",
    unreadable: "ファイルを読み取れませんでした",
    nothing: NO_FILE,
  },
  words: {
    loaded: "スクリーンセーバーの画像を{count}枚読み込みました",
    tooMany: "追加できる画像は{max}枚までです。あと{free}枚追加できます。",
    full: "追加できる画像は{max}枚までです。",
    failed: "画像の処理中にエラーが発生しました",
  },
  library: {
    browse: "付属のスクリーンセーバーを見る",
    title: "付属のスクリーンセーバーを選ぶ",
    chosen: "付属のスクリーンセーバーを追加しました。",
    failed: "選択したスクリーンセーバーを読み込めませんでした。",
  },
};

const BLENDS = {
  note: "お客様がブレンドを選ぶときに表示される画像です。",
  hint: REQUIRED,
  needed: NEEDED,
  refusals: {
    wrongType: "PNGファイルだけを追加してください。",
    wrongSize: "画像は{width} × {height}ピクセルちょうどにしてください。",
    unreadable: UNREADABLE,
    nothing: NO_FILE,
  },
  library: {
    browse: "付属の画像を見る",
    title: "付属のブレンド画像を選ぶ",
    chosen: "{name}のブレンド画像を選択しました。",
    failed: "選択した画像を読み込めませんでした。",
  },
  rest: REST,
  words: { uploaded: "{name}のブレンド画像を追加しました。" },
};

const HOT_COLD = {
  note: "お客様がホットかアイスかを選ぶ画面です。",
  hint: REQUIRED,
  needed: NEEDED,
  refusals: {
    wrongType: "画像ファイルを追加してください",
    wrongSize: "画像は{width} × {height}ピクセルちょうどにしてください",
    unreadable: UNREADABLE,
    nothing: NO_FILE,
  },
  defaults: { label: USE_DEFAULT, applied: "{label}の標準画像を使いました" },
  rest: REST,
  words: { uploaded: "{label}の画像を追加しました。" },
};

const cups = (note: string) => ({
  note,
  hint: REQUIRED,
  needed: NEEDED,
  refusals: {
    wrongType: "画像ファイルを追加してください",
    wrongSize: "画像は{width} × {height}ピクセルちょうどにしてください",
    unreadable: "この画像ファイルは使えません",
    nothing: NO_FILE,
  },
  counting: {
    legend: "マシンで選べるカップサイズはいくつですか？",
    words: {
      defaults: "すべてのカップサイズに標準画像を使いました。",
      cleared: "サイズの数が変わったため、カップの画像を消去しました。",
      filled: "すべてのカップサイズを同じテーマにしました。",
    },
  },
  defaults: { label: USE_DEFAULT, applied: "すべてのカップサイズに標準画像を使いました。" },
  words: { uploaded: "{label}サイズの画像を追加しました。" },
});

const AFTER_CUPS = {
  hint: REQUIRED,
  needed: NEEDED,
  refusals: {
    wrongType: "画像ファイルだけを追加してください。",
    wrongSize: "画像は{width} × {height}ピクセルちょうどにしてください。",
    unreadable: `${UNREADABLE}。`,
    nothing: NO_FILE,
  },
};

const leaveRoom = (note: string) => ({
  ...AFTER_CUPS,
  note,
  defaults: { label: USE_DEFAULT, applied: "「{label}」の標準画像を使いました。" },
  rest: REST,
  words: { uploaded: "「{label}」の画像を追加しました。" },
});

const dispensing = (note: string) => ({
  ...AFTER_CUPS,
  note,
  notice: "マシンが注文取り消しボタンを自動で重ねるため、その分のスペースを空けてデザインしてください。",
  defaults: { label: USE_DEFAULT, applied: "抽出中の画面に標準画像を使いました。" },
  words: { uploaded: "抽出中の画面の画像を追加しました。" },
});

export const STEP_TEXTS: Translated<typeof english.STEP_TEXTS> = {
  lists: { screensaver: SCREENSAVER },
  slots: {
    blends: BLENDS,
    hotcold: HOT_COLD,
    hotcupsizes: cups("ホットのカップサイズごとに、画像を1枚ずつ用意します。"),
    coldcupsizes: cups("アイスのカップサイズごとに、画像を1枚ずつ用意します。"),
    hotleaveroom: leaveRoom("ホットのカップにミルク用のスペースを空けるかどうかを、お客様が選びます。"),
    coldleaveroom: leaveRoom("アイスのカップにミルク用のスペースを空けるかどうかを、お客様が選びます。"),
    dispensinghot: dispensing("ホットコーヒーが注がれている間、お客様に表示される画面です。"),
    dispensingcold: dispensing("アイスコーヒーが注がれている間、お客様に表示される画面です。"),
  },
};
