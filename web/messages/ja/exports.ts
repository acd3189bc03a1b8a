import type { Translated } from "../../../shared/machine/translated.ts";
import { PRODUCT_NAME } from "../../../shared/product.ts";
import type * as english from "../en/exports.ts";
import { groups } from "./formats.ts";

export const EXPORTS: Translated<typeof english.EXPORTS> = {
  kinds: {
    pdf: {
      label: "PDF",
      busy: "作成中…",
      loading: "PDFを作成しています…",
      success: "PDFを作成しました。",
      failure: "PDFを作成できませんでした。もう一度お試しください。",
    },
    images: {
      label: "画像（zip）",
      busy: "ダウンロード中…",
      loading: "画像のダウンロードを準備しています…",
      success: "画像をダウンロードしました。",
      failure: "画像をダウンロードできませんでした。もう一度お試しください。",
    },
    test: {
      label: "テストパッケージ",
      busy: "作成中…",
      loading: "テストパッケージを作成しています…",
      success: "テストパッケージをダウンロードしました。",
      failure: ".mpファイルを作成できませんでした。",
    },
    package: {
      label: "メディアパッケージ（.mp）",
      busy: "作成中…",
      loading: "メディアパッケージを作成しています…",
      success: "メディアパッケージを作成しました。",
      failure: "パッケージを作成できませんでした。",
    },
    approval: {
      label: "承認シート（PDF）",
      busy: "作成中…",
      loading: "承認シートを作成しています…",
      success: "承認シートを作成しました。",
      failure: "承認シートを作成できませんでした。",
    },
    preview: {
      label: "共有用プレビュー（HTML）",
      busy: "作成中…",
      loading: "プレビューを作成しています…",
      success: "プレビューを作成しました。",
      failure: "プレビューを作成できませんでした。",
    },
    contact: {
      label: "全画面の一覧（PNG）",
      busy: "作成中…",
      loading: "全画面の一覧を作成しています…",
      success: "全画面の一覧画像を作成しました。",
      failure: "全画面の一覧画像を作成できませんでした。",
    },
  },

  send: {
    label: "承認を依頼",
    busy: "準備中…",
    loading: "承認シートとプレビューを準備しています…",
    success: "承認を依頼する準備ができました。",
    failure: "承認シートとプレビューを作成できませんでした。",
  },

  reading: (done, all) => `画像を読み込み中：${all}枚中${done}枚`,
  drawing: "ページを作成中",
  sending: "画像を送信中",
  packing: "パッケージを作成中",
  cancel: "キャンセル",

  skipped: (count) => `次の画像${count}枚は含まれていません：`,
  standIns: (labels) => `画像の一部がないため、次の箇所には標準画像を使いました：${groups(labels)}。`,
  skippedImage: (label, why) => `${label}：${why}`,
  skipReason: {
    missing: "空き容量を確保するため、ブラウザーが削除しました。追加し直してください。",
    unreachable: "ダウンロードできませんでした。接続を確認して、もう一度書き出してください。",
    damaged: "ファイルが壊れています。差し替えてください。",
  },
  caption: (number, count) => `${number}／${count}`,
  failed:
    "ファイルを作成できませんでした。デザインは変わっていません。接続を確認して、もう一度お試しください。",

  package: {
    tooMany: (most) => `サーバーで一度にパッケージにできるのは${most}ファイルまでです。`,
    tooLarge: (megabytes) => `画像が大きすぎて送信できません。サーバーの上限は約${megabytes} MBです。`,
    unreachable: "サーバーに接続できませんでした。",
    badAnswer: (detail) => `サーバーから正しいパッケージが返らなかったため（${detail}）、保存していません。`,
    refused: (why) => `サーバーがパッケージを受け付けませんでした：${why}`,
    refusedFile: (name, why) => `サーバーが${name}を受け付けませんでした：${why}`,
    unreadable: (name) => `${name}を読み取れません。`,
    cancelled: "キャンセルしました。",
  },
  onDevice: "この端末で作成",
  deviceHelps: "代わりに、この端末でファイルを作成できます。",
  noClaim: "お使いのマシンで必ず読み込めるとは限りません。まず1台で試してください。",

  answer: {
    status: (status) => `ステータス${status}`,
    type: (type) => `種類「${type}」`,
    cut: (found, length) => `${length}バイト中${found}バイト`,
    start: "先頭がパッケージの形式ではありません",
    end: "末尾が欠けています",
    directory: "ファイルの一覧と長さが合いません",
    entries: (found, entries) => `ファイルが${entries}個ではなく${found}個です`,
  },

  test: {
    readme: `これは${PRODUCT_NAME}が作成したテスト用のファイルです。実際のマシンの設定ではありません。

この端末で.mpファイルを作成・保存できるか、USBメモリでマシンまで運べるかを確かめられます。
中身はZIP形式です。拡張子を.zipに変えると開けます。

  README.txt       この文書
  config.json      マシンの名前、バージョン、種類「test」
  images/test.png  400x300ピクセルのテスト画像
`,
    template:
      "テンプレートのディレクトリーが見つかりません。ビルドにテンプレートが含まれているか確認してください。",
    library: "fflateライブラリーが使えないか、読み込めませんでした。",
    invalid: "ファイルの作成中に不正なデータが見つかりました。",
    save: "ファイルを保存できませんでした。ファイルが壊れているか、ブラウザーがダウンロードをブロックした可能性があります。",
    network: "データの取得中にネットワークエラーが発生しました。インターネット接続を確認してください。",
    other: (message) => `エラー：${message}`,
  },
};
