import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/restore.ts";
export const RESTORE: Translated<typeof english.RESTORE> = {
  undo: {
    named: (what) => `元に戻す：${what}`,
    done: (what) => `元に戻しました：${what}。`,
    failed: (why) => `元に戻せませんでした。${why}`,
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
    defaults: (where) => (where ? `${where}の標準画像` : "標準画像"),
    look: () => "テーマの変更",
    words: () => "マシンに表示する文字の変更",
    brand: () => "ブランドの変更",
    startOver: () => "デザインの消去",
    open: () => "デザインを開く操作",
    restore: () => "アプリの外からの変更",
  },
};
