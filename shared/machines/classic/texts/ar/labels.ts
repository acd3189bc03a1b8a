import type { Translated } from "../../../../machine/translated.ts";
import type * as english from "../en/labels.ts";
export const LABELS: Translated<typeof english.LABELS> = {
  title: "آلة قهوة تعمل باللمس",
  cupSizes: {
    one: "حجم واحد",
    two: "حجمان",
    few: "{count} أحجام",
    many: "{count} حجمًا",
    other: "{count} حجم",
  },

  nameStep: {
    label: "الاسم",
    heading: "تسمية آلتك",
    note: "اسم يميّز آلتك. يُستخدم في كل أنحاء الواجهة وفي كل ملفات الإعداد المنزّلة.",
    field: "اسم الآلة",
    hint: "من {min} إلى {max} حرفًا: مكانها أو ما تُعرف به.",
    placeholder: "الردهة، الطابق الأول",
    words: {
      invalid: "يُرجى إدخال اسم للآلة من {min} إلى {max} حرفًا.",
      accepted: "تم!",
      saved: "حُفظ اسم الآلة.",
    },
  },
  reviewStep: {
    label: "المراجعة",
    heading: "المراجعة النهائية",
    note: "مراجعة إعداد واجهة آلتك وإجراء أي تعديلات أخيرة.",
  },

  categories: {
    screensaver: { label: "شاشة التوقف", heading: "إضافة شاشة التوقف", pdf: "شاشة التوقف" },
    blends: { label: "اختيار الخلطة", heading: "إضافة صور الخلطات", pdf: "اختيار الخلطة" },
    hotcold: { label: "ساخن أو بارد", heading: "خيارا الساخن والبارد", pdf: "ساخن أو بارد" },
    hotcupsizes: {
      label: "أحجام الساخن",
      heading: "صور أحجام الأكواب الساخنة",
      pdf: "أحجام الأكواب الساخنة",
    },
    coldcupsizes: {
      label: "أحجام البارد",
      heading: "صور أحجام الأكواب الباردة",
      pdf: "أحجام الأكواب الباردة",
    },
    hotleaveroom: {
      label: "مساحة الحليب، ساخن",
      heading: "خيارا مساحة الحليب، ساخن",
      pdf: "مساحة الحليب، ساخن",
    },
    coldleaveroom: {
      label: "مساحة الحليب، بارد",
      heading: "خيارا مساحة الحليب، بارد",
      pdf: "مساحة الحليب، بارد",
    },
    dispensinghot: {
      label: "شاشة تحضير الساخن",
      heading: "شاشة تحضير الساخن",
      pdf: "شاشة تحضير الساخن",
    },
    dispensingcold: {
      label: "شاشة تحضير البارد",
      heading: "شاشة تحضير البارد",
      pdf: "شاشة تحضير البارد",
    },
  },
  blendCaption: "الخلطة: {label}",
  slots: {
    left: "يسار",
    middle: "وسط",
    right: "يمين",
    hot: "ساخن",
    cold: "بارد",
    regular: "عادي",
    medium: "متوسط",
    large: "كبير",
    xlarge: "كبير جدًا",
    leaveroom: "مع مساحة",
    noroom: "بلا مساحة",
    screen: "شاشة التحضير",
  },
  naming: {
    heading: "تسمية الخلطات",
    note: "أنواع القهوة التي يختار منها زبائنك، كما تعرضها الآلة.",
    placeholders: { left: "خلطة المقهى", middle: "كولومبية", right: "تحميص داكن" },
    confirm: "تأكيد أسماء الخلطات",
    edit: "تعديل الأسماء",
    suggest: "استخدام الأسماء المقترحة",
    words: {
      missing: "يُرجى تسمية الخلطات الثلاث قبل المتابعة.",
      saved: "حُفظت أسماء الخلطات.",
    },
  },

  packageCategories: {
    screensaver: {
      label: "شاشة التوقف",
      note: "ما تعرضه الآلة عندما لا يستخدمها أحد؛ وتتناوب الصور إن تعددت.",
    },
    byeScreen: { label: "شاشة الوداع", note: "الوداع: صورة واحدة تملأ الشاشة في النهاية." },
    icons: {
      label: "الأيقونات",
      note: "الصور التي يلمسها الزبائن: الخلطات، وثلاثة أحجام أو أربعة للأكواب، ومساحة الحليب.",
    },
    customization: {
      label: "التخصيص",
      note: "الصور العريضة: الساخن والبارد، وحجم أو حجمان للأكواب، والشاشات أثناء صب المشروب.",
    },
  },

  showcase: {
    alt: "شاشة آلة قهوة بثلاث خلطات للاختيار: خلطة المقهى وكولومبية وتحميص داكن.",
    title: "خلطاتك الخاصة",
    text: "لكل قهوة تقدّمها اسم وصورة تغري بها: صورة لك، أو إحدى صورنا وعليها الاسم.",
  },

  words: {
    pouringhot: "أثناء صب مشروب ساخن",
    pouringcold: "أثناء صب مشروب بارد",
  },
};
