import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/test-download.ts";
import { isolated } from "./plurals.ts";
export const TEST_DOWNLOAD: Translated<typeof english.TEST_DOWNLOAD> = {
  heading: "تنزيل اختباري",
  intro:
    "يُنشأ هنا ملف \u200E.mp صغير للتحقق من وصوله إلى هذا الجهاز وذاكرة USB وشاشة الاستيراد في الآلة. فيه صورة اختبار، وليس إعدادًا حقيقيًا.",
  region: "تنزيل الحزمة الاختبارية",
  download: (file) => `تنزيل ${isolated(file)}`,
  contents: "محتوى الملف",
  facts: {
    readme: "شرح لهذا الملف",
    config: "الاسم، الإصدار 1.0، النوع",
    image: "صورة اختبار \u2066400 × 300\u2069",
    compression: "الضغط",
    library: "مكتبة ZIP",
  },
  troubleshooting: "حل المشكلات",
  tips: [
    "لم يُحفظ شيء؟ يُرجى التحقق من أن متصفحك لا يحظر النوافذ المنبثقة أو التنزيلات لهذا الموقع.",
    "الملف من نوع ZIP بامتداد مختلف. يُرجى وضع الامتداد \u200E.zip مكان \u200E.mp لرؤية ما بداخله.",
    "ظهر خطأ؟ يُرجى الضغط على «إظهار معلومات التصحيح» بجانبه وإرسال التفاصيل إلى من يساعدك.",
    "على الجهاز اللوحي، يُرجى البحث عن الملف في تطبيق «الملفات» أو «التنزيلات». عادةً ما تحفظه المتصفحات هناك دون سؤال.",
  ],
  showDebug: "إظهار معلومات التصحيح",
  hideDebug: "إخفاء معلومات التصحيح",
  debug: {
    timestamp: "الوقت",
    error: "الخطأ",
    stack: "المكدس",
    none: "لا شيء",
    issue: "المشكلة",
    environment: "البيئة",
    baseUrl: "عنوان URL الأساسي",
    publicUrl: "عنوان URL العام",
    userAgent: "وكيل المستخدم",
  },
};
