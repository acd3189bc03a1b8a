import { readFileSync } from "node:fs";
import { join } from "node:path";
import { png } from "./png.ts";

/*
 * What lettering is tried with: twenty names, from three to twenty letters, in many scripts, and six backgrounds.
 */

export const LETTERED_NAMES = [
  ["Oat", "Ham", "Hausmischung", "Äthiopien Natur", "Guten-Morgen-Kaffee", "Donaudampfschiffahrt"],
  ["Łódź Poranna", "Żółta Gęś", "Čierna", "Crème brûlée", "Ristretto 100%", "Ελληνικός"],
  ["深煎りブレンド", "東京", "قهوة عربية", "Кофе по-домашнему", "Decaf ☕", "🎄 Winter"],
  ["ESPRESSO FORTE", "WWWWWWWWWWWWWWWWWWWW"],
].flat();

const file = (path: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(readFileSync(join(import.meta.dirname, "../../public/images/defaults", path)));

/** Of 302x485 pixels: dark, light, mixed, with words of its own, light at the foot, and one that is nothing but noise. */
export const LETTERED_BACKGROUNDS: readonly Uint8Array<ArrayBuffer>[] = [
  file("blends/left.png"),
  file("coldcupsizes/3/regular.png"),
  file("generic/scenes/rosetta-above.png"),
  file("generic/blends/vanilla.png"),
  file("generic/scenes/green-leaf.png"),
  new Uint8Array(png(302, 485, { noise: 255 })),
];
