import { LABELS } from "#classic/labels.ts";
import type { Showcase } from "../../machine/machine.ts";
import { THREE_ACROSS_SIZE } from "./places.ts";

export const SHOWCASE: Showcase = {
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
