import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/download.ts";
import { isolated } from "./plurals.ts";
export const DOWNLOADS: Translated<typeof english.DOWNLOADS> = {
  file: (name, size) => `${isolated(name)} (${size})`,
  share: "مشاركة",
  nothingHappened: "لم يصلك الملف؟",
  saveAgain: (name) => `حفظ ${isolated(name)} مجددًا`,
  save: (name) => `حفظ ${isolated(name)}`,
  units: ["بايت", "ك.ب", "م.ب", "غ.ب"],
};
