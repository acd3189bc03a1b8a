import type { Machine } from "../../../shared/machine/machine.ts";
import { FIVE_CUPS, THREE_ACROSS } from "./model.ts";

/** A machine that only the tests have: a wider screen, five hot cups in a row, one category more. */
export const model: Machine["model"] = FIVE_CUPS;
export const stepTexts: Machine["stepTexts"] = async () =>
  (await import("./step-words.ts")).FIVE_CUPS_STEP_TEXTS;

export const showcase: Machine["showcase"] = {
  category: "teas",
  alt: "Three teas on a wide screen.",
  lettered: { category: "teas", pictures: {} },
  card: {
    title: "Custom Teas",
    text: "Name the teas that you brew.",
    pictures: ["/images/five/teas/assam.png", "/images/five/teas/sencha.png"],
    size: THREE_ACROSS,
  },
};
export const guide: Machine["guide"] = async () => (await import("./guide.ts")).GUIDE;
export const libraries: Machine["libraries"] = async () => (await import("./library.ts")).LIBRARIES;
export const letterings: Machine["letterings"] = async () => (await import("./library.ts")).LETTERINGS;
export const hasLooks = false;
export const looks: Machine["looks"] = async () => [];
export const letteringStyles: Machine["letteringStyles"] = async () =>
  (await import("./library.ts")).LETTERING_STYLES;
export const descriptions: Machine["descriptions"] = async () => () => undefined;
export const wordTable: Machine["wordTable"] = async () => ({
  words: [],
  languages: [{ id: "en", name: "English", words: {} }],
  pictures: [],
  maxLength: 40,
});
export const walkthrough: Machine["walkthrough"] = async () => {
  const { WALK } = await import("./walk.ts");
  return () => WALK;
};
export const vocabulary: Machine["vocabulary"] = async () => (await import("./spoken.ts")).SPOKEN;
