import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/download.ts";
export const DOWNLOADS: Translated<typeof english.DOWNLOADS> = {
  file: (name, size) => `${name}（${size}）`,
  share: "共有",
  nothingHappened: "保存されませんか？",
  saveAgain: (name) => `${name}をもう一度保存`,
  save: (name) => `${name}を保存`,
  units: ["バイト", "kB", "MB", "GB"],
};
