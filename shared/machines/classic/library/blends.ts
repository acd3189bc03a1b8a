import type { LibraryPicture } from "../../../machine/library.ts";
import { THREE_ACROSS_SIZE } from "../places.ts";

const SCENES = {
  "walnut-cappuccino": { style: "classic", tags: ["cup", "latte art", "wood", "walnut", "white", "milk"] },
  "morning-table": { style: "classic", tags: ["mug", "wood", "light", "steam", "cream", "morning"] },
  "sage-linen": { style: "classic", tags: ["cup", "green", "linen", "cream", "milk", "soft"] },
  "cinnamon-cup": { style: "classic", tags: ["mug", "wood", "cinnamon", "spice", "foam", "winter", "red"] },
  "cocoa-foam": { style: "classic", tags: ["cup", "foam", "cocoa", "wood", "oak", "white", "milk"] },
  "croissant-table": {
    style: "classic",
    tags: ["cup", "croissant", "blue", "latte art", "heart", "light", "morning"],
  },
  "dark-beans": { style: "realistic", tags: ["beans", "dark", "strong", "bold", "black"] },
  "espresso-crema": { style: "realistic", tags: ["espresso", "crema", "glass", "strong", "dark", "slate"] },
  terracotta: { style: "realistic", tags: ["bowl", "cherries", "leaf", "african", "fruity", "red", "wood"] },
  "vanilla-latte": {
    style: "realistic",
    tags: ["glass", "latte", "vanilla", "milk", "sweet", "flavored", "flower"],
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
  "iced-glass": { style: "modern", tags: ["iced", "cold", "ice", "glass", "blue", "summer"] },
  "red-cup": { style: "modern", tags: ["cup", "red", "espresso", "bold", "strong"] },
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
} as const satisfies Record<string, Pick<LibraryPicture, "style" | "tags">>;

function blend(slug: string, text: string, scene: keyof typeof SCENES, ...more: string[]): LibraryPicture {
  const { style, tags } = SCENES[scene];
  return {
    path: `/images/defaults/generic/blends/${slug}.png`,
    size: THREE_ACROSS_SIZE,
    text,
    tags: [...new Set([...more, ...tags])],
    style,
    scene: `/images/defaults/generic/scenes/${scene}.png`,
  };
}

export const BLEND_PICTURES: readonly LibraryPicture[] = [
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
