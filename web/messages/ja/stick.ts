import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/stick.ts";
export const STICK: Translated<typeof english.STICK> = {
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
