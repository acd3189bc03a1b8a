import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/fit.ts";
export const FITTING: Translated<typeof english.FITTING> = {
  fit: "自動で合わせる",
  fitNamed: (name) => `自動で合わせる：${name}`,
  notLoaded: "編集画面を読み込めませんでした。接続を確認して、もう一度お試しください。",

  title: (label) => `画像を枠に合わせる：${label}`,
  opening: (name) => `${name}を開いています`,
  notOpened: "この画像はここでは開けません。",
  close: "閉じる",
  cancel: "キャンセル",
  use: "この画像を使う",
  takeAll: (count) => `${count}枚すべて使う`,
  skip: "スキップ",
  back: "戻る",
  goesTo: "使う場所：",
  place: (number, count) => `${number}／${count}`,
  pictures: "画像",
  pictureNumber: (number, name, state) => `画像${number}：${name}${state}`,
  used: "、使用済み",
  skipped: "、スキップ済み",
  makingOne: (number, count) => `画像を作成中：${number}／${count}`,
  cut: (from, to) => `枠に合わせました：${from}を${to}ピクセルに切り抜き`,
  resized: (from, to) => `枠に合わせました：${from}を${to}ピクセルに変更`,
  shownWhole: (from, to) => `枠に合わせました：${from}を切り抜かずに${to}ピクセルに変更`,
  adjust: "調整",
  adjusting: "元の画像がここに保存されていないため、仕上がった画像を調整しています。",
  making: "画像を作成中",
  leave: "変更がまだ適用されていません。",
  leaveIt: "変更を破棄",
  stay: "編集を続ける",
  notMade: "画像を作成できませんでした。",
  notMadeAdvice:
    "メモリが足りない可能性があります。ほかのタブを閉じてもう一度試すか、小さくした画像を追加してください。",
  fileNotOpened: (name) => `${name}を開けませんでした。`,
  sharp: (size) => `${size}ピクセルでくっきり表示`,
  enlarged: (times) => `${times}倍に拡大（ぼやけて見えることがあります）`,

  undecodable: (name, file) =>
    `このブラウザーでは${name}を表示できません。${file}のようですが、壊れているか、特殊な形式の可能性があります。写真編集アプリで開き、PNGかJPEGで保存したものを追加してください。`,
  heic: (name, wayOut) =>
    `${name}はHEICの写真ですが、開くための機能を読み込めませんでした。接続を確認して、もう一度お試しください。${wayOut}`,
  unknownFile: (name) =>
    `${name}は、このブラウザーで表示できる画像ではありません。画像の場合は、PNGかJPEGで保存したものを追加してください。`,
  tooLarge: (name, size, megapixels, most) =>
    `${name}は${size}（${megapixels}メガピクセル）です。このアプリで開けるのは${most}メガピクセルまでです。小さくして保存したものを追加してください。`,
  altered: (name) =>
    `このブラウザーのプライバシー保護は編集中の画像を書き換えるため、${name}が正しく仕上がりません。このサイトで保護をオフにするか、別のブラウザーをお使いください。`,

  tabs: "編集ツール",
  picture: "画像",
  machine: "マシンでの表示",
  history: "元に戻す・やり直す",
  undo: "元に戻す",
  redo: "やり直す",

  stage: "画像の編集画面",
  gestures: "ドラッグで移動、ピンチまたはスクロールで拡大・縮小できます。",
  keys: "キー操作：矢印で移動（Shiftで大きく移動）、+と−で拡大・縮小、Rで回転、[と]で傾きを補正。",

  size: "サイズ",
  fill: "いっぱいに",
  showAll: "全体を表示",
  turnAndFlip: "回転と反転",
  turnLeft: "左に回転",
  turnRight: "右に回転",
  flipAcross: "左右反転",
  flipDown: "上下反転",
  move: "移動",
  moveLeft: "左へ",
  moveUp: "上へ",
  moveDown: "下へ",
  moveRight: "右へ",
  startAgain: "リセット",
  zoom: "ズーム",
  straighten: "傾き補正",

  background: "背景",
  backgrounds: { blurred: "画像をぼかす", colour: "色", clear: "透明" },
  backgroundColour: "背景色",
  fillsFrame: "背景は、画像の透明な部分と、枠の余った部分にだけ表示されます。",
};
