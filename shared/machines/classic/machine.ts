import type { Machine } from "../../machine/machine.ts";
import { CLASSIC_MODEL } from "./model.ts";

export const model: Machine["model"] = CLASSIC_MODEL;
export const stepWords: Machine["stepWords"] = async () => (await import("./step-words.ts")).STEP_WORDS;
export { SHOWCASE as showcase } from "./showcase.ts";
export const guide: Machine["guide"] = async () => (await import("./guide.ts")).GUIDE;
export const libraries: Machine["libraries"] = async () => (await import("./library/libraries.ts")).LIBRARIES;
export const letterings: Machine["letterings"] = async () =>
  (await import("./library/lettering.ts")).LETTERINGS;
export const hasLooks = true;
export const looks: Machine["looks"] = async () => (await import("./looks.ts")).LOOKS;
export const letteringStyles: Machine["letteringStyles"] = async () =>
  (await import("./library/lettering.ts")).LETTERING_STYLES;
export const descriptions: Machine["descriptions"] = async () =>
  (await import("./library/libraries.ts")).describePicture;
export const wordTable: Machine["wordTable"] = async () => (await import("./words.ts")).WORD_TABLE;
export const walk: Machine["walk"] = async () => (await import("./walk.ts")).walkthroughIn;
export const spoken: Machine["spoken"] = async () => (await import("./spoken.ts")).FILE_NAME_VOCABULARY;
