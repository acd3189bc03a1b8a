import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/try.ts";
import { list } from "./formats.ts";

export const TRY: Translated<typeof english.TRY> = {
  heading: "マシンを試す",
  note: (seconds) =>
    `お客様になったつもりで、画面に触れてみてください。実機と同じように、${seconds}秒間触れないと最初に戻ります。`,
  onScreen: "表示中の画面",
  noStart: (missing, start) => `${missing}の画像がまだないため、注文は${start}から始まります。`,
  defaults: "この画面の標準画像",
  defaultsFor: (labels) => `${list(labels)}：ご自分の画像はまだありません。`,
  machine: "マシン",
  fullScreen: "全画面表示",
  leave: "全画面表示を終了",
  wayOut: (seconds) => `終了するには、左下の隅を${seconds}秒間押し続けるか、Escキーを押してください。`,
};
