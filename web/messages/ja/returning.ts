import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/returning.ts";

export const RETURNING_VISITOR: Translated<typeof english.RETURNING_VISITOR> = {
  ownOnScreen: (label) => `作成中のマシンの画面：${label}`,
  isFinished: "デザイン{name}は完成しています。",
  isHere: (done, all) => `デザイン{name}は作成中です。${all}ステップ中${done}ステップが完了しました。`,
  getFiles: "ファイルを受け取る",
  continue: "続きから再開",
  machines: (count) => `マイマシン（${count}台）`,
  next: (label) => `次は${label}です。`,
};
