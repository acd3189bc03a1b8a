import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/offline.ts";
import { leftToRight } from "./plurals.ts";

export const OFFLINE: Translated<typeof english.OFFLINE> = {
  newVersion: "يتوفر إصدار جديد من هذا التطبيق. لن يتغيّر تصميمك.",
  toTake: "يتوفر إصدار جديد من هذا التطبيق. يمكن التحديث من قائمة التصميم.",
  use: "تحديث الآن",
  leftBehind: "يلزم أولًا تحديث التطبيق. لن يتغيّر تصميمك.",
  openAgain: "إعادة تحميل الصفحة",
  title: "العمل دون اتصال",
  explain: (megabytes) =>
    `يمكن من الآن إنجاز تصميم كامل على هذا الجهاز بلا إنترنت. ولاستخدام كل صورنا أيضًا، يلزم تنزيل ${megabytes} م.ب إضافية.`,
  keep: "تنزيل كل شيء إلى هذا الجهاز",
  keeping: (percent) => `جارٍ تنزيل كل شيء: ${leftToRight(`${percent}%`)}`,
  kept: "كل شيء على هذا الجهاز ويعمل بلا إنترنت.",
  failed: "تعذّر تنزيل بعض الملفات: انقطع الاتصال أو نفدت مساحة الجهاز. ما نُزّل يبقى متاحًا.",
};
