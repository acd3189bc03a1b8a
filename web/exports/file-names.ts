import { safeFileName } from "../../shared/package/names.ts";

/** For a design of whose name nothing is left. */
const NAMELESS = "machine";

/** The name in small letters, all but a to z and 0 to 9 as underscores, and `_configuration.pdf`. */
export function pdfFileName(machineName: string): string {
  const stem = machineName.toLowerCase().replace(/[^a-z0-9]/gu, "_");
  return `${/[a-z0-9]/.test(stem) ? stem : NAMELESS}_configuration.pdf`;
}

/** The name with hyphens for spaces, and `-images.zip`. */
export const zipFileName = (machineName: string): string =>
  `${safeFileName(machineName.replace(/\s/gu, "-"), NAMELESS)}-images.zip`;

/** Latin letters whose form no mark makes, and what they are written as without it. */
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

/** A name in which Latin letters have lost their accents, safe as a file's, with hyphens for spaces. */
const plainStem = (name: string): string =>
  safeFileName(
    name
      .normalize("NFD")
      .replace(/(?<=\p{Script=Latin})\p{M}+/gu, "")
      .normalize("NFC")
      .replace(/[^\0-\x7f]/gu, (letter) => PLAIN[letter] ?? letter)
      .replace(/\s/gu, "-"),
    NAMELESS,
  );

/** The name without accents, and an ending. */
export const plainFileName = (machineName: string, ending: string): string =>
  `${plainStem(machineName)}${ending}`;

/** Of a picture of one screen, which has that label. */
export const screenFileName = (machineName: string, label: string): string =>
  plainFileName(`${machineName} ${label.replaceAll("/", " ")}`, ".png");
