import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/uploader.ts";
import { either } from "./formats.ts";

export const UPLOADER: Translated<typeof english.UPLOADER> = {
  heading: "メディアパッケージ",
  intro:
    "マシンの画面用のPNGファイルをドロップすると、USBメモリに入れる1つの.mpファイルができます。画像は手を加えずそのままパッケージに入ります。それぞれのエリアにドロップしてください。ページのほかの場所にドロップすると、サイズと名前で振り分けます。",
  name: "パッケージ名",
  nameMissing: "パッケージ名を入力してください。",
  nameTooLong: (most) => `パッケージ名は${most}文字までです。`,
  createRegion: "パッケージの作成",
  create: "パッケージを作成",
  sending: "ファイルを送信中",
  saved: (name, size) => `${name}を保存しました（${size}）`,

  drop: "PNGファイルをドロップ",
  dropUpTo: (most) => (most === 1 ? "PNGファイルを1個ドロップ" : `PNGファイルを1～${most}個ドロップ`),
  sizes: (sizes) => `${either(sizes)}ピクセル`,
  hint: (drop, sizes) => `${drop} • ${sizes}`,
  checking: "ファイルを確認中",
  filesOf: (label) => `${label}のファイル`,
  files: (count) => `${count}個`,
  filesOfMost: (count, most) => `${count}／${most}`,
  wrongSize: (files, wrong) => `${files}、うち${wrong}個はサイズ違い`,
  invalid: (sizes) =>
    `正しいサイズは${sizes}です。このままパッケージに入れますが、マシンが読み飛ばすことがあります。`,
  fitsIn: (labels) => `このサイズは${either(labels)}用です。`,
  moveTo: (label) => `${label}に移動`,
  moveFileTo: (name, label) => `${label}に移動：${name}`,
  clearAll: "すべて消去",
  remove: "削除",
  removeFile: (name) => `${name}を削除`,

  dropAnywhere: "ここにドロップすると、サイズと名前で振り分けます。",
  sortedIn: (added) => `${added}個のファイルを振り分けました。`,
  notSortedIn: (left) => `${left}個のファイルは合う場所がありませんでした。エリアの下にあります。`,
  sortingFailed: "ファイルを振り分けられませんでした。エリアにドロップしてください。",
  tray: "パッケージに入らないファイル",
  trayNote: "これらのファイルは合う場所がないため、パッケージに入りません。削除するまで、ここに残ります。",
  trayNoteUnsaved: "これらのファイルは合う場所がないため、パッケージに入りません。",
  fitsNowhere: "サイズがどのエリアとも合いません。",
  isFull: (label) => `${label}はいっぱいです。`,
  putIn: "移動先…",
  putFileIn: (name) => `移動先…：${name}`,

  unsaved: "ファイルは保存されていません。このタブを閉じるまではここに残ります。",
  erased: "別のタブですべて消去されました。まだ必要なファイルは、追加し直してください。",

  pngOnly: "PNGファイルだけをドロップしてください。",
  maximum: (most, category) => `${category}に入れられるのは${most}ファイルまでです。`,
  empty: "先にPNGファイルを1つ以上ドロップしてください。",
  damagedFile: (name, how) =>
    `${name}は壊れたPNGです（${how}）。もう一度書き出して、新しいファイルをドロップしてください。`,
  emptyFile: (name) => `${name}は空のファイルです。保存し直して、新しいファイルをドロップしてください。`,
  otherImage: (name, file) => `${name}は${file}です。PNGで保存したものをドロップしてください。`,
  notImage: (name, file) => `${name}は${file}で、画像ではありません。PNGを選んでください。`,
  unknownFile: (name) =>
    `${name}は、このアプリで認識できない形式です。画像の場合は、PNGで保存したものをドロップしてください。`,

  advice: {
    "over-limit": "一部のファイルを削除するか、この端末でパッケージを作成してください。",
    unreachable: "接続を確認してもう一度試すか、この端末でパッケージを作成してください。",
    "bad-answer": "もう一度試すか、この端末でパッケージを作成してください。",
    refused: "ファイルを削除するか差し替えて、もう一度お試しください。",
    unreadable: "ドロップした後に移動または削除された可能性があります。もう一度ドロップしてください。",
    cancelled: "ファイルはそのまま残っています。",
  },
  damagedSince: (name) =>
    `${name}はドロップした後に変更され、壊れています。もう一度書き出して、新しいファイルをドロップしてください。`,
};
