import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/try.ts";
import { list } from "./formats.ts";
import { ofSeconds } from "./plurals.ts";

export const TRY: Translated<typeof english.TRY> = {
  heading: "تجربة آلتك",
  note: (seconds) =>
    `المس الشاشة كما يفعل الزبون. بعد ${ofSeconds(seconds)} بلا لمس تبدأ من جديد، تمامًا كالآلة.`,
  onScreen: "على الشاشة",
  noStart: (missing, start) => `لا صورة في ${missing} بعد، لذا يبدأ الطلب من ${start}.`,
  defaults: "الصور الافتراضية على هذه الشاشة",
  defaultsFor: (labels) => `${list(labels)}: لا صورة خاصة بك بعد.`,
  machine: "آلتك",
  fullScreen: "ملء الشاشة",
  leave: "إنهاء ملء الشاشة",
  wayOut: (seconds) =>
    `للخروج، اضغط على الزاوية السفلى اليسرى مدة ${ofSeconds(seconds)}، أو على مفتاح Escape.`,
};
