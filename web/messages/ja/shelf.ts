import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/shelf.ts";
import { list, when } from "./formats.ts";
import { STORE_FAULTS } from "./store-faults.ts";

const MOST_NAMED = 3;

const named = (names: readonly string[]): string =>
  names.length <= MOST_NAMED
    ? list(names)
    : list([...names.slice(0, MOST_NAMED - 1), `ほか${names.length - MOST_NAMED + 1}件`]);

export const SHELF: Translated<typeof english.SHELF> = {
  title: "マイマシン",
  lead: "このブラウザーで作成したマシンの一覧です。開くと続きを作れます。ほかのマシンは変わりません。",
  count: (count) => `${count}台`,
  list: "マシン",
  loading: "マイマシンを読み込んでいます。",

  new: "新しいマシン",
  making: "少々お待ちください",
  openFiles: "ファイルを開く",
  opening: "ファイルを開いています",
  openingShare: (percent) => `開いています（${percent}%）`,
  file: "デザインファイルまたはメディアパッケージ",
  opened: (count) => `${count}台を追加しました。`,
  notAdded: (names) => `追加できませんでした：${named(names)}。`,
  several: "複数選択",
  search: "マシンを検索",
  found: (found, all) => `${all}台中${found}台`,
  order: "並べ替え",
  orders: { changed: "更新日時", name: "名前", customer: "顧客" },
  noneFound: (text) => `「${text}」に合うマシンはありません。`,
  showAll: "すべて表示",

  start: "名前を付ける",
  noneYet: "最初のマシンがここに表示されます",
  noneYetWords: "名前を付けて、画面に画像を追加しましょう。自動で保存されるので、いつ中断しても大丈夫です。",

  unnamed: (name) => `${name}（名前未設定）`,
  openNow: "編集中",
  steps: (done, all) => (done === all ? "完成" : `${all}ステップ中${done}ステップ完了`),
  facts: (changed, now, size) => `更新：${when(changed, now)}${size === "" ? "" : ` · ${size}`}`,
  noPictures: "追加した画像なし",
  evicted: (count) =>
    `このマシンの画像${count}枚がブラウザーに削除されました。マシンを開いて、画像を追加し直してください。`,
  screens: (name) => `${name}の画面`,
  open: "開く",
  openNamed: (name) => `${name}を開く`,
  goOn: "続ける",
  goOnNamed: (name) => `${name}の続きを作る`,
  isOpened: (name) => `${name}を開きました。`,
  choose: (name) => `${name}を選択`,
  more: (name) => `${name}のその他の操作`,
  rename: "名前を変更",
  name: "マシンの名前",
  saveName: "名前を保存",
  keepName: "元の名前のまま",
  details: { customer: "顧客", note: "メモ" },
  editDetails: "顧客とメモ…",
  detailsOf: (name) => `${name}の顧客とメモ`,
  detailsOfSeveral: (count) => `${count}台の顧客とメモ`,
  detailsWords:
    "住所や製造番号など、管理用のメモです。マシンには表示されませんが、デザインと一緒に保存されます。",
  saveDetails: "保存",
  tooLong: (actual, most) => `${actual}文字あります。${most}文字以内にしてください。`,
  duplicate: "複製",
  save: "ファイルに保存",
  saving: "保存中",
  export: "書き出し…",
  delete: "削除",

  state: {
    laterVersion:
      "このデザインは、アプリの新しいバージョンで作られています。ページを再読み込みすると開けます。",
    otherMachine: "別の機種のデザインです。変更されることはありません。",
    unreadable: "このデザインは読み取れません。壊れている可能性があります。変更されることはありません。",
  },
  kind: { laterVersion: "新しいバージョン", otherMachine: "別の機種", unreadable: "読み取り不可" },

  chosen: (count) => (count === 0 ? "マシンを選択してください。" : `${count}台を選択中`),
  chooseAll: "すべて選択",
  chooseNone: "選択を解除",
  exportChosen: "選択分を書き出す",
  done: "完了",

  undo: "元に戻す",
  undone: "元に戻しました。",
  namesakes: (count) => `同じ名前のマシンがすでに${count}台あります。`,
  updateNamesakes: (count) => `代わりに既存の${count}台を更新`,
  undoable: {
    remove: (count, name) =>
      count === 1 ? `${name}を削除しました。` : `${name}とほか${count - 1}台を削除しました。`,
    duplicate: (_, name) => `${name}を追加しました。`,
    add: (count, name) => (count === 1 ? `${name}を追加しました。` : `${count}台を追加しました。`),
    rename: (_, name) => `名前を${name}に変更しました。`,
    dress: (count, name) => (count === 1 ? `${name}を変更しました。` : `${count}台を変更しました。`),
  },
  failed: {
    create: (why) => `マシンを作成できませんでした。${why}`,
    open: (why) => `マシンを開けませんでした。${why}`,
    rename: (why) => `名前を保存できませんでした。${why}`,
    details: (why) => `顧客とメモを保存できませんでした。${why}`,
    duplicate: (why) => `マシンを複製できませんでした。${why}`,
    remove: (why) => `何も削除していません。${why}`,
    update: (why) => `何も更新していません。${why}`,
    undo: STORE_FAULTS.notUndone,
    save: "ファイルを作成できませんでした。もう一度お試しください。",
    notLoaded: "アプリの一部を読み込めませんでした。接続を確認して、もう一度お試しください。",
    unknown: "問題が発生しました。ページを再読み込みして、もう一度お試しください。",
  },
  incompleteInFile: (names) =>
    `${named(names)}の画像の一部がブラウザーに削除されたため、ファイルに入っていません。`,
  leftOutOfFile: (names) => `ファイルに入っていません：${named(names)}。`,

  onlyOne: "このブラウザーで保存できるのは1台だけです",
  onlyOneWhy:
    "アプリが使える保存容量が足りません。多くの場合、プライベートウィンドウか、厳しいプライバシー設定が原因です。今の1台は通常どおり使えますが、次のマシンを始める前にファイルに保存してください。",

  kept: "このブラウザーの保存領域",
  keptWords:
    "マシンは、この端末のこのブラウザーにだけ保存され、ほかの人には見えません。空き容量が足りなくなったときや数週間アクセスがないときは、ブラウザーがサイトのデータを削除することがあります。閲覧履歴を消去したときも削除されることがあります。",
  room: (used, quota) => `約${quota}中${used}を使用`,
  roomLabel: "保存領域の使用量",
  nearlyFull: "空き容量が残りわずかです",
  nearlyFullWords: (room) =>
    `${room}。マシンを1つのファイルに保存してから不要なものを削除するか、端末の空き容量を増やしてください。`,
  keepSafe: "削除されないようにする",
  keepSafeWords: "空き容量が足りなくなってもマシンを削除しないよう、ブラウザーに要求します。",
  isSafe: "保護されています。空き容量が足りなくなっても、ブラウザーがマシンを削除することはありません。",
  notSafe:
    "まだ保護されていません。ここを開く回数が増えたり、このページをホーム画面に追加したりすると、多くのブラウザーで保護されるようになります。それまでは、すべてのマシンを1つのファイルに保存しておいてください。",
  saveAll: "すべてのマシンを1つのファイルに保存",
  savingAll: (percent) => `保存中（${percent}%）`,
  saveAllWords: "すべてが入っていて、ここでも別の端末でも開けます。",
  erase: "Brewscreenのデータをすべて消去",
  eraseWords: "ほかの人も使う端末で、作業を終えたときに使います。",
  eraseTitle: "Brewscreenのデータをすべて消去しますか？",
  eraseNothing: "Brewscreenがこのブラウザーに保存したものがすべて削除されます。元に戻すことはできません。",
  eraseAsks: (count) =>
    `マシン${count}台とその画像、元の画像など、Brewscreenがこのブラウザーに保存したものがすべて削除されます。元に戻すことはできません。`,
  eraseSaved: "ファイルに保存したものは残ります。",
  eraseYes: "すべて消去",
  erasing: "消去中",
  eraseNo: "すべて残す",
  notErased: (why) => `一部を消去できませんでした。${why}`,

  another: "これを元にもう1台作成",
  anotherAsks: "このマシンのコピーから始めます。一方を変えても、もう一方は変わりません。",
  anotherMake: "作成",
  anotherMade: (name) => `${name}を作成しました。今はこのマシンを編集しています。`,

  also: "ほかのマシンにも使う…",
  alsoTitle: (screen) => `「${screen}」をほかのマシンにも使う`,
  alsoAsks: (screen, name) => `選択したマシンの「${screen}」の画像と名前を、${name}のものに置き換えます。`,
  before: "現在",
  after: "変更後",
  same: "すでに同じです。",
  alsoOn: (count) => `${count}台に使う`,
  alsoOnNone: "先にマシンを選んでください",
  alsoDone: (screen, count) => `「${screen}」をほかの${count}台にも使いました。`,
  alsoUndo: "どれかのマシンを変更するまでは、「マイマシン」からも元に戻せます。",
  alsoFailed: (why) => `どのマシンも変わっていません。${why}`,
  cancel: "キャンセル",
};
