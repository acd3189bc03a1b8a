import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/developers.ts";
export const DEVELOPERS: Translated<typeof english.DEVELOPERS> = {
  heading: "開発者の方へ",
  intro: (product) =>
    `メディアパッケージは、自作のプログラムからも作成できます。${product}のAPIにPNG画像を送ると、ウィザードと同じ.mpファイルが返ります。アカウントもキーも必要ありません。`,

  first: "はじめてのパッケージ",
  firstText:
    "画像にはそれぞれ枠があります。枠とは、マシンの画面での表示場所です。サーバーは画像を正しいフォルダーに正しい名前で入れます。すべての枠を埋める必要はありませんが、空いた枠にマシンが何を表示するかは分かりません。",
  check: "パッケージを検査する",
  checkText:
    "任意の.mpファイルを送ると、問題点と直し方が分かります。応答はJSONで、検出した問題ごとにrule、level、adviceが入ります。",
  folder: "フォルダーの画像をまとめて",
  folderText:
    "次のプログラムはどれも、フォルダーにあるPNGファイルを1つのパッケージにします。完成したデザインの「画像（zip）」を展開したフォルダーで実行すると、そのデザインのメディアパッケージと同じ画像が入ります。画像の場所は、フォルダーとファイルの名前で決まります。それ以外の名前の画像は、サイズに合ったフォルダーに入ります。",
  languages: { curl: "curl", node: "Node", python: "Python", powershell: "PowerShell" },
  code: (name) => `例：${name}`,
  copy: "コピー",
  copying: {
    copied: "コピーしました。",
    notCopied: "コピーできませんでした。テキストを選択してコピーしてください。",
  },

  slots: "枠とサイズ",
  slotsText:
    "画像の表示場所は、名前とサイズで決まります。同じ表は、枚数、テンプレート、上限とともに/api/machinesからプログラムで読み取れます。",
  table: "枠の一覧",
  slot: "枠",
  place: "画像",
  size: "サイズ",
  file: "メディアパッケージ内",
  slotOf: (category, slot) => `${category}：${slot}`,

  reference: "リファレンス",
  links: {
    index: "APIでできることの一覧",
    machines: "マシンの枠、サイズ、上限",
    openapi: "OpenAPIの定義",
    configSchema: "config.jsonのJSON Schema",
  },
  sizes:
    "サイズの違う画像もパッケージに入り、その数がBrewscreen-Wrong-Sizesヘッダーで返ります。マシンはそうした画像を読み飛ばすことがあります。リクエストごと受け付けないようにするには、ヘッダーPrefer: handling=strictを付けて送ってください。",

  errors: "エラー",
  errorsText:
    "エラーはapplication/problem+jsonで返ります。変わることのないcodeと、対処方法を示すdetailが入っています。メッセージはすべて英語です。",
  errorTable: "エラーの一覧",
  errorCode: "コード",
  status: "ステータス",
  meaning: "意味",
};
