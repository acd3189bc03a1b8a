import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/design-menu.ts";
import { STORE_FAULTS } from "./store-faults.ts";

export const DESIGN_MENU: Translated<typeof english.DESIGN_MENU> = {
  keeping: {
    inMemory:
      "このブラウザーでは、このサイトのデータを保存できません。タブを閉じるとデザインが消えるので、ファイルに保存してください。",
    saving: "最後の変更を保存しています。",
    evicted: (count) =>
      `空き容量を確保するため、ブラウザーがデザインの画像${count}枚を削除しました。ほかはすべて保存されています。足りない画像を追加し直してください。`,
    notServed: (count) =>
      `デザインで使っている付属画像のうち${count}枚は、提供が終わりました。ほかはすべて保存されています。別の画像を選んでください。`,
    notSaved: (why) => `最後の変更を保存できませんでした。${why}`,
    unfinishedNames: (count) =>
      `入力した名前のうち${count}件は、短すぎるか長すぎるため、まだデザインに入っていません。変更するまで入力はそのまま残ります。ほかはすべて保存されています。`,
    nothing: "まだ保存するものはありません。作業の内容は、このブラウザーに自動で保存されます。",
    saved:
      "すべてこのブラウザーに保存されています。しばらく開かないサイトのデータは、ブラウザーに消されることがあります。大切なデザインはファイルにも保存してください。",
  },

  save: "デザインを保存",
  savingFile: "ファイルを保存中",
  notMade: "ファイルを作成できませんでした。もう一度お試しください。",
  missingInFile: (count) => `画像${count}枚がこのブラウザーにないため、ファイルに入っていません。`,
  tableIncomplete:
    "マシンの表の画像の一部がファイルに入っていません。ファイルに入りきらないか、このブラウザーに画像がありません。",
  withoutOriginals: (places) =>
    `画像はすべてファイルに入っています。ファイルを小さくするため、次の画像は元の画像を省きました。このファイルを開いたときは、今の状態からの調整になります：${places}。`,
  file: "デザインファイル",
  open: "デザインを開く",
  openingFile: "ファイルを開いています",
  opened: "デザインを開きました。",
  notOpened: (name, why) => `${name}を開けませんでした。何も変わっていません。${why}`,
  notRead: (name) =>
    `${name}を読み取れません。移動または削除された可能性があります。もう一度選んでください。`,
  look: "テーマを選ぶ",
  startOver: "最初からやり直す",
  startOverTitle: "このデザインを消去しますか？",
  startOverWarning:
    "名前、画像、文字、ブランドなど、このデザインの内容がすべて消えます。また使うかもしれない場合は、先にデザインを保存してください。",
  saveFirst: "先にデザインを保存",
  empty: "消去する",
  keep: "残しておく",
  undoable: {
    startOver: "デザインを消去しました。",
    open: "デザインを開きました。",
    beside: "デザインを開きました。前のデザインは「マイマシン」にあります。",
  },

  switched: (before, now) =>
    `別のタブで${now || "名前のないマシン"}が開かれました。${before || "ここで開いていたマシン"}は変わっていません。`,
  deletedElsewhere: (before, now) =>
    `別のタブで${before || "ここで開いていたマシン"}が削除されました。今は${now || "名前のないマシン"}が開いています。`,

  fileFault: {
    foreign:
      "デザインファイルではありません。「デザインを保存」で保存したファイル（名前の末尾が.brewscreen）を選んでください。",
    damaged: "ファイルが壊れています。元の端末でデザインを保存し直し、新しいファイルを開いてください。",
    tooLarge:
      "デザインファイルにしては大きすぎます。「デザインを保存」で保存したファイル（名前の末尾が.brewscreen）を選んでください。",
    laterVersion:
      "このアプリの新しいバージョンで作られています。ページを再読み込みしてから、もう一度開いてください。",
    otherModel: "別の機種のデザインです。",
  },
};

export const UNDO_AND_REDO: Translated<typeof english.UNDO_AND_REDO> = {
  undo: {
    named: (what) => `元に戻す：${what}`,
    done: (what) => `元に戻しました：${what}。`,
    failed: STORE_FAULTS.notUndone,
    nothing: "元に戻す操作はありません。",
  },
  redo: {
    named: (what) => `やり直す：${what}`,
    done: (what) => `やり直しました：${what}。`,
    failed: (why) => `やり直せませんでした。${why}`,
    nothing: "やり直す操作はありません。",
  },
  changes: {
    rename: () => "マシンの名前の変更",
    names: (where) => `${where}の名前の変更`,
    picture: (where) => (where ? `${where}の画像の変更` : "画像の変更"),
    removal: (where) => `${where}の画像の削除`,
    order: (where) => `${where}の順番の変更`,
    count: (where) => `${where}のサイズ数の変更`,
    defaults: (where) => (where ? `${where}の標準画像への変更` : "標準画像への変更"),
    look: () => "テーマの変更",
    words: () => "マシンに表示する文字の変更",
    brand: () => "ブランドの変更",
    startOver: () => "デザインの消去",
    open: () => "デザインを開く操作",
    shelf: () => "「マイマシン」での変更",
    restore: () => "アプリの外からの変更",
  },
};
