import type { Translated } from "../../../shared/machine/translated.ts";
import { MAX_PNG_SIDE_LENGTH } from "../../../shared/png/chunks.ts";
import type * as english from "../en/intake.ts";
import { isolated } from "./plurals.ts";

export const DROP_ZONE: Translated<typeof english.DROP_ZONE> = {
  choose: "اختيار صورة",
  chooseSeveral: "اختيار صور",
  chooseAnother: "، اختيار صورة أخرى",
  adjust: "، ضبط",
  orDrop: "أو إفلاتها هنا",
  orDropSeveral: "أو إفلاتها هنا معًا",
  dropping: "أفلِت للإضافة",
  paste: "لصق",
  pasted: "صورة ملصقة",
};

export const INTAKE: Translated<typeof english.INTAKE> = {
  checking: "جارٍ فحص الصورة",
  checkingAll: "جارٍ فحص الصور",

  file: {
    PNG: "ملف PNG",
    JPEG: "ملف JPEG",
    "JPEG XL": "ملف JPEG XL",
    GIF: "ملف GIF",
    WebP: "ملف WebP",
    AVIF: "ملف AVIF",
    HEIC: "ملف HEIC",
    BMP: "ملف BMP",
    ICO: "ملف ICO",
    TIFF: "ملف TIFF",
    SVG: "ملف SVG",
    PDF: "ملف PDF",
    ZIP: "ملف ZIP",
    archive: "ملف مضغوط",
    Word: "مستند Word",
    Excel: "جدول Excel",
    PowerPoint: "عرض PowerPoint",
    Office: "مستند Office",
    Photoshop: "ملف Photoshop",
    PostScript: "ملف PostScript",
    video: "فيديو",
    audio: "ملف صوتي",
    HTML: "صفحة ويب",
    text: "ملف نصي",
  },
  unknownFile: "ملف بصيغة لا يعرفها هذا التطبيق",
  applePng: "نوع من PNG لا تقرؤه إلا برامج Apple",

  neededPng: (size) => `صورة PNG بمقاس ${size} بكسل بالضبط`,
  neededImage: (size) => `صورة بمقاس ${size} بكسل بالضبط`,

  wrongType: (name, file, needed) => `${isolated(name)} هو ${file}. المطلوب ${needed}.`,
  notImage: (name, file) => `${isolated(name)} هو ${file} وليس صورة. يُرجى اختيار ملف PNG أو صورة فوتوغرافية.`,
  wrongSize: (name, actual, size) =>
    `مقاس الصورة ${isolated(name)} هو ${actual} بكسل. يُرجى اقتصاصها أو تغيير مقاسها إلى ${size} ثم إضافتها من جديد.`,
  typeNow: (name, file) => `${isolated(name)} هو ${file}، وسيُحفظ بصيغة PNG.`,
  unreadable: (why, needed) => `${why} المطلوب ${needed}.`,

  damaged: (name, how) => `${isolated(name)} ملف PNG تالف: ${how}. يُرجى تصديره من جديد.`,
  damage: {
    cutOff: "نهاية الملف ناقصة، وربما انقطع نسخه أو تنزيله",
    empty: "لا صورة فيه",
    impossibleSize: `عرضه أو ارتفاعه 0 أو أكثر من ${MAX_PNG_SIDE_LENGTH} بكسل`,
    broken: "تغيّر جزء منه أو فُقد أثناء النقل",
  },
  damagedHeic: (name) => `${isolated(name)} صورة HEIC تالفة. يُرجى نسخها من الهاتف مجددًا وإضافة تلك النسخة.`,
  tooComplex: (name) => `${isolated(name)} رسم أعقد من أن يُفتح هنا. يُرجى حفظه بصيغة PNG وإضافة تلك النسخة.`,
  folder: (name) => `${isolated(name)} مجلد. يُرجى فتحه واختيار الصور التي فيه.`,
  empty: (name) => `${isolated(name)} فارغ. يُرجى حفظه من جديد ثم إضافة الملف الجديد.`,
  gone: (name) => `تتعذّر قراءة ${isolated(name)}. ربما نُقل أو حُذف. يُرجى اختياره من جديد.`,
  undecodable: (name, file) =>
    `${isolated(name)} هو ${file}، ولا يستطيع هذا المتصفح عرضه. يُرجى حفظه بصيغة PNG.`,
  unconverted: (name, file) =>
    `${isolated(name)} هو ${file}، ولم يُحمَّل جزء التطبيق الذي يحوّله. يُرجى التحقق من الاتصال وإضافته من جديد، أو حفظه بصيغة PNG.`,
  altered: (name, file) =>
    `${isolated(name)} هو ${file} ويلزم تحويله، لكن حماية الخصوصية في هذا المتصفح تغيّر الصور المحوّلة. يُرجى حفظه بصيغة PNG أولًا.`,

  heicWayOut:
    "على iPhone أو iPad، تمكن مشاركة الصورة بعد تحديد «الأكثر توافقًا» ضمن «خيارات»، أو فتح هذه الصفحة في Safari. وعلى الحاسوب، يمكن فتح الصورة وحفظها بصيغة JPEG.",

  nothing: "ما أُفلت أو لُصق ليس ملف صورة. يُرجى حفظ الصورة على هذا الجهاز أولًا ثم اختيارها هنا.",
};
