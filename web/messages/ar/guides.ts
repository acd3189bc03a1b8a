import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/guides.ts";
import { plural } from "./plurals.ts";

const sizes = (count: number) =>
  plural(count, {
    one: "حجم واحد",
    two: "حجمان",
    few: `${count} أحجام`,
    many: `${count} حجمًا`,
    other: `${count} حجم`,
  });

export const GUIDES: Translated<typeof english.GUIDES> = {
  start: "بدء المعالج",
  mediaPackage: "إنشاء حزمة وسائط",
  testDownload: "اختبار التنزيل",

  files: {
    heading: "أسماء الملفات",
    intro: "هذه أسماء الملفات في التنزيلات. عند تسمية ملفاتك بالطريقة نفسها، يعرف التطبيق مكان كل صورة.",
    table: "جدول أسماء الملفات",
    image: "الصورة",
    zip: "في «الصور (zip)»",
    package: "في حزمة الوسائط",
    ofSlot: (category, slot) => `${category}: ${slot}`,
    first: (category) => `${category}: الأولى`,
  },

  requirements: {
    heading: "متطلبات الصور",
    intro: (product) =>
      `في المعالج يمكن استخدام أي صورة وضبطها لتلائم مكانها. أما عند تجهيز الصور في برنامج آخر، فهذه هي المقاسات الدقيقة التي يقبلها ${product}. ولكل مقاس قالب فارغ يبيّن المساحة الآمنة للنص.`,
    practices: "أفضل الممارسات",
    screens: "الصور حسب الشاشة",
    png: "‏PNG فقط",
    anyImage: "أي صورة بهذا المقاس بالضبط يستطيع متصفحك فتحها، وتُحفظ بصيغة PNG",
    sizes,
    differing: (size) => `تذكر بعض وثائق هذه الآلة المقاس ${size}، لكن المعالج لا يقبله.`,
    differingFor: (size, count) =>
      `تذكر بعض وثائق هذه الآلة المقاس ${size} إذا كان عدد الأحجام ${count}، لكن المعالج لا يقبل هذه الصور.`,
    differingCounts: (published, taken) =>
      `تذكر بعض وثائق هذه الآلة أن عدد الأحجام من ${published.join(" إلى ")}، أما المعالج فيقبل من ${taken.join(" إلى ")}.`,

    template: "قالب فارغ",
    templateFor: (title, size) => `قالب فارغ: ${title}، ${size}`,
    templateNotMade: "تعذّر إنشاء القالب في هذا المتصفح.",
    safe: "ليبقَ النص داخل الخط المتقطع",
    drawnByMachine: (label) => `${label}: ترسمه الآلة`,
  },

  instructions: {
    heading: "كيفية نقل ملفي إلى الآلة",
    intro: (steps) =>
      plural(steps, {
        few: `نقل ملف \u200E.mp من الحاسوب إلى الآلة في ${steps} خطوات. ستحتاج إلى ذاكرة USB.`,
        other: `نقل ملف \u200E.mp من الحاسوب إلى الآلة في ${steps} خطوة. ستحتاج إلى ذاكرة USB.`,
      }),
    print: "طباعة هذه الصفحة",
    tryOneTitle: "التجربة على آلة واحدة أولًا",
    tryOne: (product) =>
      `لا يمكننا ضمان أن تقبل آلتك ملفات \u200E.mp المُنشأة باستخدام ${product}، والقوائم تختلف بين الآلات. يُرجى استيراد الملف على آلة واحدة قبل نقله إلى الآلات الأخرى.`,
    troubles: "إذا واجهتك مشكلة",
    refused: {
      title: "هل رفضت الآلة ملفك؟",
      text: "فحص الملف يبيّن ما فيه، ولماذا قد ترفضه الآلة، وما يمكن إصلاحه.",
      link: "فحص الملف",
    },
  },
};
