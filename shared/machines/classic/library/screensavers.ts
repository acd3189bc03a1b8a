import type { LibraryPicture } from "../../../machine/library.ts";
import { SCREEN_SIZE } from "../places.ts";

/** `slug` names the file, the scene and the word. */
function screensaver(
  slug: string,
  text: string,
  style: LibraryPicture["style"],
  ...tags: string[]
): LibraryPicture {
  return {
    path: `/images/defaults/generic/screensavers/${slug}.png`,
    thumbnail: `/images/defaults/generic/screensavers/small/${slug}.webp`,
    size: SCREEN_SIZE,
    text,
    word: slug,
    tags,
    style,
    scene: `/images/defaults/generic/scenes/${slug}.png`,
  };
}

export const SCREENSAVER_PICTURES: readonly LibraryPicture[] = [
  screensaver(
    "first-light",
    "Good coffee, made for you",
    "classic",
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
