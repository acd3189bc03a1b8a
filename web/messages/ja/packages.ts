import type { ArchiveFault } from "../../../shared/archive/source.ts";
import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/packages.ts";
import { dateTime, list } from "./formats.ts";
import { RULE_TEXTS } from "./package-rules.ts";

export const PACKAGES: Translated<typeof english.PACKAGES> = {
  heading: "ファイルの中身を見る",
  intro:
    ".mpファイルを開くと、マシンでの画面の見え方や、マシンで読み込めない原因を確かめられます。ファイルはこの端末の外に送られません。",
  choose: "ファイルを選ぶ",
  orDrop: "またはここにドロップ",
  dropping: "ドロップして中身を見る",
  file: "メディアパッケージ",
  actions: "このファイルでできること",
  another: "別のファイルを開く",
  reading: (name) => `${name}の中身を確認中`,
  notRead:
    "ファイルを読み取れませんでした。移動されたか、USBメモリが抜かれた可能性があります。もう一度選んでください。",
  several: {
    title: (count) => `メディアパッケージが${count}個あります。`,
    checking: "確認中",
    back: "パッケージの一覧に戻る",
  },

  screens: "このファイルの画面",
  onScreen: (label) => `マシンの画面：${label}`,
  numbered: (label, number) => `${label} ${number}`,
  guess: "推測",
  noScreens: "どの画像も、表示する画面が分かりませんでした。",
  others: "その他の画像",
  othersNote: "名前からは、どこに使う画像か分かりません。",
  folder: (folder, size) => `${folder}、${size}`,

  facts: {
    name: "名前",
    made: "作成日時",
    pictures: "画像",
    size: "ファイルサイズ",
    unknown: "記載なし",
  },
  date: dateTime,

  verdicts: {
    closed: "このファイルは開けません。",
    error: "マシンで読み込めない可能性があります。",
    warning: "マシンによっては問題が起きる可能性があります。",
    incomplete: "画像が足りない画面があります。",
    good: "問題は見つかりませんでした。",
  },
  verdictNotes: {
    closed: "中身は表示できません。",
    error: (count) => `${count}件の問題が見つかりました。`,
    warning: (count) => `問題になりうる点が${count}件見つかりました。`,
    incomplete: (count) =>
      `空いている枠が${count}か所あります。ファイル自体は、既知の条件をすべて満たしています。`,
    good: "既知の条件をすべて満たしています。ただし、実際に読み込めるかどうかはマシンで試すまで分かりません。",
  },
  levels: {
    error: "問題点",
    warning: "問題になりうる点",
    note: "参考",
  },
  more: (count) => `ほか${count}件`,
  about: (entry, detail) => `${entry}：${detail}`,
  rules: RULE_TEXTS,

  edit: "デザインとして編集",
  editing: "開いています",
  edited: (isBeside) =>
    isBeside
      ? "パッケージを新しいデザインとして開きました。前のデザインは「マイマシン」にあります。"
      : "パッケージをデザインとして開きました。「元に戻す」で前の内容に戻せます。",
  staysBehind: (paths, most) =>
    `デザインに入る画像は${most}までです。このファイルをデザインとして編集すると、次の${paths.length}枚が除かれます：${list(paths)}。`,
  notEdited: (why) => `パッケージをデザインとして開けませんでした。${why}`,
  notMade: "ファイルを作成できませんでした。",
  repair: "修復したコピーを保存",
  repairing: "修復中",
  repaired: "修復したコピーを保存しました。",
  leftOut: (paths) => `${paths.length}個のファイルを除きました：${list(paths)}。`,
  pictures: "画像を保存",
  savingPictures: "保存用に圧縮中",
  savedPictures: "画像を保存しました。",
  noPictures: "保存する画像がありません。",
  status: (pictures) => `画像${pictures}枚`,

  design: {
    title: "メディアパッケージではなく、デザインファイルです。",
    text: "1台分のデザインが入っていて、ここで続きを作れます。",
    open: "デザインを開く",
    opened: (isBeside) =>
      isBeside
        ? "デザインを開きました。前のデザインは「マイマシン」にあります。"
        : "デザインを開きました。「元に戻す」で前の内容に戻せます。",
    notOpened: (why) => `デザインを開けませんでした。${why}`,
  },
};

export const ARCHIVE_FAULT_TEXTS: Readonly<Record<ArchiveFault | "unreadable", string>> = {
  "not-zip": "ZIP形式のファイルではありません。",
  "cut-off": "ファイルの末尾がありません。コピーまたはダウンロードし直してください。",
  split: "分割されたファイルの1つです。結合してから、完全なファイルをお使いください。",
  "damaged-directory": "ファイルの一覧が壊れています。コピーまたはダウンロードし直してください。",
  "too-many-entries": "含まれるファイルが多すぎるため、開きませんでした。",
  "too-large": "展開すると、この端末で安全に扱える量を超えるため、開きませんでした。",
  overlapping: "悪意のあるZIPのように中のファイルが重なり合っているため、開きませんでした。",
  unreadable:
    "読み取れませんでした。移動されたか、USBメモリが抜かれた可能性があります。もう一度選んでください。",
};
