import { execFileSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { showcasePicturePath } from "../shared/machine/looks.ts";
import { findArrangement } from "../shared/machine/questions.ts";
import { LOOKS } from "../shared/machines/classic/looks.ts";
import { CLASSIC_MODEL } from "../shared/machines/classic/model.ts";
import { drawPictures, openBrowser } from "./letter/draw.ts";
import { createLookPicture } from "./letter/looks.ts";
import type { PictureSpec } from "./letter/picture.ts";

/*
 * Adds English words to the pictures of looks that the home page shows.
 *
 * node artwork/shown.ts
 */

const PUBLIC = fileURLToPath(new URL("../public", import.meta.url));
const cache = fileURLToPath(new URL(".cache/shown", import.meta.url));
const QUALITY = 84;

const pictures = LOOKS.flatMap((look) =>
  CLASSIC_MODEL.categories.flatMap((category) => {
    if (category.kind === "list" || !look.shown.includes(category.id)) return [];
    const { count, places } = findArrangement(
      category,
      "counts" in category ? category.counts.initial : undefined,
    );
    return places.map(
      ({ slot }): PictureSpec => ({
        path: showcasePicturePath(look, category, slot),
        ...createLookPicture(look, category, count, slot),
      }),
    );
  }),
);

for (const folder of ["pages", "drawn"]) mkdirSync(join(cache, folder), { recursive: true });
const drawn = ({ path }: PictureSpec): string =>
  join(cache, "drawn", `${path.replaceAll(/\W+/g, "-").slice(1)}.png`);
const browser = await openBrowser();
await drawPictures(browser, pictures, { plates: cache, pages: join(cache, "pages") }, drawn);
await browser.close();
for (const picture of pictures) {
  const out = join(PUBLIC, picture.path);
  mkdirSync(dirname(out), { recursive: true });
  const packing = ["-strip", "-quality", `${QUALITY}`, "-define", "webp:method=6"];
  execFileSync("convert", [drawn(picture), ...packing, out]);
}
