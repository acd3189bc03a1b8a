import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/screen.ts";
export const SCREEN: Translated<typeof english.SCREEN> = {
  empty: "空き",
  shows: (label, description) => `${label}：${description}`,
  turnTo: (label) => `${label}を表示`,
  pause: "一時停止",
  play: "再生",
  tryIt: "試してみる",

  steps: "ステップ",
  machineMenu: "マシン全体",
  fill: "空いている箇所をすべて埋める",
  addPictures: "画像をまとめて追加",
  chooseLook: "テーマを選ぶ",
  looksNotLoaded: "テーマを読み込めませんでした。接続を確認して、もう一度お試しください。",
};
