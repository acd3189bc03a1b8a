import { execFileSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { findLookLettering, lookPicturePath, showcasePicturePath } from "../shared/machine/looks.ts";
import { findWordAt, textOfWord } from "../shared/machine/machine.ts";
import { findArrangement } from "../shared/machine/questions.ts";
import { LOOKS } from "../shared/machines/classic/looks.ts";
import { CLASSIC_MODEL } from "../shared/machines/classic/model.ts";
import { WORD_TABLE } from "../shared/machines/classic/words.ts";
import { draw, openBrowser } from "./letter/draw.ts";
import { backdrop, type Picture, words } from "./letter/picture.ts";

/*
 * Letters the pictures of looks that the home page shows, in English, from those without words.
 *
 * node artwork/shown.ts
 */

const PUBLIC = fileURLToPath(new URL("../public", import.meta.url));
const cache = fileURLToPath(new URL(".cache/shown", import.meta.url));
const QUALITY = 84;

const nameOf = (path: string): string => path.replaceAll(/\W+/g, "-").slice(1);

/** Each picture, and the one without words that it is made from. */
const pairs = LOOKS.flatMap((look) =>
  CLASSIC_MODEL.categories.flatMap((category) => {
    if (category.kind === "list" || !look.shown.includes(category.id)) return [];
    const initial = "counts" in category ? category.counts.initial : undefined;
    const { count, size, places } = findArrangement(category, initial);
    const lettering = findLookLettering(look, category.id, count);
    return places.map(({ slot }): [Picture, string] => {
      const plain = lookPicturePath(look, category, count, slot);
      const text = textOfWord(WORD_TABLE, {}, findWordAt(WORD_TABLE, category.id, slot)?.id ?? "");
      const html = backdrop(nameOf(plain)) + (lettering ? words(text, lettering) : "");
      return [
        { path: showcasePicturePath(look, category, slot), ...size, plates: [nameOf(plain)], html },
        plain,
      ];
    });
  }),
);

for (const folder of ["plates", "pages", "drawn"]) mkdirSync(join(cache, folder), { recursive: true });
for (const [, plain] of pairs)
  execFileSync("convert", [join(PUBLIC, plain), join(cache, "plates", `${nameOf(plain)}.png`)]);
const drawn = ({ path }: Picture): string => join(cache, "drawn", `${nameOf(path)}.png`);
const pictures = pairs.map(([picture]) => picture);
const browser = await openBrowser();
await draw(browser, pictures, { plates: join(cache, "plates"), pages: join(cache, "pages") }, drawn);
await browser.close();
for (const picture of pictures) {
  const out = join(PUBLIC, picture.path);
  mkdirSync(dirname(out), { recursive: true });
  const packing = ["-strip", "-quality", `${QUALITY}`, "-define", "webp:method=6"];
  execFileSync("convert", [drawn(picture), ...packing, out]);
}
