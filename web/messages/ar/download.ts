import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/download.ts";
export const DOWNLOAD: Translated<typeof english.DOWNLOAD> = {
  file: (name, size) => `${name} (${size})`,
  share: "مشاركة",
  nothingHappened: "لم يحدث شيء؟",
  saveAgain: (name) => `حفظ ${name} مجددًا`,
  save: (name) => `حفظ ${name}`,
  units: ["بايت", "ك.ب", "م.ب", "غ.ب"],
};
