import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/drop.ts";
import { groups } from "./formats.ts";

export const FILE_IMPORT: Translated<typeof english.FILE_IMPORT> = {
  here: "ファイルをドロップしてください。画像を合う枠に振り分けます。確定するまで何も変わりません。",

  reading: "ファイルを読み込み中",
  readingCount: (done, all) => `${all}件中${done}件`,
  opening: "デザインを開いています",
  cancel: "キャンセル",

  notOpened: "ファイルを開けませんでした。ページを再読み込みして、もう一度お試しください。",
  nothing: "画像が見つかりませんでした。何も変わっていません。",
  notRead: (name) => `${name}はここでは開けません。`,
  notPicture: (name) => `${name}は画像ではありません。`,
  table: (name) =>
    `${name}は表です。「このデザインからまとめて作成」のページで使うと、1行につき1台のマシンを作れます。`,
  workbook: (name) =>
    `${name}は、ここでは読み取れない形式の表です。表計算ソフトで「CSV UTF-8」として保存してください。`,
  archive: (name, why) => `${name}を開けませんでした。${why}`,
  designBeside: (name) => `${name}は1台分のデザインです。開くには、このファイルだけをドロップしてください。`,
  cut: (most) => `最初の${most}ファイルだけを読み込みました。`,

  which: {
    title: "どうしますか？",
    package: (name) => `${name}は、マシンに読み込むメディアパッケージです。`,
    design: (name) => `${name}は1台分のデザインです。`,
    more: (count) => `ほかに画像が${count}枚あります。`,
    look: (name) => `${name}の中身を見る`,
    lookNote: "中身や、マシンで読み込めない原因を確認できます。",
    take: "中の画像を使う",
    takeAll: (count) => `画像${count}枚をすべて使う`,
    takeNote: "画像をマシンのそれぞれの場所に入れます。変更前に結果を確認できます。",
    takePictures: (count) => `画像${count}枚を使う`,
    open: (name) => `${name}を開く`,
    openNote: "マイマシンに追加されます。",
    several: (count) => `マシン${count}台分のデザインです。`,
    openAll: (count) => `${count}台をすべて開く`,
    openAllNote: "それぞれマイマシンに追加されます。何も置き換わりません。",
  },

  title: (name) => (name ? `画像の振り分け：${name}` : "画像の振り分け"),
  summary: {
    placed: (count) => `${count}枚を振り分けました。`,
    none: "振り分けられた画像はまだありません。",
    guesses: (count) => `うち${count}枚は推測です。確認してください。`,
    replaced: (count) => `今の画像${count}枚を差し替えます。`,
    empty: (count) => `空いている枠があと${count}か所あります。`,
    named: (name) => `マシンの名前は${name}になります。`,
  },
  screens: "マシンの画面",
  onScreen: (label) => `マシンの画面：${label}`,
  guess: "推測",
  replaces: "差し替え",
  placeWith: (place, name, marks) => [`${place}：${name}`, ...marks].join("、"),
  placeBefore: (place) => `${place}：今の画像`,
  placeEmpty: (place) => `${place}：空き`,
  counts: (label) => `画像の枚数：${label}`,
  count: (count) => `画像${count}枚`,
  recounted: (count) => `画像の枚数を変えると、今の画像${count}枚が削除されます。`,

  notUsed: (count) => `未使用（${count}）`,
  allUsed: "すべての画像を使っています。",
  isNotUsed: "、未使用",
  addMore: "ファイルを追加",
  addFolder: "フォルダーを追加",
  unreadable: (count) => `${count}個のファイルは、画像でないか、ここで開けないため除きました。`,
  unreadableFiles: "除いたファイル",

  hint: "画像をタップし、続けて移動先の枠をタップします。ドラッグもできます。",
  chosen: "選択中の画像",
  before: "変更前",
  after: "変更後",
  putIn: "移動先…",
  putInNamed: (name) => `移動先…：${name}`,
  aside: "未使用",
  adjust: "調整",
  takeOut: "使わない",
  moved: (name, place) => `${name}を${place}に移動しました。`,
  takenOut: (name) => `${name}は使いません。`,
  taken: (name) => `${name}を選択しました。入れる枠を選んでください。`,

  otherTab: {
    isFor: (name) =>
      name ? `これらの画像は${name}用です。` : "これらの画像は、ここで開いていたマシン用です。",
    opened: (now) =>
      `その後、別のタブで${now || "名前のないマシン"}が開かれました。そちらには画像を追加していません。`,
    gone: (now) =>
      `そのマシンは削除され、別のタブで${now || "名前のないマシン"}が開かれました。画像はどのマシンにも追加していません。`,
    back: (name) => (name ? `${name}を開き直して追加` : "そのマシンを開き直して追加"),
    instead: (now) => `代わりに${now || "今開いているマシン"}に追加`,
    changed: (name) => `${name || "このマシン"}は別のタブで変更されました。`,
    changedAdvice: "画像はまだ追加していません。今の内容を確認して選んでください。",
    anyway: (name) => `このまま${name || "このマシン"}に追加`,
    fresh: "この画像で新しいマシンを作成",
    choose: "先に、どのマシンに使うかを選んでください。",
    notOpened: (why) => `マシンを開けなかったため、画像は追加されていません。${why}`,
  },

  leave: "これらの画像は、まだマシンに追加されていません。",
  leaveIt: "破棄する",
  stay: "編集を続ける",

  put: "マシンに追加",
  putting: "マシンに画像を追加しています",
  puttingCount: (made, all) => `${all}枚中${made}枚`,
  nothingToPut: "先に画像を1枚以上、枠に入れてください。",
  isOn: (count) => `マシンに画像を${count}枚追加しました。`,
  isOnOther: (count, name) => `${name || "ここで開いていたマシン"}に画像を${count}枚追加しました。`,
  notMade: (places) => `画像を作成できなかったため、次の枠は変わっていません：${groups(places)}。`,
  nothingMade: "画像を作成できませんでした。マシンは変わっていません。",
  notSaved: (why) => `画像を保存できませんでした。マシンは変わっていません。${why}`,
};
