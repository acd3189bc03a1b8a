import { LIBRARIES } from "./library/libraries.ts";

/* What the bundled pictures show, for people who can't see them, without the words on them. */

/** Scenes of the libraries, by file name. */
const SCENES: Readonly<Record<string, string>> = {
  "walnut-cappuccino": "Cappuccino with latte art in a white cup on dark wood",
  "morning-table": "Steaming coffee in a cream mug on light wood",
  "sage-linen": "Coffee with a milk heart in a cream cup on green linen",
  "cinnamon-cup": "Coffee with milk foam in a white mug, with cinnamon sticks",
  "cocoa-foam": "Coffee with foam and cocoa in a white cup on oak",
  "croissant-table": "Coffee with a milk heart in a blue cup, beside a croissant",
  "dark-beans": "Dark coffee beans",
  "espresso-crema": "Espresso with crema in a glass on dark slate",
  terracotta: "Black coffee in a red clay bowl, with coffee cherries",
  "vanilla-latte": "Layered latte in a glass, with a vanilla flower",
  "hazelnut-cup": "Coffee with a milk heart in a cup on wood, with hazelnuts",
  "rosetta-above": "Cup with latte art on dark stone, seen from above",
  "french-press": "French press with coffee on slate, with beans",
  "cherry-bowl": "Bowl of red coffee cherries on dark wood",
  "burlap-sack": "Burlap sack full of coffee beans",
  "moka-pot": "Moka pot and a small cup on dark wood",
  "jungle-mug": "Steaming coffee in a cream mug, with green leaves",
  "wooden-bowl": "Wooden bowl full of coffee beans",
  "celadon-bowl": "Black coffee in a green bowl, with leaves",
  "pale-stone": "Coffee with crema in a white cup on pale stone",
  "green-leaf": "Coffee with latte art in a white cup, with green leaves",
  "pour-over": "Glass carafe with filter coffee on pale stone",
  "kraft-bag": "Paper bag of coffee, with beans and green leaves",
  "iced-glass": "Iced coffee in a tall glass on light blue",
  "red-cup": "Coffee in a red cup on red",
  "blue-cup": "Coffee with a milk heart in a blue cup on blue",
  "sunrise-glass": "Steaming coffee in a glass mug on orange",
  "caramel-glass": "Layered latte in a glass, with pieces of caramel",
  "honey-beans": "Heap of light coffee beans on yellow",
  "half-and-half": "Dark and light coffee beans side by side on violet",
  "black-gold": "Coffee in a black and gold cup on black",
  "mocha-chocolate": "Mocha with latte art in a dark cup, with chocolate",
  "golden-bowl": "Golden bowl full of dark coffee beans",
  "emerald-gold": "Coffee with latte art in a green and gold cup",
  "midnight-gold": "Espresso in a golden cup on dark blue",
  "first-light": "Steaming cup of coffee on dark wood, with beans",
  roastery: "Cup of espresso on a bed of dark beans",
  "over-ice": "Three glasses of iced coffee on light blue",
  "black-and-gold": "Espresso in a black and gold cup on black, with beans",
  "house-favourites": "Espresso, cappuccino and latte side by side on light wood",
};

/** Defaults and pictures of looks, by category and slot, or the number in a list. */
const PLACES: Readonly<Record<string, string>> = {
  "screensaver/1": "Latte in a cup on a round slab, with coffee beans",
  "screensaver/2": "Latte, espresso and black coffee, seen from above",
  "screensaver/3": "Two glasses of iced coffee",
  "blends/left": "Latte with latte art in a cup on a saucer",
  "blends/middle": "Coffee with crema in a cup on a saucer",
  "blends/right": "Black coffee in a cup",
  "hotcold/hot": "Steaming coffee in a mug",
  "hotcold/cold": "Iced coffee in a tall glass",
  "hotcupsizes/regular": "Coffee in a regular paper cup",
  "hotcupsizes/medium": "Coffee in a medium paper cup",
  "hotcupsizes/large": "Coffee in a large paper cup",
  "hotcupsizes/xlarge": "Coffee in an extra-large paper cup",
  "coldcupsizes/regular": "Iced coffee in a regular cup",
  "coldcupsizes/medium": "Iced coffee in a medium cup",
  "coldcupsizes/large": "Iced coffee in a large cup",
  "hotleaveroom/leaveroom": "Glass of coffee with room at the top",
  "hotleaveroom/noroom": "Glass of coffee filled to the top",
  "coldleaveroom/leaveroom": "Glass of iced coffee with room at the top",
  "coldleaveroom/noroom": "Glass of iced coffee filled to the top",
  "dispensinghot/screen": "Coffee pouring into a cup",
  "dispensingcold/screen": "Coffee pouring into a glass of ice",
};

const SCENE_OF = new Map<string, string>(
  Object.values(LIBRARIES)
    .flat()
    .map(({ path, scene }) => [path, scene]),
);

/** Undefined for other pictures. */
export function describePicture(path: string): string | undefined {
  const [file = "", ...folders] = (SCENE_OF.get(path) ?? path).split("/").reverse();
  const name = file.replace(/\.\w+$/, "");
  const category = folders.find((folder) => !/^\d+$/.test(folder));
  return category === "scenes" ? SCENES[name] : PLACES[`${category}/${name}`];
}
