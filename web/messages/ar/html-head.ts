import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/html-head.ts";
export const HTML_HEAD: Translated<typeof english.HTML_HEAD> = {
  description:
    "تصميم شاشات آلة القهوة التي تعمل باللمس في المتصفح: إضافة صورك، ومعاينتها على الآلة، ثم نقل الحزمة النهائية إليها بذاكرة USB.",
  cardDescription:
    "إضافة صورك، ومعاينتها على الآلة، ثم نقل الحزمة النهائية إليها بذاكرة USB. لا حاجة إلى حساب.",
  installed: "تصميم شاشات آلة القهوة في خطوات قليلة.",
  noScript: (product) =>
    `يحتاج ${product} إلى JavaScript. يُرجى تفعيله في إعدادات المتصفح ثم إعادة تحميل هذه الصفحة.`,
  outdated: (product) =>
    `يحتاج ${product} إلى متصفح أحدث: Chrome أو Edge بدءًا من 123، أو Firefox بدءًا من 125، أو Safari بدءًا من 17.5 (iPadOS 17.5).`,
};
