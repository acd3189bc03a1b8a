import type { Box } from "../../machine/types.ts";

/*
 * The bundled generic pictures: what the picker searches and shows, and, for each, the same scene
 * without its lettering and how the lettering is set, so that a scene can carry other words.
 */

export type GenericStyle =
  | "modern"
  | "traditional"
  | "realistic"
  | "gradient"
  | "premium"
  | "classic"
  | "default";

/** How words are set on a scene: as large as they fit the box, in one line or several. */
export interface Lettering {
  /** Pixels of the picture that the words may fill. */
  readonly box: Box;
  /** A family under the SIL Open Font License. */
  readonly family: string;
  readonly weight: number;
  readonly italic?: boolean;
  /** Pixels of the largest size; longer words are set smaller. */
  readonly size: number;
  readonly maxLines: number;
  /** As a share of the size. */
  readonly lineHeight: number;
  /** Space between letters, as a share of the size. */
  readonly tracking: number;
  readonly transform: "none" | "uppercase";
  readonly align: "left" | "center";
  readonly anchor: "top" | "middle" | "bottom";
  /** Colours from the top of the letters to their foot; one for plain letters. */
  readonly fill: readonly [string, ...string[]];
  readonly shadow?: { readonly colour: string; readonly y: number; readonly blur: number };
}

export interface GenericImage {
  readonly path: `/images/defaults/generic/${string}.png`;
  readonly text: string;
  readonly tags: readonly string[];
  readonly style: GenericStyle;
  readonly scene?: `/images/defaults/generic/scenes/${string}.png`;
  readonly lettering?: Lettering;
}

const SOFT_SHADOW = { colour: "rgba(20, 8, 2, 0.65)", y: 2, blur: 10 };

/** One way of lettering a style; a scene may change the colours. */
const SETTINGS = {
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
} as const satisfies Record<Exclude<GenericStyle, "default">, Lettering>;

type LetteredStyle = keyof typeof SETTINGS;

interface SceneLettering {
  readonly style: LetteredStyle;
  /** Search words for what the scene shows. */
  readonly tags: readonly string[];
  readonly fill?: Lettering["fill"];
  readonly shadow?: Lettering["shadow"];
}

/** The unlettered scenes of the blend pictures. */
const SCENES = {
  "walnut-cappuccino": { style: "classic", tags: ["cup", "latte art", "wood", "walnut", "white", "milk"] },
  "morning-table": {
    style: "classic",
    tags: ["mug", "wood", "light", "steam", "cream", "morning"],
    fill: ["#5a3413"],
  },
  "sage-linen": {
    style: "classic",
    tags: ["cup", "green", "linen", "cream", "milk", "soft"],
    fill: ["#38502f"],
  },
  "cinnamon-cup": { style: "classic", tags: ["mug", "wood", "cinnamon", "spice", "foam", "winter", "red"] },
  "cocoa-foam": { style: "classic", tags: ["cup", "foam", "cocoa", "wood", "oak", "white", "milk"] },
  "croissant-table": {
    style: "classic",
    tags: ["cup", "croissant", "blue", "latte art", "heart", "light", "morning"],
    fill: ["#27455f"],
  },
  "dark-beans": { style: "realistic", tags: ["beans", "dark", "strong", "bold", "black"] },
  "espresso-crema": { style: "realistic", tags: ["espresso", "crema", "glass", "strong", "dark", "slate"] },
  terracotta: { style: "realistic", tags: ["bowl", "cherries", "leaf", "african", "fruity", "red", "wood"] },
  "vanilla-latte": {
    style: "realistic",
    tags: ["glass", "latte", "vanilla", "milk", "sweet", "flavored", "flower"],
    fill: ["#4a2812"],
    shadow: { colour: "rgba(255, 248, 232, 0.7)", y: 0, blur: 10 },
  },
  "hazelnut-cup": { style: "realistic", tags: ["cup", "nut", "hazelnut", "wood", "latte art", "flavored"] },
  "rosetta-above": { style: "realistic", tags: ["cup", "latte art", "milk", "stone", "from above"] },
  "french-press": { style: "realistic", tags: ["french press", "glass", "slate", "dark", "strong", "beans"] },
  "cherry-bowl": {
    style: "realistic",
    tags: ["bowl", "cherries", "leaf", "red", "fruity", "african", "wood"],
  },
  "burlap-sack": { style: "traditional", tags: ["beans", "sack", "burlap", "wood", "farm", "origin"] },
  "moka-pot": { style: "traditional", tags: ["moka pot", "italian", "wood", "espresso", "red"] },
  "jungle-mug": { style: "traditional", tags: ["mug", "leaf", "green", "dark", "steam", "origin"] },
  "wooden-bowl": {
    style: "traditional",
    tags: ["beans", "bowl", "wood", "leaf", "yellow", "nutty", "origin"],
  },
  "celadon-bowl": {
    style: "traditional",
    tags: ["bowl", "leaf", "green", "teal", "dark", "black", "origin"],
  },
  "pale-stone": { style: "modern", tags: ["cup", "white", "light", "stone", "marble", "minimal"] },
  "green-leaf": { style: "modern", tags: ["cup", "leaf", "green", "latte art", "natural", "light"] },
  "pour-over": {
    style: "modern",
    tags: ["pour over", "filter", "glass", "white", "light", "stone", "minimal"],
  },
  "kraft-bag": { style: "modern", tags: ["bag", "beans", "leaf", "green", "natural", "light"] },
  "iced-glass": {
    style: "modern",
    tags: ["iced", "cold", "ice", "glass", "blue", "summer"],
    fill: ["#123a5a"],
  },
  "red-cup": { style: "modern", tags: ["cup", "red", "espresso", "bold", "strong"], fill: ["#fff3e6"] },
  "blue-cup": { style: "gradient", tags: ["cup", "blue", "latte art", "heart", "evening"] },
  "sunrise-glass": { style: "gradient", tags: ["glass", "orange", "morning", "sunrise", "filter", "steam"] },
  "caramel-glass": { style: "gradient", tags: ["glass", "caramel", "sweet", "flavored", "milk", "amber"] },
  "honey-beans": { style: "gradient", tags: ["beans", "light", "blonde", "yellow", "gold", "honey", "mild"] },
  "half-and-half": { style: "gradient", tags: ["beans", "dark", "light", "violet", "purple", "brown"] },
  "black-gold": { style: "premium", tags: ["cup", "black", "gold", "luxury", "dark", "crema"] },
  "mocha-chocolate": {
    style: "premium",
    tags: ["cup", "chocolate", "mocha", "sweet", "dark", "gold", "flavored"],
  },
  "golden-bowl": { style: "premium", tags: ["beans", "gold", "black", "luxury", "dark"] },
  "emerald-gold": {
    style: "premium",
    tags: ["cup", "green", "gold", "marble", "luxury", "latte art", "dark"],
  },
  "midnight-gold": { style: "premium", tags: ["cup", "blue", "gold", "espresso", "luxury", "dark", "crema"] },
} as const satisfies Record<string, SceneLettering>;

type Scene = keyof typeof SCENES;

/** A lettered blend picture: `slug` names its file, `more` adds search words to the scene's. */
function blend(slug: string, text: string, scene: Scene, ...more: string[]): GenericImage {
  const { style, tags, fill, shadow }: SceneLettering = SCENES[scene];
  return {
    path: `/images/defaults/generic/blends/${slug}.png`,
    text,
    tags: [...new Set([...more, ...tags])],
    style,
    scene: `/images/defaults/generic/scenes/${scene}.png`,
    lettering: { ...SETTINGS[style], ...(fill && { fill }), ...(shadow && { shadow }) },
  };
}

export const GENERIC_BLENDS: readonly GenericImage[] = [
  blend("house-blend", "House Blend", "walnut-cappuccino", "medium", "house"),
  blend("house-blend-modern", "House Blend", "pale-stone", "medium", "house"),
  blend("colombian", "Colombian", "burlap-sack", "medium", "single origin", "colombia", "south america"),
  blend("colombian-green", "Colombian", "jungle-mug", "medium", "single origin", "colombia", "south america"),
  blend("dark-roast", "Dark Roast", "dark-beans", "intense"),
  blend("dark-roast-gold", "Dark Roast", "black-gold", "intense", "premium"),
  blend("light-roast", "Light Roast", "pour-over", "mild"),
  blend("blonde-roast", "Blonde Roast", "honey-beans", "light roast"),
  blend("medium-roast", "Medium Roast", "morning-table", "balanced", "medium"),
  blend("french-roast", "French Roast", "french-press", "french", "france", "dark roast"),
  blend("italian-roast", "Italian Roast", "moka-pot", "italy", "dark", "dark roast"),
  blend("espresso", "Espresso", "espresso-crema", "shot", "italian"),
  blend("espresso-red", "Espresso", "red-cup", "shot", "italian"),
  blend("decaf", "Decaf", "blue-cup", "decaffeinated", "caffeine free", "mild"),
  blend("decaf-house", "Decaf", "sage-linen", "decaffeinated", "caffeine free", "mild"),
  blend("half-caff", "Half Caff", "half-and-half", "half decaf", "mild"),
  blend("breakfast-blend", "Breakfast Blend", "croissant-table", "mild", "light"),
  blend("morning-blend", "Morning Blend", "sunrise-glass", "breakfast", "light"),
  blend("ethiopian", "Ethiopian", "terracotta", "single origin", "ethiopia", "africa"),
  blend("kenyan", "Kenyan", "cherry-bowl", "single origin", "kenya", "africa"),
  blend("brazilian", "Brazilian", "wooden-bowl", "single origin", "brazil", "south america", "nutty"),
  blend("sumatra", "Sumatra", "celadon-bowl", "single origin", "indonesia", "asia", "earthy"),
  blend("costa-rican", "Costa Rican", "green-leaf", "single origin", "costa rica", "central america"),
  blend("organic", "Organic", "kraft-bag", "bio", "fair trade", "eco"),
  blend("vanilla", "French Vanilla", "vanilla-latte"),
  blend("hazelnut", "Hazelnut", "hazelnut-cup", "sweet", "nutty"),
  blend("caramel", "Caramel", "caramel-glass", "macchiato"),
  blend("mocha", "Mocha", "mocha-chocolate", "cocoa"),
  blend("cinnamon-spice", "Cinnamon Spice", "cinnamon-cup", "seasonal", "holiday", "flavored", "pumpkin"),
  blend("gold-blend", "Gold Blend", "golden-bowl", "premium"),
  blend("signature", "Signature", "midnight-gold", "premium", "special"),
  blend("reserve", "Reserve", "emerald-gold", "premium", "special", "arabica"),
  blend("cappuccino", "Cappuccino", "cocoa-foam", "italian"),
  blend("caffe-latte", "Caffè Latte", "rosetta-above", "latte", "caffe latte", "cafe"),
  blend("iced-coffee", "Iced Coffee", "iced-glass", "cold brew"),
];

/** A screensaver with its words; it says what the lettering is where they are. */
function screensaver(
  slug: string,
  text: string,
  style: GenericStyle,
  lettering: Lettering,
  ...tags: string[]
) {
  return {
    path: `/images/defaults/generic/screensavers/${slug}.png`,
    text,
    tags,
    style,
    scene: `/images/defaults/generic/scenes/${slug}.png`,
    lettering,
  } as const satisfies GenericImage;
}

/** Words at the left of a wide scene. */
const WIDE = {
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

export const GENERIC_SCREENSAVERS: readonly GenericImage[] = [
  screensaver(
    "first-light",
    "Good coffee, made for you",
    "classic",
    WIDE,
    "latte art",
    "cup",
    "wood",
    "beans",
    "steam",
    "warm",
    "morning",
    "cappuccino",
  ),
  screensaver(
    "roastery",
    "Freshly roasted, freshly ground",
    "realistic",
    WIDE,
    "beans",
    "dark",
    "black",
    "roast",
    "strong",
  ),
  screensaver(
    "over-ice",
    "Cool down, perk up",
    "modern",
    {
      ...WIDE,
      family: "Outfit",
      weight: 600,
      size: 76,
      tracking: -0.03,
      fill: ["#0f3557"],
      shadow: { colour: "rgba(255, 255, 255, 0.4)", y: 0, blur: 24 },
    },
    "iced",
    "cold",
    "ice",
    "blue",
    "glass",
    "summer",
    "light",
  ),
  screensaver(
    "black-and-gold",
    "The finer cup",
    "premium",
    {
      ...WIDE,
      family: "Cinzel",
      weight: 600,
      size: 80,
      maxLines: 3,
      tracking: 0.02,
      transform: "uppercase",
      fill: ["#fbe9b0", "#e2b65c", "#b98632"],
      shadow: { colour: "rgba(0, 0, 0, 0.8)", y: 2, blur: 8 },
    },
    "black",
    "gold",
    "luxury",
    "dark",
    "espresso",
    "cup",
  ),
  screensaver(
    "house-favourites",
    "What will it be today?",
    "traditional",
    {
      ...WIDE,
      family: "Playfair Display",
      weight: 700,
      size: 76,
      fill: ["#43240f"],
      shadow: { colour: "rgba(255, 246, 230, 0.6)", y: 0, blur: 24 },
    },
    "espresso",
    "cappuccino",
    "latte",
    "light",
    "wood",
    "cup",
    "vanilla",
    "menu",
  ),
];
