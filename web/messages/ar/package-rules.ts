import type { ArchiveTrait } from "../../../shared/archive/source.ts";
import type { Translated } from "../../../shared/machine/translated.ts";
import type { EntryDamage } from "../../../shared/package/rules/texts.ts";
import type { PngFaultCode } from "../../../shared/png/check.ts";
import { MAX_PNG_SIDE_LENGTH } from "../../../shared/png/chunks.ts";
import type * as english from "../en/package-rules.ts";
import { isolated } from "./plurals.ts";

const COPY = "يُرجى نسخ الحزمة أو تنزيلها من جديد. إن لم ينفع ذلك فيُرجى إنشاؤها من جديد.";

export const TRAIT_DESCRIPTIONS: Translated<typeof english.TRAIT_DESCRIPTIONS> = {
  descriptor:
    "أحجام الملفات مكتوبة بعدها لا قبلها (data descriptors). قد ترفضها البرامج التي تقرأ من البداية إلى النهاية، مثل إصدارات BusyBox القديمة.",
  zip64: "تستخدم Zip64 المخصص للملفات الأكبر من 4 غيغابايت. لا يدعمه Windows XP ولا UnZip 5 ولا BusyBox.",
  "extra-fields": "للملفات حقول إضافية، مثل الأوقات أو المالكين، لا تستطيع البرامج البسيطة جدًا تخطيها.",
  folders: "للمجلدات مدخلات خاصة تظنها البرامج البسيطة جدًا ملفات فارغة.",
  comment: "فيها تعليق، فلا تجد البرامج البسيطة جدًا نهاية الأرشيف.",
  "headers-differ":
    "البيانات المكتوبة قبل أحد الملفات لا تطابق بياناته في القائمة. البرامج التي تقرأ من البداية إلى النهاية تفك ضغطه خطأً أو ترفضه.",
  "junk-before": "قبل الأرشيف بيانات زائدة، كما في الملفات ذاتية الاستخراج.",
  "junk-after": "بعد الأرشيف بيانات زائدة، فلا تجد البرامج البسيطة جدًا نهايته.",
  version: "تتطلب إصدارًا من ZIP أحدث من 2.0.",
  "names-beyond-ascii":
    "في أسماء الملفات حروف غير A إلى Z. تعرضها البرامج القديمة، ومنها برامج Windows XP، بحروف خاطئة.",
  backslashes: "في المسارات شرطات مائلة عكسية. خارج Windows يصبح كل مسار عند فك الضغط اسم ملف واحدًا طويلًا.",
  "dot-slash": "تبدأ المسارات بالرمز ⁦./⁩. قد لا تجد البرامج التي تبحث عن مسارات مطابقة تمامًا هذه الملفات.",
};

export const ENTRY_FAULT_DESCRIPTIONS: Translated<typeof english.ENTRY_FAULT_DESCRIPTIONS> = {
  crc: "تغيّر محتواه منذ حزمه",
  data: "حجمه بعد فك الضغط غير الحجم المذكور",
  header: "اسمه في القائمة غير اسمه في الأرشيف",
};

export const PNG_FAULT_DESCRIPTIONS: Translated<typeof english.PNG_FAULT_DESCRIPTIONS> = {
  "not-png": "لا يبدأ بتوقيع PNG",
  cgbi: "بصيغة CgBI من Apple، ولا تقرؤها إلا برامج Apple",
  "bad-dimensions": `عرضه أو ارتفاعه 0 أو أكثر من ${MAX_PNG_SIDE_LENGTH} بكسل`,
  "bad-colour": "لا يوجد في PNG هذا الجمع بين عمق البت ونوع اللون",
  "bad-method": "لا توجد في PNG طريقة الضغط أو الترشيح أو التشابك هذه",
  truncated: "ينتهي قبل مقطع IEND",
  "bad-length": "طول أحد المقاطع مستحيل",
  "bad-type": "نوع أحد المقاطع ليس أربعة أحرف",
  "bad-crc": "رمز CRC لأحد المقاطع لا يطابق بياناته",
  "bad-order": "ترتيب مقاطعه خاطئ",
  "bad-palette": "لوحة ألوانه مفقودة أو في غير مكانها أو طولها مستحيل",
  "unknown-critical": "يتطلب مقطعًا لا يعرفه PNG",
  "no-image-data": "لا بيانات صورة فيه",
  "bad-image-data": "بيانات الصورة تالفة أو أقصر أو أطول من اللازم",
};

export const RULE_TEXTS: Translated<typeof english.RULE_TEXTS> = {
  "not-zip": {
    title: "هذه ليست حزمة وسائط.",
    advice: "ينتهي اسم حزمة الوسائط بـ \u200E.mp وهي ملف ZIP. يُرجى طلب الملف من جديد أو إنشاء ملف آخر.",
  },
  "cut-off": {
    title: "نهاية الملف ناقصة.",
    advice: "لم يكتمل نسخه أو تنزيله. يُرجى المحاولة من جديد وعدم إزالة ذاكرة USB قبل انتهاء النسخ.",
  },
  split: {
    title: "هذا جزء واحد من ملف مقسّم.",
    advice: "يُرجى دمج الأجزاء بالبرنامج الذي قسّمها، ثم فتح الملف الكامل.",
  },
  "damaged-directory": { title: "قائمة ملفاتها تالفة.", advice: COPY },
  "too-many-entries": {
    title: "فيها ملفات أكثر مما ينبغي لحزمة وسائط.",
    advice: "لم نفتحها حرصًا على السلامة. يُرجى أن يتحقق منها من أنشأها.",
  },
  "too-large": {
    title: "فك ضغطها ينتج بيانات أكثر مما ينبغي لحزمة وسائط.",
    advice: "لم نفتحها حرصًا على السلامة. يُرجى أن يتحقق منها من أنشأها.",
  },
  overlapping: {
    title: "ملفاتها متداخلة كما في الملفات الخبيثة.",
    advice: "لم نفتحها. يُرجى عدم وضعها على أي آلة، وأن يتحقق منها من أنشأها.",
  },
  "entry-damaged": {
    title: "بعض الملفات تالفة.",
    detail: ({ fault }) => ENTRY_FAULT_DESCRIPTIONS[fault as EntryDamage],
    advice: COPY,
  },
  "entry-encrypted": {
    title: "بعض الملفات محمية بكلمة مرور.",
    advice: "لا تستطيع الآلة طلبها. يُرجى حزم الملفات من جديد بلا كلمة مرور.",
  },
  "entry-method": {
    title: "بعض الملفات مضغوطة بطريقة لا تدعمها إلا برامج قليلة.",
    advice: "يُرجى حزمها من جديد كملف ZIP عادي بطريقة Deflate.",
  },
  "entry-too-large": {
    title: "بعض الملفات أكبر بكثير من أي صورة للآلة.",
    advice: "لم نفك ضغطها. يُرجى إزالتها من الحزمة.",
  },
  "entry-twice": {
    title: "لملفين الاسم نفسه.",
    advice: "يختار كل برنامج أحدهما. النسخة المُصلَحة تحتفظ بالأول.",
  },
  "entry-unsafe": {
    title: "بعض أسماء الملفات تشير إلى خارج الحزمة.",
    advice: "ترفض البرامج هذه الملفات أو تكتبها في مكان خاطئ. في النسخة المُصلَحة تبقى داخل الحزمة.",
  },
  dialect: {
    title: "حُزمت بطريقة ترفضها بعض البرامج القديمة.",
    detail: ({ trait }) => TRAIT_DESCRIPTIONS[trait as ArchiveTrait],
    advice: "النسخة المُصلَحة بأبسط صيغة ZIP.",
  },
  "config-missing": {
    title: "ملف config.json مفقود.",
    advice: "يذكر الصور المخصصة للآلة. في النسخة المُصلَحة ملف منه.",
  },
  "config-unreadable": {
    title: "لا يمكن قراءة ملف config.json.",
    advice: "يذكر الصور المخصصة للآلة. في النسخة المُصلَحة ملف جديد منه.",
  },
  "config-elsewhere": {
    title: "ملف config.json داخل مجلد، أو في اسمه أحرف كبيرة.",
    advice: "تبحث الآلة عن config.json بحروف صغيرة وخارج أي مجلد. هذا مكانه في النسخة المُصلَحة.",
  },
  "config-encoding": {
    title: "ملف config.json غير محفوظ بترميز UTF-8.",
    advice: "تحفظه بعض محررات النصوص بترميز آخر. في النسخة المُصلَحة هو بترميز UTF-8.",
  },
  "config-incomplete": {
    title: "ملف config.json غير مكتمل.",
    detail: ({ member }) => `«${isolated(String(member))}» مفقود أو خاطئ`,
    advice: "ملف config.json في النسخة المُصلَحة مكتمل.",
  },
  "config-version": {
    title: "إصدار الحزمة ليس 1.0.",
    detail: ({ version }) => (version === "" ? "بلا إصدار" : `الإصدار ${isolated(String(version))}`),
    advice: "قد تحتوي على أشياء لا نعرفها. إصدار النسخة المُصلَحة 1.0.",
  },
  "config-not-first": {
    title: "ملف config.json ليس أول ملف في الحزمة.",
    advice: "تتوقعه بعض البرامج في البداية. النسخة المُصلَحة تضعه هناك.",
  },
  "config-lists-absent": {
    title: "يذكر config.json ملفات ليست في الحزمة.",
    advice: "يُرجى إضافتها، أو حفظ نسخة مُصلَحة لا تذكر إلا ما فيها من ملفات.",
  },
  "config-omits": {
    title: "لا يذكر config.json كل الصور.",
    advice: "قد لا تعرض الآلة الصور غير المذكورة. النسخة المُصلَحة تذكر كل صورة فيها.",
  },
  "config-differs": {
    title: "في config.json معلومات خاطئة عن بعض الصور.",
    detail: ({ members }) => `الخطأ في: ${members}`,
    advice: "المعلومات في النسخة المُصلَحة صحيحة.",
  },
  "png-damaged": {
    title: "بعض الصور تالفة.",
    detail: ({ fault }) => PNG_FAULT_DESCRIPTIONS[fault as PngFaultCode],
    advice: "يُرجى حفظها من جديد بالبرنامج الذي أُنشئت به، ثم إنشاء الحزمة من جديد.",
  },
  "not-png": {
    title: "بعض الملفات ليست صور PNG.",
    advice: "لا تقبل الآلة إلا PNG. يُرجى حفظها بصيغة PNG ثم إنشاء الحزمة من جديد.",
  },
  "left-over": {
    title: "فيها ملفات مخفية أضافها macOS أو Windows.",
    advice: "لا تسبب ضررًا في معظم الآلات. النسخة المُصلَحة تستبعدها.",
  },
  "size-unknown": {
    title: "لبعض الصور مقاسات لا تستخدمها الآلة.",
    detail: ({ size }) => `${size}`,
    advice: "يُرجى استخدام أحد مقاسات الآلة بالضبط. يمكن للمعالج ملاءمة أي صورة.",
  },
  "folder-unknown": {
    title: "بعض الصور ليست في أي من مجلدات الآلة.",
    detail: ({ folder }) => `مكانها ${folder}`,
    advice: "لا تبحث الآلة إلا في مجلداتها. في النسخة المُصلَحة تكون فيها، إلا ما لا يذكره config.json.",
  },
  "wrong-folder": {
    title: "بعض الصور في مجلد لمقاسات أخرى.",
    detail: ({ size, folder }) => `${size} مكانها ${folder}`,
    advice: "في النسخة المُصلَحة تكون في المجلد الصحيح.",
  },
  "folder-full": {
    title: "في أحد المجلدات صور أكثر مما تقبله الآلة.",
    detail: ({ count, most }) => `عدد الصور ${count}، والحد الأقصى ${most}`,
    advice: "يُرجى إزالة بعضها ثم إنشاء الحزمة من جديد.",
  },
  "too-many-pictures": {
    title: "فيها صور أكثر مما تتسع له الحزمة.",
    detail: ({ count, most }) => `عدد الصور ${count}، والحد الأقصى ${most}`,
    advice: "يُرجى إزالة بعضها ثم إنشاء الحزمة من جديد.",
  },
  "no-picture": { title: "لا صور فيها.", advice: "يُرجى إنشاء الحزمة من جديد." },
  "name-refused": {
    title: "بعض أسماء الملفات غير مسموح بها على ذاكرة USB.",
    advice: "لا يسمح بها نظام FAT32 الذي تقرؤه الآلات. في النسخة المُصلَحة أسماء بسيطة.",
  },
  "name-unusual": {
    title: "في بعض أسماء الملفات غير الحروف اللاتينية البسيطة والأرقام.",
    advice: "لا تجد بعض الآلات هذه الملفات. في النسخة المُصلَحة أسماء بسيطة.",
  },
  "names-alike": {
    title: "لا تختلف بعض أسماء الملفات إلا في حالة الأحرف (كبيرة أو صغيرة).",
    detail: ({ other }) => `مثل ${isolated(String(other))}`,
    advice: "على ذاكرة USB يحل أحدها محل الآخر. في النسخة المُصلَحة أسماء مختلفة.",
  },
  "name-unknown": {
    title: "لبعض الصور أسماء لا تبحث عنها الآلة.",
    detail: ({ names }) => `أسماء متاحة: ${names}`,
    advice: "تجد الآلة الصور بأسمائها. يُرجى تغيير أسمائها، أو تعديل الحزمة كتصميم ووضع الصور في خاناتها.",
  },
  "place-empty": {
    title: "تنقص بعض الشاشات صور.",
    advice: "لا نعرف ما ستعرضه الآلة هناك. عند تعديل الحزمة كتصميم تُستخدم الصور الافتراضية.",
  },
};
