import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/review.ts";
import { list } from "./formats.ts";

export const REVIEW: Translated<typeof english.REVIEW> = {
  walkthrough: "順に確認",
  previous: "前へ",
  next: "次へ",
  place: (number, count) => `${number}／${count}`,
  overview: "一覧",
  edit: "編集",
  editStop: (label) => `${label}を編集`,
  change: (label) => `${label}を変更`,
  otherFiles: "その他のファイル",
  ownPackage: "手持ちの画像をパッケージにする",
  packageInside: "パッケージを検査",
  testDownload: "テストダウンロード",
  testDownloadLink: "テストダウンロード",
  testDownloadTells: "{link}で原因を詳しく調べられます。",

  confirm: "この内容で確定",
  confirming: "確定中…",
  confirmLoading: "マシンの画面を確定しています…",
  confirmed: "マシンの画面の設定が完了しました。",
  notConfirmed: "確定した内容を保存できませんでした。もう一度お試しください。",
  complete: "すべてそろっています。",
  incomplete: (labels) =>
    labels.length === 1 ? `未完了：${labels[0]}。` : `未完了のステップが${labels.length}つあります。`,
  incompleteTitle: "まだ足りないものがあります",
  incompleteAdvice: "このまま確定もできます。足りない画像は標準画像に置き換わるか、書き出しから除かれます。",
  keepReviewing: "確認を続ける",
  confirmWithDefaults: "標準画像で確定",
  download: "ダウンロード",
  more: "その他",
  stick: "USBメモリ用にダウンロード",
  sent: "シートとプレビュー",
  finished: "マシンの画面が完成しました。",
  finishedNext: "メディアパッケージをUSBメモリ用にダウンロードするか、先に承認を依頼しましょう。",
  sendReady: "2つのファイルを送ってください。シートは署名用、プレビューはどのブラウザーでも開けます。",
  sendSaved:
    "2つのファイルをメールに添付してください。シートは署名用、プレビューはどのブラウザーでも開けます。",
  curl: "curlとしてコピー",
  curlCopied: {
    copied: "コマンドをコピーしました。「画像（zip）」を展開し、そのフォルダーで実行してください。",
    notCopied:
      "コマンドをコピーできませんでした。ブラウザーでクリップボードの使用を許可して、もう一度お試しください。",
  },
  savePicture: "画像を保存",
  pictureSaved: (name) => `${name}を保存しました。`,
  pictureNotSaved: "画像を保存できませんでした。もう一度お試しください。",
  toMachine: "次は、ファイルをマシンに入れましょう",

  allScreens: "全画面",
  onScreen: (label) => `マシンの画面：${label}`,
  noImage: "画像なし",
  machine: "マシン",
  notNamed: "名前なし",
  missing: "足りないもの",
  noName: (defaultName) => `名前がないため、${defaultName}として書き出します`,
  noListImage: "画像がないため、この画面は書き出しに含まれません",
  noSlotNames: "名前がありません",
  noSlotImages: () => "まだ画像がありません",
  evictedFrom: (labels) => `${list(labels)}の画像はブラウザーに削除されたため、標準画像を使います`,
  notServedFrom: (labels) => `${list(labels)}の付属画像は提供が終わったため、標準画像を使います`,
  notServedFromList: (count) => `付属画像${count}枚は提供が終わったため、書き出しに含まれません`,
  evictedFromList: (count) => `画像${count}枚はブラウザーに削除されたため、書き出しに含まれません`,
  noImageFor: (labels) => `${list(labels)}の画像がありません`,

  default: "標準",
  pixels: (size) => `${size}ピクセル`,
  pixelsOfDefault: (size) => `${size}ピクセル、標準画像`,
  images: "画像",
  size: "サイズ",
  leftOut: "まだ画像がありません。この画面は書き出しに含まれません。",
  evictedTitle: "ここの画像がなくなっています。",
  evictedHere: (labels) =>
    `足りない画像：${list(labels)}。「編集」を押して追加し直してください。それまでは標準画像を使うか、ファイルから除きます。`,
  evictedInExports: (count) =>
    `このデザインの画像${count}枚がなくなっています。ファイルでは標準画像を使うか、その画像を除きます。`,
  allDefaults: "ここにはまだ画像を追加していません。ファイルでは標準画像を使います。",
  someDefaults: (count, all) => `${all}枚中${count}枚は、ご自分の画像をまだ追加していないため標準画像です。`,
};

export const SIMULATOR: Translated<typeof english.SIMULATOR> = {
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

export const USB_STICK: Translated<typeof english.USB_STICK> = {
  title: "まず、USBメモリにコピーします",
  format: "USBメモリはFAT32でフォーマットされている必要があります。",
  others: "別の端末から入れる",
  systems: {
    ipad: {
      label: "iPad・iPhone",
      steps: (file) => [
        "USBメモリを接続します。端子が合わない場合はアダプタをお使いください。",
        `「ファイル」アプリで「ダウンロード」を開き、${file}を長押しして「コピー」を選びます。`,
        "次に「場所」でUSBメモリを開き、何もないところを長押しして「ペースト」を選びます。",
      ],
      formatting: "フォーマットが必要な場合は、パソコンをお使いください。",
    },
    android: {
      label: "Androidのスマートフォン・タブレット",
      steps: (file) => [
        "USBメモリを接続します。端子が合わない場合はアダプタをお使いください。",
        `「Files」アプリ（Samsungでは「マイファイル」）を開き、「ダウンロード」で${file}を探します。`,
        "長押しして「コピー」を選び、USBストレージを開いて貼り付けます。",
        "抜く前に「取り出し」を選んでください。",
      ],
      formatting: "フォーマットが必要な場合は、パソコンをお使いください。",
    },
    windows: {
      label: "Windows",
      steps: (file) => [
        "USBメモリを差し込み、エクスプローラーで「ダウンロード」を開きます。",
        `${file}を左の一覧のUSBメモリにドラッグします。`,
        "その後、USBメモリを右クリックして「取り出し」を選びます。",
      ],
      formatting:
        "フォーマットするには、USBメモリを右クリックして「フォーマット」、続けて「FAT32」を選びます。USBメモリの中身は消えます。",
    },
    mac: {
      label: "Mac",
      steps: (file) => [
        "USBメモリを差し込み、Finderで「ダウンロード」を開きます。",
        `${file}をサイドバーのUSBメモリにドラッグし、横の取り出しマークをクリックします。`,
      ],
      formatting:
        "フォーマットするには、「ディスクユーティリティ」で「MS-DOS (FAT)」を選びます。USBメモリの中身は消えます。",
    },
  },
};
