import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/developers.ts";
export const DEVELOPERS: Translated<typeof english.DEVELOPERS> = {
  heading: "للمطورين",
  intro: (product) =>
    `يمكن إنشاء حزم الوسائط من برامجك أيضًا. لدى ${product} واجهة برمجية (API) تستقبل صور PNG وتعيد ملف \u200E.mp نفسه الذي يُنشئه المعالج، بلا حساب ولا مفتاح.`,

  first: "حزمتك الأولى",
  firstText:
    "لكل صورة خانة، أي مكانها على شاشة الآلة. يضع الخادم الصورة في المجلد الصحيح وبالاسم الصحيح. لا يلزم ملء كل الخانات، لكن لا نعرف ما تعرضه الآلة في الخانة الفارغة.",
  check: "فحص حزمة",
  checkText:
    "يمكن إرسال أي ملف \u200E.mp لمعرفة مشكلاته وطريقة إصلاحها. الرد بصيغة JSON، وفيه rule وlevel وadvice لكل ملاحظة.",
  folder: "مجلد صور كامل",
  folderText:
    "كل برنامج من هذه البرامج يحزم مجلدًا من ملفات PNG. للحصول على الصور نفسها التي في حزمة تصميم مكتمل، يُرجى تشغيل أحدها على مجلد «الصور (zip)» بعد فك ضغطه: فيه تدل أسماء المجلدات والملفات على مكان كل صورة. أما الصور ذات الأسماء الأخرى فتوضع في المجلد المناسب لمقاسها.",
  languages: { curl: "curl", node: "Node", python: "Python", powershell: "PowerShell" },
  code: (name) => `مثال: ${name}`,
  copy: "نسخ",
  copying: {
    copied: "نُسخ.",
    notCopied: "تعذّر نسخ النص. يُرجى تحديده ونسخه يدويًا.",
  },

  slots: "الخانات والمقاسات",
  slotsText:
    "يحدد الاسم والمقاس أين تعرض الآلة كل صورة. ويمكن للبرامج قراءة الجدول نفسه من \u200E/api/machines، مع الأعداد والقوالب والحدود.",
  table: "جدول الخانات",
  slot: "الخانة",
  place: "الصورة",
  size: "المقاس",
  file: "في حزمة الوسائط",
  slotOf: (category, slot) => `${category}: ${slot}`,

  reference: "المرجع",
  links: {
    index: "كل ما تقدمه الواجهة البرمجية",
    machines: "خانات الآلة ومقاساتها وحدودها",
    openapi: "وصف OpenAPI",
    configSchema: "مخطط JSON Schema للملف config.json",
  },
  sizes:
    "تُحزم الصور ذات المقاس الخاطئ أيضًا، لكن قد تتخطاها الآلة. يُذكر عددها في ترويسة الرد Brewscreen-Wrong-Sizes. لرفض الطلب بدلًا من ذلك، يُرجى إرسال الترويسة Prefer: handling=strict.",

  errors: "الأخطاء",
  errorsText:
    "الأخطاء بصيغة application/problem+json، وفيها code لا يتغيّر أبدًا وdetail يوضح ما ينبغي فعله. جميع الرسائل بالإنجليزية.",
  errorTable: "جدول الأخطاء",
  errorCode: "الرمز",
  status: "الحالة",
  meaning: "المعنى",
};
