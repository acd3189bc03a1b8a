import type { Translated } from "../../../shared/machine/translated.ts";
import { PRODUCT_NAME } from "../../../shared/product.ts";
import type * as english from "../en/documents.ts";

export const PDF: Translated<typeof english.PDF> = {
  configuration: "設定内容",
  generated: (date, time) => `作成日時：${date} ${time}`,
  documentTitle: (machine, model) => `${machine} · ${model}`,
  section: (number, title) => `${number}. ${title}`,
  machine: (name) => `マシン：${name}`,
  page: (number) => `${number}ページ`,
  notLoaded: "この画像を読み込めませんでした。",
  noneLoaded: "これらの画像を読み込めませんでした。",
};

export const SHEETS: Translated<typeof english.SHEETS> = {
  drawing: "画面を作成中",
  oneOf: (label, number, count) => `${label} ${number}／${count}`,

  eyebrow: "コーヒーマシンのプレビュー",
  how: "お客様になったつもりで、画面に触れてみてください。",
  machine: "マシンの画面",
  waits: "ここでマシンがドリンクを用意します。画面に触れると次に進みます。",
  ends: "ドリンクができました。画面に触れると最初に戻ります。",
  goOn: "次へ",
  everyScreen: "全画面",

  approval: "承認シート",
  documentTitle: (machine) => `${machine} · 承認シート`,
  none: "画像なし",
  pictures: (count) => `画像${count}枚`,
  ownPictures: "画像",
  ofThem: (own, defaults) => (defaults === 0 ? `${own}` : `${own}、標準画像${defaults}`),
  notNamed: "名前なし",
  approvedBy: "承認者",
  signature: "署名",
  date: "日付",
  madeOn: (date) => `${PRODUCT_NAME} · ${date}`,
};
