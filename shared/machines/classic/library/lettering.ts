import type { LetteredScene, Lettering, LetteringStyles, PictureStyle } from "../../../machine/library.ts";
import { THREE_ACROSS_SIZE } from "../places.ts";

/* A separate file, because the picture picker doesn't need it. */

const SOFT_SHADOW = { colour: "rgba(20, 8, 2, 0.65)", y: 2, blur: 10 };

const BLENDS = {
  modern: {
    box: { x: 26, y: 34, width: 250, height: 116 },
    family: "Outfit",
    weight: 600,
    size: 58,
    maxLines: 2,
    lineHeight: 1.0,
    tracking: -0.025,
    transform: "none",
    align: "left",
    anchor: "top",
    fill: ["#2a1a12"],
  },
  traditional: {
    box: { x: 40, y: 46, width: 222, height: 86 },
    family: "Playfair Display",
    weight: 800,
    size: 44,
    maxLines: 2,
    lineHeight: 1.02,
    tracking: 0.01,
    transform: "none",
    align: "center",
    anchor: "middle",
    fill: ["#3b1f10"],
  },
  realistic: {
    box: { x: 20, y: 28, width: 262, height: 116 },
    family: "Fraunces",
    weight: 650,
    size: 60,
    maxLines: 2,
    lineHeight: 0.98,
    tracking: -0.012,
    transform: "none",
    align: "center",
    anchor: "middle",
    fill: ["#fff6e6"],
    shadow: SOFT_SHADOW,
  },
  gradient: {
    box: { x: 24, y: 30, width: 254, height: 112 },
    family: "Jost",
    weight: 700,
    size: 54,
    maxLines: 2,
    lineHeight: 0.98,
    tracking: 0.01,
    transform: "uppercase",
    align: "center",
    anchor: "middle",
    fill: ["#ffffff"],
    shadow: { colour: "rgba(0, 0, 0, 0.25)", y: 1, blur: 8 },
  },
  premium: {
    box: { x: 32, y: 44, width: 238, height: 84 },
    family: "Cinzel",
    weight: 700,
    size: 46,
    maxLines: 2,
    lineHeight: 1.06,
    tracking: 0.03,
    transform: "uppercase",
    align: "center",
    anchor: "middle",
    fill: ["#fbe9b0", "#e2b65c", "#b98632"],
    shadow: { colour: "rgba(0, 0, 0, 0.8)", y: 1, blur: 4 },
  },
  classic: {
    box: { x: 20, y: 12, width: 262, height: 94 },
    family: "Lobster Two",
    weight: 700,
    italic: true,
    size: 60,
    maxLines: 2,
    lineHeight: 0.96,
    tracking: 0,
    transform: "none",
    align: "center",
    anchor: "middle",
    fill: ["#7a1f16"],
  },
} as const satisfies Record<PictureStyle, Lettering>;

/** Words on the left of a wide scene. */
const SCREENSAVERS = {
  box: { x: 64, y: 110, width: 440, height: 300 },
  family: "Fraunces",
  weight: 600,
  size: 88,
  maxLines: 2,
  lineHeight: 1.02,
  tracking: -0.015,
  transform: "none",
  align: "left",
  anchor: "middle",
  fill: ["#fff4e0"],
  shadow: { colour: "rgba(20, 8, 2, 0.55)", y: 3, blur: 24 },
} as const satisfies Lettering;

/** Overrides by scene. */
const SCENES: Readonly<Record<string, Partial<Lettering>>> = {
  "morning-table": { fill: ["#5a3413"] },
  "sage-linen": { fill: ["#38502f"] },
  "croissant-table": { fill: ["#27455f"] },
  "vanilla-latte": { fill: ["#4a2812"], shadow: { colour: "rgba(255, 248, 232, 0.7)", y: 0, blur: 10 } },
  "iced-glass": { fill: ["#123a5a"] },
  "red-cup": { fill: ["#fff3e6"] },
  "over-ice": {
    family: "Outfit",
    weight: 600,
    size: 76,
    tracking: -0.03,
    fill: ["#0f3557"],
    shadow: { colour: "rgba(255, 255, 255, 0.4)", y: 0, blur: 24 },
  },
  "black-and-gold": {
    family: "Cinzel",
    weight: 600,
    size: 80,
    maxLines: 3,
    tracking: 0.02,
    transform: "uppercase",
    fill: ["#fbe9b0", "#e2b65c", "#b98632"],
    shadow: { colour: "rgba(0, 0, 0, 0.8)", y: 2, blur: 8 },
  },
  "house-favourites": {
    family: "Playfair Display",
    weight: 700,
    size: 76,
    fill: ["#43240f"],
    shadow: { colour: "rgba(255, 246, 230, 0.6)", y: 0, blur: 24 },
  },
};

const ofScene = ({ scene }: LetteredScene): Partial<Lettering> | undefined =>
  SCENES[scene.slice(scene.lastIndexOf("/") + 1, -".png".length)];

export const LETTERINGS = {
  blends: (picture: LetteredScene): Lettering => ({ ...BLENDS[picture.style], ...ofScene(picture) }),
  screensavers: (picture: LetteredScene): Lettering => ({ ...SCREENSAVERS, ...ofScene(picture) }),
};

/** Heavier than `premium`, for darkened pictures instead of a black background. */
const GOLD = {
  ...BLENDS.premium,
  box: { x: 28, y: 42, width: 246, height: 88 },
  weight: 800,
  fill: ["#fff3cc", "#f6d98d", "#e3b75f"],
} as const satisfies Lettering;

export const LETTERING_STYLES: LetteringStyles = {
  drawnFor: THREE_ACROSS_SIZE,
  initial: "realistic",
  styles: { ...BLENDS, premium: GOLD },
};
