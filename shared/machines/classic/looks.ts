import { LOOK_TAGLINES } from "#classic/descriptions.ts";
import type { LetteringAppearance, LetteringArea, LetteringAreas, Look } from "../../machine/looks.ts";

/* The pictures leave room for words: below a cup, beside it in low frames, above a blend, left of the outlet. */

const BELOW_WIDE: LetteringArea = {
  box: { x: 36, y: 390, width: 388, height: 66 },
  size: 46,
  maxLines: 1,
  align: "center",
  anchor: "middle",
};
const BELOW: LetteringArea = { ...BELOW_WIDE, box: { x: 20, y: 390, width: 262, height: 66 }, size: 42 };
const BESIDE: LetteringArea = {
  box: { x: 196, y: 48, width: 240, height: 110 },
  size: 44,
  maxLines: 2,
  align: "left",
  anchor: "middle",
};
const BESIDE_GLASS: LetteringArea = { ...BESIDE, box: { x: 188, y: 36, width: 198, height: 108 }, size: 40 };
/** Right of Riviera's glass and lemon. */
const BESIDE_LEMON: LetteringArea = { ...BESIDE_GLASS, box: { x: 198, y: 36, width: 190, height: 108 } };
const ABOVE: LetteringArea = {
  box: { x: 22, y: 26, width: 258, height: 96 },
  size: 42,
  maxLines: 2,
  align: "center",
  anchor: "middle",
};
const LEFT_OF_OUTLET: LetteringArea = {
  box: { x: 72, y: 92, width: 600, height: 210 },
  size: 72,
  maxLines: 2,
  align: "left",
  anchor: "middle",
};

const LETTERING_AREAS: LetteringAreas = {
  blends: { 3: ABOVE },
  hotcold: { 2: BELOW_WIDE },
  hotcupsizes: { 2: BELOW_WIDE, 3: BELOW, 4: BESIDE },
  coldcupsizes: { 1: BELOW_WIDE, 2: BELOW_WIDE, 3: BELOW },
  hotleaveroom: { 2: BESIDE_GLASS },
  coldleaveroom: { 2: BESIDE_GLASS },
  dispensinghot: { 1: LEFT_OF_OUTLET },
  dispensingcold: { 1: LEFT_OF_OUTLET },
};

const STUDIO_LETTERING: LetteringAppearance = {
  family: "Jost",
  weight: 500,
  lineHeight: 1.08,
  tracking: 0.005,
  transform: "none",
  fill: ["#2b2521"],
};

const WALNUT_LETTERING: LetteringAppearance = {
  family: "Fraunces",
  weight: 560,
  lineHeight: 1.02,
  tracking: -0.01,
  transform: "none",
  fill: ["#fbf1df"],
  shadow: { colour: "rgba(24, 12, 5, 0.5)", y: 1, blur: 8 },
};

const MIDNIGHT_LETTERING: LetteringAppearance = {
  family: "Cinzel",
  weight: 600,
  lineHeight: 1.1,
  tracking: 0.04,
  transform: "uppercase",
  fill: ["#fdf3d4", "#f0d49a"],
  shadow: { colour: "rgba(0, 0, 0, 0.6)", y: 1, blur: 6 },
};

const EVERGREEN_LETTERING: LetteringAppearance = {
  family: "Playfair Display",
  weight: 600,
  lineHeight: 1.04,
  tracking: 0.005,
  transform: "none",
  fill: ["#fdf3dc"],
  shadow: { colour: "rgba(10, 14, 8, 0.6)", y: 1, blur: 8 },
};

const RIVIERA_LETTERING: LetteringAppearance = {
  family: "Fraunces",
  weight: 620,
  lineHeight: 1.02,
  tracking: -0.01,
  transform: "none",
  fill: ["#1b2c55"],
};

export const LOOKS: readonly Look[] = [
  {
    id: "studio",
    name: "Studio",
    tagline: LOOK_TAGLINES.studio,
    folder: "/images/looks/studio",
    lists: { screensaver: 3 },
    appearance: STUDIO_LETTERING,
    style: "modern",
    letteringAreas: LETTERING_AREAS,
    shown: ["hotcupsizes"],
  },
  {
    id: "walnut",
    name: "Walnut",
    tagline: LOOK_TAGLINES.walnut,
    folder: "/images/looks/walnut",
    lists: { screensaver: 3 },
    appearance: WALNUT_LETTERING,
    style: "realistic",
    letteringAreas: LETTERING_AREAS,
    shown: ["hotcold"],
  },
  {
    id: "midnight",
    name: "Midnight",
    tagline: LOOK_TAGLINES.midnight,
    folder: "/images/looks/midnight",
    lists: { screensaver: 3 },
    appearance: MIDNIGHT_LETTERING,
    style: "premium",
    letteringAreas: LETTERING_AREAS,
    shown: ["coldcupsizes", "hotleaveroom", "coldleaveroom"],
  },
  {
    id: "evergreen",
    name: "Evergreen",
    tagline: LOOK_TAGLINES.evergreen,
    season: "christmas",
    folder: "/images/looks/evergreen",
    lists: { screensaver: 3 },
    appearance: EVERGREEN_LETTERING,
    style: "premium",
    letteringAreas: LETTERING_AREAS,
    shown: [],
  },
  {
    id: "riviera",
    name: "Riviera",
    tagline: LOOK_TAGLINES.riviera,
    season: "summer",
    folder: "/images/looks/riviera",
    lists: { screensaver: 3 },
    appearance: RIVIERA_LETTERING,
    style: "traditional",
    letteringAreas: {
      ...LETTERING_AREAS,
      hotleaveroom: { 2: BESIDE_LEMON },
      coldleaveroom: { 2: BESIDE_LEMON },
    },
    shown: [],
  },
];
