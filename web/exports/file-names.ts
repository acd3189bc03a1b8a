import type { Category } from "../../shared/machine/types.ts";
import { safeFileName } from "../../shared/package/names.ts";

const NAMELESS = "machine";

export function pdfFileName(machineName: string): string {
  const stem = machineName.toLowerCase().replace(/[^a-z0-9]/gu, "_");
  return `${/[a-z0-9]/.test(stem) ? stem : NAMELESS}_configuration.pdf`;
}

export function zipFileName(machineName: string): string {
  const stem = machineName.replace(/\s/gu, "-");
  const isNameless = safeFileName(stem, "") === "";
  return `${safeFileName(`${isNameless ? NAMELESS : stem}-images`, NAMELESS)}.zip`;
}

/** Unicode doesn't decompose these letters. */
const PLAIN: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  Æ: "AE",
  œ: "oe",
  Œ: "OE",
  ø: "o",
  Ø: "O",
  ł: "l",
  Ł: "L",
  đ: "d",
  Đ: "D",
  ð: "d",
  Ð: "D",
  þ: "th",
  Þ: "TH",
  ı: "i",
};

/** "Łódź" becomes "Lodz". */
export const withoutAccents = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/(?<=\p{Script=Latin})\p{M}+/gu, "")
    .normalize("NFC")
    .replace(/[^\0-\x7f]/gu, (letter) => PLAIN[letter] ?? letter);

export const plainFileName = (machineName: string, ending: string): string =>
  safeFileName(withoutAccents(machineName).replace(/\s/gu, "-"), NAMELESS) + ending;

/** Contains the step's route, which is the same in every language. */
export const screenFileName = (machineName: string, { step }: Pick<Category, "step">): string =>
  plainFileName(machineName, `-${step.route.slice(1)}.png`);
