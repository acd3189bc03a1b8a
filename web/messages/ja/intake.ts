import type { Translated } from "../../../shared/machine/translated.ts";
import { MAX_PNG_SIDE_LENGTH } from "../../../shared/png/chunks.ts";
import type * as english from "../en/intake.ts";

export const DROP_ZONE: Translated<typeof english.DROP_ZONE> = {
  choose: "画像を選ぶ",
  chooseSeveral: "画像を選ぶ（複数可）",
  chooseAnother: "、別の画像を選ぶ",
  adjust: "、調整",
  orDrop: "またはここにドロップ",
  orDropSeveral: "またはここにまとめてドロップ",
  dropping: "ドロップして追加",
  paste: "貼り付け",
  pasted: "貼り付けた画像",
};

export const INTAKE: Translated<typeof english.INTAKE> = {
  checking: "画像を確認中",
  checkingAll: "画像を確認中",

  file: {
    PNG: "PNGファイル",
    JPEG: "JPEGファイル",
    "JPEG XL": "JPEG XLファイル",
    GIF: "GIFファイル",
    WebP: "WebPファイル",
    AVIF: "AVIFファイル",
    HEIC: "HEICファイル",
    BMP: "BMPファイル",
    ICO: "ICOファイル",
    TIFF: "TIFFファイル",
    SVG: "SVGファイル",
    PDF: "PDFファイル",
    ZIP: "ZIPファイル",
    archive: "圧縮ファイル",
    Word: "Word文書",
    Excel: "Excelシート",
    PowerPoint: "PowerPointプレゼンテーション",
    Office: "Office文書",
    Photoshop: "Photoshopファイル",
    PostScript: "PostScriptファイル",
    video: "動画",
    audio: "音声ファイル",
    HTML: "Webページ",
    text: "テキストファイル",
  },
  unknownFile: "このアプリで認識できない形式のファイル",
  applePng: "Appleのソフトでしか読み取れない特殊なPNG",

  neededPng: (size) => `${size}ピクセルちょうどのPNG`,
  neededImage: (size) => `${size}ピクセルちょうどの画像`,

  wrongType: (name, file, needed) => `${name}は${file}です。${needed}が必要です。`,
  notImage: (name, file) => `${name}は${file}で、画像ではありません。PNGか写真を選んでください。`,
  wrongSize: (name, actual, size) =>
    `${name}は${actual}ピクセルです。${size}に切り抜くか縮小・拡大して、追加し直してください。`,
  typeNow: (name, file) => `${name}は${file}です。PNGに変換します。`,
  unreadable: (why, needed) => `${why}${needed}が必要です。`,

  damaged: (name, how) => `${name}は壊れたPNGです（${how}）。もう一度書き出してください。`,
  damage: {
    cutOff: "ファイルの末尾がありません。コピーかダウンロードが途中で止まった可能性があります",
    empty: "中に画像がありません",
    impossibleSize: `幅か高さが0か、${MAX_PNG_SIDE_LENGTH}ピクセルを超えています`,
    broken: "途中で一部が書き換わったか失われています",
  },
  damagedHeic: (name) =>
    `${name}は壊れたHEICの写真です。スマートフォンからコピーし直したものを追加してください。`,
  tooComplex: (name) => `${name}は複雑すぎてここでは開けない図です。PNGで保存したものを追加してください。`,
  folder: (name) => `${name}はフォルダーです。開いて、中の画像を選んでください。`,
  empty: (name) => `${name}は空のファイルです。保存し直して、新しいファイルを追加してください。`,
  gone: (name) => `${name}を読み取れません。移動または削除された可能性があります。もう一度選んでください。`,
  undecodable: (name, file) =>
    `${name}は${file}ですが、このブラウザーでは表示できません。PNGで保存してください。`,
  unconverted: (name, file) =>
    `${name}は${file}ですが、変換する機能を読み込めませんでした。接続を確認して追加し直すか、PNGで保存してください。`,
  altered: (name, file) =>
    `${name}は${file}のため変換が必要ですが、このブラウザーのプライバシー保護は変換した画像を書き換えます。先にPNGで保存してください。`,

  heicWayOut:
    "iPhoneやiPadでは、共有の「オプション」で「互換性優先」を選んで共有するか、このページをSafariで開いてください。パソコンでは、写真を開いてJPEGで保存してください。",

  nothing:
    "ドロップまたは貼り付けたものは画像ファイルではありません。先に画像をこの端末に保存し、ここで選んでください。",
};
