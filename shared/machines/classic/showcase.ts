import type { Showcase } from "../../machine/machine.ts";
import { THREE_ACROSS_SIZE } from "./places.ts";

export const SHOWCASE: Showcase = {
  category: "blends",
  alt: "A coffee machine's screen with three blends to choose from: House Blend, Colombian and Dark Roast.",
  lettered: {
    category: "blends",
    pictures: {
      left: "/images/defaults/generic/blends/gold-blend.png",
      middle: "/images/defaults/generic/blends/mocha.png",
      right: "/images/defaults/generic/blends/signature.png",
    },
  },
  card: {
    title: "Custom Blends",
    text: "Name the coffees you serve and give each one an image that sells it: your own, or one of ours with the name on it.",
    pictures: [
      "/images/defaults/generic/blends/house-blend.png",
      "/images/defaults/generic/blends/colombian.png",
      "/images/defaults/generic/blends/dark-roast.png",
    ],
    size: THREE_ACROSS_SIZE,
  },
};
