import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/pdf.ts";
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
