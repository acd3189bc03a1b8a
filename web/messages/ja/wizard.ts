import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/wizard.ts";

const REMOVE_FIRST = "先に画像を1枚削除するか、ファイルを1つずつ、入れたい枠にドロップしてください。";

export const WIZARD: Translated<typeof english.WIZARD> = {
  preview: (label) => `マシンのプレビュー：${label}`,
  default: "標準",
  choose: "画像を選ぶ",
  adjust: "調整",
  replace: "差し替え",
  change: (picture) => `${picture}を変更`,
  tapToChange: "画像をタップして変更",
  nameFor: (label) => `${label}の名前`,
  swapWith: (label) => `${label}と入れ替え`,
  useDefault: "標準画像を使う",
  defaultUsed: (label) => `${label}に標準画像を使いました。`,
  remove: "削除",
  notReadable: "画像を読み取れません。",
  removeNamed: (label) => `${label}を削除`,
  actionFor: (action, label) => `${action}：${label}`,
  undo: "元に戻す",
  fitSame: "同じ画像をもう一度合わせる",

  slotNameNeeded: (most) => `${most}文字以内で名前を付けてください。`,
  slotNamesNeeded: (labels) => `名前が必要：${labels}`,
  slotNamesNotSaved: "名前を保存できませんでした。",

  ready: "次に進めます",
  slotsReady: "すべての枠が埋まりました",
  slotsNeeded: (labels) => `画像が必要：${labels}`,
  moreThanSlots: "空いている枠より画像が多くなっています。",
  moreThanSlotsAdvice: (names) => `追加しませんでした：${names}。${REMOVE_FIRST}`,
  notUsed: (names) => `途中でページを離れたため、追加されませんでした：${names}。`,
  notUsedFiles: "使わなかったファイル",
  notUsedAny: "未使用：",
  removeFirst: `追加しませんでした。${REMOVE_FIRST}`,
  fitThem: "自動で合わせる",
  swapped: (one, other) => `${one}と${other}を入れ替えました。`,
  notSaved: "画像を保存できませんでした。",
  notRemoved: "画像を削除できませんでした。",
  missing: "この画像がありません。",
  missingAdvice: "空き容量を確保するため、ブラウザーが削除しました。追加し直すか、別の画像を選んでください。",
  notServedAdvice: "この画像は提供が終わりました。別の画像を選んでください。",

  imagesInOrder: "表示順の画像",
  showImage: (number) => `画像${number}を表示`,
  image: (number, name) => `画像${number}：${name}`,
  moveEarlier: (number) => `画像${number}を前へ`,
  moveLater: (number) => `画像${number}を後ろへ`,
  removeImage: (number) => `画像${number}を削除`,
  missingInList:
    "空き容量を確保するため、ブラウザーがこの画像を削除しました。ここで削除して、追加し直してください。",
  notServedInList: "この画像は提供が終わりました。ここで削除して、別の画像を選んでください。",
  notAdded: (name) => `追加しませんでした：${name}。`,
  fileNotSaved: (name, why) => `${name}を保存できませんでした。${why}`,
  listUnharmed: "これまでの画像はそのまま残っています。画像を追加し直してください。",
  makeRoom: "追加するには、画像を1枚削除してください。",

  drag: {
    instructions:
      "スペースキーで画像をつかみ、矢印キーで動かし、もう一度スペースキーで置きます。Escキーでキャンセルします。",
    handle: (number) => `画像${number}：ドラッグして並べ替え`,
    position: (number, count) => `${count}枚中${number}番目`,
    lifted: (position) => `${position}の画像をつかみました。`,
    over: (position) => `${position}の上です。`,
    putDown: (position) => `${position}に置きました。`,
    putBack: (position) => `${position}に戻しました。`,
  },

  countNotChanged: (why) => `サイズの数を変更できませんでした。${why}`,
  countChanged: (count) => `${count}に変更しました。`,
  defaultsReplaced: "画像を標準画像に置き換えました。",
  imageRemoved: "画像を削除しました。",
  imagesReplaced: (count) => `画像を${count}枚差し替えました。`,

  picturesNotLoaded: "画像を読み込めませんでした。接続を確認して、もう一度お試しください。",
  pictureNotLoadedAdvice: "接続を確認して、もう一度選んでください。",

  filled: {
    done: "空いていた箇所をすべて埋めました。",
    doneButNames:
      "空いていた箇所をすべて埋めました。入力した名前のうち、短すぎるものや長すぎるものは変更が必要です。",
    failed: (why) => `何も埋められませんでした。${why}`,
  },
  library: {
    search: "検索",
    searchImages: "画像を検索…",
    showAll: "すべての画像を表示",
    suggestions: (name) => `「${name}」に合う画像を表示中`,
    noneFound: "条件に合う画像は見つかりませんでした。",
  },
};
