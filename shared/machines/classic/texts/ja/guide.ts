import type { MachineGuide } from "../../../../machine/machine.ts";
import type { Translated } from "../../../../machine/translated.ts";
import type { CLASSIC_MODEL } from "../../model.ts";
import type * as english from "../en/guide.ts";

export const GUIDE: Translated<typeof english.GUIDE> = {
  cards: [
    {
      title: "スクリーンセーバー",
      categories: ["screensaver"],
      amount: "1～{max}枚。手持ちの画像のメディアパッケージには{packageMax}枚まで入ります。",
      advice:
        "注文がない間、画面全体に表示されます。文字や顔は端から離し、部屋の反対側からでも分かるものを1つだけ大きく見せましょう。",
    },
    {
      title: "コーヒーのブレンド",
      categories: ["blends"],
      amount: "{count}枚（すべて必要）",
      advice: "お客様はこれを押してブレンドを選びます。名前は、ひと目で読める位置に入れましょう。",
      published: [{ size: { width: 210, height: 360 } }],
    },
    {
      title: "ホットとアイス",
      categories: ["hotcold"],
      amount: "{count}枚（どちらも必要）",
      advice: "ホットには湯気や赤、アイスには氷や青を使い、ひと目で違いが分かるようにしましょう。",
      published: [{ size: { width: 325, height: 342 } }],
    },
    {
      title: "ホットのカップサイズ",
      categories: ["hotcupsizes"],
      amount: "{least}～{most}サイズ、各1枚",
      advice: "どのカップも同じ位置から撮り、カップの大きさだけが変わるようにしましょう。",
    },
    {
      title: "アイスのカップサイズ",
      categories: ["coldcupsizes"],
      amount: "{least}～{most}サイズ、各1枚",
      advice: "透明なカップなら中身が見えます。後ろから光を当てましょう。",
      published: [{ count: 2, size: { width: 460, height: 230 } }],
      publishedCounts: [2, 3],
    },
    {
      title: "ミルク用スペース",
      categories: ["hotleaveroom", "coldleaveroom"],
      amount: "ホット{count}枚、アイス{count}枚、合計{all}枚",
      advice: "カップにどこまで注がれるかを見せます。ひと目で違いが分かるようにしましょう。",
      published: [{ size: { width: 325, height: 160 } }],
    },
    {
      title: "抽出中の画面",
      categories: ["dispensinghot", "dispensingcold"],
      amount: "ホット{count}枚、アイス{count}枚、{categories}組",
      advice:
        "下部の中央には、マシンの注文取り消しボタンが重なります。その範囲に文字や顔を入れないでください。",
    },
  ],
  practices: [
    {
      title: "画像のサイズ",
      text: "指定サイズちょうどで作るか、大きな画像を縮小しましょう。拡大した画像は、マシンでぼやけて見えます。",
    },
    {
      title: "統一感",
      text: "1組の画像は、光、背景、カメラの位置をそろえましょう。お客様が見比べるのは、写真の出来ではなくボタンです。",
    },
    {
      title: "形式",
      text: "sRGBのPNGを使い、必要に応じて透明にします。書き出される画像はすべてPNGです。",
    },
    {
      title: "文字",
      text: "文字は少なく、大きく、背景とはっきり差をつけて。半分の大きさで読めなければ、店頭でも読めません。プレビューの下の「試してみる」で、マシンの画面を全画面表示できます。",
    },
  ],
  importSteps: [
    {
      drawing: "format",
      drawn: "FAT32",
      title: "USBメモリをFAT32でフォーマットする",
      text: "Windowsでは、USBメモリを右クリックして「フォーマット」を選びます。Macでは「ディスクユーティリティ」で「MS-DOS (FAT)」を選びます。USBメモリの中身は消えます。",
    },
    {
      drawing: "copy",
      drawn: ".mp",
      title: ".mpファイルをいちばん上の階層にコピーする",
      text: "別のフォルダーに入れたり、名前を変えたり、展開したりしないでください。抜く前に、安全な取り外しの操作をしてください。",
    },
    {
      drawing: "plug",
      title: "USBメモリをマシンに差し込む",
      text: "ドリンクの抽出が終わり、最初の画面が表示されるまで待ってください。",
    },
    {
      drawing: "corner",
      drawn: "3秒",
      title: "画面左下の隅を約3秒間押し続ける",
      text: "サービスメニューが開きます。",
    },
    {
      drawing: "gear",
      drawn: "×2",
      title: "歯車に触れ、開いたドアに2回触れる",
      text: "歯車のアイコンに1回、続けて開いたドアのアイコンに2回触れます。",
    },
    {
      drawing: "pin",
      title: "「Service Technician」を選び、PINを入力する",
      text: "サービス用のPINはマシンに付属しています。分からないときは、設置業者にお問い合わせください。",
    },
    {
      drawing: "media",
      title: "「Media Manager」を開き、ファイルを選んで「Import」に触れる",
      text: "ファイルは、パッケージに付けた名前で表示されます。",
    },
    {
      drawing: "wait",
      drawn: "1～2分",
      title: "1～2分待って確認する",
      text: "完了と表示されるまで、USBメモリを抜いたり電源を切ったりしないでください。終わったら、画面をひととおり確認します。",
    },
  ],
  troubles: [
    {
      title: "ファイルが一覧に出ない",
      text: "USBメモリはFAT32でフォーマットし、末尾が.mpのファイルをいちばん上の階層に置く必要があります。パソコンによっては、保存時に.zipや.binが付くことがあります。付いていたら取り除いてください。",
    },
    {
      title: "ファイルが壊れていると表示される",
      text: "もう一度ダウンロードし、USBメモリは安全な取り外しの操作をしてから抜いてください。どこに問題があるかは、下の「マシンでファイルを読み込めませんでしたか？」から開いて調べられます。",
    },
    {
      title: "サービスメニューが開かない、PINが通らない",
      text: "隅を正確に押し、メニューが出るまで離さないでください。メニューやPINはマシンによって異なるので、販売店にお問い合わせください。",
    },
    {
      title: "変わらない画像がある",
      text: "サイズの違う画像は、マシンが読み飛ばすことがあります。「メディアパッケージ」のページで「無効」と表示されたファイルを探し、サイズを直してパッケージを読み込み直してください。",
    },
  ],
} as const satisfies MachineGuide<(typeof CLASSIC_MODEL)["categories"][number]["id"]>;
