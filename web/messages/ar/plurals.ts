import { pluralFor } from "../plurals.ts";

export const plural = pluralFor("ar-u-nu-latn");

const counted = (one: string, two: string, few: string, many: string, other: string) => (count: number) =>
  plural(count, {
    one,
    two,
    few: `${count} ${few}`,
    many: `${count} ${many}`,
    other: `${count} ${other}`,
  });

/* Counted nouns. Those with “of” have the dual that follows a preposition or another noun. */
export const images = counted("صورة واحدة", "صورتان", "صور", "صورة", "صورة");
export const ofImages = counted("صورة واحدة", "صورتين", "صور", "صورة", "صورة");
export const machines = counted("آلة واحدة", "آلتان", "آلات", "آلة", "آلة");
export const ofMachines = counted("آلة واحدة", "آلتين", "آلات", "آلة", "آلة");
export const files = counted("ملف واحد", "ملفان", "ملفات", "ملفًا", "ملف");
export const ofFiles = counted("ملف واحد", "ملفين", "ملفات", "ملفًا", "ملف");
export const ofCharacters = counted("حرف واحد", "حرفين", "أحرف", "حرفًا", "حرف");
export const slots = counted("خانة واحدة", "خانتان", "خانات", "خانة", "خانة");
export const steps = counted("خطوة واحدة", "خطوتان", "خطوات", "خطوة", "خطوة");
export const ofSeconds = counted("ثانية واحدة", "ثانيتين", "ثوانٍ", "ثانية", "ثانية");

/** For numbers with a sign between them. */
export const leftToRight = (text: string): string => `\u2066${text}\u2069`;
/** For visitors' words. */
export const isolated = (text: string): string => `\u2068${text}\u2069`;
