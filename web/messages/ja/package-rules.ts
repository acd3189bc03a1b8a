import type { ArchiveTrait } from "../../../shared/archive/source.ts";
import type { Translated } from "../../../shared/machine/translated.ts";
import type { EntryDamage } from "../../../shared/package/rules/texts.ts";
import type { PngFaultCode } from "../../../shared/png/check.ts";
import { MAX_PNG_SIDE_LENGTH } from "../../../shared/png/chunks.ts";
import type * as english from "../en/package-rules.ts";

const COPY =
  "パッケージをコピーまたはダウンロードし直してください。それでも直らない場合は、作り直してください。";

export const TRAIT_DESCRIPTIONS: Translated<typeof english.TRAIT_DESCRIPTIONS> = {
  descriptor:
    "ファイルのサイズが各ファイルの前ではなく後ろに書かれています（データデスクリプタ）。古いBusyBoxなど、先頭から順に読むソフトでは読み込めないことがあります。",
  zip64: "4GBを超えるファイル用のZip64が使われています。Windows XP、UnZip 5、BusyBoxは対応していません。",
  "extra-fields": "ファイルに時刻や所有者などの拡張フィールドがあり、ごく簡単なソフトでは読み飛ばせません。",
  folders: "フォルダーが独立した項目になっていて、ごく簡単なソフトでは空のファイルとみなされます。",
  comment: "コメントが付いているため、ごく簡単なソフトではZIPの終わりが見つかりません。",
  "headers-differ":
    "ファイルの前に書かれている情報が一覧の情報と違います。先頭から順に読むソフトでは、正しく展開できないか、読み込めません。",
  "junk-before": "自己解凍ファイルのように、ZIPの前に余分なデータがあります。",
  "junk-after": "ZIPの後ろに余分なデータがあるため、ごく簡単なソフトでは終わりが見つかりません。",
  version: "2.0より新しいバージョンのZIPが必要です。",
  "names-beyond-ascii":
    "ファイル名にA～Z以外の文字があります。Windows XPなどの古いソフトでは文字化けします。",
  backslashes:
    "パスの区切りがバックスラッシュ（¥）です。Windows以外で展開すると、パス全体が1つの長いファイル名になります。",
  "dot-slash":
    "パスが「./」で始まっています。パスの完全一致で探すプログラムでは、ファイルが見つからないことがあります。",
};

export const ENTRY_FAULT_DESCRIPTIONS: Translated<typeof english.ENTRY_FAULT_DESCRIPTIONS> = {
  crc: "パッケージの作成後に中身が変わっています",
  data: "展開しても、記録されたサイズになりません",
  header: "一覧での名前と、実際に入っている名前が違います",
};

export const PNG_FAULT_DESCRIPTIONS: Translated<typeof english.PNG_FAULT_DESCRIPTIONS> = {
  "not-png": "先頭がPNGのシグネチャではありません",
  cgbi: "Appleのソフトでしか読めないCgBIという形式です",
  "bad-dimensions": `幅か高さが0か、${MAX_PNG_SIDE_LENGTH}ピクセルを超えています`,
  "bad-colour": "ビット深度とカラータイプの組み合わせが、PNGで認められていません",
  "bad-method": "圧縮、フィルター、インターレースのいずれかの方式が、PNGで認められていません",
  truncated: "IENDチャンクの前で終わっています",
  "bad-length": "チャンクの長さがありえない値です",
  "bad-type": "チャンクの種類が4文字の英字ではありません",
  "bad-crc": "チャンクのCRCがデータと一致しません",
  "bad-order": "チャンクの順番が間違っています",
  "bad-palette": "パレットがないか、位置が間違っているか、長さがありえない値です",
  "unknown-critical": "PNGで定義されていないチャンクが必要です",
  "no-image-data": "画像データがありません",
  "bad-image-data": "画像データが壊れているか、短すぎるか、長すぎます",
};

export const RULE_TEXTS: Translated<typeof english.RULE_TEXTS> = {
  "not-zip": {
    title: "メディアパッケージではありません。",
    advice:
      "メディアパッケージは、名前が.mpで終わるZIPファイルです。ファイルをもう一度もらうか、新しく作成してください。",
  },
  "cut-off": {
    title: "ファイルの末尾がありません。",
    advice:
      "コピーまたはダウンロードが途中で止まっています。もう一度行い、コピーが終わるまでUSBメモリを抜かないでください。",
  },
  split: {
    title: "分割されたファイルの1つです。",
    advice: "分割に使ったソフトで結合してから、完全なファイルを開いてください。",
  },
  "damaged-directory": { title: "ファイルの一覧が壊れています。", advice: COPY },
  "too-many-entries": {
    title: "メディアパッケージにしては、含まれるファイルが多すぎます。",
    advice: "安全のため開きませんでした。作成した人に確認を依頼してください。",
  },
  "too-large": {
    title: "展開すると、メディアパッケージにしては大きくなりすぎます。",
    advice: "安全のため開きませんでした。作成した人に確認を依頼してください。",
  },
  overlapping: {
    title: "悪意のあるZIPに見られるように、中のファイルが重なり合っています。",
    advice: "開きませんでした。マシンには入れないでください。作成した人に確認を依頼してください。",
  },
  "entry-damaged": {
    title: "壊れているファイルがあります。",
    detail: ({ fault }) => ENTRY_FAULT_DESCRIPTIONS[fault as EntryDamage],
    advice: COPY,
  },
  "entry-encrypted": {
    title: "パスワードで保護されているファイルがあります。",
    advice: "マシンではパスワードを入力できません。パスワードなしで圧縮し直してください。",
  },
  "entry-method": {
    title: "対応するソフトが少ない方式で圧縮されているファイルがあります。",
    advice: "Deflate方式の通常のZIPで圧縮し直してください。",
  },
  "entry-too-large": {
    title: "マシン用の画像としては大きすぎるファイルがあります。",
    advice: "展開していません。パッケージから除いてください。",
  },
  "entry-twice": {
    title: "同じ名前のファイルが2つあります。",
    advice: "どちらが使われるかはソフトによって違います。修復したコピーには最初のものが残ります。",
  },
  "entry-unsafe": {
    title: "パッケージの外を指すファイル名があります。",
    advice:
      "そのようなファイルは拒否されるか、間違った場所に書き込まれます。修復したコピーではパッケージの中に収まります。",
  },
  dialect: {
    title: "一部の古いソフトでは読み込めない方法で圧縮されています。",
    detail: ({ trait }) => TRAIT_DESCRIPTIONS[trait as ArchiveTrait],
    advice: "修復したコピーは、最もシンプルなZIP形式です。",
  },
  "config-missing": {
    title: "config.jsonがありません。",
    advice: "マシンの画像の一覧です。修復したコピーには入っています。",
  },
  "config-unreadable": {
    title: "config.jsonを読み取れません。",
    advice: "マシンの画像の一覧です。修復したコピーには新しいものが入っています。",
  },
  "config-elsewhere": {
    title: "config.jsonがフォルダーの中にあるか、名前に大文字が含まれています。",
    advice:
      "マシンは、フォルダーの外にある小文字のconfig.jsonを探します。修復したコピーではその場所にあります。",
  },
  "config-encoding": {
    title: "config.jsonがUTF-8で保存されていません。",
    advice: "テキストエディターによっては別の形式で保存されます。修復したコピーではUTF-8です。",
  },
  "config-incomplete": {
    title: "config.jsonに足りない項目があります。",
    detail: ({ member }) => `「${member}」がないか、間違っています`,
    advice: "修復したコピーには必要なものがすべて入っています。",
  },
  "config-version": {
    title: "バージョンが1.0ではありません。",
    detail: ({ version }) => (version === "" ? "バージョンなし" : `バージョン${version}`),
    advice: "未知の内容が含まれている可能性があります。修復したコピーはバージョン1.0です。",
  },
  "config-not-first": {
    title: "config.jsonがパッケージの先頭のファイルではありません。",
    advice: "先頭にあることを前提とするソフトがあります。修復したコピーでは先頭にあります。",
  },
  "config-lists-absent": {
    title: "パッケージにないファイルがconfig.jsonに載っています。",
    advice:
      "そのファイルを追加するか、修復したコピーを保存してください。修復したコピーには、中にあるファイルだけが載ります。",
  },
  "config-omits": {
    title: "config.jsonに載っていない画像があります。",
    advice:
      "載っていない画像はマシンに表示されない可能性があります。修復したコピーには、入っている画像がすべて載ります。",
  },
  "config-differs": {
    title: "config.jsonの画像の情報に間違いがあります。",
    detail: ({ members }) => `間違い：${members}`,
    advice: "修復したコピーでは正しい情報になります。",
  },
  "png-damaged": {
    title: "壊れている画像があります。",
    detail: ({ fault }) => PNG_FAULT_DESCRIPTIONS[fault as PngFaultCode],
    advice: "作成したソフトで保存し直してから、パッケージを作り直してください。",
  },
  "not-png": {
    title: "PNG画像ではないファイルがあります。",
    advice: "マシンで使えるのはPNGだけです。PNGで保存してから、パッケージを作り直してください。",
  },
  "left-over": {
    title: "macOSやWindowsが追加した隠しファイルが含まれています。",
    advice: "ほとんどのマシンでは害はありません。修復したコピーには含まれません。",
  },
  "size-unknown": {
    title: "マシンで使われないサイズの画像があります。",
    detail: ({ size }) => `${size}`,
    advice: "マシンのサイズのどれかに正確に合わせてください。ウィザードでは、どの画像も枠に合わせられます。",
  },
  "folder-unknown": {
    title: "マシンのどのフォルダーにも入っていない画像があります。",
    detail: ({ folder }) => `正しいフォルダー：${folder}`,
    advice:
      "マシンは決まったフォルダーしか探しません。修復したコピーではそこに入りますが、config.jsonに載っていないものは除きます。",
  },
  "wrong-folder": {
    title: "別のサイズ用のフォルダーに入っている画像があります。",
    detail: ({ size, folder }) => `${size}の正しいフォルダー：${folder}`,
    advice: "修復したコピーでは正しいフォルダーに入ります。",
  },
  "folder-full": {
    title: "マシンの上限より画像が多いフォルダーがあります。",
    detail: ({ count, most }) => `${count}枚、上限は${most}枚`,
    advice: "いくつか除いてから、パッケージを作り直してください。",
  },
  "too-many-pictures": {
    title: "パッケージに入る枚数より画像が多くあります。",
    detail: ({ count, most }) => `${count}枚、上限は${most}枚`,
    advice: "いくつか除いてから、パッケージを作り直してください。",
  },
  "no-picture": { title: "画像がありません。", advice: "パッケージを作り直してください。" },
  "name-refused": {
    title: "USBメモリで使えないファイル名があります。",
    advice: "マシンが読み取るFAT32では使えない名前です。修復したコピーでは半角の英数字だけの名前になります。",
  },
  "name-unusual": {
    title: "半角の英数字以外を含むファイル名があります。",
    advice:
      "マシンによっては、そのファイルが見つからないことがあります。修復したコピーでは半角の英数字だけの名前になります。",
  },
  "names-alike": {
    title: "大文字と小文字だけが違うファイル名があります。",
    detail: ({ other }) => `${other}とほぼ同じ`,
    advice: "USBメモリでは一方がもう一方に上書きされます。修復したコピーでは別の名前になります。",
  },
  "name-unknown": {
    title: "マシンが探さない名前の画像があります。",
    detail: ({ names }) => `空いている名前：${names}`,
    advice:
      "マシンは名前で画像を見つけます。名前を変更するか、パッケージをデザインとして編集して配置してください。",
  },
  "place-empty": {
    title: "画像が足りない画面があります。",
    advice:
      "マシンに何が表示されるかは分かりません。パッケージをデザインとして編集すると、標準画像が使われます。",
  },
};
