import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/ui.ts";
export const UI: Translated<typeof english.UI> = {
  back: "戻る",
  continue: "次へ",
  close: "閉じる",
  dismiss: "閉じる",
  place: (number, count) => `${number}／${count}`,
  doneCount: (done) => `${done}件完了`,
  done: "完了",
  toDo: "未完了",
  percent: (percent) => `${percent}%`,
  used: (length, most) => `${length}／${most}`,
  tooLong: (excess) => `${excess}文字超えています。`,
  valid: "適合",
  invalid: "不適合",
  notifications: "通知",
  dismissNotification: "通知を閉じる",
  notHere: "この端末にありません",
  someNotHere: "この端末にまだない画像があります。表示するにはインターネットに接続してください。",
  size: (width, height) => `${width}\u00a0×\u00a0${height}`,
};
