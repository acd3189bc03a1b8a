import { LABELS } from "#classic/labels.ts";
import type { Machine } from "../../machine/machine.ts";
import { CLASSIC_MODEL } from "./model.ts";
import { THREE_ACROSS_SIZE } from "./places.ts";

export const model: Machine["model"] = CLASSIC_MODEL;
export const stepTexts: Machine["stepTexts"] = async () =>
  (await import("./step-words.ts")).CLASSIC_STEP_TEXTS;
export const guide: Machine["guide"] = async () => (await import("./guide.ts")).GUIDE;
export const libraries: Machine["libraries"] = async () =>
  (await import("./library/libraries.ts")).PICTURE_LIBRARIES;
export const letterings: Machine["letterings"] = async () =>
  (await import("./library/lettering.ts")).LETTERINGS;
export const hasLooks = true;
export const looks: Machine["looks"] = async () => (await import("./looks.ts")).LOOKS;
export const letteringStyles: Machine["letteringStyles"] = async () =>
  (await import("./library/lettering.ts")).LETTERING_STYLES;
export const descriptions: Machine["descriptions"] = async () =>
  (await import("./library/libraries.ts")).describePicture;
export const wordTable: Machine["wordTable"] = async () => (await import("./words.ts")).WORD_TABLE;
export const walkthrough: Machine["walkthrough"] = async () => (await import("./walk.ts")).createWalkthrough;
export const vocabulary: Machine["vocabulary"] = async () =>
  (await import("./spoken.ts")).FILE_NAME_VOCABULARY;

export const showcase: Machine["showcase"] = {
  category: "blends",
  alt: LABELS.showcase.alt,
  lettered: {
    category: "blends",
    pictures: {
      left: "/images/defaults/generic/blends/gold-blend.png",
      middle: "/images/defaults/generic/blends/mocha.png",
      right: "/images/defaults/generic/blends/signature.png",
    },
  },
  card: {
    title: LABELS.showcase.title,
    text: LABELS.showcase.text,
    pictures: [
      "/images/defaults/generic/blends/house-blend.png",
      "/images/defaults/generic/blends/colombian.png",
      "/images/defaults/generic/blends/dark-roast.png",
    ],
    size: THREE_ACROSS_SIZE,
  },
};
