import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/shell.ts";

export const SHELL: Translated<typeof english.SHELL> = {
  skip: "本文へ移動",
  home: (product) => `${product}、ホーム`,
  menu: "メニュー",
  language: "言語",
  main: "メイン",
  allPages: "すべてのページ",
  promise: "自慢のコーヒーを、マシンの画面に。書き出すまで、デザインはこのブラウザーの中だけに保存されます。",
  notices: "サードパーティーのライセンス",
  filesNotLoaded:
    "アプリの一部を読み込めなかったため、ファイルを開けませんでした。接続を確認して、もう一度お試しください。",
  notLoaded: "アプリの一部を読み込めませんでした。接続を確認して、もう一度お試しください。",
  tryAgain: "再試行",
  title: (page, product) => `${page} · ${product}`,

  titles: {
    home: "コーヒーマシンの画面をかんたんな手順で作成",
    mediaUpload: "メディアパッケージ",
    imageRequirements: "画像の条件",
    uploadInstructions: "ファイルをマシンに入れる方法",
    testDownload: "テストダウンロード",
    try: "マシンを試す",
    many: "このデザインからまとめて作成",
    package: "パッケージの検査",
    machines: "マイマシン",
    developers: "開発者の方へ",
  },
  links: {
    home: "ホーム",
    requirements: "画像の条件",
    design: "デザイン",
    wizard: "ウィザードを始める",
    review: "最終確認",
    files: "ファイル",
    mediaPackage: "メディアパッケージを作成",
    guides: "ガイド",
  },
};

export const DESIGN: Translated<typeof english.DESIGN> = {
  title: "デザイン",
  saved: "保存済み",
  saving: "保存中",
  notSaved: "未保存",
  nothing: "まだ保存するものはありません",
  unfinished: "名前は未保存",
  missing: (count) => `画像${count}枚が不足`,

  undo: "元に戻す",
  redo: "やり直す",
};
