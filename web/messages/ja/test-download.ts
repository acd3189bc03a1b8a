import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/test-download.ts";
export const TEST_DOWNLOAD: Translated<typeof english.TEST_DOWNLOAD> = {
  heading: "テストダウンロード",
  intro:
    "小さな.mpファイルを作成して、この端末、USBメモリ、マシンの読み込み画面まで届くかを確かめます。中身はテスト画像で、実際の設定ではありません。",
  region: "テストパッケージのダウンロード",
  download: (file) => `${file}をダウンロード`,
  contents: "中身",
  facts: {
    readme: "このファイルの説明",
    config: "名前、バージョン1.0、種類",
    image: "400 × 300のテスト画像",
    compression: "圧縮方式",
    library: "ZIPライブラリー",
  },
  troubleshooting: "うまくいかないときは",
  tips: [
    "何も保存されない場合は、ブラウザーがこのサイトのポップアップやダウンロードをブロックしていないか確認してください。",
    "このファイルは拡張子の違うZIPです。.mpを.zipに変えると、中身を見られます。",
    "エラーが出た場合は、横の「デバッグ情報を表示」を押し、表示された内容をサポートの担当者に伝えてください。",
    "タブレットでは、「ファイル」アプリか「ダウンロード」アプリを見てください。ほとんどのブラウザーは、確認なしでそこに保存します。",
  ],
  showDebug: "デバッグ情報を表示",
  hideDebug: "デバッグ情報を隠す",
  debug: {
    timestamp: "日時",
    error: "エラー",
    stack: "スタック",
    none: "なし",
    issue: "問題",
    environment: "環境",
    baseUrl: "ベースURL",
    publicUrl: "公開URL",
    userAgent: "ユーザーエージェント",
  },
};
