import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/picker.ts";
export const PICKER: Translated<typeof english.PICKER> = {
  search: "検索",
  searchImages: "画像を検索…",
  showAll: "すべての画像を表示",
  suggestions: (name) => `「${name}」に合う画像を表示中`,
  noneFound: "条件に合う画像は見つかりませんでした。",
};
