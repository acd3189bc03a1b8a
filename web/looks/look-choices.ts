import { type Look, lookPictures } from "../../shared/machine/looks.ts";
import type { Category } from "../../shared/machine/types.ts";
import { ACTIVE } from "../../shared/machines/index.ts";
import type { RecipeImage } from "../../shared/model/design.ts";
import { lookImage, lookListImage } from "../../shared/model/look.ts";
import { editing, state } from "../edit/app.ts";
import { LOOKS } from "../words/looks.ts";
import type { LookPictures } from "./look-pictures.ts";

/** One of the looks' pictures for a place. */
export interface LookChoice {
  readonly id: string;
  readonly look: Look;
  readonly label: string;
  /** The picture without words, which is there at once. */
  readonly src: string;
  /** The URL of the finished picture; undefined if it is no other. Rejects if it can't be rendered. */
  lettered(): Promise<string | undefined>;
  /** What goes into the place. */
  readonly image: RecipeImage;
}

/**
 * What the machine's looks have for a place of the design: for a slot one picture each, with its own words as the
 * screen's set has them; for a list all of theirs.
 */
export async function lookChoices(
  category: Category,
  slot: string,
  pictures: LookPictures,
): Promise<readonly LookChoice[]> {
  const [looks, words] = await Promise.all([ACTIVE.looks(), ACTIVE.wordTable(), editing.ready]);
  const { design } = state;
  const said = { ...design, words };
  return looks.flatMap((look): LookChoice[] => {
    if (category.kind === "list")
      return lookPictures(look, category).map((path, at) => {
        const label = LOOKS.numbered(look.name, at + 1);
        const image = { ...lookListImage(look, category, path), name: label };
        return { id: path, look, label, src: path, lettered: async () => undefined, image };
      });
    const image = { ...lookImage(design, look, category, slot, { words }), name: look.name };
    const { original } = image.recipe;
    const path = "path" in original ? original.path : "";
    const lettered = async () => (await pictures.urls(look, category, said)).get(slot);
    return [{ id: path, look, label: look.name, src: path, lettered, image }];
  });
}
